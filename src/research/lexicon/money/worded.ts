import { expression } from '../../plain/expression.ts'
import { numbersIn } from '../text/number.ts'
import type { Span } from '../text/span.ts'
import { wordSource } from './currency-signs.ts'
import { type Currency, currencyOf } from './currency.ts'

/** An amount that a text writes in words, as laws and rules do: 'thirty-five dollars', 'one hundred fifty (150) dollars'. */
interface WordedAmount extends Span {
  currency: Currency
  value: number
}

const behind = expression('iu')`^\s(?<word>${wordSource})(?![\p{L}\p{N}_])`
/** Whether there may be one at all: few texts hold a number's word right before a currency's. */
const hint = expression('iu')`\p{L}\)?\s(?:${wordSource})(?!\p{L})`

/** The amounts of a text that are written in words, in order. */
export function wordedAmountsIn(text: string): WordedAmount[] {
  if (!hint.test(text)) return []
  return numbersIn(text).flatMap(({ start, end, value, form }) => {
    const word = form === 'words' ? behind.exec(text.slice(end, end + 40))?.groups?.['word'] : undefined
    const currency = word === undefined ? undefined : currencyOf(word)
    return word === undefined || currency === undefined ? [] : [{ start, end: end + 1 + word.length, value, currency }]
  })
}
