import { calls } from '#contract/calls.ts'
import { dollars, priceOf } from '#domain/public-face/pricing.ts'
import type { Page } from '@playwright/test'
import { insertProspect } from '../../src/server/prospects/store.ts'
import type { TestApp } from '../app.ts'
import { quoted } from '../samples.ts'
import { aws, newProspect, pmi, pmp } from '../seeds.ts'
import { expect, expectAccessible, newestAlert, newestNotice, test, toast } from './fixtures.ts'

/** A prospect of dana's with its link; the proof of its lines is kept as it is given. */
async function shared(app: TestApp, dana: Owner, body: Partial<typeof newProspect> = {}) {
  const { organization, certifications } = { ...newProspect, ...body }
  const prospect = { ownerId: dana.user.id, organization, certifications, email: null, contactFirstName: null }
  const { id } = await insertProspect(app.context.db, prospect, app.context.now())
  const { shareId } = await dana.call(calls.createShare, { body: { searchId: id } })
  return { id: String(id), shareId }
}

type Owner = Awaited<ReturnType<TestApp['signedIn']>>

async function giveContact(page: Page, name = 'Priya Raman') {
  await page.getByLabel('Billing name').fill(name)
  await page.getByLabel('Billing email').fill('billing@example.org')
  await page.getByRole('button', { name: 'Continue to Pay' }).click()
}

/** A headless browser that says so is no person. */
const people = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
test.use({ userAgent: people })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('is read, priced and submitted, and from then on leads to the place in line', async ({ page, app }) => {
    test.slow()
    const dana = await app.signedIn()
    const { id, shareId } = await shared(app, dana)
    await page.goto(`/share/${shareId}`)
    await expect(page.getByRole('heading', { level: 1, name: pmi.name })).toBeVisible()
    await expect(page).toHaveTitle(`${pmi.name} · Credscout`)
    await expect(page.getByText(pmi.description)).toBeVisible()
    await expect(page.getByRole('heading', { name: '2 credential programs found' })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', `/learn/${shareId}`)
    await expect(page.getByRole('link', { name: 'Correct a line' })).toHaveAttribute('href', `/edit/share_${shareId}`)

    const quote = page.getByRole('figure').getByText('Your certification is')
    await expect(quote).toBeHidden()
    await page.locator('details[data-quote] > summary').filter({ hasText: '3 years' }).click()
    await expect(quote).toBeVisible()
    await expect(
      page.getByText('Some lines are from a stored copy of the page, undated, and were not read live.').last(),
    ).toBeVisible()
    // What no page says is left out of the link.
    for (const requirement of pmp.requirements) await expect(page.getByText(requirement)).toHaveCount(0)
    await page.getByRole('switch', { name: 'Show all quotes' }).click()
    await expect(page.locator('details[data-quote]:not([open])')).toHaveCount(0)
    await expectAccessible(page, page.getByLabel('Billing name'))

    const bar = page.locator('.offer-bar')
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(bar).toBeInViewport()
    await expect(bar).toContainText('$999')
    const panel = page.getByRole('region', { name: 'Pricing' })
    await panel.getByRole('radio', { name: 'Monthly' }).check()
    await panel.getByRole('checkbox', { name: /^Pearson VUE integration/ }).check()
    await panel.getByRole('checkbox', { name: /^Social Sharing/ }).check()
    const { perMonth } = priceOf({ billingCycle: 'monthly', base: true, pearson: true, social: true })
    expect(dollars(perMonth)).toBe('$2,999')
    await expect(panel.getByRole('status')).toContainText('$2,999 a month')
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(bar).toContainText('$2,999')
    await bar.getByRole('link', { name: 'Continue to Pay' }).click()
    await expect(page.getByLabel('Billing name')).toBeInViewport()
    await expect(bar).toBeHidden()

    await giveContact(page)
    await expect(newestNotice(page)).toHaveText('Added to WaitlistYou are number 1 in line for Phase 2.')
    await expect(page.getByRole('button', { name: 'Selected for Phase 2 Waitlist' })).toBeDisabled()
    await expect(panel.getByRole('radio', { name: 'Annual Save 33%' })).toBeDisabled()
    await expectAccessible(page, page.getByRole('button', { name: 'Selected for Phase 2 Waitlist' }))
    await expect(toast(page)).toBeHidden()
    expect(await dana.call(calls.getProspect, { params: { id } })).toMatchObject({
      interested: true,
      billingName: 'Priya Raman',
      billingEmail: 'billing@example.org',
      pricingOptions: { billingCycle: 'monthly', base: true, pearson: true, social: true },
    })

    await page.reload()
    await expect(page).toHaveURL(({ pathname }) => pathname === `/waitlist/${shareId}`)
    await expect(page.getByRole('heading', { name: "We're Full for Phase 1" })).toBeVisible()
    await expect(page.getByText('$2,999 a month, billed monthly')).toBeVisible()
  })
})

test('the header of a link has one row on a phone, also for somebody who is signed in', async ({ page, app, signIn }) => {
  await signIn('lee')
  const { shareId } = await shared(app, await app.signedIn('dana'))
  for (const width of [360, 375, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/share/${shareId}`)
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
    const middles = await page
      .getByRole('banner')
      .locator('.header-brand, .button:visible')
      .evaluateAll((parts) => parts.map((one) => Math.round(one.getBoundingClientRect().top + one.clientHeight / 2)))
    expect(Math.max(...middles) - Math.min(...middles), `at ${width} px`).toBeLessThan(4)
  }
})

test('a contact that was typed and not sent is there again after a reload, on its own link', async ({ page, app }) => {
  const dana = await app.signedIn()
  const [first, other] = [await shared(app, dana), await shared(app, dana, { organization: aws })]
  await page.goto(`/share/${first.shareId}`)
  await page.getByLabel('Billing name').fill('Priya Raman')
  await page.getByLabel('Billing email').fill('billing@ex')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('billing@ex')
  await page.reload()
  await expect(page.getByLabel('Billing name')).toHaveValue('Priya Raman')
  await expect(page.getByLabel('Billing email')).toHaveValue('billing@ex')
  await page.goto(`/share/${other.shareId}`)
  await page.getByLabel('Billing name').click()
  await expect(page.getByLabel('Billing name')).toHaveValue('')
  await page.goto(`/share/${first.shareId}`)
  await expect(page.getByLabel('Billing name')).toHaveValue('Priya Raman')
  await page.getByLabel('Billing email').fill('billing@example.org')
  await page.getByRole('button', { name: 'Continue to Pay' }).click()
  await expect(page.getByRole('button', { name: 'Selected for Phase 2 Waitlist' })).toBeVisible()
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((place) => place.includes('contact')))
  expect(kept).toEqual([`credscout.kept.link.contact.${first.shareId}`])
})

test('Back to the page after its contact was sent leads to the place in line again, not to an empty form', async ({
  page,
  app,
}) => {
  const { shareId } = await shared(app, await app.signedIn())
  await page.goto(`/share/${shareId}`)
  await giveContact(page)
  await expect(page.getByRole('button', { name: 'Selected for Phase 2 Waitlist' })).toBeDisabled()
  await page.getByRole('link', { name: 'See your place in line' }).click()
  await expect(page).toHaveURL(`/waitlist/${shareId}`)
  await page.goBack()
  await expect(page).toHaveURL(({ pathname }) => pathname === `/waitlist/${shareId}`)
  await expect(page.getByRole('heading', { name: "We're Full for Phase 1" })).toBeVisible()
})

test('asks for a contact that can be written to', async ({ page, app }) => {
  const { shareId } = await shared(app, await app.signedIn())
  await page.goto(`/share/${shareId}`)
  await page.getByRole('button', { name: 'Continue to Pay' }).click()
  await expect(page.getByText('Billing name is required')).toBeVisible()
  await expect(page.getByText('Please enter a valid email address', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Billing name')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Billing name').fill('Priya')
  await expect(page.getByText('Billing name is required')).toBeHidden()
  await page.getByLabel('Billing email').fill('billing@')
  await page.getByLabel('Billing email').blur()
  await expect(page.getByText('Please enter a valid email address', { exact: true })).toBeVisible()
})

test('what is chosen on one link shows on no other of the same browser, and on its own again', async ({ page, app }) => {
  const dana = await app.signedIn()
  const [first, other] = [await shared(app, dana), await shared(app, dana, { organization: aws })]
  const social = page.getByRole('checkbox', { name: /^Social Sharing/ })
  const monthly = page.getByRole('radio', { name: 'Monthly' })
  await page.goto(`/share/${first.shareId}`)
  await monthly.check()
  await social.check()
  await page.goto(`/share/${other.shareId}`)
  await expect(social).not.toBeChecked()
  await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked()
  await page.getByRole('checkbox', { name: /^Pearson VUE integration/ }).check()
  for (const path of ['', '/offer']) {
    await page.goto(`/share/${first.shareId}${path}`)
    if (path === '') await expect(monthly).toBeChecked()
    await expect(social).toBeChecked()
  }
})

test('says why a submission failed, and repeats it as the same request', async ({ page, app }) => {
  const { shareId } = await shared(app, await app.signedIn())
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/interest')) keys.push(request.headers()['idempotency-key'])
  })
  // What sends it is there once the page was seen: a network that goes after that loses nothing.
  const fetched = page.waitForResponse('**/live-contact-*')
  await page.goto(`/share/${shareId}`)
  await (await fetched).finished()
  await page.context().setOffline(true)
  await giveContact(page)
  await expect(page.getByText('You are offline, so nothing was sent.')).toBeVisible()
  await page.getByRole('button', { name: 'Get this as an offer' }).click()
  await expect(page.getByLabel('Billing name')).toHaveValue('Priya Raman')
  await page.context().setOffline(false)
  await page.route('**/interest', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Continue to Pay' }).click()
  await expect(newestAlert(page)).toHaveText('Error processing requestFailed to process request')
  await expect(page.getByText('You are offline, so nothing was sent.')).toBeHidden()
  await page.unroute('**/interest')
  await page.route('**/interest', (route) => route.fulfill({ status: 503, json: { message: 'Not now.', code: 'UNAVAILABLE' } }))
  await page.getByRole('button', { name: 'Continue to Pay' }).click()
  await expect(newestAlert(page)).toHaveText('Error processing requestNot now.')
  await page.unroute('**/interest')
  await page.getByRole('button', { name: 'Continue to Pay' }).click()
  await expect(page.getByRole('button', { name: 'Selected for Phase 2 Waitlist' })).toBeDisabled()
  expect(keys).toHaveLength(4)
  expect(keys[0]).toMatch(/^[\da-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
})

test('a press that comes from a field with something wrong is not lost, and the first such field takes the focus again', async ({
  page,
  app,
}) => {
  const { shareId } = await shared(app, await app.signedIn())
  await page.goto(`/share/${shareId}`)
  const send = page.getByRole('button', { name: 'Continue to Pay' })
  const [name, email] = [page.getByLabel('Billing name'), page.getByLabel('Billing email')]
  await send.click()
  await expect(name).toBeFocused()
  await name.fill('A')
  await email.fill('')
  await email.pressSequentially('nope')
  await send.click()
  await expect(name).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
})

test('answers a link that is unknown or turned off with an error card', async ({ page, app }) => {
  const dana = await app.signedIn()
  const { shareId } = await shared(app, dana)
  await dana.call(calls.revokeShare, { params: { shareId } })
  for (const link of [shareId, '9f3KqT0vYb7mWz2LxR5sNa']) {
    const answer = await page.goto(`/share/${link}`)
    await expect(newestAlert(page)).toHaveText('Failed to fetch shared search')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible()
    await expect(page.getByText('The link may be expired or invalid.')).toBeVisible()
    await expect(page.locator('.error-card-technical'), 'the card says it all').toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeHidden()
  }
  await expectAccessible(page)
})

test('reads the link again where that may help', async ({ page, app }) => {
  const { shareId } = await shared(app, await app.signedIn())
  const { schema } = app.context.db
  await schema.alterTable('share_links').renameTo('share_links_away').execute()
  try {
    const answer = await page.goto(`/share/${shareId}`)
    expect(answer?.status()).toBe(500)
    await expect(page.getByText('Failed to fetch shared search. 500: Something went wrong on our side.')).toBeVisible()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeEnabled()
    await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible()
  } finally {
    await schema.alterTable('share_links_away').renameTo('share_links').execute()
  }
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: pmi.name })).toBeVisible()
})

test('says so when a body has no programs', async ({ page, app }) => {
  const { shareId } = await shared(app, await app.signedIn(), { organization: aws, certifications: [] })
  await page.goto(`/share/${shareId}`)
  await expect(page.getByRole('heading', { name: 'No credential programs found for this organization' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Pricing' })).toBeVisible()
  await expectAccessible(page)
})

test('counts a view after a second before a person: not at once, not of the owner, not twice', async ({ page, app, browser }) => {
  const dana = await app.signedIn()
  const { id, shareId } = await shared(app, dana)
  const views = async () => (await dana.call(calls.getProspect, { params: { id } })).viewCount
  const opened = async (visited: Page) => {
    const beacon = visited.waitForResponse((response) => response.url().endsWith(`/api/share/${shareId}/view`))
    await visited.goto(`/share/${shareId}`)
    await expect(visited.getByRole('heading', { level: 1, name: pmi.name })).toBeVisible()
    const before = await views()
    expect((await beacon).status()).toBe(204)
    return { before, after: await views() }
  }
  expect(await opened(page)).toEqual({ before: 0, after: 1 })
  expect(await opened(page)).toEqual({ before: 1, after: 1 })

  const [name = '', value = ''] = dana.cookie.split('=')
  const origin = new URL(page.url()).origin
  const owner = await browser.newContext({ baseURL: origin, userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' })
  await owner.addCookies([{ name, value, url: origin }])
  expect(await opened(await owner.newPage())).toEqual({ before: 1, after: 1 })
  await owner.clearCookies()
  expect(await opened(await owner.newPage())).toEqual({ before: 1, after: 2 })
  await owner.close()
})

test('counts no scanner of an email, no reader without script, no bot and nothing fetched ahead; the person after them counts', async ({
  page,
  app,
  browser,
  baseURL,
}) => {
  test.slow()
  const dana = await app.signedIn()
  const { id, shareId } = await shared(app, dana)
  const origin = baseURL ?? ''
  const link = `${origin}/share/${shareId}`
  const visits: Record<string, string>[] = [
    { 'user-agent': people },
    { 'user-agent': 'Mozilla/5.0 (compatible; Barracuda Sentinel (EE))' },
    { 'user-agent': people, 'sec-purpose': 'prefetch' },
    { 'user-agent': people, 'sec-purpose': 'prefetch;prerender' },
  ]
  for (const headers of visits) {
    expect((await page.request.head(link, { headers })).status()).toBe(200)
    expect((await page.request.get(link, { headers })).status()).toBe(200)
  }
  const withoutScript = await browser.newContext({ baseURL: origin, javaScriptEnabled: false, userAgent: people })
  const plain = await withoutScript.newPage()
  await plain.goto(`/share/${shareId}`)
  await expect(plain.getByRole('heading', { level: 1, name: pmi.name })).toBeVisible()
  await expect(plain.getByText('3 years', { exact: true }).first()).toBeVisible()

  const bot = await browser.newContext({
    baseURL: origin,
    userAgent: 'Mozilla/5.0 (compatible; bingbot/2.0) Chrome/150.0 Safari/537.36',
  })
  const crawled = await bot.newPage()
  const beacon = crawled.waitForResponse((response) => response.url().endsWith(`/api/share/${shareId}/view`))
  await crawled.goto(`/share/${shareId}`)
  expect((await beacon).status()).toBe(204)
  expect(await dana.call(calls.listShares, { params: { id } })).toMatchObject([{ viewCount: 0, openedAt: null }])

  const human = await browser.newContext({ baseURL: origin, userAgent: people })
  const reader = await human.newPage()
  const counted = reader.waitForResponse((response) => response.url().endsWith(`/api/share/${shareId}/view`))
  await reader.goto(`/share/${shareId}`)
  await counted
  expect(await dana.call(calls.listShares, { params: { id } })).toMatchObject([{ viewCount: 1 }])
  await Promise.all([withoutScript.close(), bot.close(), human.close()])
})

test('twenty people in browsers of their own behind one address are twenty, and the owner reads what they opened', async ({
  app,
  browser,
  baseURL,
}) => {
  test.slow()
  const dana = await app.signedIn()
  const { id, shareId } = await shared(app, dana)
  const contexts = await Promise.all(
    Array.from({ length: 20 }, () => browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), userAgent: people })),
  )
  const beaconOf = (page: Page) =>
    page.waitForResponse((response) => response.url().endsWith(`/api/share/${shareId}/view`), { timeout: 60_000 })
  // Each waits for its second; they wait it together.
  const [first] = await Promise.all(
    contexts.map(async (context) => {
      const page = await context.newPage()
      const beacon = beaconOf(page)
      await page.goto(`/share/${shareId}`)
      await beacon
      return page
    }),
  )
  if (first === undefined) throw new Error('Nobody came.')
  const told = beaconOf(first)
  await first.locator('.share-line summary').first().click()
  await told
  expect(await dana.call(calls.listShares, { params: { id } })).toMatchObject([{ viewCount: 20 }])
  const visits = await dana.call(calls.listVisits, { params: { id } })
  expect(visits).toHaveLength(20)
  expect(visits.filter(({ quotes }) => quotes === 1)).toHaveLength(1)
  await Promise.all(contexts.map((context) => context.close()))
})

test.describe('with one seat in Phase 1', () => {
  test.use({ settings: { phaseOneCapacity: 1 } })

  test('starts a trial of 14 days for the first, and a place in line for the second', async ({ page, app }) => {
    const dana = await app.signedIn()
    const { shareId } = await shared(app, dana)
    const second = await shared(app, dana, { organization: aws })
    await page.goto(`/share/${shareId}`)
    await giveContact(page)
    await expect(page.getByRole('button', { name: 'Free trial started' })).toBeDisabled()
    const { trialEndsAt, submittedAt } = await dana.call(calls.getShareInterest, { params: { shareId } })
    // The seat is claimed within the submission, so a moment beside its own time.
    expect(Math.abs(Date.parse(trialEndsAt ?? '') - Date.parse(submittedAt) - 14 * 86_400_000)).toBeLessThan(1_000)
    const end = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
      .format(new Date(trialEndsAt ?? ''))
      .replace('Sept', 'Sep')
    await expect(newestNotice(page)).toHaveText(`Free trial startedIt ends on ${end}.`)
    await expect(page.getByText(`Your free trial runs until ${end}.`)).toBeVisible()
    await page.getByRole('link', { name: 'See your trial' }).click()
    await expect(page.getByRole('heading', { name: 'Your free trial' })).toBeVisible()
    await expect(page.getByText(end, { exact: true })).toBeVisible()
    await expectAccessible(page)

    await page.goto(`/share/${second.shareId}`)
    await giveContact(page)
    await expect(newestNotice(page)).toHaveText('Added to WaitlistYou are number 1 in line for Phase 2.')
    await page.getByRole('link', { name: 'See your place in line' }).click()
    await expect(page.getByRole('heading', { name: "We're Full for Phase 1" })).toBeVisible()
    await expect(page.getByText(aws.name)).toBeVisible()
  })
})

test('a line that its reader corrects shows at once as theirs, as it does when the page is loaded again', async ({
  page,
  app,
}) => {
  const dana = await app.signedIn()
  const proven = { ...pmp, fees: ['US$95 test'], evidence: { '/fees/0': [quoted('The test costs US$95.')] } }
  const { shareId } = await shared(app, dana, { certifications: [proven] })
  await page.goto(`/share/${shareId}`)
  const shown = () => page.locator('.share-line-row').filter({ hasText: 'US$120' }).locator('.fact-end')
  await page.locator('.share-line-row').filter({ hasText: 'US$95 test' }).locator('summary').click()
  await page.getByLabel('What is right in place of: US$95 test').fill('US$120 test')
  await page.locator('.share-line-row').filter({ hasText: 'US$95 test' }).getByRole('button', { name: 'Correct' }).click()
  await expect(shown()).toContainText(/^Via share link, /)
  await expect(page.locator('.share-line-row').filter({ hasText: 'US$120' })).toContainText('Before: US$95 test')
  const [className, words] = [await shown().getAttribute('class'), await shown().textContent()]
  const sign = await shown().locator('svg').innerHTML()
  await page.reload()
  await expect(shown()).toHaveText(words ?? '')
  expect(await shown().getAttribute('class')).toBe(className)
  expect(await shown().locator('svg').innerHTML()).toBe(sign)
})

test('in a browser that refuses storage the fields that correct a line unfold all the same', async ({ page, app }) => {
  const { shareId } = await shared(app, await app.signedIn())
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Storage is refused.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
  })
  await page.goto(`/share/${shareId}`)
  await page.locator('.share-line summary').first().click()
  await expect(page.getByRole('button', { name: 'Correct', exact: true }).first()).toBeVisible()
})

test('a contact is taken where what sends it comes late, and by the browser itself where it never comes', async ({
  page,
  app,
}) => {
  const dana = await app.signedIn()
  const [late, never] = [await shared(app, dana), await shared(app, dana, { organization: aws })]
  let arrive = () => {}
  const arriving = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/live-contact-*', async (route) => {
    await arriving
    await route.continue()
  })
  await page.goto(`/share/${late.shareId}`)
  await giveContact(page)
  arrive()
  await expect(page.getByRole('button', { name: 'Selected for Phase 2 Waitlist' })).toBeDisabled()
  await page.unroute('**/live-contact-*')
  await page.route('**/live-contact-*', (route) => route.abort())
  await page.goto(`/share/${never.shareId}`)
  // Offline, the browser's own sending would leave for its error page, and lose what was typed.
  await page.context().setOffline(true)
  await giveContact(page)
  await expect(page.getByRole('alert')).toHaveText(
    'You are offline, so nothing was sent. What you typed stays here. Send it again once you are online.',
  )
  await expect(page.getByLabel('Billing name')).toHaveValue('Priya Raman')
  await expectAccessible(page)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Continue to Pay' }).click()
  await expect(page).toHaveURL(`/waitlist/${never.shareId}`)
})

test('a program that is no longer offered says so, closed and open, and is not counted as one; a name stands once', async ({
  page,
  app,
}) => {
  const dana = await app.signedIn()
  const closed = { ...pmp, id: 'closed', name: 'APPS', acronym: 'APPS', retired: true }
  const { shareId } = await shared(app, dana, { certifications: [pmp, closed] })
  await page.goto(`/share/${shareId}`)
  await expect(page.getByRole('heading', { name: '1 credential program found, plus 1 no longer offered' })).toBeVisible()
  const card = page.locator('[data-program="closed"]')
  await expect(card.locator('.certification-summary')).toContainText('No longer offered to new candidates')
  await expect(card.getByRole('heading')).toHaveText('APPS')
  await card.locator('summary').first().click()
  await expect(card.locator('.certification-retired')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(card.locator('.certification-retired')).toBeVisible()
  const offer = await page.request.post(`/share/${shareId}/offer`, { form: { billingCycle: 'annual' }, maxRedirects: 5 })
  expect(await offer.text()).toContain('1 credential program, plus 1 no longer offered')
})

test('what holds for all programs is corrected in all of them, unless its reader says otherwise', async ({ page, app }) => {
  const dana = await app.signedIn()
  const { id } = await dana.call(calls.createProspect, { body: newProspect })
  const { shareId } = await dana.call(calls.createShare, { body: { searchId: id } })
  await page.goto(`/share/${shareId}`)
  await page.getByRole('switch').check()
  const cards = page.locator('.program-card')
  const correct = async (before: string, after: string, isForAll: boolean) => {
    const row = cards.first().locator('.share-line-row', { hasText: before })
    const box = row.getByRole('checkbox', { name: 'In all programs that have this line' })
    await expect(box).toBeChecked()
    if (!isForAll) await box.uncheck()
    await row.getByRole('textbox').fill(after)
    await row.getByRole('button', { name: 'Correct' }).click()
    await expect(cards.first().locator('.fact-words', { hasText: after })).toBeVisible()
  }
  await correct('3 years', '4 years', true)
  await expect(cards.nth(1).locator('.fact-words', { hasText: '4 years' })).toBeVisible()
  await expect(page.getByText('For all programs', { exact: true })).toHaveCount(2)
  await correct('4 years', '5 years', false)
  await expect(cards.nth(1).locator('.fact-words', { hasText: '4 years' })).toBeVisible()
})

test('the editor of a link leads back to its page, and knows the name that was given there', async ({ page, app }) => {
  const dana = await app.signedIn()
  const { id, shareId } = await shared(app, dana)
  await page.goto(`/share/${shareId}`)
  await page.getByLabel('Your name').fill('Maria')
  await page.getByRole('link', { name: 'Correct a line' }).click()
  await page.getByRole('button', { name: `Edit ${pmp.name}` }).click()
  await page.getByLabel('Valid for').fill('4 years')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Changes' })
  await expect(dialog.getByLabel('Your name')).toHaveValue('Maria')
  await dialog.getByLabel('Your name').press('Enter')
  await expect(newestNotice(page)).toContainText('Changes saved')
  // The bar that the dialog was opened from is gone.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const { events } = await dana.call(calls.listProspectEvents, { params: { id }, query: {} })
  expect(events[0]).toMatchObject({ what: { type: 'corrected' }, by: { name: null, nameGiven: 'Maria' } })
  await page.getByRole('link', { name: 'Back to the shared page' }).click()
  await expect(page).toHaveURL(`/share/${shareId}`)
  await expect(page.locator('.fact-words').getByText('4 years')).toBeVisible()
})

test('the editor of a link sends the name that is typed, also where the browser keeps nothing', async ({ page, app }) => {
  const { shareId } = await shared(app, await app.signedIn())
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto(`/edit/share_${shareId}`)
  await page.getByRole('button', { name: `Edit ${pmp.name}` }).click()
  await page.getByLabel('Valid for').fill('4 years')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Changes' })
  await dialog.getByLabel('Your name').fill('Maria')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByLabel('Your name')).toHaveValue('Maria')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ by: 'Maria' })
  await expect(newestNotice(page)).toContainText('Changes saved')
})

test('a long line stands above where it comes from, not in a narrow column beside it', async ({ page, app }, info) => {
  const owner = await app.signedIn()
  const route = 'Among the routes: a bachelor’s degree and 36 months of leading projects, or a secondary diploma and 60 months'
  const evidence = [
    { kind: 'catalogue' as const, url: 'https://www.pmi.org/pmp', publisher: 'body' as const, readOn: '2026-11-01' },
  ]
  const certifications = [
    { ...pmp, requirements: [route, 'Pass the exam'], evidence: { '/requirements/0': evidence, '/requirements/1': evidence } },
  ]
  const prospect = { ownerId: owner.user.id, organization: pmi, certifications, email: null, contactFirstName: null }
  const { id } = await insertProspect(app.context.db, prospect, app.context.now())
  const { shareId } = await owner.call(calls.createShare, { body: { searchId: id } })
  await page.goto(`/share/${shareId}`)
  const boxOf = async (words: string, part: string) =>
    (await page.locator('.share-line-row').filter({ hasText: words }).locator(part).boundingBox()) ?? { x: 0, y: 0, height: 0 }
  expect((await boxOf(route, '.fact-end')).y).toBeGreaterThan((await boxOf(route, '.fact-words')).y + 40)
  expect((await boxOf(route, '.fact-end')).x).toBe((await boxOf(route, '.fact-words')).x)
  expect((await boxOf('Pass the exam', '.fact-end')).y).toBeLessThan((await boxOf('Pass the exam', '.fact-words')).y + 20)
  await page.screenshot({ path: info.outputPath('long-line.png') })
})
