import { calls } from '#contract/calls.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import type { LookupResult } from '#domain/lookups/lookup.ts'
import type { Page } from '@playwright/test'
import { insertProspect } from '../../src/server/prospects/store.ts'
import { quoted } from '../samples.ts'
import { capm, pmiMatch, pmiResult, pmp } from '../seeds.ts'
import type { TestApp } from '../app.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

const forAll = 'Pass a criminal record check.'

function withLineForAll(certification: Certification): Certification {
  const { requirements, evidence } = certification
  const pointer = `/requirements/${requirements.length}`
  const quote = quoted('All candidates pass a criminal record check.')
  const proof = { ...quote, url: 'https://www.pmi.org/pmp', witness: 'model' as const, forAll: true }
  return { ...certification, requirements: [...requirements, forAll], evidence: { ...evidence, [pointer]: [proof] } }
}

const readByBoth: LookupResult = {
  ...pmiResult,
  certifications: [withLineForAll(pmp), withLineForAll(capm)],
  origin: 'live',
  ledger: {
    ...pmiResult.ledger,
    pages: [
      { url: 'https://www.pmi.org/pmp', title: 'PMP Certification', readOn: '2026-11-01', readBy: 'model' },
      { url: 'https://www.pmi.org/capm', title: 'CAPM Certification', readOn: '2026-11-01', readBy: 'rules' },
    ],
  },
}
const readByReader: LookupResult = {
  ...readByBoth,
  certifications: [withLineForAll(pmp)],
  ledger: { ...readByBoth.ledger, pages: readByBoth.ledger.pages.map((page) => ({ ...page, readBy: 'rules' })) },
}

async function lookUp(app: TestApp, page: Page, result: LookupResult): Promise<void> {
  app.research.finds([pmiMatch]).looksUp(() => Promise.resolve(result))
  await page.goto('/')
  await page.getByLabel('Prospect organization').fill('PMI')
  await page.getByLabel('Contact first name').fill('Maria')
  await page.getByRole('button', { name: 'Find organization' }).click()
  await page.getByRole('button', { name: 'Yes, get certification details' }).click()
  await expect(page.getByRole('heading', { name: /^\d certifications?$/ })).toBeVisible()
}

const offer = (page: Page) => page.getByText('A language model would find lines that the built-in reader misses')

test('results say who read each page, and what holds for all programs', async ({ app, signIn, page }) => {
  await signIn()
  await lookUp(app, page, readByBoth)
  await page.locator('summary', { hasText: 'Pages read' }).click()
  const rail = page.getByRole('complementary')
  await expect(rail.getByText('PMP Certification, 1 Nov 2026, by the language model')).toBeVisible()
  await expect(rail.getByText('CAPM Certification, 1 Nov 2026, by the built-in reader')).toBeVisible()
  const marked = page.locator('.fact', { hasText: 'For all certifications' })
  await expect(marked).toContainText([forAll, '3 years'])
  await expect(offer(page)).toHaveCount(0)
  await expectAccessible(page)
})

test('a line that all programs have is marked on the prospect, in the editor and on the share page', async ({
  app,
  signIn,
  page,
}) => {
  const owner = await signIn()
  const { organization, certifications } = readByBoth
  const prospect = { ownerId: owner.user?.id ?? '', organization, certifications, email: null, contactFirstName: null }
  const { id: searchId } = await insertProspect(app.context.db, prospect, app.context.now())
  const { shareId } = await owner.call(calls.createShare, { body: { searchId } })
  for (const address of [`/search/${searchId}`, `/search/${searchId}/edit`, `/share/${shareId}`]) {
    await page.goto(address)
    const marked = page.locator('.fact, .share-line').filter({ hasText: forAll })
    await expect(marked.first()).toContainText(address.startsWith('/share/') ? 'For all programs' : 'For all certifications')
    await expectAccessible(page)
  }
})

test('without a language model, one sentence says what it would add; one program is not marked', async ({
  app,
  signIn,
  page,
}) => {
  await signIn()
  await lookUp(app, page, readByReader)
  await expect(offer(page)).toHaveCount(1)
  await expect(offer(page)).toContainText('AI_PROVIDER')
  await expect(page.getByText('For all certifications')).toHaveCount(0)
  await expectAccessible(page)
})
