import { isOccupation } from '../../lexicon/names/occupation.ts'
import { roleOfHeading } from '../../lexicon/topics/section-role.ts'
import type { FactKind } from '../facts/facts.ts'
import type { ReadLine } from '../page/lines.ts'
import { readsLikeName } from '../names/name-shape.ts'
import type { Naming, Placed, Surroundings } from './surroundings.ts'

/** How a certification stands to those that a place names: alone, among others, others only, or none is named. */
function standing(named: ReadonlySet<Naming>, one: Naming): number {
  if (named.size === 0) return 0
  if (!named.has(one)) return -1
  return named.size === 1 ? 2 : 1
}

/** What the trees are asked about a fact and a certification: is it this one's? @param count certifications of the page */
export function ownerNumbers(
  kind: FactKind,
  { line, start }: Placed,
  one: Naming,
  around: Surroundings,
  count: number,
): number[] {
  const sections = around.inSection.map((named) => standing(named, one))
  const [cell, row, rowHead] = [standing(around.inCell, one), standing(around.inRow, one), standing(around.inHead, one)]
  const [clause, whole] = [standing(around.inClause, one), standing(around.inLine, one)]
  const last = one.spans.findLast((span) => span.start <= start)
  const before = one.spans.filter((span) => span.start >= line.start && span.end <= start).length
  const inLine = one.spans.filter((span) => span.start >= line.start && span.end <= line.end).length
  const head = one.heads.findLast((at) => at <= start) ?? -1
  return [
    kind === 'fee' ? 1 : 0,
    kind === 'term' ? 1 : 0,
    kind === 'requirement' ? 1 : 0,
    kind === 'renewal' ? 1 : 0,
    count,
    cell,
    row,
    rowHead,
    clause,
    whole,
    cell || row || rowHead || clause || whole,
    sections[0] ?? 0,
    sections[1] ?? 0,
    sections[2] ?? 0,
    sections.find((value) => value !== 0) ?? 0,
    standing(around.inLead, one),
    standing(around.inTitle, one),
    around.nearest().get(one) ?? 99,
    around.nearestHead().get(one) ?? 99,
    last === undefined ? 9_999 : Math.max(0, start - last.end),
    head < 0 ? 9_999 : start - head,
    before,
    inLine,
    around.inLine.size,
    one.spans.length,
    one.spans.length >= around.mostNamed() ? 1 : 0,
    line.cells.length,
    line.kind === 'item' ? 1 : line.kind === 'row' ? 2 : line.kind === 'paragraph' ? 0 : 3,
    saysAll(line) ? 1 : 0,
    one.one.key.startsWith('short ') ? 1 : 0,
    one.spans[0] === undefined ? 1 : one.spans[0].start > start ? 1 : 0,
    ...around.said.map((said) => around.telling.standing(said, one)),
  ]
}

/** From so many certifications with headings of one rank on, another heading of that rank may name a further one. */
const leastOfRank = 2

/**
 * Whether a fact is another one's for sure, though nobody was asked about that one: it stands under a heading that is written like a name,
 * beside the headings that name certifications; beside a single one, under what people are called: 'Cosmetologist'.
 */
export function isOfAnother(line: ReadLine, one: Naming, around: Surroundings): boolean {
  const [own, over] = line.sections
  if (own === undefined || (around.inSection[0]?.size ?? 0) > 0 || !one.ranks.has(over?.start ?? -1)) return false
  if (around.ofRank >= leastOfRank && roleOfHeading(own.text) === 'none' && readsLikeName(own.text)) return true
  return isOccupation(own.text.split(/\s+/).at(-1) ?? '')
}

const allSaid = new WeakMap<ReadLine, boolean>()

/** Whether a line speaks of all or several; asked for each of its facts and every certification. */
function saysAll(line: ReadLine): boolean {
  const known = allSaid.get(line) ?? /\b(?:all|each|every|any|both)\b/i.test(line.text)
  allSaid.set(line, known)
  return known
}
