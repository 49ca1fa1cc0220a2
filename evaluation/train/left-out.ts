import { readFileSync } from 'node:fs'
import { likelyNames, type NameReader } from '../../src/research/reader/likely-names.ts'
import type { Part } from '../label.ts'
import type { Example } from './examples.ts'
import { learn, prepared, preparedRows } from './learn.ts'
import { unpackedRows } from './rows-file.ts'

/** What the kept real pages teach. */
export function keptPages() {
  return preparedRows(unpackedRows(readFileSync(new URL('real/rows.br', import.meta.url))))
}

/** Of each set a reader that all other pages taught, so that what it says of the set is what it says of unknown pages. */
export function readersLeavingOut(sets: readonly Part[], examples: readonly Example[]): Map<Part, NameReader> {
  const pages = prepared(examples)
  const real = keptPages()
  return new Map(
    sets.map((set) => {
      const { weights } = learn([...real, ...pages.filter((_, place) => examples[place]?.set !== set)])
      return [set, (document, organization) => likelyNames(document, organization, weights)]
    }),
  )
}
