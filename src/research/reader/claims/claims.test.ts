import { expect, test } from 'vitest'
import { pageOf } from '../../verify/example-document.ts'
import { amountsOf } from '../fees/amounts.ts'
import { readLines } from '../page/lines.ts'
import { Claims } from './claims.ts'

test('an amount whose purpose the page does not prove keeps its number, also behind a currency with a space', () => {
  const page = readLines(pageOf('<p>Paid for the register: KES 4,500.</p>', 'Charges'))
  const [amount] = amountsOf(page)
  if (amount === undefined) throw new Error('The page has no amount.')
  const claim = new Claims(page).of({ kind: 'fee', thing: { ...amount, left: 'Reinstatement fee: ' } })
  expect(claim?.text).toBe('KES 4,500 fee')
})
