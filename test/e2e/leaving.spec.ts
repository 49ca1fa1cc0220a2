import { calls } from '#contract/calls.ts'
import type { Page } from '@playwright/test'
import { newProspect, pmp } from '../seeds.ts'
import type { TestApp } from '../app.ts'
import { expect, test as journey } from './fixtures.ts'

const people = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
/**
 * A headless browser that says so is no person. This one is started under another name: what a page sends while it is left goes out
 * under the browser's own. It is a browser beside the one of the worker: for an option of its start the worker, too, would start anew.
 */
const test = journey.extend({
  context: async ({ playwright, launchOptions, baseURL, locale, timezoneId }, use) => {
    const args = [...(launchOptions.args ?? []), `--user-agent=${people}`]
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    await use(await browser.newContext({ baseURL: baseURL ?? '', locale: locale ?? 'en-US', timezoneId: timezoneId ?? 'UTC' }))
    await browser.close()
  },
})

async function shared(app: TestApp) {
  const dana = await app.signedIn()
  const { id } = await dana.call(calls.createProspect, { body: newProspect })
  const { shareId } = await dana.call(calls.createShare, { body: { searchId: id } })
  return { shareId, visits: () => dana.call(calls.listVisits, { params: { id: String(id) } }) }
}

/** How often the server was told of visits; Playwright does not see what is sent while a page is left. */
async function tellings({ context: { db } }: TestApp): Promise<number> {
  const counts = await db.selectFrom('rate_limits').select('count').where('key', 'like', 'visit%').execute()
  return counts.reduce((sum, { count }) => sum + count, 0)
}

const seen = (page: Page, shareId: string) =>
  page.waitForResponse((response) => response.url().endsWith(`/api/share/${shareId}/view`))

/** Ways to leave, with how often each tells of itself. */
const ways = [
  { way: 'by a link', leave: (page: Page) => page.getByRole('link', { name: 'Learn more' }).click(), more: 1 },
  { way: 'by closing the tab', leave: (page: Page) => page.close({ runBeforeUnload: true }), more: 0 },
]

for (const { way, leave, more } of ways) {
  test(`a quote opened just before the page is left ${way} is read, and told once`, async ({ app, page }) => {
    const { shareId, visits } = await shared(app)
    const counted = seen(page, shareId)
    await page.goto(`/share/${shareId}`)
    await counted
    await page.locator('details[data-quote] > summary').first().click()
    await expect(page.locator('details[data-quote][open]')).toHaveCount(1)
    await leave(page)
    await expect.poll(visits).toMatchObject([{ quotes: 1, quoted: [{ program: pmp.name }] }])
    await expect.poll(() => tellings(app)).toBe(2 + more)
  })
}

test('a quote opened before the visit was counted is read; the program that stands open on every page is not', async ({
  app,
  page,
}) => {
  const { shareId, visits } = await shared(app)
  await page.goto(`/share/${shareId}`)
  const counted = seen(page, shareId)
  await page.locator('details[data-quote] > summary').first().click()
  await counted
  await page.getByRole('link', { name: 'Learn more' }).click()
  await expect.poll(visits).toMatchObject([{ programs: [], quotes: 1, quoted: [{ program: pmp.name }] }])
})

test('a quote opened the moment the tab is closed is read, though its page has not heard of it yet', async ({ app, page }) => {
  const { shareId, visits } = await shared(app)
  const counted = seen(page, shareId)
  await page.goto(`/share/${shareId}`)
  await counted
  await page.evaluate(() => {
    const quote = document.querySelector<HTMLDetailsElement>('details[data-quote]')
    if (quote !== null) quote.open = true
    // What is done in this turn comes before 'toggle'.
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    quote?.remove()
  })
  await expect.poll(visits).toMatchObject([{ programs: [], quotes: 1, quoted: [{ program: pmp.name }] }])
})
