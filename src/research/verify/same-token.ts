import { distance } from '#domain/organizations/edit-distance.ts'
import type { Token } from './token.ts'
import { sameCurrency } from '../lexicon/money/currency.ts'

const shortestMisspelt = 7
/** Forms that stand for a longer word. */
const longForms: Record<string, string> = { exam: 'examination' }

/** Whether two tokens say the same: one form, one amount in what may be one currency, or a long word with one slip. */
export function sameToken(one: Token, other: Token): boolean {
  if (one.form === other.form) return true
  if (one.kind === 'money' && other.kind === 'money')
    return (
      one.amount === other.amount &&
      one.currency !== undefined &&
      other.currency !== undefined &&
      sameCurrency(one.currency, other.currency)
    )
  // The first letter is never the slip.
  if (one.form.charCodeAt(0) !== other.form.charCodeAt(0)) return false
  // A word that decides is never a slip of another one that does.
  if (one.kind !== 'word' || other.kind !== 'word' || (one.class !== 'plain' && other.class !== 'plain')) return false
  const [left, right] = [longForms[one.form] ?? one.form, longForms[other.form] ?? other.form]
  return left.length >= shortestMisspelt && right.length >= shortestMisspelt && differsByOneSlip(left, right)
}

/** Whether tokens of another form may say the same as this one. */
export function hasLikes(token: Token): boolean {
  return token.kind === 'money' || (token.kind === 'word' && (longForms[token.form] ?? token.form).length >= shortestMisspelt)
}

/** One letter more, less or other, or two letters changed about, and not the first letter. */
function differsByOneSlip(one: string, other: string): boolean {
  return one.charAt(0) === other.charAt(0) && !/\d/.test(one + other) && distance(one, other, 1) <= 1
}
