import { placeIn } from '../../lexicon/fees/paid-by-others.ts'
import type { Amount } from '../fees/amounts.ts'
import type { Naming, Surroundings } from './surroundings.ts'

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
