import { calls } from '#contract/calls.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import type { LookupResult } from '#domain/lookups/lookup.ts'
import { ResearchError } from '#research'
import { broughtDocument } from '../brought-document.ts'
import type { Page } from '@playwright/test'
import { keepEvidencePage } from '../../src/server/evidence-pages/store.ts'
import { tinyPdf } from '../../evaluation/tiny-pdf.ts'
import { quoted } from '../samples.ts'
import { pmi, pmiMatch, pmiResult, pmp } from '../seeds.ts'
import { expect, expectAccessible, test, toast } from './fixtures.ts'

const live: LookupResult = { ...pmiResult, origin: 'live' }
const added: Certification = { ...pmp, id: 'pmi-rmp', name: 'Risk Management Professional', acronym: 'RMP' }
const feesPage = 'https://www.pmi.org/fees'
const handbook = {
  name: 'handbook.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    tinyPdf([
      ['Risk Management Professional', 'The examination fee is US$520 for members.', 'It is valid for three years.'].map(
        (line) => ({
          words: [[60, line] as const],
        }),
      ),
    ]),
  ),
}

async function toResults(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Prospect organization').fill('PMI')
  await page.getByLabel('Contact first name').fill('Maria')
  await page.getByRole('button', { name: 'Find organization' }).click()
  await page.getByRole('button', { name: 'Yes, get certification details' }).click()
}

const addButton = (page: Page) => page.getByRole('button', { name: 'Add a page or PDF' })
const send = (page: Page) => page.getByRole('button', { name: 'Add and read' })
const address = (page: Page) => page.getByRole('textbox', { name: /Address of the page|Where it is from/ })

test('a PDF that the look-up missed extends its result', async ({ app, signIn, page }) => {
  test.slow()
  await signIn()
  app.context.liveReading = true
  app.research
    .finds([pmiMatch])
    .looksUp((_body, { added: given = [] }) =>
      Promise.resolve(given.length === 0 ? live : { ...live, certifications: [...live.certifications, added] }),
    )
  await toResults(page)
  await addButton(page).click()
  await expectAccessible(page)
  await send(page).click()
  await expect(page.getByText('Type a web address, for example www.example.org/fees')).toBeVisible()
  await expect(address(page)).toBeFocused()

  await address(page).fill('https://exam-prep.example.com/pmp')
  await send(page).click()
  await expect(page.getByText('Only the body’s own pages prove a line.')).toBeVisible()

  await page.getByText('PDF', { exact: true }).first().click()
  await send(page).click()
  await expect(page.getByText('Choose a PDF.')).toBeVisible()
  await page.locator('input[type="file"]').setInputFiles(handbook)
  await send(page).click()
  await expect(page.getByRole('heading', { name: '3 certifications' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(/We read what you added\. It added to Risk Management Professional/)).toBeVisible()
  await page.getByRole('button', { name: 'Risk Management Professional', exact: true }).click()
  await expect(page.locator('.certification-head', { hasText: 'Risk Management Professional' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
})

test('a site that lets nobody read it is read from pasted text', async ({ app, signIn, page }) => {
  await signIn()
  app.context.liveReading = true
  app.research.finds([pmiMatch]).looksUp((_body, { added: given = [] }) => {
    if (given.length > 0) return Promise.resolve(live)
    return Promise.reject(new ResearchError('SITE_BLOCKED', 'www.pmi.org does not allow automated reading.'))
  })
  await toResults(page)
  await expect(page.getByText('502: www.pmi.org does not allow automated reading.')).toBeVisible()
  await addButton(page).click()
  await page.getByText('Text', { exact: true }).first().click()
  await address(page).fill(feesPage)
  await page.getByLabel('Text of the page').fill('Short')
  await send(page).click()
  await expect(page.getByText('Paste the text of the page.')).toBeVisible()
  await page.getByLabel('Text of the page').fill('The PMP examination fee is US$405 for members.')
  await send(page).click()
  await expect(page.getByRole('heading', { name: '2 certifications' })).toBeVisible()
})

test('a line that no page says can be stated or removed, before saving and after', async ({ app, signIn, page }) => {
  test.slow()
  const dana = await signIn()
  const doubtful = { ...pmp, fees: ['US$405 exam (members)', 'US$1 late fee'], evidence: {} }
  app.research.finds([pmiMatch]).answers({ ...live, certifications: [doubtful] })
  await toResults(page)
  const line = (text: string) => page.locator('.fact', { hasText: text })
  await line('US$1 late fee').getByRole('button').click()
  await line('US$1 late fee').getByRole('button', { name: 'Remove it' }).click()
  await expect(line('US$1 late fee')).toHaveCount(0)
  await line('US$405 exam').getByRole('button').click()
  await line('US$405 exam').getByRole('button', { name: 'State it yourself' }).click()
  await expect(line('US$405 exam')).toHaveAttribute('data-state', 'person')
  await page.getByRole('button', { name: 'Save & Email Prospect' }).click()
  await expect(toast(page)).toContainText('Prospect saved')

  const [row] = await dana.call(calls.listProspects)
  const saved = await dana.call(calls.getProspect, { params: { id: String(row?.id) } })
  expect(saved.certifications[0]?.fees).toEqual(['US$405 exam (members)'])
  await page.goto(`/search/${saved.id}`)
  await expect(line('US$405 exam')).toHaveAttribute('data-state', 'person')
  await line('3 years').first().getByRole('button').click()
  await expectAccessible(page)
  await line('3 years').first().getByRole('button', { name: 'State it yourself' }).click()
  await expect(toast(page)).toContainText('Changes saved')
  await expect(line('3 years').first()).toHaveAttribute('data-state', 'person')
})

test('a re-check shows what would change, and saves what is accepted', async ({ app, signIn, page }) => {
  test.slow()
  const dana = await signIn()
  app.context.liveReading = true
  const { id } = await dana.call(calls.createProspect, { body: { organization: pmi, certifications: [] } })
  const quote = 'The examination fee is US$425 for members.'
  const document = await broughtDocument({
    bytes: Buffer.from(`Fees\n\n${quote}`),
    contentType: 'text/plain',
    url: feesPage,
    readAt: '2026-11-21T09:00:00.000Z',
  })
  await keepEvidencePage(app.context.db, document)
  const evidence = { '/fees/0': [{ ...quoted(quote), url: feesPage, pageId: document.id }] }
  const ledger = { ...live.ledger, pages: [{ url: feesPage, title: 'Fees', readOn: '2026-11-21', opened: 'promising' as const }] }
  app.research.answers({ ...live, ledger, certifications: [{ ...pmp, fees: ['US$425 exam (members)'], evidence }] })

  await page.goto(`/search/${id}`)
  await page.getByRole('button', { name: 'Re-check' }).click()
  await expect(page.getByRole('heading', { name: 'What the site says now' })).toBeVisible()
  await expectAccessible(page)
  expect((await dana.call(calls.getProspect, { params: { id: String(id) } })).version).toBe(1)
  await page.getByRole('button', { name: 'Accept 1 change' }).click()
  await expect(toast(page)).toContainText('Changes saved')
  await expect(page.getByRole('heading', { name: '1 certification' })).toBeVisible()

  await page.getByRole('button', { name: 'Re-check' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing has changed' })).toBeVisible()
  await page.locator('.recheck').getByRole('button', { name: 'Close' }).click()

  await page.locator('.fact', { hasText: 'US$425' }).getByRole('button').first().click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: /^Stored copy/ }).click()
  const copy = await opened
  await expect(copy.locator('mark')).toContainText(quote)
  await expectAccessible(copy)
})
