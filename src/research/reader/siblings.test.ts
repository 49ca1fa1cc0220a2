import { expect, test } from 'vitest'
import { readLinesOf as read } from './example-page-lines.ts'

test('rows that are labeled alike are certifications if one is, each with its own fee', async () => {
  const { names, lines } = await read(
    `<title>Recertification</title><main><h1>Recertification</h1><p>The Fire Alarm Institute certifies people who plan fire alarms.</p>
    <table><tr><th>Certification</th><th>CEUs required</th><th>Fee</th></tr>
    <tr><td>Fire Alarm Technician Level I</td><td>12</td><td>$90</td></tr>
    <tr><td>Fire Alarm Technician Level II</td><td>18</td><td>$110</td></tr>
    <tr><td>Fire Alarm Designer</td><td>24</td><td>$130</td></tr></table></main>`,
    'Fire Alarm Institute',
  )
  expect(names.map(([name]) => name)).toEqual([
    'Fire Alarm Technician Level I',
    'Fire Alarm Technician Level II',
    'Fire Alarm Designer',
  ])
  expect(lines.filter((line) => line.includes('$'))).toEqual([
    '$90 recertification',
    '$110 recertification',
    '$130 recertification',
  ])
})

test('who pays and what for is no certification beside others', async () => {
  const { names } = await read(
    `<title>Recertification fees</title><main><h1>Recertification</h1><p>The Fire Alarm Institute certifies people who plan fire alarms.</p>
    <table><tr><th>Certification</th><th>Fee</th></tr>
    <tr><td>Fire Alarm Technician Level I</td><td>$90</td></tr><tr><td>Fire Alarm Designer</td><td>$130</td></tr>
    <tr><td>Overseas Applicants</td><td>$160</td></tr><tr><td>Late Renewal</td><td>$40</td></tr></table></main>`,
    'Fire Alarm Institute',
  )
  expect(names.map(([name]) => name)).toEqual(['Fire Alarm Technician Level I', 'Fire Alarm Designer'])
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

test('a heading beside one that is a license is one, too, each with its own fees', async () => {
  const { names, lines } = await read(
    `<title>Licensing | Dorado Board of Cosmetology</title><main><h1>Licensing Requirements</h1>
    <h2>Cosmetologist</h2><p>Initial license fee: $50. Examination fee: $75.</p>
    <h2>Esthetician</h2><p>Initial license fee: $40. Examination fee: $65.</p>
    <h2>Establishment license</h2><p>Every salon must hold an establishment license. The application fee is $90.</p></main>`,
    'Dorado Board of Cosmetology',
  )
  expect(names.map(([name]) => name)).toEqual(['Cosmetologist', 'Esthetician'])
  expect(lines.filter((line) => line.includes('$'))).toEqual([
    '$50 initial license',
    '$75 exam',
    '$40 initial license',
    '$65 exam',
  ])
})

test('a column is that one’s whose whole name heads it, not of those whose names stand inside it', async () => {
  const { names, lines } = await read(
    `<title>Fees | Council of Harbor Riggers</title><main><h1>Certification fees</h1>
    <p>We certify riggers. A certification is valid for one year.</p>
    <table><tr><th>Fee</th><th>Certified Rigger</th><th>Certified Rigger Instructor</th><th>Senior Certified Rigger</th></tr>
    <tr><td>Exam fee</td><td>$525</td><td>$530</td><td>$600</td></tr>
    <tr><td>Renewal fee</td><td>$450</td><td>$455</td><td>$520</td></tr></table></main>`,
    'Council of Harbor Riggers',
  )
  expect(names.map(([name]) => name)).toEqual(['Certified Rigger', 'Certified Rigger Instructor', 'Senior Certified Rigger'])
  expect(lines.filter((line) => line.includes('$'))).toEqual([
    '$525 exam',
    '$450 renewal',
    '$530 exam',
    '$455 renewal',
    '$600 exam',
    '$520 renewal',
  ])
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

test('a name in short, or a level’s noun alone, is the certification that it calls', async () => {
  const { names, lines } = await read(
    `<title>Exams | OpenHarbor Foundation</title><main><h1>Exam policies and price list</h1><p>The OpenHarbor Foundation certifies people who run harbors.</p>
    <table><tr><th>Certification</th><th>Exam fee</th></tr><tr><td>OpenHarbor Certified Pilot</td><td>$250</td></tr>
    <tr><td>OpenHarbor Certified Auditor</td><td>$350</td></tr></table>
    <h2>Certification period</h2><p>The Pilot certification is valid for two years. The Auditor certification is valid for three years.</p></main>`,
    'OpenHarbor Foundation',
  )
  expect(names.map(([name]) => name)).toEqual(['OpenHarbor Certified Pilot', 'OpenHarbor Certified Auditor'])
  expect(lines).toEqual(['2 years', '$250 exam', '3 years', '$350 exam'])
})

test('a row of a place, of a program or of a matter is none of a person’s', async () => {
  const { names, lines } = await read(
    `<title>Fees</title><main><h1>Certification fees</h1><p>The Mining Institute certifies people who work in mines.</p>
    <table><tr><th>Certificate</th><th>Exam fee</th></tr><tr><td>Certified Mine Foreman</td><td>$60</td></tr>
    <tr><td>Certified Hoist Operator</td><td>$70</td></tr><tr><td>Explosives</td><td>$40</td></tr>
    <tr><td>Testing Laboratory</td><td>$800</td></tr><tr><td>Mine Education Program</td><td>$900</td></tr></table></main>`,
    'Mining Institute',
  )
  expect(names.map(([name]) => name)).toEqual(['Certified Mine Foreman', 'Certified Hoist Operator'])
  expect(lines.filter((line) => line.includes('$'))).toEqual(['$60 exam', '$70 exam'])
})

test('two types of one license are two, and a heading beside them keeps its fees to itself', async () => {
  const { names, lines } = await read(
    `<title>Licenses | Office of the Harbor Marshal</title><main><h1>Licensing and certification</h1><p>The Office of the Harbor Marshal licenses people.</p>
    <h3>Hull Servicing License - Type A</h3><p>Initial fee: $70. Renewal fee: $50.</p>
    <h3>Hull Servicing License - Type B</h3><p>Initial fee: $55. Renewal fee: $35.</p>
    <h3>Responsible Managing Employee - General</h3><p>Initial fee: $350. Renewal fee: $340.</p></main>`,
    'Office of the Harbor Marshal',
  )
  expect(names.map(([name]) => name)).toEqual(['Hull Servicing License - Type A', 'Hull Servicing License - Type B'])
  expect(lines.filter((line) => line.includes('$'))).toEqual(['$70 initial', '$50 renewal', '$55 initial', '$35 renewal'])
})

test('a name over the headings of all others heads them, and a certificate in a heading beside is one of them', async () => {
  const { names, lines } = await read(
    `<title>Hoist Operator & Slinger Certification</title><main><h1>Hoist Operator & Slinger Certification</h1>
    <p>The Hoist Council certifies people who work with hoists.</p>
    <h2>Certified Hoist Operator</h2><p>Exam fee: $215. Certification is valid for five years.</p>
    <h2>Certified Slinger</h2><p>Exam fee: $130. Certification is valid for five years.</p>
    <h2>Signal Awareness Certificate</h2><p>Exam fee: $40. The certificate is valid for two years.</p></main>`,
    'Hoist Council',
  )
  expect(names.map(([name]) => name)).toEqual(['Certified Hoist Operator', 'Certified Slinger', 'Signal Awareness Certificate'])
  expect(lines.filter((line) => line.includes('$'))).toEqual(['$215 exam', '$130 exam', '$40 exam'])
})
