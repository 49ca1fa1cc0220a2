import { calls } from '#contract/calls.ts'
import type { Route } from '@playwright/test'
import { newProspect } from '../seeds.ts'
import { expect, test } from './fixtures.ts'

/** How a server is away: nothing answers, or something before it that has no answer either. */
const ways: [string, (route: Route) => Promise<void>][] = [
  ['does not answer', (route) => route.abort('connectionrefused')],
  ['answers 502', (route) => route.fulfill({ status: 502, body: '' })],
]

for (const [way, answer] of ways) {
  test(`a form says that nothing was sent where the server ${way} from before it is touched`, async ({ page, signIn }) => {
    const owner = await signIn()
    const { id } = await owner.call(calls.createProspect, { body: newProspect })
    const { shareId } = await owner.call(calls.createShare, { body: { searchId: id } })
    await page.context().clearCookies()

    const fetched = page.waitForResponse('**/live-contact-*')
    await page.goto(`/share/${shareId}`)
    await (await fetched).finished()
    // Also what draws notifications: it is fetched once somebody begins to type.
    await page.route('**/*', answer)
    await page.getByLabel('Billing name').fill('Priya Raman')
    await page.getByLabel('Billing email').fill('priya@example.org')
    const button = page.getByRole('button', { name: 'Continue to Pay' })
    const told = page.locator('.contact-form .told')
    await button.click()
    await expect(told).toHaveText(
      /^Error processing request\. (The server did not answer\. Please try again\.|Failed to process request)$/,
    )
    await expect(told).toBeInViewport()
    await expect(button).not.toHaveAttribute('aria-busy')
    await expect(page.getByLabel('Billing name')).toHaveValue('Priya Raman')
    await page.unroute('**/*')
    await button.click()
    await expect(page.getByRole('button', { name: 'Selected for Phase 2 Waitlist' })).toBeDisabled()

    await page.goto('/auth?view=forgot-password')
    await page.route('**/*', answer)
    await page.getByLabel('Email').fill('dana@example.org')
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^Request failed\. /)
  })
}
