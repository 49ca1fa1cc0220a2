import type { FactKind, ScoredFact } from '../facts/facts.ts'
import type { ReadLine } from '../page/lines.ts'
import { isNamedIn } from './name-numbers.ts'
import type { Scores } from './scores.ts'

/**
 * Asks about each fact what the trees are asked: what the sums say of it, of its neighbors, and of the names around it.
 * @param ask is given the numbers of one fact after the other, so that those of a whole page need not be kept
 */
export function askedOfFacts<Asked>(
  { page, words, names, facts }: Scores,
  ask: (fact: ScoredFact, numbers: number[]) => Asked,
): Asked[] {
  const likely = names.filter(({ score }) => score >= 0.2).toSorted((one, other) => other.score - one.score)
  const best = names.reduce((top, { score }) => Math.max(top, score), 0)
  const sure = likely.filter(({ score }) => score >= 0.5).length
  const namedIn = new Map<ReadLine, number>()
  for (const { candidate, score } of likely)
    for (const { line } of [...candidate.mentions, ...candidate.shorts])
      namedIn.set(line, Math.max(namedIn.get(line) ?? 0, score))
  const namedOver = new Map<string, number>()
  const over = (text: string) => {
    const known = namedOver.get(text)
    if (known !== undefined) return known
    const lower = text.toLowerCase()
    const found = likely.find(({ candidate }) => isNamedIn(candidate, text, lower))?.score ?? 0
    namedOver.set(text, found)
    return found
  }
  const groups = Map.groupBy(facts, ({ kind }) => kind)
  const scoreAt = (kind: FactKind) => new Map((groups.get(kind) ?? []).map(({ thing, score }) => [thing.start, score]))
  const [requirements, renewals] = [scoreAt('requirement'), scoreAt('renewal')]
  const total = (kind: FactKind) => (groups.get(kind) ?? []).reduce((sum, { score }) => (score >= 0.3 ? sum + score : sum), 0)
  const [fees, terms, required, renewed] = [total('fee'), total('term'), total('requirement'), total('renewal')]
  const sections = new Map<string, { sum: number; count: number; top: number }>()
  const sectionsOf = facts.map((fact) => {
    const key = sectionKey(fact)
    const section = sections.get(key) ?? { sum: 0, count: 0, top: 0 }
    sections.set(key, section)
    section.sum += fact.score
    section.count += 1
    section.top = Math.max(section.top, fact.score)
    return section
  })
  const before = { fee: 0, term: 0, requirement: 0, renewal: 0 }
  return facts.map((fact, number) => {
    const own = groups.get(fact.kind) ?? []
    const place = before[fact.kind]++
    const section = sectionsOf[number] ?? { sum: 0, count: 1, top: 0 }
    const { line } = fact.thing
    const [length, order, more] = ownNumbers(fact)
    const beside = (step: number) => own[place + step]?.score ?? -1
    return ask(fact, [
      fact.score,
      beside(-1),
      beside(1),
      Math.max(beside(-2), beside(2)),
      section.count > 1 ? (section.sum - fact.score) / (section.count - 1) : -1,
      section.count,
      section.top,
      own.length,
      words,
      best,
      sure,
      fees,
      terms,
      required,
      renewed,
      // The same statement as a fact of the other kind that it may be.
      (fact.kind === 'requirement' ? renewals : requirements).get(fact.thing.start) ?? -1,
      namedIn.get(line) ?? 0,
      over(line.sections[0]?.text ?? ''),
      over(line.sections[1]?.text ?? ''),
      over(page.title),
      line.position,
      line.weight,
      line.cells.length,
      line.money.length,
      line.periods.length,
      line.text.length,
      line.kind === 'item' ? 1 : line.kind === 'row' ? 2 : line.kind === 'pair' ? 3 : line.kind === 'paragraph' ? 0 : 4,
      page.lines.length,
      length,
      order,
      more,
    ])
  })
}

/** Facts of one kind under one heading. */
function sectionKey({ kind, thing: { line } }: ScoredFact): string {
  return `${kind} ${line.sections[0]?.text ?? ''} ${line.sections[0]?.start ?? ''}`
}

function ownNumbers(fact: ScoredFact): [number, number, number] {
  if (fact.kind === 'fee') return [fact.thing.money.value, fact.thing.order, fact.thing.left.length]
  if (fact.kind === 'term') return [fact.thing.end - fact.thing.start, 0, fact.thing.line.text.length]
  return [fact.thing.end - fact.thing.start, fact.thing.order, fact.thing.line.lead === undefined ? 0 : 1]
}
