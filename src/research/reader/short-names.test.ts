import { expect, test } from 'vitest'
import { taskFor } from '../files/extract-file.ts'
import { readPage } from '../readers/read-page.ts'
import { readFacts } from './page-facts.ts'

/** What each certification of a page has beside fees, by its name. */
async function linesOf(html: string, organization: string): Promise<Map<string, string[]>> {
  const task = taskFor({ bytes: Buffer.from(`<!doctype html>${html}`), name: 'page.html' }, undefined, true)
  const { document } = await readPage({ ...task, asks: { for: 'text' }, blocks: 'all' })
  const { certifications } = readFacts(document, { name: organization, description: '' })
  return new Map(
    certifications.map(({ name, validity, renewal, requirements }) => [
      name.text,
      [...validity, ...renewal, ...requirements].map(({ text }) => text),
    ]),
  )
}

test('a time belongs to the certification that is called by the word no other name has', async () => {
  const lines = await linesOf(
    `<title>Price list - Harborline Foundation</title><main><h1>Price list</h1>
    <h2>Harborline Certified Modeler</h2><p>The exam fee is $240.</p><h2>Harborline Certified Inspector</h2><p>The exam fee is $330.</p>
    <h2>Certification period</h2><p>Modeler certifications are valid for 18 months. The Inspector certification is valid for 30 months.</p></main>`,
    'Harborline Foundation',
  )
  expect(lines.get('Harborline Certified Modeler')).toEqual(['18 months'])
  expect(lines.get('Harborline Certified Inspector')).toEqual(['30 months'])
})

test('what is asked for is asked of those who have to do it', async () => {
  const lines = await linesOf(
    `<title>Crane cards</title><main><h1>Certification</h1>
    <h2>Certified Slinger (CSL)</h2><p>The exam fee is $160.</p><h2>Certified Crane Supervisor (CCS)</h2><p>The exam fee is $280.</p>
    <h2>Requirements</h2><p>For the CCS you must have 3 years of work as a Slinger.</p>
    <h2>Renewal</h2><p>Slingers complete the online refresher every two years. Supervisors submit 25 hours of professional development.</p></main>`,
    'Lifting Card Office',
  )
  const [slinger, supervisor] = [lines.get('Certified Slinger') ?? [], lines.get('Certified Crane Supervisor') ?? []]
  expect(slinger.filter((line) => /Supervisors submit|CCS/.test(line))).toEqual([])
  expect(supervisor.filter((line) => line === '2 years')).toEqual([])
  expect(supervisor.filter((line) => line.startsWith('Slingers'))).toEqual([])
  expect(supervisor).toContain('Supervisors submit 25 hours of professional development.')
})
