import { signOnPages } from '#contract/pages.ts'
import { testPassword } from '../app.ts'
import { TestIdentityProvider } from '../identity-provider.ts'
import { expect, expectAccessible, test as base, toast } from './fixtures.ts'

/** The server signs in by a provider, which lets people back to it. */
const test = base.extend({
  baseURL: async ({ app }, use) => {
    const origin = await app.listen()
    const provider = await TestIdentityProvider.start()
    Object.assign(app.context.config, { publicUrl: origin, identityProvider: provider.settings })
    provider.register(`${origin}${signOnPages.callback()}`)
    await use(origin)
    await provider.stop()
  },
})

test('connects an account, signs in by the provider without script, goes back to the page asked for, and disconnects', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  test.slow()
  await signIn('dana')
  await page.goto('/account')
  const section = page.getByRole('region', { name: 'Single sign-on' })
  await section.getByRole('button', { name: 'Connect Acme' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your current password').fill('wrong horse')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.locator('.field-error')).toHaveText('That is not your current password.')
  await expectAccessible(page)
  await dialog.getByLabel('Your current password').fill(testPassword)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in at Acme' })).toBeVisible()
  await page.getByLabel('Name').fill('d-1')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(toast(page)).toContainText('Single sign-on connected')
  await expect(page).toHaveURL('/account')
  await expect(section.getByText('Not used yet')).toBeVisible()
  await expectAccessible(page)

  await page.context().clearCookies()
  await page.goto('/share-links')
  await expect(page).toHaveURL('/learn/default')
  await page.goto('/auth')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Sign in with Acme' }).click()
  await page.getByLabel('Name').fill('d-1')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/share-links')

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const other = await plain.newPage()
  await other.goto('/auth')
  await other.getByRole('link', { name: 'Sign in with Acme' }).click()
  await other.getByLabel('Name').fill('a stranger')
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other.getByText('No Credscout account is linked to this sign-in.')).toBeVisible()
  await plain.close()
  await page.context().clearCookies()
  await page.goto('/auth?failed=stranger')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Sign in with Acme' }).click()
  await page.getByLabel('Name').fill('d-1')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.goto('/account')
  await section.getByRole('button', { name: 'Disconnect Acme' }).click()
  await dialog.getByLabel('Your current password').fill(testPassword)
  await dialog.getByRole('button', { name: 'Disconnect', exact: true }).click()
  await expect(toast(page)).toContainText('Single sign-on disconnected')
  await expect(section.getByRole('button', { name: 'Connect Acme' })).toBeVisible()
})
