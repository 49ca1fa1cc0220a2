import { tokensOf } from './tokens.ts'
import { saysValue } from './verify-value.ts'

/** Whether a quote says a value, under the words of `context`; see `saysValue`. */
export function verifyValue(value: string, quote: string, context = ''): boolean {
  return saysValue(tokensOf(value), tokensOf(quote), tokensOf(context), quote)
}
