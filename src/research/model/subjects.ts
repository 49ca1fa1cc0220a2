import { cellsOf, outlineOf } from '../document/outline.ts'
import { looksLikeAcronym } from '../merge/identity.ts'
import { namesIn } from '../rules/names.ts'
import { isForAll, type NamedCertification } from './answer.ts'
import type { Piece } from './pieces.ts'
import type { Subject } from './sightings.ts'

/** Certifications whose names the pages show, so that facts of one are not taken for another's. */
export function subjectsOn(pieces: readonly Piece[]): Subject[] {
  const found = new Map<string, Subject>()
  const note = (name: string, acronym: string) => found.set(`${name}/${acronym}`, { name, acronym })
  for (const { document, blocks } of pieces) {
    const inPiece = new Set(blocks)
    for (const line of outlineOf(document).lines.filter(({ blocks: [block] }) => block !== undefined && inPiece.has(block))) {
      const [label] = cellsOf(line)
      const heads = line.kind === 'heading' || label !== undefined
      const { start, end } = label ?? line
      for (const { name, acronym } of namesIn(document.text.slice(start, end))) {
        if (acronym !== '' && acronym !== name) note(name, acronym)
        else if (heads && !looksLikeAcronym(name)) note(name, '')
      }
    }
  }
  return [...found.values()]
}

/** The certifications an answer names. */
export function subjectsOf(named: readonly NamedCertification[]): Subject[] {
  return named.filter((one) => !isForAll(one)).map(({ name, acronym }) => ({ name, acronym: acronym ?? '' }))
}
