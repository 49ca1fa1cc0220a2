import { headsAmounts } from '../lexicon/column-head.ts'
import { isCurrencyCode } from '../lexicon/currency.ts'
import { isInapplicable } from '../lexicon/price.ts'
import { readsLikeName } from './name-shape.ts'
import type { Naming, Placed, Surroundings } from './surroundings.ts'

/** From so many certifications with columns of their own on, another column may be a further one's. */
const leastNamed = 2

/**
 * Whether the table that a fact stands in says that it is not this certification's, though it has a column there: the fact stands in
 * another column, whose head is written like a name, or it is said of the whole row, and the certification's cell there is 'n/a'.
 */
export function isOfAnotherColumn({ line, start }: Placed, one: Naming, { columns }: Surroundings, text: string): boolean {
  const own = columns.filter(({ named }) => named.has(one))
  const place = columns.findIndex(({ cell }) => cell.start <= start && start < cell.end)
  const stands = columns[place]
  if (own.length === 0 || stands === undefined || stands.named.size > 0) return false
  if (new Set(columns.flatMap(({ named }) => [...named])).size < leastNamed) return false
  if (place === 0) return own.every(({ cell }) => isInapplicable(text.slice(cell.start, cell.end)))
  return line.kind === 'row' && isName(stands.cell.head)
}

/** 'Lantern Fellow (LF)' or 'LF', and not 'Renewal Fee' or 'USD'. */
function isName(head: string): boolean {
  if (headsAmounts(head)) return false
  return /^\p{Lu}{2,6}$/u.test(head) ? !isCurrencyCode(head) : readsLikeName(head.replace(/\s*\([^()]*\)$/, ''))
}
