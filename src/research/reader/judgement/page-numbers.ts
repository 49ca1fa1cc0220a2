import type { FactKind } from '../facts/facts.ts'
import type { Scores } from './scores.ts'

const kinds: readonly FactKind[] = ['fee', 'term', 'requirement', 'renewal']

/** What the trees are asked about a page: what the sums say of its words, its names and its facts. */
export function pageNumbers({ page, words, names, facts }: Scores): number[] {
  const best = names.map(({ score }) => score).toSorted((one, other) => other - one)
  const of = (kind: FactKind) => facts.filter((fact) => fact.kind === kind).map(({ score }) => score)
  const total = (scores: readonly number[]) => scores.reduce((sum, score) => (score >= 0.3 ? sum + score : sum), 0)
  const each = kinds.map(of)
  return [
    words,
    best[0] ?? 0,
    best[1] ?? 0,
    best.filter((score) => score >= 0.5).length,
    ...each.map((scores) => scores.reduce((top, score) => Math.max(top, score), 0)),
    ...each.map(total),
    each.reduce((sum, scores) => sum + total(scores), 0),
    ...each.map(({ length }) => length),
    page.lines.length,
  ]
}
