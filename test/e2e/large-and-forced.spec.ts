import { calls } from '#contract/calls.ts'
import type { Locator, Page } from '@playwright/test'
import { newProspect } from '../seeds.ts'
import { expect, test } from './fixtures.ts'

/** How far a page reaches past its window, in pixels. */
const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('nothing reaches past the window at 200 % zoom, nor with text twice as large on a desktop or a phone', async ({
  page,
  signIn,
}) => {
  const owner = await signIn()
  const { id } = await owner.call(calls.createProspect, { body: newProspect })
  const { shareId } = await owner.call(calls.createShare, { body: { searchId: id } })
  const ofLink = [`/share/${shareId}`, `/share/${shareId}/programs`, `/share/${shareId}/offer`, '/learn', '/waitlist']
  const own = ['/', '/saved-searches', `/search/${id}`, `/search/${id}/edit`, '/share-links', '/account', '/admin/users']
  // A browser that zooms by 200 % gives a page half the window; WCAG 1.4.4 and 1.4.10.
  const ways = [
    { width: 640, height: 450, text: 100 },
    { width: 1280, height: 900, text: 200 },
    { width: 390, height: 844, text: 200 },
  ]
  for (const path of [...ofLink, ...own]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const { width, height, text } of ways) {
      await page.setViewportSize({ width, height })
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), `${text}%`)
      await expect.poll(() => tooWide(page), { message: `${path}, ${width} px, text ${text} %` }).toBe(0)
    }
  }
})

test('what is chosen, on, in focus or proven can be told in forced colors', async ({ page, signIn }) => {
  const owner = await signIn()
  const { id } = await owner.call(calls.createProspect, { body: newProspect })
  const { shareId } = await owner.call(calls.createShare, { body: { searchId: id } })
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto(`/share/${shareId}`)

  /** Whether a part looks otherwise after something was done. */
  const changes = async (part: Locator, act: () => Promise<void>) => {
    const before = await part.screenshot()
    await act()
    return !before.equals(await part.screenshot())
  }
  const cycle = page.getByRole('group', { name: 'Billing cycle' })
  expect(await changes(cycle, () => page.getByRole('radio', { name: 'Monthly' }).check())).toBe(true)
  const option = page.locator('.pricing-selector-part').filter({ hasText: 'Social Sharing' })
  expect(await changes(option, () => page.getByRole('checkbox', { name: /Social Sharing/ }).check())).toBe(true)
  const sources = page.getByRole('switch', { name: 'Show all sources' })
  expect(await changes(sources, () => sources.click())).toBe(true)
  const button = page.getByRole('button', { name: 'Get this as an offer' })
  expect(await changes(button.locator('..'), () => page.getByRole('button', { name: 'Continue to Pay' }).press('Tab'))).toBe(true)
  await expect(button).toBeFocused()
  // A mark drawn in the color of its background would leave the part as empty as it is without it.
  const strip = page.locator('.proof-strip').first()
  const hide = () => strip.evaluate((one: HTMLElement) => one.style.setProperty('visibility', 'hidden'))
  expect(await changes(strip.locator('..'), hide)).toBe(true)
})
