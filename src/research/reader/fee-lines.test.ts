import { expect, test } from 'vitest'
import { readLinesOf as read } from './example-page-lines.ts'

const lanterns = 'Board of Lantern Keepers'
const lanternTable = (rows: string) =>
  `<title>Certification fees</title><main><h1>Certification fees</h1>
  <p>The ${lanterns} certifies people who keep lanterns.</p><table>${rows}</table></main>`

test('what a table says in the column of another one, or not of it at all, is no certification’s', async () => {
  const { names, lines } = await read(
    lanternTable(`<tr><th>Fee</th><th>Certified Lantern Keeper (CLK)</th><th>Certified Lantern Master (CLM)</th><th>Lantern Fellow (LF)</th></tr>
    <tr><td>Application fee</td><td>$150</td><td>$210</td><td>$90</td></tr>
    <tr><td>Renewal fee (every 3 years)</td><td>$120</td><td>n/a</td><td>n/a</td></tr>`),
    lanterns,
  )
  expect(names.map(([name]) => name)).toEqual(['Certified Lantern Keeper', 'Certified Lantern Master', 'Lantern Fellow'])
  expect(lines).toEqual(['3 years', '$150 application', '$120 renewal', '$210 application', '$90 application'])
})

test('two amounts under a head that names members and non-members are theirs in its order', async () => {
  const { lines } = await read(
    lanternTable(`<tr><th>Certification</th><th>Application</th><th>Exam (member / non-member)</th></tr>
    <tr><td>Certified Lantern Keeper (CLK)</td><td>$50</td><td>$150 / $225</td></tr>
    <tr><td>Certified Lantern Master (CLM)</td><td>$60</td><td>$250 / $325</td></tr>`),
    lanterns,
  )
  expect(lines.filter((line) => line.includes('exam'))).toEqual([
    '$150 exam (members)',
    '$225 exam (non-members)',
    '$250 exam (members)',
    '$325 exam (non-members)',
  ])
})

const inspector = (fees: string) =>
  `<title>Certified Coating Inspector</title><main><h1>Certified Coating Inspector (CCI)</h1>
  <p>The Coating Institute certifies inspectors of coatings.</p><h2>Fees</h2>${fees}</main>`

test.each([
  [
    'an announced price says from when',
    'Exam fee: US$300. Effective January 2027, the exam fee will be US$350.',
    ['US$300 exam', 'US$350 exam (from January 2027)'],
  ],
  [
    'a range in words is one price, and a test center no test',
    'Retest: between $100 and $150, depending on the test center.',
    ['$100–150 retest'],
  ],
  [
    'a price after a waiver is for the others',
    'Application fee: waived for members of the armed forces; $50 for everyone else.',
    ['$50 application (everyone else)'],
  ],
  [
    'two fees of one sentence are each for what stands in front of it',
    'The application fee is $100 and the examination fee is $275.',
    ['$100 application', '$275 exam'],
  ],
  [
    'another clause says whom another amount is for',
    'It is included in membership ($95 per year); non-members pay $210.',
    ['$95 certification (per year)', '$210 certification (non-members)'],
  ],
  ['a scholarship is no fee', 'We award ten scholarships of $500 each year. Exam fee: $300.', ['$300 exam']],
  [
    'what a shop sells is no fee',
    'Exam fee: $300.</p><ul><li>Walnut frame: $79</li><li>Shipping outside the US: $18</li></ul><p>',
    ['$300 exam'],
  ],
])('%s', async (_, fees, expected) => {
  const { lines } = await read(inspector(`<p>${fees}</p>`), 'Coating Institute')
  expect(lines.filter((line) => line.includes('$'))).toEqual(expected)
})

test('a table of prices says from when, and a name in its row is neither its purpose nor its public', async () => {
  const { lines } = await read(
    `<title>Fees</title><main><h1>Fees</h1><p>The Academy of Managers certifies managers.</p><h2>Examination fees</h2>
    <table><tr><th>Certification</th><th>2026 fee</th><th>Fee from 1 January 2027</th></tr>
    <tr><td>Certified Public Manager (CPM)</td><td>$275</td><td>$295</td></tr>
    <tr><td>Certified Property Manager (CPMX)</td><td>$175</td><td>$195</td></tr></table></main>`,
    'Academy of Managers',
  )
  expect(lines).toEqual(['$275 exam', '$295 exam (from 1 January 2027)', '$175 exam', '$195 exam (from 1 January 2027)'])
})

test.each([
  [
    'dots lead from a label to its amount',
    '<ul><li>Application ..... $100</li><li>Biennial renewal ..... $250</li></ul>',
    ['$100 application', '$250 biennial renewal'],
  ],
  [
    'each of two amounts is for whom the words behind it name',
    '<p>Exam fee: $395 members / $545 non-members.</p>',
    ['$395 exam (members)', '$545 exam (non-members)'],
  ],
  [
    'a label that says fee says all',
    '<p>Examination fee: $36<br>License fee: $35<br>Renewal fee: $30</p>',
    ['$36 exam', '$35 license', '$30 renewal'],
  ],
  ['a course is no fee', '<p>Exam fee: $300. CCI Exam Prep course: $180</p>', ['$300 exam']],
  [
    'what is given away is no fee',
    '<p>Exam fee: $300. The foundation gives ten $500 scholarships to first-time candidates.</p>',
    ['$300 exam'],
  ],
  [
    'the way to a license is not what is paid, and each way has its own price',
    '<p>The application fee is $150 for certification by examination and $250 for certification by comity.</p>',
    ['$150 application (by examination)', '$250 application (by comity)'],
  ],
  [
    'what a person pays because of a place stays',
    '<ul><li>Exam fee: $300</li><li>Transfer to another shop: $85</li><li>Shop permit: $400</li></ul>',
    ['$300 exam', '$85 transfer'],
  ],
  [
    'what else has a price in a clause of its own is no fee',
    '<p>The exam fee is $300. The annual conference costs $695. Save $50 when you register by March 1. The hotel is $120 a night.</p>',
    ['$300 exam'],
  ],
  [
    'a bond and a fine are no fees',
    '<p>The exam fee is $300. Applicants file a surety bond of $10,000. Whoever works without one is liable to a fine not exceeding $6,500.</p>',
    ['$300 exam'],
  ],
  [
    'what some have paid for is none',
    '<p>The exam fee is $300. Some people have paid up to $900 for prep courses by other companies.</p>',
    ['$300 exam'],
  ],
  ['a price of the past is none', '<p>The exam fee was $280 until 2025. The exam fee is now $300.</p>', ['$300 exam']],
  ['who is excused from a fee does not pay it', '<p>The application fee of $60 is waived for veterans.</p>', ['$60 application']],
  [
    'an amount in brackets is the same fee for somebody else',
    '<p>Renewal fee $90 (students $45). Exam fee: USD 300 (USD 250 for members).</p>',
    ['US$90 renewal', 'US$45 renewal (students)', 'US$300 exam', 'US$250 exam (members)'],
  ],
  [
    'what stands under an amount in a box of its own says what it is for',
    '<div><h3>$395</h3><p>member exam fee</p></div><div><h3>$495</h3><p>non-member exam fee</p></div>',
    ['$395 exam (members)', '$495 exam (non-members)'],
  ],
  [
    'the same fee for others, and at another time, is for the same',
    '<p>From a low-income country the exam costs $80; all others pay $240. Retake: $100 within 90 days, $150 thereafter.</p>',
    ['$80 exam (low-income country)', '$240 exam (all others)', '$100 retake', '$150 retake'],
  ],
  [
    'words behind an amount that go on to the next are of that one',
    '<p>The late application fee is $75 and the early-bird application fee is $125.</p>',
    ['$75 late application', '$125 application (early)'],
  ],
  [
    'a price that a sentence announces is for what the one before is for',
    '<p>Exam fee: USD 300. Prices hold for 2026. From January 1, 2027: USD 320.</p>',
    ['US$300 exam', 'US$320 exam (from January 1, 2027)'],
  ],
  [
    'what is told for comparison is another one’s price',
    '<p>For comparison: the Master Printer of the Printers Guild costs $900. Our exam costs $220.</p>',
    ['$220 exam'],
  ],
  [
    'what a price takes in is not what it is for',
    '<p>The exam fee, which includes the textbook, is $385 for members and $465 for non-members.</p>',
    ['$385 exam (members)', '$465 exam (non-members)'],
  ],
  [
    'what is paid for something else is no fee, whatever goes on from it',
    '<p>The exam fee is $300. The review course is $399 for members and $549 for non-members. Examiners attend a workshop ($1,200). A security company pays $600 for its license. Veterans get $15 off.</p>',
    ['$300 exam'],
  ],
  [
    'what stands under fines, or behind words that head a paragraph from within, is no fee',
    '<p>The exam fee is $300.</p><p><b>Annual meeting.</b> This year we meet in Duluth. Registration is $375 until May 1.</p><h2>Fines</h2><p>Working without a license: $500 for the first offense.</p>',
    ['$300 exam'],
  ],
  [
    'an amount without a currency is one of the page’s, and one in words an amount',
    '<p>Application fee: $60.</p><p>Exam fee ........ 310.00</p><p>The renewal fee is thirty-five dollars.</p>',
    ['$60 application', '$310.00 exam', '$35 renewal'],
  ],
  [
    'what was paid, what is paid in parts, and what a rig pays is no fee',
    '<p>The exam fee is $300. Premium plan, was $699. Or pay as little as $46 a month. Each rig carries a decal, $50 per rig per year.</p>',
    ['$300 exam'],
  ],
  ['a retake of an exam is a retake', '<p>The exam fee is $300. A retake of any exam is $190.</p>', ['$300 exam', '$190 retake']],
  [
    'behind a deadline nobody is early, and brackets behind each of two amounts are its own',
    '<p>Exam fee: members register for $475 until the early deadline and $550 after it. Renewal fee: $45 each year (members) or $70 each year (nonmembers).</p>',
    ['$475 exam (members, early)', '$550 exam (members)', '$45 renewal (members)', '$70 renewal (non-members)'],
  ],
  ['dues are called so', '<p>Exam fee: $300. Annual dues: $95.</p>', ['$300 exam', '$95 annual dues']],
  [
    'what stands under study materials is no fee',
    '<p>Exam fee: $300.</p><h2>Study materials</h2><ul><li>Video series: $129</li><li>Certification workbook: $59</li></ul>',
    ['$300 exam'],
  ],
  [
    'what a place pays is not paid by a person',
    '<p>Exam fee: $300.</p><h2>Coating shops</h2><p>Each shop needs a permit. The permit fee is $400 and the annual renewal is $275.</p>',
    ['$300 exam'],
  ],
])('%s', async (_, fees, expected) => {
  const { lines } = await read(inspector(fees), 'Coating Institute')
  expect(lines.filter((line) => /^\S*\$/.test(line))).toEqual(expected)
})

test('an amount has its number, also where its currency is written apart from it', async () => {
  const { lines } = await read(inspector('<p>Exam fee: KES 4,500.</p><p>Renewal fee: KES 800.</p>'), 'Coating Institute')
  expect(lines.filter((line) => line.startsWith('KES'))).toEqual(['KES 4,500 exam', 'KES 800 renewal'])
})

test('a heading of two kinds of fees does not say which of both an amount is, and a route in a head is no purpose', async () => {
  const { lines } = await read(
    `<title>Prices</title><main><h1>Certification & Renewal Prices</h1><p>The Academy of Managers certifies managers.</p>
    <table><tr><th>Certification</th><th>Member</th><th>Non-Member</th></tr>
    <tr><td>Certified Practice Administrator (CPA)</td><td>$295</td><td>$345</td></tr></table>
    <h2>Recertification</h2><table><tr><th>Certification</th><th>By exam</th><th>By portfolio</th></tr>
    <tr><td>Certified Practice Administrator (CPA)</td><td>$475</td><td>$550</td></tr></table></main>`,
    'Academy of Managers',
  )
  expect(lines.filter((line) => line.includes('$'))).toEqual([
    '$295 fee (members)',
    '$345 fee (non-members)',
    '$475 recertification (by exam)',
    '$550 recertification (by portfolio)',
  ])
})

test('a column says what is paid where the name of the row only sounds like it', async () => {
  const { lines } = await read(
    `<title>Fees</title><main><h1>Qualifications and fees</h1><p>The Treasury Institute awards certificates.</p>
    <table><tr><th>Qualification</th><th>Registration</th><th>Assessment</th></tr>
    <tr><td>Certificate in Treasury Risk (CertTR)</td><td>£150</td><td>£300</td></tr></table></main>`,
    'Treasury Institute',
  )
  expect(lines.filter((line) => line.includes('£'))).toEqual(['£150 registration', '£300 assessment'])
})

test('what was paid before a revision, and a returned payment, are no fees', async () => {
  const { lines } = await read(
    inspector(`<table><tr><th>For</th><th>Existing fee</th><th>Revised fee</th></tr><tr><td>Exam</td><td>$250</td><td>$300</td></tr>
    <tr><td>Renewal</td><td>$80</td><td>$95</td></tr></table><ul><li>Returned payment: $40</li></ul>`),
    'Coating Institute',
  )
  expect(lines.filter((line) => line.includes('$'))).toEqual(['$300 exam', '$95 renewal'])
})

test('fines of a table, and numbers of holders, are no fees', async () => {
  const { lines } = await read(
    inspector(`<p>The exam fee is $300.</p><h2>Violations</h2><table><tr><th>Violation</th><th>First offense</th><th>Second offense</th></tr>
    <tr><td>Certified Coating Inspector without a card</td><td>$250</td><td>$750</td></tr></table>
    <h2>Certifications in force</h2><table><tr><th>Certification</th><th>2023</th><th>2024</th></tr>
    <tr><td>Certified Coating Inspector</td><td>12,077</td><td>12,311</td></tr></table>`),
    'Coating Institute',
  )
  expect(lines.filter((line) => line.includes('$'))).toEqual(['$300 exam'])
})
