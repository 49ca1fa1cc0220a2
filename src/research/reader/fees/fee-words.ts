import { pageCurrency } from '../../document/page-facts/page-currency.ts'
import { statedDollar } from '../../document/page-facts/stated-dollar.ts'
import { fromWhen, fromWhenInHead } from '../../lexicon/fees/from-when.ts'
import { shownMoney } from '../../lexicon/money/money.ts'
import type { Span } from '../../lexicon/text/span.ts'
import type { Amount, Label } from './amounts.ts'
import { sentenceOf } from './clauses.ts'
import { feeAudience } from './fee-audience.ts'
import { feeLabels } from './fee-labels.ts'
import { feePurpose } from './fee-purpose.ts'
import type { ReadPage } from '../page/lines.ts'

/** What an amount is for in the words shown, whom it is for, and where these words stand. */
export interface FeeWords {
  shown: string
  /** The amount alone, with its currency. */
  amount: string
  context: Span[]
}

const mostQualifiers = 3
const mostContext = 4

/** The line that is shown of an amount: 'US$405 exam (members)'. */
export function feeWords(page: ReadPage, amount: Amount): FeeWords {
  const labels = feeLabels(amount, page.title)
  const purpose = feePurpose(labels)
  const audience = feeAudience(amount, labels)
  const sentence = sentenceOf(amount)
  const from = fromWhenInHead(amount.head) ?? (sentence === undefined ? undefined : fromWhen(sentence.text))
  const words = purpose.kind ?? 'fee'
  const qualifiers = [
    ...(from === undefined ? [] : [`from ${from}`]),
    ...audience.shown.filter((one) => !words.includes(one)),
  ].slice(0, mostQualifiers)
  const beside = qualifiers.length === 0 ? '' : ` (${qualifiers.join(', ')})`
  const context = [
    ...[...purpose.by, ...audience.by].flatMap((label) => elsewhere(label, amount)),
    ...(sentence === undefined || from === undefined ? [] : [{ start: sentence.start, end: sentence.end }]),
    ...whereCurrencyIsSaid(page, amount),
  ]
  const money = shownMoney(amount.money, statedDollar(page.document))
  return {
    shown: `${money} ${words}${beside}`,
    amount: money,
    context: context.slice(0, mostContext),
  }
}

/** Of a bare number, where the page shows in which currency its amounts are. */
function whereCurrencyIsSaid({ document }: ReadPage, { money }: Amount): Span[] {
  const page = pageCurrency(document)
  return money.bare !== true || page?.at === undefined || page.currency !== money.currency ? [] : [page.at]
}

/** Where a label stands, if it is not in the amount's own line. */
function elsewhere({ start, text }: Label, { line }: Amount): Span[] {
  return start >= 0 && (start < line.start || start > line.end) ? [{ start, end: start + text.length }] : []
}
