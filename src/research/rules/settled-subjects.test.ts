import { expect, test } from 'vitest'
import { noSettledNames } from '#domain/settled-names.ts'
import type { LikelyName } from '../reader/likely-names.ts'
import { examplePage } from './example-page.ts'
import { readFacts } from './page-facts.ts'

const text = 'NBMCE\n\nRenewal\n\nRenewal fee: $120\n\nHolders renew every three years.'
const likely = (name: string, acronym = ''): LikelyName => ({ name, acronym, likely: 0.97 })

test('a name that the rules missed is read, but not the short form of the body itself', async () => {
  const document = await examplePage(text)
  const read = (body: string, name: string) =>
    readFacts(document, { name: body, description: '' }, noSettledNames, () => [likely(name, name)]).certifications.length
  expect(read('Coatings Union', 'NBMCE')).toBe(1)
  expect(read('National Board of Marine Coatings Examiners', 'NBMCE')).toBe(0)
})
