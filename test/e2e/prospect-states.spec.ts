import { calls } from '#contract/calls.ts'
import { newProspect, pmp } from '../seeds.ts'
import { expect, expectAccessible, test, toast } from './fixtures.ts'
import { holdNotifications } from './hold-notifications.ts'

test('a re-check that fails leaves the certifications in view; an offer opens from the timeline', async ({
  page,
  app,
  signIn,
}) => {
  test.slow()
  const owner = await signIn()
  const { id } = await owner.call(calls.createProspect, { body: newProspect })
  const { shareId } = await owner.call(calls.createShare, { body: { searchId: id } })
  const { number } = await app.anonymous().call(calls.makeOffer, { params: { shareId }, body: {} })
  // Its owner needs no passcode.
  await owner.call(calls.changeShare, { params: { shareId }, body: { passcode: 'open sesame' } })
  app.context.liveReading = true
  app.research.fails(new Error('The site did not answer.'))
  await page.goto(`/search/${id}`)
  await page.getByRole('button', { name: 'Re-check' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The prospect has not changed.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: pmp.name })).toBeVisible()
  await expectAccessible(page)

  const ways = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem').filter({ hasText: 'Offer made' })
  const file = page.waitForEvent('download')
  await ways.getByRole('link', { name: `PDF of offer No. ${number}` }).click()
  expect((await file).suggestedFilename()).toBe(`offer-${number}.pdf`)
  const opened = page.waitForEvent('popup')
  await ways.getByRole('link', { name: `Open offer No. ${number}, in a new tab` }).click()
  await expect((await opened).getByRole('heading', { level: 1 })).toContainText(number)

  await owner.call(calls.changeShare, { params: { shareId }, body: { paused: true } })
  await page.reload()
  await expect(ways).toContainText('none is open now')
  await expect(ways.getByRole('link')).toHaveCount(0)
})

test('shows Not Found for an unknown import', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/import/x')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import Not Found')
  await expect(page.getByText('Try Again')).toHaveCount(0)
})

test('a CSV whose quotation mark is not closed is refused with its line', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/import')
  const rows = page.getByLabel('Or paste the rows')
  await rows.fill('Organization,Contact\nPMI,Maria\n"IIBA,Ann\nNCCER,Bob')
  await expect(rows).toHaveAccessibleDescription(/line 3 is not closed/)
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
})

test('a save that fails leaves its bar in view, on a phone and on a desktop', async ({ page, signIn }) => {
  const owner = await signIn()
  const { id } = await owner.call(calls.createProspect, { body: newProspect })
  await holdNotifications(page)
  await page.goto(`/search/${id}/edit`)
  await page.getByRole('button', { name: 'Edit organization' }).click()
  await page.getByLabel('Name').fill('PMI Global')
  await page.route(`**/api/searches/${id}`, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.getByRole('button', { name: 'Save Changes' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page)).toContainText('Failed to save changes')
    await expect(dialog).toHaveCount(0)
    const [notice, bar] = await Promise.all([toast(page).boundingBox(), page.locator('.save-bar').boundingBox()])
    if (notice === null || bar === null) throw new Error('Nothing is drawn.')
    expect(notice.y + notice.height, `${width} px`).toBeLessThanOrEqual(bar.y)
  }
})
