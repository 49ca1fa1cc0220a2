import type { CleanDocument } from '../../document/clean-document/clean-document.ts'
import { cellsOf, type OutlineLine, outlineOf } from '../../document/clean-document/outline.ts'
import type { SameNames } from '../../same/group.ts'
import type { Named } from '#domain/certifications/known-name.ts'
import { tokensOf } from '../../verify/tokens.ts'
import { placesOfTokens, type Sighting, Sightings, type Recognizable } from './sightings.ts'
import { bareName } from './subjects.ts'

/** The pages whose text has a name. */
export function pagesOf({ name }: Named, documents: readonly CleanDocument[]): CleanDocument[] {
  const tokens = tokensOf(bareName(name)).filter((token) => !token.optional)
  return tokens.length === 0 ? [] : documents.filter((document) => placesOfTokens(tokens, document).length > 0)
}

/**
 * Which names a page lists side by side, and so tells apart: headings, entries of a list or rows of a table that stand under the same
 * headings, or names joined by commas in a line.
 * @returns asks by the places of two names in `names`
 */
export function sideBySide(
  names: readonly SameNames[],
  documents: readonly CleanDocument[],
): (one: number, other: number) => boolean {
  const places = new Map<Recognizable, number>()
  for (const [place, same] of names.entries()) for (const { name, acronym } of same) places.set({ name, acronym }, place)
  const sightings = new Sightings([...places.keys()])
  const apart = new Set<string>()
  const tell = (found: ReadonlySet<number>) => {
    for (const one of found) for (const other of found) if (one !== other) apart.add(`${one} ${other}`)
  }
  const placesOf = (found: readonly Sighting[]) => found.flatMap(({ subjects }) => subjects.map((one) => places.get(one) ?? -1))
  for (const document of documents) {
    const listed = new Map<string, Set<number>>()
    for (const line of outlineOf(document).lines) {
      const found = sightings.within(document, line.start, line.end)
      if (found.length === 0) continue
      for (const run of joinedIn(found, document)) tell(new Set(placesOf(run)))
      const [first] = found
      const list = listOfLine(line)
      if (list === undefined || first === undefined || first.start > line.start + farthest) continue
      // An entry that names two of them says nothing on which it is.
      const own = new Set(placesOf(cellsOf(line).length > 0 ? [first] : found))
      if (own.size === 1) listed.set(list, new Set([...(listed.get(list) ?? []), ...own]))
    }
    for (const entries of listed.values()) tell(entries)
  }
  return (one, other) => apart.has(`${one} ${other}`)
}

/** A name stands at the start of an entry that is about it, in characters. */
const farthest = 12

/** What the entries of one list have in common; undefined of a line that is none. */
function listOfLine({ kind, blocks: [block] }: OutlineLine): string | undefined {
  if (kind === 'paragraph' || block === undefined) return undefined
  const path = kind === 'heading' ? block.path.slice(0, -1) : block.path
  return [kind, block.level ?? '', ...path].join('\n')
}

/** Only marks and 'and' or 'or' between names: 'CQE, CQA and CQT', cells of one row. */
const joint = /^[\s,;/|&•·]*(?:\b(?:and|or)\b)?\s*$/i

function joinedIn(found: readonly Sighting[], { text }: CleanDocument): Sighting[][] {
  const runs: Sighting[][] = []
  for (const one of found) {
    const last = runs.at(-1)?.at(-1)
    if (last !== undefined && joint.test(text.slice(last.end, one.start))) runs.at(-1)?.push(one)
    else runs.push([one])
  }
  return runs.filter((run) => run.length > 1)
}
