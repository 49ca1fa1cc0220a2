import { expect, test } from 'vitest'
import { taskFor } from '../extract-file.ts'
import { readPage } from '../readers/read-page.ts'
import { readFacts } from './page-facts.ts'

/** What the certifications of a page are called, and all of their lines. */
async function read(html: string, name: string) {
  const task = taskFor({ bytes: Buffer.from(`<!doctype html>${html}`), name: 'page.html' }, undefined, true)
  const { document } = await readPage({ ...task, asks: { for: 'text' }, blocks: 'all' })
  const { certifications, common } = readFacts(document, { name, description: '' })
  const texts = (lists: typeof common) =>
    [...lists.requirements, ...lists.validity, ...lists.renewal, ...lists.fees].map(({ text }) => text)
  return {
    names: certifications.map((one) => [one.name.text, one.acronym]),
    lines: [...certifications.flatMap(texts), ...texts(common)],
  }
}

test('years of experience are no validity, and a sentence that sends to another page is no requirement', async () => {
  const { lines } = await read(
    `<title>Certified Lantern Keeper (CLK) | Institute of Lantern Keepers</title><main><h1>Certified Lantern Keeper (CLK)</h1>
    <p>The Certified Lantern Keeper (CLK) certification shows that its holder keeps lanterns lit.</p><h2>Requirements</h2>
    <ul><li>Two years of lantern keeping</li><li>Pass the CLK exam</li></ul>
    <p>For the fees see <a href="/fees/">our fee schedule</a>.</p></main>`,
    'Institute of Lantern Keepers',
  )
  expect(lines).toContain('Two years of lantern keeping')
  expect(lines.filter((line) => line === '2 years' || line.startsWith('For the fees'))).toEqual([])
})

test('how long a certification is valid is no requirement', async () => {
  const { lines } = await read(
    `<title>Certifications</title><main><h1>Certifications</h1><h2>Certified Slow Cook (CSC)</h2>
    <p>The Certified Slow Cook (CSC) certification is for cooks with patience.</p><h3>Requirements</h3>
    <ul><li>One year of work as a cook</li></ul><p>CSC certification is valid for two years.</p></main>`,
    'Society of Slow Cookers',
  )
  expect(lines.filter((line) => /valid for/.test(line))).toEqual([])
  expect(lines).toContain('2 years')
})

test('a price for others is for what its sentence names', async () => {
  const { lines } = await read(
    `<title>Certified Crane Inspector (CCI)</title><main><h1>Certified Crane Inspector (CCI)</h1>
    <p>The Certified Crane Inspector (CCI) credential is for professionals who inspect cranes in ports.</p>
    <h2>Fees</h2><p>The examination fee is $450 for members and $560 for non-members.</p></main>`,
    'Harbour Crane Certification Board',
  )
  expect(lines.filter((line) => line.startsWith('$'))).toEqual(['$450 exam (members)', '$560 exam (non-members)'])
})

test('a certification has the name that its page gives its short form', async () => {
  const { names } = await read(
    `<title>Certification | NBKS</title><main><h1>Certification</h1><h2>Certified Kite Surveyor (CKS)</h2>
    <p>The Certified Kite Surveyor (CKS) is the entry certification.</p><h3>Requirements</h3>
    <ul><li>Completion of an accredited surveying course</li><li>Pass the CKS examination</li></ul>
    <h2>Master Kite Surveyor (MKS)</h2><p>The Master Kite Surveyor (MKS) is for surveyors with long experience.</p>
    <h3>Requirements</h3><ul><li>Hold the CKS for five years</li></ul></main>`,
    'National Board of Kite Surveyors',
  )
  expect(names).toEqual([
    ['Certified Kite Surveyor', 'CKS'],
    ['Master Kite Surveyor', 'MKS'],
  ])
})

const lanterns = 'Board of Lantern Keepers'
const lanternTable = (rows: string) =>
  `<title>Certification fees</title><main><h1>Certification fees</h1>
  <p>The ${lanterns} certifies people who keep lanterns.</p><table>${rows}</table></main>`

test('what a table says in the column of something else, or not of it at all, is no certification’s', async () => {
  const { names, lines } = await read(
    lanternTable(`<tr><th>Fee</th><th>Certified Lantern Keeper (CLK)</th><th>Certified Lantern Master (CLM)</th><th>Lantern Fellow (LF)</th></tr>
    <tr><td>Application fee</td><td>$150</td><td>$210</td><td>$90</td></tr>
    <tr><td>Renewal fee (every 3 years)</td><td>$120</td><td>n/a</td><td>n/a</td></tr>`),
    lanterns,
  )
  expect(names.map(([name]) => name)).toEqual(['Certified Lantern Keeper', 'Certified Lantern Master'])
  expect(lines).toEqual(['3 years', '$150 application', '$120 renewal', '$210 application'])
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

test('how long another certification is held is no validity', async () => {
  const { lines } = await read(
    `<title>Certified Baker</title><main><h1>Certified Baker, Level II (CB-II)</h1><p>The Guild of Bakers certifies bakers.</p>
    <h2>Requirements</h2><ul><li>Level I certification held for one year</li></ul>
    <h2>Validity</h2><p>The certification is valid for four years.</p></main>`,
    'Guild of Bakers',
  )
  expect(lines.filter((line) => /^\d+ years?$/.test(line))).toEqual(['4 years'])
})

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
