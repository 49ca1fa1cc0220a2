import type { CleanDocument } from '../document/clean-document.ts'
import { pricesIn, shownMoney } from '../lexicon/money.ts'

/** Shares of a price that taxes on sales take: from 4 % to 28 %. */
const least = 0.04
const most = 0.28
/** Rounding of a sum, in units of the currency. */
const rounding = 0.03
/** Letters between a price, its tax and their sum: '£410 plus VAT £82 makes £492'. */
const farthest = 20

const known = new WeakMap<CleanDocument, ReadonlySet<string>>()

/**
 * The amounts of a page, as they are shown, that are only ever the tax between a price and their sum: '$112.32' of
 * '$864.00 | $112.32 | $976.32'. The heads of such columns are often not to be had.
 */
export function taxesOn(document: CleanDocument): ReadonlySet<string> {
  const before = known.get(document)
  if (before !== undefined) return before
  const taxes = taxesIn(document.text)
  known.set(document, taxes)
  return taxes
}

/** The same of a text. */
export function taxesIn(text: string): ReadonlySet<string> {
  const amounts = pricesIn(text)
  const taxes = new Set<string>()
  const others = new Set<string>()
  for (const [place, amount] of amounts.entries()) {
    const [price, sum] = [amounts[place - 1], amounts[place + 1]]
    const isBetween =
      price !== undefined &&
      sum !== undefined &&
      amount.start - price.end <= farthest &&
      sum.start - amount.end <= farthest &&
      Math.abs(price.value + amount.value - sum.value) <= rounding &&
      amount.value >= least * price.value &&
      amount.value <= most * price.value
    if (isBetween) taxes.add(shownMoney(amount))
    else others.add(shownMoney(amount))
  }
  return new Set([...taxes].filter((shown) => !others.has(shown)))
}
