import { hasAwardedWord } from '../../lexicon/credentials/awarded.ts'
import { headsAmounts } from '../../lexicon/topics/column-head.ts'
import { isCurrencyCode } from '../../lexicon/money/currency.ts'
import { isOccupation } from '../../lexicon/names/occupation.ts'
import { placeIn } from '../../lexicon/fees/paid-by-others.ts'
import { isInapplicable } from '../../lexicon/money/price.ts'
import type { Amount } from '../fees/amounts.ts'
import { readsLikeName } from '../names/name-shape.ts'
import type { Naming, Placed, Surroundings } from './surroundings.ts'

/** From so many certifications with columns of their own on, another column may be a further one's, whatever its head. */
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
  const isOneOfMany = new Set(columns.flatMap(({ named }) => [...named])).size >= leastNamed
  if (!isOneOfMany && !isOfPeople(stands.cell.head)) return false
  if (place === 0) return own.every(({ cell }) => isInapplicable(text.slice(cell.start, cell.end)))
  return line.kind === 'row' && isName(stands.cell.head)
}

/** Longest label in front of an amount that is not in a table, in characters. */
const longestLabel = 60

/** Whether an amount is said to be paid by a place or business that the certification's name says nothing of: 'Brokerage licence | $1,150'. */
export function isOfAPlace({ row, left }: Amount, { words }: Naming): boolean {
  const place = placeIn(row === '' && left.length <= longestLabel ? left : row)
  return place !== undefined && !words.some((word) => word.includes(place))
}

/** Whether a cell is this certification's alone: its row is labelled by it, or one column, the cell's own, is headed by it. */
export function isOfCell(one: Naming, { inRow, inHead, columns }: Surroundings): boolean {
  const named = inRow.size > 0 ? inRow : inHead
  if (named.size !== 1 || !named.has(one)) return false
  return inRow.size > 0 || columns.filter((column) => column.named.has(one)).length === 1
}

/** 'Certified Event Safety', 'Event Steward', 'Crowd Safety (CS)'. */
function isOfPeople(head: string): boolean {
  return hasAwardedWord(head) || /\(\p{Lu}{2,7}\)$/u.test(head) || isOccupation(head.split(/\s+/).at(-1) ?? '')
}

/** 'Lantern Fellow (LF)' or 'LF', and not 'Renewal Fee' or 'USD'. */
function isName(head: string): boolean {
  if (headsAmounts(head)) return false
  return /^\p{Lu}{2,6}$/u.test(head) ? !isCurrencyCode(head) : readsLikeName(head.replace(/\s*\([^()]*\)$/, ''))
}
