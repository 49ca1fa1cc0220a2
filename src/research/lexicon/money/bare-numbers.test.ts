import { expect, test } from 'vitest'
import { bareNumbersIn } from './bare-numbers.ts'

test.for([
  ['Application to be examined, FC ........ 620.00', [620]],
  ['Examination ... 210 ... 260 ... 395 ... 175', [210, 260, 395, 175]],
  ['Application 80. Exam 330 (members 265). Resit of one part 110.', [80, 330, 265, 110]],
  ['CQA-I 398 members / 548 others; CSM-I 398/548', [398, 548, 398, 548]],
  ['2 Professional Examination, Part I – 8,500/=', [8_500]],
  ['Application and background report                     65.00', [65]],
  ['Recognised Practising Translator / 162 / none / none', [162]],
  ['240,00 | 520,00', [240, 520]],
  ['1 135.00', [1_135]],
  ['Level 1 135.00', []],
  ['1.1 Candidate Property Inspector: 1 135.00', [1_135]],
  ['1.1 Candidate Property Inspector: 1,135.00', [1_135]],
  ['Registration – 1, 135.00', [1_135]],
  ['Renewal, every 3 years 305 420', [305, 420]],
  ['Raising of level ……… 1.850,- and 1.190', [1_850, 1_190]],
])('%s holds %j', ([text, values]) => {
  expect(bareNumbersIn(String(text), 'AUD').map(({ value }) => value)).toEqual(values)
})

test.for([
  'Members need 60 hours of 120 points in 3 years',
  'The exam is given since 1979, under Section 310, on March 12',
  'Write to 5510 Whorl Avenue or call 555-0100',
  '12. Apply on-line',
  '6.100 Recertification fee',
  'The fee for making application under section 4703.07 of the code',
  'Application for a license CN-1168',
  '103.19 - Licenses, expiration, fees',
  '6 Recertification ........ 12',
  'Exam 330-A is taken on a computer',
  'It costs $330',
])('%s holds none', (text) => {
  expect(bareNumbersIn(text, 'USD')).toEqual([])
})

test('a bare number is told from one with a currency, and stands where its digits do', () => {
  expect(bareNumbersIn('Renewal fee .... 1,250.00', 'KES')).toEqual([
    { start: 17, end: 25, currency: 'KES', digits: '1,250.00', value: 1_250, bare: true },
  ])
})
