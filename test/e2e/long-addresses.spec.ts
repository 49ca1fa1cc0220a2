import { calls } from '#contract/calls.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import type { PageEvidence } from '#domain/evidence/evidence.ts'
import type { Page } from '@playwright/test'
import { insertProspect } from '../../src/server/prospects/store.ts'
import type { TestApp } from '../app.ts'
import { pmi, pmiResult, pmp } from '../seeds.ts'
import type { Visitor } from '../visitor.ts'
import { expect, test } from './fixtures.ts'

/** An address as chapters of bodies have them: nothing in it where a line could break. */
const address = `https://www.pmi.example.org/index.php?option=com_content&view=article&id=96:${'how-do-i-receive-the-credential-'.repeat(8)}&Itemid=84`

const read = (quote: string, url = address): PageEvidence => ({
  kind: 'page',
  url,
  readOn: '2026-11-01',
  quote,
  before: '',
  after: '',
  marks: [],
  witness: 'rules',
})

/** Its lines stand on pages with that address, of each kind that a line's sources have. */
const certification: Certification = {
  ...pmp,
  evidence: {
    '/validityPeriod': [read('Your certification is valid for three years.')],
    '/requirements/0': [{ kind: 'catalogue', url: address, publisher: 'chapter', readOn: '2026-11-01' }],
    '/fees/0': [
      { ...read('The fee is US$405.'), says: 'US$405' },
      { ...read('The fee is US$425.', `${address}5`), says: 'US$425' },
    ],
  },
}

const widths = [1280, 390]

async function expectInWindow(page: Page, what: string) {
  await expect(page.locator('.clipping:visible').filter({ hasText: 'pmi.example.org/index.php' })).not.toHaveCount(0)
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(tooWide, { message: `${what}, ${page.viewportSize()?.width} px` }).toBe(0)
}

/** Where one switch opens all sources. */
async function expectAllInWindow(page: Page, what: string) {
  await page.getByRole('switch', { name: /^Show all (sources|quotes)$/ }).click()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectInWindow(page, what)
  }
}

/** A prospect with those lines, and a link to it. */
async function saved(app: TestApp, owner: Visitor) {
  const prospect = { ownerId: owner.user?.id ?? '', organization: pmi, certifications: [certification], email: null }
  const { id } = await insertProspect(app.context.db, { ...prospect, contactFirstName: null }, app.context.now())
  return { id, ...(await owner.call(calls.createShare, { body: { searchId: id } })) }
}

test('a long address of a source stays in the window among results', async ({ page, app, signIn }) => {
  await signIn()
  app.research.answers({ ...pmiResult, certifications: [certification] })
  await page.goto('/')
  await page.getByLabel('Prospect organization').fill('PMI')
  await page.getByLabel('Contact first name').fill('Maria')
  await page.getByRole('button', { name: 'Find organization' }).click()
  await page.getByRole('button', { name: 'Yes, get certification details' }).click()
  await expectAllInWindow(page, 'results')
})

test('a long address of a source stays in the window of a prospect and of its link', async ({ page, app, signIn }) => {
  const { id, shareId } = await saved(app, await signIn())
  for (const path of [`/search/${id}`, `/share/${shareId}`]) {
    await page.goto(path)
    await expectAllInWindow(page, path)
  }
})

test('a long address of a source stays in the window of the editor', async ({ page, app, signIn }) => {
  const { id } = await saved(app, await signIn())
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/search/${id}/edit`)
    await page.locator('.edit-card-lines summary').click()
    for (const end of ['on-the-page', 'catalogue', 'conflict']) {
      await page.locator(`.fact-end-${end}`).click()
      await expectInWindow(page, end)
      await page.keyboard.press('Escape')
    }
  }
})
