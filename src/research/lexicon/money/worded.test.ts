import { expect, test } from 'vitest'
import { moneyIn } from './money.ts'

test.for([
  ['a penalty of thirty-five dollars and a fee of one hundred fifty dollars', [35, 150]],
  ['two hundred US dollars', [200]],
  ['thirty (30) dollars', [30]],
  ['Twenty dollars ($20)', [20]],
  ['$20 (twenty dollars)', [20]],
  ['one hundred fifty (150) dollars a year', [150]],
  ['no dollars, but two years', []],
])('%s holds %j', ([text, values]) => {
  expect(moneyIn(String(text)).map(({ value }) => value)).toEqual(values)
})
