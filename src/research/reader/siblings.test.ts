import { expect, test } from 'vitest'
import { readLinesOf as read } from './example-page-lines.ts'

test('a row that is labeled by something else lends its fee to nobody', async () => {
  const { names, lines } = await read(
    `<title>Recertification</title><main><h1>Recertification</h1><p>The Fire Alarm Institute certifies people who plan fire alarms.</p>
    <table><tr><th>Certification</th><th>CEUs required</th><th>Fee</th></tr>
    <tr><td>Fire Alarm Technician Level I</td><td>12</td><td>$90</td></tr>
    <tr><td>Fire Alarm Technician Level II</td><td>18</td><td>$110</td></tr>
    <tr><td>Fire Alarm Designer</td><td>24</td><td>$130</td></tr></table></main>`,
    'Fire Alarm Institute',
  )
  expect(names.map(([name]) => name)).toEqual(['Fire Alarm Designer'])
  expect(lines.filter((line) => line.includes('$'))).toEqual(['$130 recertification'])
})

test('a column that is headed by something else lends its fee to nobody', async () => {
  const { names, lines } = await read(
    `<title>Compare certifications | Council of Event Safety</title><body><h1>Compare our certifications</h1><table>
    <tr><th></th><th>Event Safety Steward (ESS)</th><th>Event Safety Supervisor (ESSU)</th><th>Event Safety Manager (ESM)</th></tr>
    <tr><td>Who is it for?</td><td>Front-line staff</td><td>Team leads</td><td>Directors of safety</td></tr>
    <tr><td>Experience required</td><td>None</td><td>1 year</td><td>5 years</td></tr>
    <tr><td>Exam fee</td><td>$99</td><td>$199</td><td>$425</td></tr>
    <tr><td>Valid for</td><td>2 years</td><td>3 years</td><td>3 years</td></tr>
    <tr><td>CEUs to renew</td><td>None</td><td>2.0</td><td>4.5</td></tr>
    <tr><td>Renewal fee</td><td>$49</td><td>$99</td><td>$150</td></tr></table></body>`,
    'Council of Event Safety',
  )
  const fees = new Map([
    ['Event Safety Steward', ['$99 exam', '$49 renewal']],
    ['Event Safety Supervisor', ['$199 exam', '$99 renewal']],
    ['Event Safety Manager', ['$425 exam', '$150 renewal']],
  ])
  expect(names.length).toBeGreaterThan(0)
  expect(lines.filter((line) => line.includes('$'))).toEqual(names.flatMap(([name = '']) => fees.get(name)))
  expect(lines).not.toContain('1 year')
  expect(lines).not.toContain('5 years')
})

test('a heading that says what people are lends its fees to no other heading’s license', async () => {
  const { lines } = await read(
    `<title>Licensing | Dorado Board of Cosmetology</title><main><h1>Licensing Requirements</h1>
    <h2>Cosmetologist</h2><p>Initial license fee: $50. Examination fee: $75.</p>
    <h2>Esthetician</h2><p>Initial license fee: $40. Examination fee: $65.</p>
    <h2>Establishment license</h2><p>Every salon must hold an establishment license. The application fee is $90.</p></main>`,
    'Dorado Board of Cosmetology',
  )
  expect(lines.filter((line) => line.includes('$')).filter((line) => !line.startsWith('$90'))).toEqual([])
})

test('an amount belongs to the certification that is named right behind it', async () => {
  const { names, lines } = await read(
    `<title>Federation of Mediators</title><main><p>We award the Certified Mediator (CM) and the Certified Arbitrator (CA).</p>
    <p>The renewal fee is $85 for the CM and $170 for the CA.</p></main>`,
    'Federation of Mediators',
  )
  expect(names.map(([, short]) => short)).toEqual(['CM', 'CA'])
  expect(lines).toEqual(['$85 renewal', '$170 renewal'])
})
