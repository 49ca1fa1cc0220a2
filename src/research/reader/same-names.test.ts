import { expect, test } from 'vitest'
import { readLinesOf as read } from './example-page-lines.ts'

test('a certification that a page writes in two ways is one, with the fees beside both', async () => {
  const { names, lines } = await read(
    `<title>Fees | Institute of Tidal Surveyors</title><main><h1>Registration fees</h1>
    <p>The Institute of Tidal Surveyors registers tidal surveyors as Chartered Tidal Surveyor (CTidSurv) and Registered Tidal Technician (RTidTech).</p>
    <h2>Chartered Tidal Surveyor (CTidSurv)</h2><p>The application fee is £210. Registration is valid for three years.</p>
    <h2>Registered Tidal Technician (RTidTech)</h2><p>The application fee is £120. Registration is valid for three years.</p>
    <h2>Annual fees</h2><table><tr><th>Register</th><th>Annual fee</th></tr><tr><td>CTidSurv</td><td>£185</td></tr><tr><td>RTidTech</td><td>£95</td></tr></table></main>`,
    'Institute of Tidal Surveyors',
  )
  expect(names.map(([name]) => name)).toEqual(['Chartered Tidal Surveyor', 'Registered Tidal Technician'])
  expect(lines.filter((line) => line.includes('£'))).toEqual([
    '£210 application',
    '£185 annual',
    '£120 application',
    '£95 annual',
  ])
})

test('classes of a license are apart, each also by its class alone', async () => {
  const { names } = await read(
    `<title>Operator licenses | Harbor Boiler Board</title><main><h1>Operator licenses</h1><p>The Harbor Boiler Board licenses boiler operators.</p>
    <h2>Class I Boiler Operator</h2><p>The exam fee is $90.</p><h2>Class II Boiler Operator</h2><p>The exam fee is $70.</p>
    <h2>Renewal</h2><table><tr><th>License</th><th>Renewal fee</th></tr><tr><td>Class I</td><td>$60</td></tr><tr><td>Class II</td><td>$45</td></tr></table></main>`,
    'Harbor Boiler Board',
  )
  expect(names.map(([name]) => name)).toEqual(['Class I Boiler Operator', 'Class II Boiler Operator'])
})
