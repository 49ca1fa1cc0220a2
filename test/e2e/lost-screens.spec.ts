import { calls } from '#contract/calls.ts'
import type { Page } from '@playwright/test'
import { newProspect } from '../seeds.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

const card = (page: Page) => page.getByRole('region', { name: 'This screen could not be loaded' })

test('a screen that no network brings leaves the header, says so, and comes once the network is back', async ({
  page,
  signIn,
}, info) => {
  const owner = await signIn()
  const { id } = await owner.call(calls.createProspect, { body: newProspect })
  for (const way of ['by itself', 'by its button']) {
    await page.goto('/saved-searches')
    await expect(page.locator(`a[href="/search/${id}"]`).first()).toBeVisible()
    await page.route('**/assets/**', (route) => route.abort())
    await page.context().setOffline(true)
    await page.locator(`a[href="/search/${id}"]`).first().click()
    await expect(card(page)).toContainText('Nothing is lost. You are offline. Please try again when you are connected.')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Links', exact: true })).toBeVisible()
    await card(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(card(page)).toContainText('You are offline.')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.screenshot({ path: info.outputPath(`lost-${width}.png`) })
    }
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 844 })
    await page.unroute('**/assets/**')
    if (way === 'by its button')
      await page.evaluate(() => sessionStorage.setItem('credscout.loaded-anew', document.scripts[0]?.src ?? ''))
    await page.context().setOffline(false)
    if (way === 'by its button') await card(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: newProspect.organization.name })).toBeVisible()
  }
})

test('after an update a screen whose older parts are gone is loaded anew once, never in a loop', async ({ page, signIn }) => {
  const owner = await signIn()
  const { id } = await owner.call(calls.createProspect, { body: newProspect })
  const name = page.getByRole('heading', { level: 1, name: newProspect.organization.name })
  let loads = 0
  page.on('load', () => (loads += 1))
  const gone = '**/assets/_signed-in.search._id-*.js'
  const openScreen = async () => {
    await page.goto('/saved-searches')
    await page.route(gone, (route) => route.fulfill({ status: 404, body: 'gone' }))
    loads = 0
    await page.locator(`a[href="/search/${id}"]`).first().click()
  }
  await openScreen()
  await expect.poll(() => loads, 'loaded anew by itself').toBe(1)
  // What the update brought would be here now; where it is not, its reader decides.
  await expect(card(page)).toContainText('Nothing is lost. A part of it did not arrive. Please try again.')
  await openScreen()
  await expect(card(page)).toBeVisible()
  await page.unroute(gone)
  await card(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(name).toBeVisible()
  expect(loads, 'by the button alone').toBe(1)
})
