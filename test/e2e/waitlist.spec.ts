import { calls } from '#contract/calls.ts'
import { newProspect, pmi } from '../seeds.ts'
import { expect, expectAccessible, newestNotice, test } from './fixtures.ts'

test('tells everybody that Phase 1 is full', async ({ page }) => {
  await page.goto('/waitlist')
  await expect(page.getByRole('heading', { level: 1, name: "We're Full for Phase 1" })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/learn/default')
  await expect(page.getByText('Your place', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
})

test('reads the same for an unknown link, which keeps its way to the marketing page', async ({ page }) => {
  await page.goto('/waitlist/9f3KqT0vYb7mWz2LxR5sNa')
  await expect(page.getByRole('heading', { level: 1, name: "We're Full for Phase 1" })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/learn/9f3KqT0vYb7mWz2LxR5sNa')
  await expect(page.getByText('Your place', { exact: true })).toHaveCount(0)
})

test('shows a link its true place, choice and frozen price', async ({ page, app }) => {
  const dana = await app.signedIn()
  const visitor = app.anonymous()
  const links = []
  for (const billingName of ['First', 'Second']) {
    const { id } = await dana.call(calls.createProspect, { body: newProspect })
    const { shareId } = await dana.call(calls.createShare, { body: { searchId: id } })
    const pricingOptions = { billingCycle: 'annual' as const, base: true, pearson: true, social: false }
    const body = { billingName, billingEmail: 'billing@example.org', pricingOptions }
    await visitor.call(calls.submitShareInterest, { params: { shareId }, body })
    links.push(shareId)
  }
  await page.goto(`/waitlist/${links[1]}`)
  await expect(page.getByRole('heading', { level: 1, name: "We're Full for Phase 1" })).toBeVisible()
  await expect(page.getByText(pmi.name)).toBeVisible()
  const facts = page.locator('.waitlist-facts > div')
  await expect(facts.filter({ hasText: 'Your place' })).toHaveText('Your place2')
  await expect(facts.filter({ hasText: 'Joined' })).toHaveText(/^Joined\d{1,2} [A-Z][a-z]{2} \d{4}$/)
  await expect(facts.filter({ hasText: 'Your choice' })).toHaveText('Your choiceBase plan and Pearson VUE integration')
  await expect(facts.filter({ hasText: 'Price when you start' })).toHaveText(
    'Price when you start$1,499 a month, billed annually',
  )
  await expectAccessible(page)
})

test.describe('with a seat in Phase 1', () => {
  test.use({ settings: { phaseOneCapacity: 1 } })

  test('says of a trial when it ends, and once it has ended that it did and what to do', async ({ page, app }) => {
    const dana = await app.signedIn()
    const { id } = await dana.call(calls.createProspect, { body: newProspect })
    const { shareId } = await dana.call(calls.createShare, { body: { searchId: id } })
    const body = { billingName: 'Ann Smith', billingEmail: 'ann@example.org' }
    await app.anonymous().call(calls.submitShareInterest, { params: { shareId }, body })
    await page.goto(`/waitlist/${shareId}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your free trial')
    await expect(page.getByText('Ends on', { exact: true })).toBeVisible()
    await app.context.db
      .updateTable('interests')
      .set({ trial_ends_at: new Date(Date.now() - 1_000) })
      .execute()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your free trial is over')
    await expect(page.getByText('Ended on', { exact: true })).toBeVisible()
    await expect(
      page.getByText('Tell the person who sent you the link if you want to continue. Nothing is charged until you say so.'),
    ).toBeVisible()
    await expect(page.getByText('Within two working days')).toHaveCount(0)
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Change contact or options' }).click()
    await page.getByLabel('Billing name').fill('Ann Lee')
    await page.getByLabel('Billing email').fill('ann@example.org')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(newestNotice(page)).toHaveText('Changes saved')
    await expect(page.locator('.contact-form')).toContainText('Your changes are saved. Your trial stays as it is.')
    await expect(page.getByText('Your free trial runs until')).toBeHidden()
    await expectAccessible(page)
  })
})

test('a contact with a slip in it is put right on the device it was given on, and shown on no other one', async ({
  page,
  app,
  browser,
  baseURL,
}, info) => {
  test.slow()
  const dana = await app.signedIn()
  const { id } = await dana.call(calls.createProspect, { body: newProspect })
  const { shareId } = await dana.call(calls.createShare, { body: { searchId: id } })
  await page.goto(`/share/${shareId}`)
  const pearson = page.getByRole('checkbox', { name: /^Pearson VUE integration/ })
  await pearson.check()
  await page.getByLabel('Billing name').fill('Priya Raman')
  await page.getByLabel('Billing email').fill('biling@example.org')
  await page.getByRole('button', { name: 'Continue to Pay' }).click()
  await expect(page.getByRole('button', { name: 'Selected for Phase 2 Waitlist' })).toBeVisible()

  await page.goto(`/waitlist/${shareId}`)
  await expect(page.getByRole('link', { name: 'Correct a line' })).toHaveAttribute('href', `/share/${shareId}/programs#remarks`)
  await expect(page.getByRole('link', { name: 'Edit everything' })).toHaveAttribute('href', `/edit/share_${shareId}`)
  // Kept like everything typed through a link: for a week, and until somebody signs out.
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((place) => place.includes('contact')))
  expect(kept).toEqual([`credscout.kept.link.contact.${shareId}`])
  await page.evaluate((link) => localStorage.setItem(`credscout-contact-${link}`, '{"billingName":"Priya"}'), shareId)
  await page.evaluate(() => localStorage.removeItem('selectedPricingOptions'))
  // What was submitted shows as it was drawn, also while the rest of the script is on its way, and what is chosen meanwhile stays.
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/live-contact-*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: 'Change contact or options' }).click()
  const social = page.getByRole('checkbox', { name: /^Social Sharing/ })
  await expect(page.getByRole('region', { name: 'Pricing' }).getByRole('status')).toContainText('$1,499 a month')
  await expect(pearson).toBeChecked()
  await social.check()
  release()
  await expect(page.getByLabel('Billing name')).toHaveValue('Priya Raman')
  // What was kept before things had a week's life goes.
  expect(await page.evaluate((link) => localStorage.getItem(`credscout-contact-${link}`), shareId)).toBeNull()
  await expect(social).toBeChecked()
  await social.uncheck()
  await expect(page.getByRole('heading', { name: 'Change contact or options' })).toBeInViewport()
  await expect(pearson).toBeChecked()
  await expect(page.getByLabel('Billing name')).toHaveValue('Priya Raman')
  await page.screenshot({ path: info.outputPath('change.png'), fullPage: true })
  await expectAccessible(page)
  await page.getByLabel('Billing email').fill('billing@example.org')
  await pearson.uncheck()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(newestNotice(page)).toHaveText('Changes saved')
  await expect(page.getByText('Your changes are saved. Your place in line stays as it is.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Selected for Phase 2 Waitlist' })).toHaveCount(0)
  expect(await dana.call(calls.getProspect, { params: { id: String(id) } })).toMatchObject({
    billingEmail: 'billing@example.org',
    pricingOptions: { pearson: false },
  })

  const plain = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), javaScriptEnabled: false })
  const other = await plain.newPage()
  await other.goto(`/share/${shareId}/programs`)
  await other.getByRole('link', { name: 'Change contact or options' }).click()
  await expect(other.locator('body')).not.toContainText('Priya')
  expect(await other.content()).not.toContain('billing@example.org')
  await other.getByLabel('Billing name').fill('Ann Smith')
  await other.getByLabel('Billing email').fill('ann@')
  await other.getByRole('button', { name: 'Save changes' }).click()
  await expect(other.getByText('Please enter a valid email address', { exact: true })).toBeVisible()
  await other.getByLabel('Billing email').fill('ann@example.org')
  await other.getByRole('button', { name: 'Save changes' }).click()
  await expect(other).toHaveURL(`/waitlist/${shareId}`)
  // The editor needs script; the form beside the programs does not.
  await expect(other.getByRole('link', { name: 'Correct a line' })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Edit everything' })).toBeHidden()
  expect(await dana.call(calls.getProspect, { params: { id: String(id) } })).toMatchObject({ billingEmail: 'ann@example.org' })
  await plain.close()
})
