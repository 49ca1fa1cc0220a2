import type { Certification } from '#domain/certifications/certification.ts'
import { calls } from '#contract/calls.ts'
import type { Page } from '@playwright/test'
import { insertProspect } from '../../src/server/prospects/store.ts'
import type { TestApp } from '../app.ts'
import { certificationsOf, withLines } from '../many-certifications.ts'
import { certification, quoted } from '../samples.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { pmi } from '../seeds.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { weigh } from './page-weight.ts'

async function linkTo(app: TestApp, certifications: Certification[], organization = pmi, username = 'dana'): Promise<string> {
  const dana = await app.signedIn(username)
  const prospect = { ownerId: dana.user.id, organization, certifications, email: null, contactFirstName: null }
  const { id } = await insertProspect(app.context.db, prospect, app.context.now())
  return (await dana.call(calls.createShare, { body: { searchId: id } })).shareId
}

test.describe('at first view', () => {
  for (const viewport of [
    { width: 412, height: 823 },
    { width: 1280, height: 900 },
  ]) {
    test(`the pages keep to their budgets at ${viewport.width} px`, async ({ page, app }) => {
      test.slow()
      await page.setViewportSize(viewport)
      const shareId = await linkTo(app, certificationsOf(12))
      const budgets = [
        { path: '/learn/default', bytes: 70_000, scriptBytes: 25_000, requests: 10 },
        { path: `/share/${shareId}`, bytes: 130_000, scriptBytes: 90_000, requests: 10 },
        { path: '/waitlist', bytes: 60_000, scriptBytes: 2_000, requests: 10 },
        { path: '/auth', bytes: 85_000, scriptBytes: 20_000, requests: 10 },
      ]
      for (const { path, bytes, scriptBytes, requests } of budgets) {
        const weight = await weigh(page, path)
        expect(weight.bytes, `bytes of ${path}`).toBeLessThanOrEqual(bytes)
        expect(weight.scriptBytes, `bytes of scripts of ${path}`).toBeLessThanOrEqual(scriptBytes)
        expect(weight.requests, `requests of ${path}`).toBeLessThanOrEqual(requests)
        expect(weight.foreignHosts, `foreign hosts of ${path}`).toEqual([])
        expect(weight.fontRequests, `fonts that ${path} fetches`).toBe(weight.fontsUsed)
        expect(weight.shift, `layout shift of ${path}`).toBeLessThanOrEqual(0.02)
      }
    })
  }

  test('nobody is asked who they are, and nothing is said in the console', async ({ page, app }) => {
    test.slow()
    const shareId = await linkTo(app, certificationsOf(2))
    const told: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) told.push(message.text())
    })
    page.on('pageerror', (error) => told.push(error.message))
    page.on('request', (request) => {
      if (request.url().includes('/api/user')) told.push(request.url())
    })
    for (const path of ['/learn/default', `/share/${shareId}`, `/waitlist/${shareId}`, '/auth', '/reset-password?token=abc']) {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
    }
    expect(told).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a link is read whole, its quotes open, and its contact form is sent', async ({ page, app }) => {
    const shareId = await linkTo(app, certificationsOf(2))
    await page.goto(`/share/${shareId}`)
    await expect(page.getByRole('heading', { level: 1, name: pmi.name })).toBeVisible()
    await page.locator('details.program-card > summary').nth(1).click()
    await page.locator('details[data-quote] > summary').filter({ hasText: 'US$301 exam' }).click()
    await expect(page.getByText('Candidates for field 2 read this under /fees/0 of the handbook.')).toBeVisible()
    for (const name of ['Show all quotes', 'Copy quote']) await expect(page.getByText(name).first()).toBeHidden()
    await expect(page.getByRole('region', { name: 'Pricing' }).getByRole('status')).toContainText('$999 a month')

    await page.getByLabel('Billing name').fill('P')
    await page.getByRole('checkbox', { name: /^Social Sharing/ }).check()
    await page.getByRole('button', { name: 'Update total' }).click()
    await expect(page.getByRole('region', { name: 'Pricing' })).toBeInViewport()
    await expect(page.getByRole('region', { name: 'Pricing' }).getByRole('status')).toContainText('$1,499 a month')
    await expect(page.getByLabel('Billing name')).toHaveValue('P')
    await expect(page.getByText('Billing name is required')).toHaveCount(0)
    await page.getByRole('checkbox', { name: /^Social Sharing/ }).uncheck()
    await page.getByRole('checkbox', { name: /^Social Sharing/ }).check()
    await page.getByLabel('Billing name').press('Enter')
    await expect(page.getByText('Billing name is required')).toBeVisible()
    await expect(page.getByLabel('Billing name')).toHaveAccessibleDescription('Billing name is required')
    await expect(page.getByRole('region', { name: 'Pricing' }).getByRole('status')).toContainText('$1,499 a month')
    await page.getByLabel('Billing name').fill('Priya Raman')
    await page.getByLabel('Billing email').fill('billing@example.org')
    await page.getByRole('button', { name: 'Continue to Pay' }).click()
    await expect(page).toHaveURL(`/waitlist/${shareId}`)
    await expect(page.getByText('Base plan and Social Sharing')).toBeVisible()
    await page.goto(`/share/${shareId}`)
    await expect(page).toHaveURL(`/waitlist/${shareId}`)
  })

  test('a line is corrected, and a program added where there is none, by the forms of the page', async ({ page, app }) => {
    const shareId = await linkTo(app, certificationsOf(1))
    const correct = page.getByRole('link', { name: 'Correct a line' })
    await page.goto(`/share/${shareId}`)
    await expect(correct).toHaveCount(1)
    await correct.click()
    await expect(page).toHaveURL(`/share/${shareId}#remarks`)
    await expect(page.getByLabel('Your name')).toBeInViewport()

    const billing = { billingName: 'Ann Smith', billingEmail: 'ann@example.org' }
    await app.anonymous().call(calls.submitShareInterest, { params: { shareId }, body: billing })
    await page.goto(`/share/${shareId}/programs`)
    await expect(correct.first()).toHaveAttribute('href', '#remarks')
    await expect(correct).toHaveCount(2)
    await expect(correct.last()).toBeVisible()

    const empty = await linkTo(app, [], pmi, 'eve')
    await page.goto(`/share/${empty}`)
    await page.getByRole('link', { name: 'Add one' }).click()
    await page.getByLabel('Name of a program that is missing').fill('Certified Lamp Lighter')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Certified Lamp Lighter' })).toBeVisible()
  })

  test('the marketing page is read whole, with the price of the choice', async ({ page }) => {
    await page.goto('/learn/default')
    await expect(page.getByRole('region', { name: 'Pricing' }).getByRole('status')).toContainText('$999 a month')
    await page.getByRole('radio', { name: 'Monthly' }).check()
    await page.getByRole('button', { name: 'Update total' }).click()
    await expect(page.getByRole('region', { name: 'Pricing' })).toBeInViewport()
    await expect(page.getByRole('region', { name: 'Pricing' }).getByRole('status')).toContainText('$1,499 a month')
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
    await page.getByText('Is it 999 for everyone?').click()
    await expect(page.getByText('The price is the same for every organization.')).toBeVisible()
    await page.getByRole('link', { name: 'See pricing' }).click()
    await expect(page.getByRole('heading', { name: /^Under 1,000 monthly/ })).toBeInViewport()
  })

  test('sign-in says what it needs', async ({ page }) => {
    test.slow()
    await page.goto('/auth')
    await expect(page.locator('noscript p')).toHaveText('This form needs JavaScript.')
    await expect(page.locator('noscript p')).toBeVisible()
  })
})

test('the page of a link prints whole: every card and quote open, addresses written out, no controls', async ({ page, app }) => {
  await page.goto(`/share/${await linkTo(app, certificationsOf(35))}`)
  const quote = page.getByText('Candidates for field 35 read this under /fees/0 of the handbook.')
  await expect(quote).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(quote).toBeVisible()
  await expect(page.getByText('ewb.example.org/fees').first()).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByText('Show all quotes')).toBeHidden()
  await expect(page.getByText('Copy quote').first()).toBeHidden()
})

test('a quote is copied, and the button says so for two seconds', async ({ page, app, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/share/${await linkTo(app, certificationsOf(1))}`)
  await page.locator('details[data-quote] > summary').filter({ hasText: '3 years' }).click()
  const quote = 'Candidates for field 1 read this under /validityPeriod of the handbook.'
  const button = page.getByRole('button', { name: 'Copy quote from ewb.example.org' }).and(page.locator(`[data-copy="${quote}"]`))
  await button.click()
  await expect(button.getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(quote)
  await expect(button.getByRole('status')).toHaveText('')
})

test('somebody who is signed in has the account menu, and signs out there', async ({ page, signIn }) => {
  test.slow()
  await signIn()
  await page.goto('/learn/default')
  const account = page.getByRole('button', { name: 'Account' })
  await expect(async () => {
    await account.click()
    await expect(page.getByRole('menuitem', { name: 'Your Prospects' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.locator('.toast[data-state="open"]')).toContainText('You have been successfully logged out.')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
})

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const unusual: Certification[] = [
  certification({ id: 'empty', name: 'A certification of which nothing is stated' }),
  certification({
    id: 'rtl',
    name: 'شهادة إدارة المشاريع',
    summary: 'شهادة لمن يقود المشاريع.',
    requirements: ['ثلاث سنوات من الخبرة في 2026'],
    fees: [longWord.repeat(3)],
    evidence: { '/requirements/0': [quoted('ثلاث سنوات من الخبرة مطلوبة.')], '/fees/0': [quoted(longWord.repeat(2))] },
  }),
]

test('missing values, long words and right-to-left text keep their place from 320 to 2,560 pixels', async ({ page, app }) => {
  test.slow()
  const shareId = await linkTo(app, unusual, { ...pmi, name: `${longWord} معهد`, description: longWord.repeat(4) })
  for (const path of [`/share/${shareId}`, '/learn/default', '/waitlist', '/auth', '/nothing']) {
    await page.goto(path)
    if (path.startsWith('/share')) {
      await page.locator('details:not([open]) > summary').first().click()
      await page.getByRole('switch', { name: 'Show all quotes' }).check()
      await expect(page.getByText(/^(Not (stated|found) on the pages read|Not read yet)$/).first()).toBeVisible()
      await expect(page.locator('.fact-text').filter({ hasText: 'ثلاث' })).toHaveCSS('direction', 'rtl')
    }
    for (const width of [320, 640, 960, 2_560]) {
      await page.setViewportSize({ width, height: 700 })
      expect(await sidewaysOverflow(page), `pixels of ${path} wider than ${width}`).toBe(0)
    }
  }
})

async function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

test('forced colours leave every control to be seen', async ({ page, app }) => {
  const shareId = await linkTo(app, certificationsOf(1))
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`/share/${shareId}`)
  for (const control of [
    page.getByLabel('Billing name'),
    page.getByRole('button', { name: 'Continue to Pay' }),
    page.locator('.switch-input'),
  ]) {
    expect(await control.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth))).toBeGreaterThan(0)
  }
  const control = page.getByRole('switch', { name: 'Show all quotes' })
  const ground = () => control.evaluate((element) => getComputedStyle(element).backgroundColor)
  const off = await ground()
  await control.check()
  await expect.poll(ground).not.toBe(off)
  const chosen = page.locator('.segmented-part:has(:checked)').first()
  await expect(chosen).toHaveCSS('outline-style', 'solid')
})

test('200 programs are read to their end, and all their quotes open', async ({ page, app }) => {
  test.slow()
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto(`/share/${await linkTo(app, certificationsOf(200))}`)
  await expect(page.getByRole('heading', { name: '200 credential programs found' })).toBeVisible()
  const last = page.getByRole('heading', { name: 'Certified Practitioner of Field 200' })
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  await page.getByRole('switch', { name: 'Show all quotes' }).check()
  await expect(page.locator('details[data-quote]:not([open])')).toHaveCount(0)
  // The quotes of a closed program would be seen by nobody.
  await expect(page.locator('.program-card:not([open])')).toHaveCount(0)
  const fields = page.locator('.programs textarea')
  expect(await fields.count(), 'fields of quotes that nobody has come near').toBeLessThan(50)
  const card = page.locator('.program-card').nth(149)
  // Programs take their height once they come near: whoever goes far goes on until they are there.
  await expect(async () => {
    await card.locator('.fact-words', { hasText: 'US$449 exam' }).scrollIntoViewIfNeeded()
    await expect(card.getByRole('textbox', { name: 'What is right in place of: US$449 exam' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('on paper a program that fits on a sheet stands on one, and a longer one parts between its lines', async ({ page, app }) => {
  test.slow()
  const counts = [14, 3, 5, 9, 4, 30, 6, 2]
  await page.goto(
    `/share/${await linkTo(
      app,
      counts.map((count, program) => withLines(program, count)),
    )}`,
  )
  for (const format of ['A4', 'Letter'] as const) {
    const { text: sheets } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format }))))
    const sheetOf = (words: string) => sheets.findIndex((text) => new RegExp(`${words}\\b`).test(text))
    const longer = counts.map((count, program) => {
      const lines = Array.from({ length: count }, (_, index) => sheetOf(`Line-of-P${program}L${index}`))
      const sources = Array.from({ length: count }, (_, index) => sheetOf(`Source-of-P${program}L${index}`))
      expect(lines, `lines of ${program} on ${format}`).not.toContain(-1)
      expect(sources, `each beside its line, ${program} on ${format}`).toEqual(lines)
      expect(sheetOf(`Head-of-P${program}`), `with its first line, ${program} on ${format}`).toBe(lines[0])
      return new Set(lines).size > 1
    })
    expect(longer, format).toEqual(counts.map((count) => count > 10))
    expect(sheetOf('Head-of-P0'), 'no sheet is left empty for a longer one').toBe(0)
  }
})
