import { dollars, type PricingOptions, priceOf } from '#domain/public-face/pricing.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

test('shows every section, and claims nothing without its condition', async ({ page }) => {
  await page.goto('/learn')
  await expect(page).toHaveURL('/learn/default')
  for (const name of [
    'Run every certification cycle without the spreadsheet',
    'Under 1,000 monthly for most organizations',
    'You already know this spreadsheet',
    'Save 33k a year against a larger platform',
    'The whole life of a credential',
    'Why choose us',
    'Questions',
    'Try one renewal cycle, free for 14 days',
  ]) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await expect(page.getByText('One plan and two options. True for the base plan, billed annually.')).toBeVisible()
  await expect(
    page.getByText(
      'Enterprise solutions start at $45,000 per year. Less $11,988 for the base plan, billed annually, leaves $33,012.',
    ),
  ).toBeVisible()
  await expect(page.getByText('99.99%')).toBeVisible()
  await expect(page.getByText('ISO 27001')).toBeVisible()
  await expect(page.getByText('Nearly 20 years')).toBeVisible()
  await expectAccessible(page)
})

test('leads every start of a trial to the link of the prospect, or to sign-in without one', async ({ page }) => {
  const trials = page.getByRole('link', { name: /^Start (your 14-day )?free trial$/ })
  await page.goto('/learn/default')
  await expect(trials).toHaveCount(4)
  for (const link of await trials.all()) await expect(link).toHaveAttribute('href', '/auth')
  await page.goto('/learn/9f3KqT0vYb7mWz2LxR5sNa')
  await expect(trials).toHaveCount(4)
  for (const link of await trials.all()) await expect(link).toHaveAttribute('href', '/share/9f3KqT0vYb7mWz2LxR5sNa')
})

test('computes the price of every choice and keeps the choice', async ({ page }) => {
  await page.goto('/learn/default')
  const panel = page.getByRole('region', { name: 'Pricing' })
  const base = panel.getByRole('checkbox', { name: /^Base plan/ })
  await expect(base).toBeChecked()
  await base.click({ force: true })
  await expect(base).toBeChecked()
  await expect(base).toHaveAccessibleDescription(/Always included\./)
  await expect(panel.getByText('Save 33%')).toBeVisible()

  for (const billingCycle of ['annual', 'monthly'] as const) {
    await panel.getByRole('radio', { name: billingCycle === 'annual' ? 'Annual Save 33%' : 'Monthly' }).check()
    for (const [pearson, social] of [
      [true, false],
      [true, true],
      [false, true],
      [false, false],
    ] as const) {
      await panel.getByRole('checkbox', { name: /^Pearson VUE integration/ }).setChecked(pearson)
      await panel.getByRole('checkbox', { name: /^Social Sharing/ }).setChecked(social)
      const options: PricingOptions = { billingCycle, base: true, pearson, social }
      const { perMonth, perYear } = priceOf(options)
      await expect(panel.getByRole('status')).toHaveText(
        `${dollars(perMonth)} a monthBilled ${billingCycle === 'annual' ? 'annually' : 'monthly'}, ${dollars(perYear)} a year`,
      )
      expect(JSON.parse((await page.evaluate(() => localStorage.getItem('selectedPricingOptions'))) ?? '')).toEqual(options)
    }
  }
  await page.reload()
  await expect(panel.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  await expect(panel.getByRole('checkbox', { name: /^Social Sharing/ })).not.toBeChecked()
})

test('tells of a visit by a link once, and of none without one', async ({ page }) => {
  const visits: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/visit')) visits.push(new URL(request.url()).pathname)
  })
  await page.goto('/learn/default')
  await expect(page.getByRole('heading', { name: 'Questions' })).toBeVisible()
  expect(visits).toEqual([])
  await page.goto('/learn/9f3KqT0vYb7mWz2LxR5sNa')
  await expect.poll(() => visits).toEqual(['/api/learn/9f3KqT0vYb7mWz2LxR5sNa/visit'])
  await page.getByRole('radio', { name: 'Monthly' }).check()
  expect(visits).toHaveLength(1)
})

test('on paper all answers are there, and nothing is light that stood on a dark ground', async ({ page }) => {
  await page.goto('/learn/default')
  await page.emulateMedia({ media: 'print' })
  const answers = page.locator('.learn-questions details > p')
  expect(await answers.count()).toBeGreaterThan(3)
  for (const answer of await answers.all()) {
    expect(await answer.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
  }
  const ink = await page.evaluate(() => getComputedStyle(document.body).color)
  for (const selector of ['.learn-closing h2', '.learn-bar-base', '.learn-bar-options']) {
    await expect(page.locator(selector)).toHaveCSS('color', ink)
  }
})
