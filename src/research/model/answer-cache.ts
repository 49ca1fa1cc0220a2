import * as z from 'zod/mini'
import { type NamedCertification, readNamed } from './answer.ts'
import type { KeptFact } from './drafts.ts'
import type { Piece } from './pieces.ts'
import type { PageGroup } from './prompt.ts'

/** What an answer said of one piece, as JSON text: certifications with the facts that were found in it. */
export function cachedFor(
  piece: Piece,
  group: PageGroup,
  heard: readonly { named: NamedCertification; facts: readonly KeptFact[] }[],
): string {
  const first = [...group.passages].find(([, passage]) => passage.piece === piece)?.[0] ?? 1
  const own = heard.flatMap(({ named, facts }) => {
    const here = facts.filter(({ place }) => isIn(piece, place))
    if (here.length === 0) return []
    const list = (field: KeptFact['field']) =>
      here
        .filter((one) => one.field === field)
        .map(({ fact }) => ({ ...fact, passage: movedTo(fact.passage, first, piece.blocks.length) }))
    const certification: NamedCertification = {
      name: named.name,
      acronym: named.acronym,
      summaryQuote: list('summary')[0]?.quote ?? null,
      requirements: list('requirements'),
      validity: list('validity'),
      renewal: list('renewal'),
      fees: list('fees'),
      retiredQuote: list('retired')[0]?.quote ?? null,
    }
    return [certification]
  })
  return JSON.stringify(own)
}

/** An earlier answer; undefined when the text is none. */
export function readAnswer(text: string): NamedCertification[] | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const list = z.array(z.unknown()).safeParse(value)
  return list.success ? list.data.flatMap((one) => readNamed(one)?.named ?? []) : undefined
}

function isIn(piece: Piece, place: KeptFact['place']): boolean {
  return (
    place.document.id === piece.document.id &&
    piece.blocks.some((block) => block.start <= place.start && place.start < Math.max(block.end, block.start + 1))
  )
}

function movedTo(passage: number | null, first: number, count: number): number | null {
  if (passage === null || passage < first || passage >= first + count) return null
  return passage - first + 1
}
