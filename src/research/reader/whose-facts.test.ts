import { expect, test } from 'vitest'
import type { SettledNames } from '#domain/lookups/settled-names.ts'
import { taskFor } from '../files/extract-file.ts'
import { readLinesOf as read } from './example-page-lines.ts'
import { readPage } from '../readers/read-page.ts'
import { readFacts } from './page-facts.ts'

const harbour = `<!doctype html><title>Certification</title><main><h1>Certification</h1>
<p>The Institute certifies people who work in harbors.</p>
<h3>Certified Crane Supervisor</h3><p>Application fee: £220. The certificate is valid for 24 months.</p>
<h3>Harbour Safety Passport</h3><p>One-day test, fee £95. The passport is valid for 4 years.</p>
<h3>Certified Mooring Keeper</h3><p>Examination fee: £180. Candidates must hold a seafarer medical.</p></main>`

const organization = { name: 'Brackwater Harbour Institute', description: '' }

/** What each certification of the page has, by its name. */
async function factsOf(settled: SettledNames): Promise<Map<string, string[]>> {
  const task = taskFor({ bytes: Buffer.from(harbour), name: 'page.html' }, undefined, true)
  const { document } = await readPage({ ...task, asks: { for: 'text' }, blocks: 'all' })
  const { certifications, common } = readFacts(document, organization, { settled })
  const texts = (lists: typeof common) => [...lists.fees, ...lists.validity].map(({ text }) => text)
  return new Map([
    ...certifications.map((one) => [one.name.text, texts(one)] as const),
    ...(texts(common).length > 0 ? [['all', texts(common)] as const] : []),
  ])
}

test('facts under a rejected name go to no other certification', async () => {
  const facts = await factsOf({
    right: ['Certified Crane Supervisor', 'Certified Mooring Keeper'],
    wrong: ['Harbour Safety Passport'],
  })
  expect([...facts.keys()]).toEqual(['Certified Crane Supervisor', 'Certified Mooring Keeper'])
  expect([...facts.values()].flat().filter((text) => /95|4 years/.test(text))).toEqual([])
  expect(facts.get('Certified Crane Supervisor')).toEqual(['£220 application', '24 months'])
})

test('what stands under a name that nobody is asked about is nobody else’s either', async () => {
  const facts = await factsOf({ right: ['Certified Crane Supervisor', 'Certified Mooring Keeper'], wrong: [] })
  const others = [...facts].flatMap(([name, lines]) => (name.includes('Passport') ? [] : lines))
  expect(others.filter((text) => /95|4 years/.test(text))).toEqual([])
})

test('a certification that has to be held before takes nothing of what stands with it, and is none of the page', async () => {
  const { names, lines } = await read(
    `<title>Certified Well Driller</title><main><h1>Certified Well Driller (CWD)</h1><p>The Board certifies well drillers.</p>
    <h2>Details</h2><p>To apply you must hold the Certified Pump Fitter (CPF) and pay $410.</p></main>`,
    'Board of Well Drillers',
  )
  expect(names).toEqual([['Certified Well Driller', 'CWD']])
  expect(lines).toContain('$410 application')
})

test('certifications of others that somebody may have, and a list of names, are none of the page', async () => {
  const { names } = await read(
    `<title>Certified Debt Adviser</title><main><h1>Certified Debt Adviser (CDA)</h1>
    <p>The College certifies advisers. The exam fee is $300.</p><p>Holders of the CFP®, ChFC® or CPA may go straight to the exam. Advisers also tend
    to hold the Certified Solutions Architect ($150) or the Licensed Money Coach ($200).</p>
    <h2>Certified Savings Coach (CSC)</h2><p>The exam fee is $200.</p>
    <p>Certified Debt Adviser (CDA), Certified Savings Coach (CSC) and Certified Loan Coach: renew every two years.</p></main>`,
    'College of Debt',
  )
  expect(names.map(([name]) => name)).toEqual(['Certified Debt Adviser', 'Certified Savings Coach', 'Certified Loan Coach'])
})
