import type { Currency } from '../lexicon/money/currency.ts'
import type { Span } from '../lexicon/text/span.ts'
import type { WordClass } from './vocabulary.ts'

/** A word, number or amount of a text, with where it stands. Punctuation, quotes, dashes and marks are no tokens. */
export interface Token extends Span {
  /** One form for all spellings: '1,095' and '1095' are '1095', '$1,095' is '$1095', 'three' is '3', 'Non-Members' 'nonmember'. */
  form: string
  kind: 'word' | 'number' | 'money'
  class: WordClass
  /** A footnote mark, a number said again in figures, a reference: may be missing on the other side. */
  optional: boolean
  /** Of an amount of money: its currency; the number itself. */
  currency?: Currency | undefined
  amount?: string
  /** True of a number written as words. */
  spelled?: boolean
}
