import { calls } from '#contract/calls.ts'
import type { Locator, Page } from '@playwright/test'
import { newProspect, pmi } from '../seeds.ts'
import { expect, test } from './fixtures.ts'

/** Presses Tab until `target` has the focus, as somebody does who cannot point; every stop on the way must be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if ((await focused.count()) > 0) await expect(focused).toBeInViewport()
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('The focus did not get there in 60 steps.')
}

test('a reader without a mouse gets from the link to the waitlist', async ({ app, page }) => {
  test.slow()
  const dana = await app.signedIn()
  const { id } = await dana.call(calls.createProspect, { body: newProspect })
  const { shareId } = await dana.call(calls.createShare, { body: { searchId: id } })
  await page.goto(`/share/${shareId}`)

  const skip = page.getByRole('link', { name: 'Skip to content' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()

  const panel = page.getByRole('region', { name: 'Pricing' })
  await tabTo(page, panel.getByRole('radio', { name: 'Annual Save 33%' }))
  await page.keyboard.press('ArrowRight')
  await expect(panel.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  await tabTo(page, panel.getByRole('checkbox', { name: /^Pearson VUE integration/ }))
  await page.keyboard.press('Space')
  await expect(panel.getByRole('status')).toContainText('$2,249 a month')

  await tabTo(page, page.getByLabel('Billing name'))
  await page.keyboard.type('Priya Raman')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Billing email')).toBeFocused()
  await page.keyboard.type('billing@example.org')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Selected for Phase 2 Waitlist' })).toBeDisabled()

  await page.goto(`/share/${shareId}`)
  await expect(page).toHaveURL(`/waitlist/${shareId}`)
  await tabTo(page, page.getByRole('link', { name: 'Learn More' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/learn/${shareId}`)
})

test.describe('a screen reader is told', () => {
  // Written anew by --update-snapshots; then the month of each line's date is to be left open again.
  test('on the page of a link', async ({ app, page }) => {
    const dana = await app.signedIn()
    const { id } = await dana.call(calls.createProspect, { body: { ...newProspect, organization: pmi } })
    const { shareId } = await dana.call(calls.createShare, { body: { searchId: id } })
    await page.goto(`/share/${shareId}`)
    await expect(page.locator('main')).toMatchAriaSnapshot({ name: 'share.aria.yml' })
  })

  for (const [name, path] of [
    ['learn', '/learn/default'],
    ['waitlist', '/waitlist'],
    ['auth', '/auth'],
    ['not-found', '/nowhere'],
  ] as const) {
    test(`on ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
    })
  }
})
