import { expect, test } from 'vitest'
import { isListed } from './listed-name.ts'

function listed(name: string, line: string, other: string, own: readonly string[] = []): boolean {
  const start = line.indexOf(other)
  return isListed(name, line, [{ start, end: start + other.length }], (word) => own.includes(word))
}

test.each([
  ['appraiser', 'Broker, associate broker, associate, appraiser and candidate $475', 'Broker', []],
  ['candidate', 'Broker, associate broker, associate, appraiser and candidate between July 1st and May $275', 'Broker', []],
  ['Registered Permit', 'Late Renewal (Registered/Provisional/Leave of Absence)$75.00 + GST', 'Leave of Absence', []],
  [
    'Provisional Practice Permit',
    'Late Renewal (Registered/Provisional/Leave of Absence)$75.00',
    'Leave of Absence',
    ['provisional'],
  ],
  ['Conditional', 'Annual Registration (Full, Full [365 Day Exempt],Conditional Classes) $515.00', 'Full', []],
  ['Broker license', 'Broker / Associate Broker renewal - $150.00, per year', 'Associate Broker', []],
])('%s is among those that a line names', (name, line, other, own) => {
  expect(listed(name, line, other, own)).toBe(true)
})

test.each([
  ['associate', 'Broker and associate broker $475', 'associate broker'],
  ['Officer', 'Broker and officers of the bank that lends the money $475', 'Broker'],
  ['Officer', 'Broker, who has worked for five years under the eye of another one, officer', 'Broker'],
  ['Officer', 'Broker $475', 'Broker'],
  ['LMFT', 'Change from LAC to LPC or LAMFT to LMFT option $100.00', 'LPC'],
])('%s is not', (name, line, other) => {
  expect(listed(name, line, other)).toBe(false)
})
