import { calls } from '#contract/calls.ts'
import type { LookupResult } from '#domain/lookups/lookup.ts'
import { newProspect, pmiMatch, pmiResult } from '../seeds.ts'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, toast } from './fixtures.ts'

const website = 'http://cranes.example.org:9077/'
const byAddress = { name: 'cranes.example.org', description: '', website }
const read: LookupResult = { ...pmiResult, organization: byAddress, origin: 'live' }

async function toResults(page: Page, typed: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/')
  await page.getByLabel('Contact first name').fill('Maria')
  await page.getByLabel('Prospect organization').fill(typed)
  await page.getByRole('button', { name: 'Find organization' }).click()
  await page.getByRole('button', { name: 'Yes, get certification details' }).click()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

test('a body that goes by its address is named before it is saved', async ({ app, signIn, page }, testInfo) => {
  const dana = await signIn()
  app.research
    .finds([{ ...byAddress, source: 'typed-address', reason: 'You typed this address.', detailed: false }])
    .answers(read)
  await toResults(page, website)
  await expect(heading(page, 'cranes.example.org')).toBeVisible()
  await page.screenshot({ path: testInfo.outputPath('1-by-address.png') })
  await page.getByRole('button', { name: 'Use this name' }).click()
  await expect(page.getByText('Organization name must be at least 2 characters.')).toBeVisible()
  await page.getByLabel('Organization name').fill('Harbor Crane Board')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use this name' }).click()
  await expect(heading(page, 'Harbor Crane Board')).toBeVisible()
  await expect(page.getByText('You named this organization.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Change the name' }).click()
  await page.screenshot({ path: testInfo.outputPath('2-named-phone.png') })
  await page.getByRole('button', { name: 'Use this name' }).click()
  await page.getByRole('button', { name: 'Save & Email Prospect' }).click()
  await expect(toast(page)).toContainText('Prospect saved')
  const [saved] = await dana.call(calls.listProspects, { query: {} })
  expect(saved?.organization).toMatchObject({ name: 'Harbor Crane Board', website })
})

test('an answer that was read before it was asked for says when, and offers to read the site', async ({
  app,
  signIn,
  page,
}, testInfo) => {
  await signIn()
  app.context.liveReading = true
  app.research.finds([pmiMatch]).answers({ ...pmiResult, origin: 'live' })
  await toResults(page, 'PMI')
  await expect(page.getByRole('button', { name: 'Save & Email Prospect' })).toBeVisible()
  await expect(page.getByText(/ was read on /)).toHaveCount(0)
  await page.getByRole('link', { name: 'Find New Prospect' }).click()
  await toResults(page, 'PMI')
  await expect(
    page.getByText(/^pmi\.org was read on \d{1,2} \w+ \d{4}, \d\d:\d\d, and this is what it said then\.$/),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Read the site now' })).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: testInfo.outputPath('1-read-before.png') })
})

test('a list that is pasted into the field leads to the import, with its rows', async ({ signIn, page, context }, testInfo) => {
  await signIn()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  await page.evaluate(() => navigator.clipboard.writeText('PMI\nISC2\nNBCOT\n'))
  await page.getByLabel('Prospect organization').click()
  await page.keyboard.press('ControlOrMeta+V')
  const way = page.getByRole('link', { name: 'Import 3 bodies' })
  await expect(way).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: testInfo.outputPath('1-pasted.png') })
  await way.click()
  await expect(heading(page, 'Import prospects')).toBeVisible()
  const rows = page.getByRole('region', { name: 'Preview' }).getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(2)).toContainText('ISC2')
  await page.getByLabel('Or paste the rows').fill('Organization,Email\nPMI,maria(at)pmi.org')
  await expect(rows.nth(1)).toContainText('Will be looked up')
  await expect(rows.nth(1)).toContainText('Without the email “maria(at)pmi.org”: Please enter a valid email address.')
  await expect(page.getByRole('button', { name: 'Import 1 body' })).toBeEnabled()
  await page.screenshot({ path: testInfo.outputPath('2-import.png') })
})

test('a certification is marked as no longer offered in the editor, and stands last from then on', async ({
  signIn,
  page,
}, testInfo) => {
  const dana = await signIn()
  const { id, certifications } = await dana.call(calls.createProspect, { body: newProspect })
  const [first, second] = certifications
  const mark = 'No longer offered to new candidates'
  await page.goto(`/search/${id}/edit`)
  await page.getByRole('button', { name: `Edit ${first?.name}` }).click()
  await page.getByRole('switch', { name: mark }).click()
  await page.screenshot({ path: testInfo.outputPath('1-switch.png') })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const names = page.getByRole('heading', { level: 3 })
  await expect(names.first()).toContainText(second?.name ?? '')
  await expect(page.getByText(`${mark}, as stated by a person.`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click()
  await expect
    .poll(async () => (await dana.call(calls.getProspect, { params: { id: String(id) } })).certifications[0]?.retired)
    .toBe(true)
  await page.goto(`/search/${id}`)
  const cards = page.locator('.certification-name')
  await expect(cards.last()).toContainText(first?.name ?? '')
  await page.screenshot({ path: testInfo.outputPath('2-prospect.png') })
})
