import { calls } from '#contract/calls.ts'
import type { Page } from '@playwright/test'
import { serveSite } from '../sites/serve.ts'
import { keepersBody, keepersResearch, keepersSite } from '../sites/stored-body.ts'
import { expect, expectAccessible, test, toast } from './fixtures.ts'

test.use({ settings: { liveReading: 'on' } })

async function toResults(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Prospect organization').fill('SOST')
  await page.getByLabel('Contact first name').fill('Maria')
  await page.getByRole('button', { name: 'Find organization' }).click()
  await page.getByRole('button', { name: 'Yes, get certification details' }).click()
}

const lineOf = (page: Page, text: string) => page.locator('.fact', { hasText: text })
const card = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) })
const showAll = (page: Page) => page.getByRole('switch', { name: 'Show all quotes' })

test('the catalogue stands there at once, and the site completes it in place', async ({ app, signIn, page }, testInfo) => {
  test.slow()
  await signIn()
  app.context.liveReading = true
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  const served = await serveSite(keepersSite(), { held, latency: 500 })
  const { research, close } = keepersResearch(keepersBody(served.origin))
  app.context.research = research
  try {
    await toResults(page)
    // The catalogue: three certifications, while the site has answered nothing yet.
    await expect(
      page.getByText(/^Shown from the built-in catalogue\. 127\.0\.0\.1 is being read now to complete it/),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: '3 certifications' })).toBeVisible()
    await expect(card(page, 'Certified Quill Keeper')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save & Email Prospect' })).toBeEnabled()
    await page.screenshot({ path: testInfo.outputPath('1-catalogue.png'), fullPage: true })
    answer()
    await expect(page.getByText(/[1-9] of \d pages? read\.$/)).toBeVisible({ timeout: 30_000 })
    await page.screenshot({ path: testInfo.outputPath('2-reading.png'), fullPage: true })

    await expect(page.getByText(/^From the built-in catalogue, completed from 127\.0\.0\.1 on /)).toBeVisible({
      timeout: 60_000,
    })
    await expect(page.getByRole('heading', { name: '4 certifications' })).toBeVisible()
    await showAll(page).click()
    // One price, both answers with their sources; one gone stays the catalogue's; one unchanged is quoted; one is new.
    await expect(lineOf(page, 'US$225 exam or US$195 exam')).toHaveAttribute('data-state', 'conflict')
    for (const name of ['Certified Kiln Keeper', 'Certified Quill Keeper', 'Certified Anvil Keeper']) {
      const button = card(page, name)
      if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
    }
    await expect(lineOf(page, 'US$150 exam')).toHaveAttribute('data-state', 'catalogue')
    await expect(lineOf(page, 'US$210 exam')).toHaveAttribute('data-state', 'on-the-page')
    await expect(lineOf(page, 'US$180 exam')).toHaveAttribute('data-state', 'on-the-page')
    await expect(lineOf(page, 'US$225 exam or US$195 exam')).toContainText('Says: US$225 exam')
    await expect(lineOf(page, 'US$225 exam or US$195 exam')).toContainText('Says: US$195 exam')
    await page.screenshot({ path: testInfo.outputPath('3-completed.png'), fullPage: true })
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 800 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.screenshot({ path: testInfo.outputPath('4-completed-phone-dark.png'), fullPage: true })
  } finally {
    answer()
    await served.close()
    await close()
  }
})

test('saved in the middle, it is as it was shown, and the rest waits as a proposal', async ({ app, signIn, page }, testInfo) => {
  test.slow()
  const dana = await signIn()
  app.context.liveReading = true
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  const served = await serveSite(keepersSite(), { held })
  const { research, close } = keepersResearch(keepersBody(served.origin))
  app.context.research = research
  try {
    await toResults(page)
    await page.getByRole('button', { name: 'Save & Email Prospect' }).click()
    await expect(toast(page)).toContainText('Prospect saved')
    answer()
    await expect
      .poll(async () => (await dana.call(calls.listProspects, { query: {} }))[0]?.proposal?.changes, { timeout: 60_000 })
      .toBe(6)
    await page.goto('/saved-searches')
    await expect(page.getByText('6 changes proposed')).toBeVisible()
    await page.screenshot({ path: testInfo.outputPath('5-list.png'), fullPage: true })
    await page.getByRole('link', { name: 'Society of Shore Trades' }).click()
    await expect(lineOf(page, 'US$195 exam')).toHaveAttribute('data-state', 'catalogue')
    await expect(page.getByText(/It would change, add or confirm 6 lines\. The prospect has not changed\.$/)).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: testInfo.outputPath('6-offer.png'), fullPage: true })
    await page.getByRole('button', { name: 'See the changes' }).click()
    await expect(page.getByRole('heading', { name: 'What the site says now' })).toBeVisible()
    await page.screenshot({ path: testInfo.outputPath('7-proposal.png'), fullPage: true })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Accept 6 changes' }).click()
    await expect(toast(page)).toContainText('Changes saved')
    await expect(page.getByRole('heading', { name: '4 certifications' })).toBeVisible()
    await expect(page.getByText(/It would change/)).toHaveCount(0)
    await page.goto('/saved-searches')
    await expect(page.getByText(/changes? proposed/)).toHaveCount(0)
  } finally {
    answer()
    await served.close()
    await close()
  }
})

test('without a network the catalogue stands alone, with one sentence', async ({ app, signIn, page }, testInfo) => {
  await signIn()
  app.context.liveReading = true
  const never = new Promise<never>(() => undefined)
  const { research, close } = keepersResearch(keepersBody('http://www.keepers.example'), { resolve: () => never })
  app.context.research = research
  try {
    await toResults(page)
    await expect(
      page.getByText('www.keepers.example could not be reached, so this is the built-in catalogue alone.'),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: '3 certifications' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Stop reading' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Read the site now' })).toBeVisible()
    await page.screenshot({ path: testInfo.outputPath('8-no-network.png'), fullPage: true })
    await expectAccessible(page)
  } finally {
    await close()
  }
})
