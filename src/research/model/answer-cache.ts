import * as z from 'zod/mini'
import { type NamedCertification, readNamed, type Words } from './prompt/answer.ts'
import { findOnPages } from './names/locate.ts'
import type { Piece } from './prompt/pieces.ts'
import type { PageGroup } from './prompt/prompt.ts'

/** What an answer said of one piece, as JSON text: certifications with the facts that it quotes from it, numbered as if asked alone. */
export function cachedFor(piece: Piece, { passages }: PageGroup, heard: readonly NamedCertification[]): string {
  const numbers = [...passages].filter(([, passage]) => passage.piece === piece).map(([number]) => number)
  const own = new Map(numbers.map((number, place) => [number, place + 1]))
  const isHere = ({ quote, passage }: Words): boolean => {
    if (passage !== null && passages.has(passage)) return own.has(passage)
    return standsIn(quote, piece)
  }
  const here = <Fact extends Words>(facts: readonly Fact[]): Fact[] =>
    facts.filter(isHere).map((fact) => ({ ...fact, passage: fact.passage === null ? null : (own.get(fact.passage) ?? null) }))
  const certifications = heard.flatMap((named): NamedCertification[] => {
    const facts = {
      requirements: here(named.requirements),
      validity: here(named.validity),
      renewal: here(named.renewal),
      fees: here(named.fees),
    }
    const quoted = (quote: string | null) => (quote !== null && standsIn(quote, piece) ? quote : null)
    const [summaryQuote, retiredQuote] = [quoted(named.summaryQuote), quoted(named.retiredQuote)]
    const stated = Object.values(facts).some((list) => list.length > 0) || summaryQuote !== null || retiredQuote !== null
    return stated || standsIn(named.name, piece) ? [{ ...named, ...facts, summaryQuote, retiredQuote }] : []
  })
  return JSON.stringify(certifications)
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

function standsIn(quote: string, { document, blocks }: Piece): boolean {
  const place = findOnPages(quote, [document])
  return (
    place !== undefined &&
    blocks.some((block) => block.start <= place.start && place.start < Math.max(block.end, block.start + 1))
  )
}
