import { cellsOf, outlineOf } from '../../document/clean-document/outline.ts'
import { looksLikeAcronym } from '#domain/certifications/name-key.ts'
import { isOnMatters } from '../../lexicon/names/name-edge.ts'
import { withoutDoing } from '../../lexicon/credentials/unnamed.ts'
import { namesIn } from '../../names/names.ts'
import { isForAll, type NamedCertification } from '../prompt/answer.ts'
import type { Piece } from '../prompt/pieces.ts'
import type { Recognizable } from './sightings.ts'

/** Certifications whose names the pages show, so that facts of one are not taken for another's. */
export function subjectsOn(pieces: readonly Piece[]): Recognizable[] {
  const found = new Map<string, Recognizable>()
  const note = (name: string, acronym: string) => found.set(`${name}/${acronym}`, { name, acronym })
  for (const { document, blocks } of pieces) {
    const inPiece = new Set(blocks)
    for (const line of outlineOf(document).lines.filter(({ blocks: [block] }) => block !== undefined && inPiece.has(block))) {
      const [label] = cellsOf(line)
      const heads = line.kind === 'heading' || label !== undefined
      const { start, end } = label ?? line
      const text = document.text.slice(start, end)
      for (const { name, acronym } of namesIn(text)) {
        // 'Tester Certification Steps / FAQ' heads a whole page, whatever it names.
        if (isOnMatters(name) || (line.kind === 'heading' && isOnMatters(text.slice(text.indexOf(name) + name.length)))) continue
        if (acronym !== '' && acronym !== name) note(name, acronym)
        else if (heads && !looksLikeAcronym(name)) note(name, '')
      }
    }
  }
  return [...found.values()]
}

/** The certifications an answer names. */
export function subjectsOf(named: readonly NamedCertification[]): Recognizable[] {
  return named
    .filter((one) => !isForAll(one))
    .map(({ name, acronym }) => {
      const bare = bareName(name)
      return { name: bare, acronym: acronym ?? '', ...(bare === name ? {} : { told: name }) }
    })
}

/** The name of a certification without what is done to get it. */
export function bareName(name: string): string {
  const bare = withoutDoing(name)
  return bare.length < 3 ? name : bare.charAt(0).toUpperCase() + bare.slice(1)
}
