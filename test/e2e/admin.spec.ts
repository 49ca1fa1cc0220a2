import { calls } from '#contract/calls.ts'
import { ApiError } from '../../src/server/api-error.ts'
import { findProspects } from '../../src/server/prospects/owned.ts'
import { testPassword } from '../app.ts'
import { capm, newProspect, pmi, pmiMatch, pmp } from '../seeds.ts'
import { expect, expectAccessible, newestAlert, test, toast } from './fixtures.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('goes from a name to a saved prospect and its link', async ({ page, signIn, baseURL }) => {
  test.slow()
  await signIn()
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Prospect organization').fill('PMI')
  await page.getByRole('button', { name: 'Find organization' }).click()
  await expect(page.getByRole('heading', { name: "Is this the organization you're looking for?" })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes, get certification details' }).click()
  await expect(page.getByRole('heading', { name: '2 certifications' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'PMI', exact: true })).toBeVisible()
  await expect(page.locator('.wizard-name')).toHaveText(pmi.name)
  await expect(page.getByText(pmp.name)).toBeVisible()
  await expect(page.getByText(capm.name)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Save Prospect' }).click()
  await expect(toast(page)).toContainText('Search saved')
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled()

  await page.getByRole('button', { name: 'Generate link' }).click()
  await expect(toast(page)).toContainText('Share link generated')
  const link = page.getByLabel('Share link')
  await expect(link).toHaveValue(/\/share\/[\w-]{22,}$/)
  await expect(page.getByText(/^Made .*\. No views yet\.$/)).toBeVisible()
  await expectAccessible(page)

  await link.fill(`${await link.inputValue()}?from=letter`)
  const copy = page.locator('.link-copy')
  const width = await copy.evaluate((button) => button.getBoundingClientRect().width)
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('button', { name: 'URL Copied' })).toBeVisible()
  await expect(toast(page)).toContainText('URL Copied')
  expect(await copy.evaluate((button) => button.getBoundingClientRect().width)).toBe(width)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\?from=letter$/)
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible({ timeout: 4_000 })

  const address = new URL(await link.inputValue()).pathname.replace('/share/', '/api/share/')
  expect((await page.request.get(`${baseURL}${address}`)).status()).toBe(200)
  await page.getByRole('button', { name: 'Turn off link' }).click()
  const question = page.getByRole('dialog', { name: 'Turn off this link?' })
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: 'Turn off link' })).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Turn off link' }).click()
  await expect(toast(page)).toContainText('Link turned off')
  await expect(page.getByRole('button', { name: 'Generate link' })).toBeVisible()
  expect((await page.request.get(`${baseURL}${address}`)).status()).toBe(404)

  await page.getByRole('tab', { name: 'Your Prospects' }).click()
  await expect(page).toHaveURL('/admin?tab=prospects')
  await expect(page.getByRole('link', { name: pmi.name })).toBeVisible()
  await page.getByRole('tab', { name: 'Generate New' }).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Find New Prospect' }).click()
  await expect(page.getByLabel('Prospect organization')).toHaveValue('')
})

test('keeps results that are not saved through a reload, another page and a closed tab, until they are', async ({
  page,
  context,
  signIn,
}) => {
  test.slow()
  await signIn()
  await page.goto('/admin')
  await page.getByLabel('Prospect organization').fill('PMI')
  await page.getByRole('button', { name: 'Find organization' }).click()
  await page.getByRole('button', { name: 'Yes, get certification details' }).click()
  const save = page.getByRole('button', { name: 'Save Prospect' })
  await expect(save).toBeVisible()
  await expect(page.getByText(pmi.description)).toBeVisible()
  await page.reload()
  await expect(save).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'New prospect' }).click()
  await expect(page.getByRole('region', { name: 'Unsaved results' })).toContainText('PMI')
  await page.goBack()
  await expect(save).toBeVisible()

  const other = await context.newPage()
  await other.goto('/')
  // What an open tab shows is offered in no other one.
  await expect(other.getByLabel('Prospect organization')).toBeVisible()
  await expect(other.getByRole('region', { name: 'Unsaved results' })).toHaveCount(0)
  await page.close()
  await other.reload()
  await expect(other.getByRole('region', { name: 'Unsaved results' })).toContainText('PMI')
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other.getByRole('heading', { level: 1, name: pmi.name })).toBeVisible()
})

test('goes back to the name when it was the wrong body', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/admin')
  await page.getByLabel('Prospect organization').fill('P')
  await page.getByRole('button', { name: 'Find organization' }).click()
  await expect(page.getByText('Organization name must be at least 2 characters.')).toBeVisible()
  await page.getByLabel('Prospect organization').fill('PMI')
  await page.getByRole('button', { name: 'Find organization' }).click()
  await page.getByRole('button', { name: 'No, try another search' }).click()
  await expect(page.getByLabel('Prospect organization')).toHaveValue('PMI')
})

test('says which question failed, and starts again from the name', async ({ page, app, signIn }) => {
  await signIn()
  app.research.finds([])
  await page.goto('/admin')
  await page.getByLabel('Prospect organization').fill('zzqx')
  await page.getByRole('button', { name: 'Find organization' }).click()
  await expect(newestAlert(page)).toContainText('Failed to query organization')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(
    page.getByText("We couldn't complete your request. Please try again or search for a different organization."),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByLabel('Prospect organization')).toHaveValue('zzqx')

  app.research.finds([pmiMatch]).fails(new ApiError('SITE_UNREACHABLE'))
  await page.getByLabel('Prospect organization').fill('PMI')
  await page.getByRole('button', { name: 'Find organization' }).click()
  await page.getByRole('button', { name: 'Yes, get certification details' }).click()
  await expect(newestAlert(page)).toContainText('Failed to query certifications')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
})

test('says when saving, sharing or copying failed', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/admin')
  await page.getByLabel('Prospect organization').fill('PMI')
  await page.getByRole('button', { name: 'Find organization' }).click()
  await page.getByRole('button', { name: 'Yes, get certification details' }).click()
  await page.route('**/api/searches', (route) =>
    route.fulfill({ status: 503, json: { message: 'Not now.', code: 'UNAVAILABLE' } }),
  )
  await page.getByRole('button', { name: 'Save Prospect' }).click()
  const failure = (title: string) => newestAlert(page).filter({ hasText: title })
  await expect(failure('Failed to save search')).toHaveText('Failed to save searchNot now.')
  await page.unroute('**/api/searches')
  await page.getByRole('button', { name: 'Save Prospect' }).click()

  await page.route('**/api/share', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Generate link' }).click()
  await expect(failure('Failed to generate')).toHaveText('Failed to generate share linkPlease try again')
  await page.unroute('**/api/share')
  await page.getByRole('button', { name: 'Generate link' }).click()

  await page.getByLabel('Share link').waitFor()
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(failure('Failed to copy')).toHaveText('Failed to copy URL to clipboard')
})

test('keeps the results when the session ends, and saves them after signing in again in a dialog', async ({
  page,
  app,
  signIn,
}) => {
  const owner = await signIn()
  await page.goto('/admin')
  await page.getByLabel('Prospect organization').fill('PMI')
  await page.getByRole('button', { name: 'Find organization' }).click()
  await page.getByRole('button', { name: 'Yes, get certification details' }).click()
  await page.getByRole('button', { name: 'Save Prospect' }).waitFor()
  await app.context.db.deleteFrom('sessions').execute()
  await page.getByRole('button', { name: 'Save Prospect' }).click()
  const again = page.getByRole('dialog', { name: 'Your session has ended' })
  await again.getByLabel('Password', { exact: true }).fill(testPassword)
  await again.getByLabel('Password', { exact: true }).press('Enter')
  await expect(toast(page)).toContainText('Search saved')
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled()
  await expect(page.getByText(pmp.name)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Generate link' })).toBeVisible()
  expect(await findProspects(app.context.db, owner.user?.id ?? '')).toHaveLength(1)
})

test('says in its own words when a prospect of its list could not be deleted', async ({ page, signIn }) => {
  const owner = await signIn()
  await owner.call(calls.createProspect, { body: newProspect })
  await page.goto('/admin?tab=prospects')
  await page.route('**/api/searches/*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Not now.', code: 'UNAVAILABLE' } }),
  )
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: `Actions for ${pmi.name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(newestAlert(page)).toHaveText('Failed to delete searchNot now.')
  await expect(page.getByRole('link', { name: pmi.name })).toBeVisible()
})
