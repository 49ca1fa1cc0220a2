import { feeKindsIn } from '../../lexicon/fees/fee-kind.ts'
import { type Amount, labelsOf } from './amounts.ts'
import { type Features, stepOf } from '../weights/features.ts'
import type { ReadPage } from '../page/lines.ts'
import { firstWords, lastWords, wordsOf } from '../page/words.ts'

/** Features of an amount: is it a fee of a certification? */
export function feeFeatures(page: ReadPage, amount: Amount, features: Features): void {
  const { line, money, left, right, row, head } = amount
  features.add('bias')
  features.add('size', money.value < 10 ? 'tiny' : money.value >= 3_000 ? 'large' : stepOf(money.value / 25))
  features.add('currency', money.currency)
  features.add('bare', money.bare === true)
  features.add('range', money.upTo !== undefined)
  features.add('kind', line.kind)
  features.add('in line', stepOf(line.money.length))
  features.add('on page', stepOf(page.amounts))
  features.add('furniture', line.weight < 0.22)
  const near = left.slice(-90)
  features.addAll('left', wordsOf(near).slice(-12))
  features.addAll('right', wordsOf(right.slice(0, 70)).slice(0, 9))
  const [last = '^', second = ''] = lastWords(left, 2)
  const [next = '.', after = ''] = firstWords(right, 2)
  features.add('before', second, last)
  features.add('behind', next, after)
  if (line.cells.length === 0 && line.text.length < 500) features.addAll('line', wordsOf(line.text))
  features.addAll('row', wordsOf(row).slice(0, 12))
  features.addAll('head', wordsOf(head).slice(0, 8))
  features.addAll('above', wordsOf(amount.above[0]?.text ?? '').slice(0, 8))
  features.addAll('section', wordsOf(line.sections[0]?.text ?? '').slice(0, 14))
  features.addAll(
    'outer',
    line.sections.slice(1).flatMap(({ text }) => wordsOf(text).slice(0, 10)),
  )
  features.add('role', line.role)
  features.addAll('title', wordsOf(page.title).slice(0, 12))
  if (line.lead !== undefined) features.addAll('lead', wordsOf(line.lead.text).slice(0, 16))
  for (const { text, by } of labelsOf(amount, page.title))
    for (const { kinds } of feeKindsIn(text).slice(0, 3)) features.add(`${by} kind`, kinds[0])
}
