import { expect, test } from 'vitest'
import { readLinesOf as read } from './example-page-lines.ts'

const trades = (...names: string[]) =>
  `<title>Certifications - World Federation of Tool Trades</title><main><h1>Certifications</h1>${names
    .map(
      (name, place) => `<h2>${name}</h2><p>The ${name.replace(/ \(.*/, '')} knows how to use and repair tools.</p>
      <p>Exam fee: $${100 + 5 * place}. Certification is valid for ${2 + place} years.</p>`,
    )
    .join('')}</main>`

test('a short form is called by the name that it stands beside, whatever their letters', async () => {
  const { names } = await read(trades('Certified Anvil Specialist (CANS)', 'Certified Auger Specialist (CAUS)'), 'Tool Trades')
  expect(names).toEqual([
    ['Certified Anvil Specialist', 'CANS'],
    ['Certified Auger Specialist', 'CAUS'],
  ])
})

test('two certifications of one short form are two, each with its own fee', async () => {
  const { names, lines } = await read(
    trades('Certified Plane Specialist (CPLS)', 'Certified Pliers Specialist (CPLS)', 'Certified Saw Specialist (CSS)'),
    'Tool Trades',
  )
  expect(names.map(([name]) => name)).toEqual([
    'Certified Plane Specialist',
    'Certified Pliers Specialist',
    'Certified Saw Specialist',
  ])
  expect(lines.filter((line) => line.includes('$'))).toEqual(['$100 exam', '$105 exam', '$110 exam'])
})

test('a certification that its page only describes is shown', async () => {
  const { names } = await read(
    `<title>Certification - Lighthouse Keepers Guild</title><main><h1>Certification</h1><h2>Certified Lighthouse Keeper (CLK)</h2>
    <p>The CLK recognizes keepers who run a light on their own.</p><h3>Requirements</h3><ul><li>Two years of service at a light</li>
    <li>Pass the CLK examination</li></ul><h2>Certified Fog Signal Operator (CFSO)</h2>
    <p>The CFSO is for people who operate fog signals.</p></main>`,
    'Lighthouse Keepers Guild',
  )
  expect(names.map(([name]) => name)).toEqual(['Certified Lighthouse Keeper', 'Certified Fog Signal Operator'])
})

test('a column of codes says the short forms of the names beside', async () => {
  const { names, lines } = await read(
    `<title>Exam fees</title><main><h1>Exam fees</h1><p>Sable Testing Board certifies testers of sables.</p><table>
    <tr><th>Code</th><th>Certification</th><th>Fee</th></tr><tr><td>ST-F</td><td>Certified Foundation Tester</td><td>$199</td></tr>
    <tr><td>ST-B</td><td>Certified Advanced Tester</td><td>$289</td></tr></table></main>`,
    'Sable Testing Board',
  )
  expect(names).toEqual([
    ['Certified Foundation Tester', 'ST-F'],
    ['Certified Advanced Tester', 'ST-B'],
  ])
  expect(lines).toEqual(['$199 exam', '$289 exam'])
})

test('a certification may share its letters with its body', async () => {
  const { names } = await read(
    `<title>Certified Case Manager</title><main><h1>Certified Case Manager (CCM)</h1><p>The Commission of Case Managers certifies case
    managers. The exam fee is $300.</p></main>`,
    'Commission of Case Managers',
  )
  expect(names).toEqual([['Certified Case Manager', 'CCM']])
})
