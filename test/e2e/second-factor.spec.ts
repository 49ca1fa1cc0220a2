import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { calls } from '#contract/calls.ts'
import { type TestApp, testPassword } from '../app.ts'
import { codeAt } from '../second-factors.ts'
import { newProspect, pmp } from '../seeds.ts'
import { expect, expectAccessible, test, toast } from './fixtures.ts'

/** What an app shows for the secret that the page shows for apps without a camera. */
const codeOf = (secret: string): string => codeAt(secret, new Date())

/** What it showed in the half minute before, which is taken as well; that half minute does not pass before the code is typed and sent. */
async function codeBefore(secret: string): Promise<string> {
  const left = 30_000 - (Date.now() % 30_000)
  if (left < 5_000) await setTimeout(left)
  return codeAt(secret, new Date(Date.now() - 30_000))
}

async function signInWithPassword(page: Page, username = 'dana'): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** A browser that makes and uses passkeys of its own (WebAuthn over CDP), on a host that may have some. */
async function withAuthenticator(page: Page, app: TestApp, baseURL: string | undefined): Promise<string> {
  const origin = (baseURL ?? '').replace('127.0.0.1', 'localhost')
  app.context.config.publicUrl = origin
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return origin
}

test('sets up an authenticator app, signs in with it, then with a recovery code, and removes it', async ({ page, signIn }) => {
  test.slow()
  await signIn('dana')
  await page.goto('/account')
  const section = page.getByRole('region', { name: 'Second factor' })
  await section.getByRole('button', { name: 'Set up an app' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your current password').fill('wrong horse')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.locator('.field-error')).toHaveText('That is not your current password.')
  await dialog.getByLabel('Your current password').fill(testPassword)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('figure', { name: 'Picture for the authenticator app' })).toBeVisible()
  await expectAccessible(page)
  const secret = await dialog.locator('code').innerText()
  await dialog.getByLabel('Code').fill('123')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.locator('.field-error')).toHaveText('Type the six digits that your app shows.')
  await dialog.getByLabel('Code').fill(await codeBefore(secret))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  const recoveryCodes = await dialog.locator('code').allInnerTexts()
  expect(recoveryCodes).toHaveLength(10)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'I saved them' }).click()
  await expect(section.getByText('10 are left')).toBeVisible()
  await expectAccessible(page)

  await page.context().clearCookies()
  await signInWithPassword(page)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  const code = page.getByLabel('Code')
  await expect(code).toBeFocused()
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeHidden()
  await expectAccessible(page)
  await code.fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(code).toHaveAccessibleDescription(/This code is wrong or was already used/)
  await expectAccessible(page)
  await code.fill(codeOf(secret))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(toast(page)).toContainText('Welcome back, dana!')
  await expect(page).toHaveURL('/')

  await page.context().clearCookies()
  await signInWithPassword(page)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect(page.getByRole('button', { name: 'Use a recovery code' })).toBeHidden()
  await page.getByLabel('Code').fill(recoveryCodes[4] ?? '')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/')

  await page.goto('/account')
  await expect(section.getByText('9 are left')).toBeVisible()
  await section.getByRole('button', { name: 'Remove the authenticator app' }).click()
  await page.getByRole('dialog').getByLabel('Your current password').fill(testPassword)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(toast(page)).toContainText('Authenticator app removed')
  await expect(section.getByRole('button', { name: 'Set up an app' })).toBeVisible()
})

test('adds passkeys, signs in with one as second step and alone, renames and removes them', async ({ page, app, baseURL }) => {
  test.slow()
  await app.signedIn('dana')
  const origin = await withAuthenticator(page, app, baseURL)
  await page.goto(`${origin}/auth`)
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
  await page.getByLabel('Username').fill('dana')
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(`${origin}/`)

  await page.goto(`${origin}/account`)
  const section = page.getByRole('region', { name: 'Second factor' })
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByLabel('Name').fill('Laptop')
  await dialog.getByLabel('Your current password').fill(testPassword)
  await dialog.getByRole('button', { name: 'Add' }).click()
  await dialog.getByRole('button', { name: 'I saved them' }).click()
  await expect(section.getByText('Not used yet')).toBeVisible()

  await page.context().clearCookies()
  await page.goto(`${origin}/auth`)
  await page.getByLabel('Username').fill('dana')
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Use your passkey to confirm your identity.')).toBeVisible()
  await expect(page.getByLabel('Code')).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(`${origin}/`)

  await page.context().clearCookies()
  await page.goto(`${origin}/auth`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(toast(page)).toContainText('Welcome back, dana!')
  await expect(page).toHaveURL(`${origin}/`)

  await page.goto(`${origin}/account`)
  await expect(section.getByText(/Last used/)).toBeVisible()
  await section.getByRole('button', { name: 'Rename passkey: Laptop' }).click()
  await dialog.getByLabel('Name').fill('Office laptop')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await section.getByRole('button', { name: 'Remove passkey: Office laptop' }).click()
  await dialog.getByLabel('Your current password').fill(testPassword)
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(toast(page)).toContainText('Passkey removed')
})

test.describe('where everybody must have a second factor', () => {
  test.use({ settings: { requireSecondFactor: 'all' } })

  test('whoever has none is led to set one up, and then goes on', async ({ page, app }) => {
    test.slow()
    await app.signedIn('dana')
    await signInWithPassword(page)
    await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/saved-searches')
    await page.getByRole('button', { name: 'Set up an app' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your current password').fill(testPassword)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByLabel('Code').fill(codeOf(await dialog.locator('code').innerText()))
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await dialog.getByRole('button', { name: 'I saved them' }).click()
    await expect(page.getByRole('heading', { name: 'Your Prospects' })).toBeVisible()
  })
})

test('an administrator removes the second factors of a colleague who has lost them', async ({
  page,
  app,
  signInAsAdministrator,
}) => {
  test.slow()
  const dana = await app.signedIn('dana')
  const { secret } = await dana.call(calls.beginApp, { body: { currentPassword: testPassword } })
  await dana.call(calls.confirmApp, { body: { code: codeOf(secret) } })
  await signInAsAdministrator()
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Actions for dana' }).click()
  await page.getByRole('menuitem', { name: 'Remove second factors' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(toast(page)).toContainText('dana now signs in with just the password.')
  await page.context().clearCookies()
  await signInWithPassword(page)
  await expect(page).toHaveURL('/')
})

test('a session that ends in the middle of work is taken up with the second step over the page', async ({
  page,
  app,
  signIn,
}) => {
  test.slow()
  const dana = await signIn('dana')
  const { secret } = await dana.call(calls.beginApp, { body: { currentPassword: testPassword } })
  await dana.call(calls.confirmApp, { body: { code: await codeBefore(secret) } })
  const { id } = await dana.call(calls.createProspect, { body: newProspect })
  await page.goto(`/search/${id}/edit`)
  await page.getByRole('button', { name: `Edit ${pmp.name}` }).click()
  await page.getByLabel('Valid for').fill('4 years')
  await app.context.db.deleteFrom('sessions').execute()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('dialog', { name: 'Save Changes' }).getByRole('button', { name: 'Save Changes' }).click()
  const again = page.getByRole('dialog', { name: 'Your session has ended' })
  await again.getByLabel('Password', { exact: true }).fill(testPassword)
  await again.getByRole('button', { name: 'Sign In' }).click()
  const step = page.getByRole('dialog', { name: 'One more step' })
  await expectAccessible(page)
  await step.getByLabel('Code').fill(codeOf(secret))
  await step.getByRole('button', { name: 'Continue' }).click()
  await expect(toast(page)).toContainText('Changes saved')
})
