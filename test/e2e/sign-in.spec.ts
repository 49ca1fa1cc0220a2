import { testPassword } from '../app.ts'
import { pmiMatch, pmiResult } from '../seeds.ts'
import { expect, expectAccessible, newestAlert, test, toast } from './fixtures.ts'

test('signs in, finds the way around by the Account menu, and signs out', async ({ page, app }) => {
  await app.signedIn('dana')
  await page.goto('/auth')
  await expect(page).toHaveTitle('Sign In · Credscout')
  await expectAccessible(page)
  await page.getByLabel('Username').fill('Dana')
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page)).toContainText('Login successful')
  await expect(toast(page)).toContainText('Welcome back, dana!')
  await expect(page).toHaveURL('/')

  await page.goto('/auth')
  await expect(page).toHaveURL('/')

  const account = page.getByRole('button', { name: 'Account' })
  await account.click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Your Prospects',
    'Admin Dashboard',
    'Outbox',
    'Manage Users',
    'Your Account',
    'Your Sessions',
    'Sign out',
  ])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(account).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Your Prospects' })).toBeFocused()
  await page.keyboard.type('man')
  await expect(page.getByRole('menuitem', { name: 'Manage Users' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/users')
  // A menu that closes gives its button the focus back; one that is opened before that would lose it, and close.
  await expect(account).toBeFocused()
  await account.click()
  await page.getByRole('menuitem', { name: 'Your Prospects' }).click()
  await expect(page).toHaveURL('/saved-searches')
  await expect(account).toBeFocused()

  await account.click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(toast(page)).toContainText('Logged out')
  await expect(toast(page)).toContainText('You have been successfully logged out.')
  await expect(page).toHaveURL('/learn/default')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
})

test('what is typed before the script has arrived stays, and nothing is sent without it', async ({ page, app }) => {
  await app.signedIn('dana')
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/sign-in-*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/auth', { waitUntil: 'commit' })
  await page.getByLabel('Username').fill('dana')
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  const button = page.getByRole('main').getByRole('button', { name: 'Sign In' })
  await expect(button).toBeDisabled()
  arrive()
  await expect(button).toBeEnabled()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByLabel('Username')).toHaveValue('dana')
  await button.click()
  await expect(page).toHaveURL('/')
})

test('signing out leaves nothing of the account in the tab', async ({ page, app, signIn }) => {
  test.slow()
  await signIn('dana')
  app.research.finds([pmiMatch]).answers(pmiResult)
  await page.goto('/')
  await page.getByLabel('Prospect organization').fill('PMI')
  await page.getByLabel('Contact first name').fill('Maria')
  await page.getByRole('button', { name: 'Find organization' }).click()
  await page.getByRole('button', { name: 'Yes, get certification details' }).click()
  await expect(page.getByRole('button', { name: 'Save & Email Prospect' })).toBeVisible()
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage))
  expect(await kept()).toContain('Maria')

  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/learn/default')
  expect(await kept()).not.toContain('Maria')
  expect(await kept()).not.toContain('credscout.create-prospect')
})

test('says what is wrong with the fields, and never which of name and password did not match', async ({ page, app }) => {
  await app.signedIn('dana')
  await page.goto('/auth')
  const username = page.getByLabel('Username')
  const password = page.getByLabel('Password', { exact: true })
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign In' })

  await username.fill('da')
  await password.fill('short')
  await submit.click()
  await expect(page.getByText('Username must be at least 3 characters.')).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters.')).toBeVisible()
  await expect(username).toBeFocused()
  await expect(username).toHaveAccessibleDescription('Username must be at least 3 characters.')
  await expectAccessible(page)
  await username.fill('dana')
  await expect(page.getByText('Username must be at least 3 characters.')).toBeHidden()

  await password.fill('wrong horse')
  await submit.click()
  await expect(newestAlert(page)).toHaveText('Login failedUsername and password do not match.')
  await expect(page.getByText('Username and password do not match. Check both, or reset the password.')).toBeVisible()
  await expect(password).toBeFocused()
  await expectAccessible(page)

  await expect(password).toHaveAttribute('type', 'password')
  const show = page.getByRole('button', { name: 'Show password' })
  await expect(show).toHaveAttribute('aria-pressed', 'false')
  await show.click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(show).toHaveAttribute('aria-pressed', 'true')
  await show.click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('whoever is offline by the time they sign in is told so', async ({ page, context }) => {
  await page.goto('/auth')
  const fetched = page.waitForResponse('**/assets/draw-toaster-*.js')
  await page.getByLabel('Username').fill('dana')
  await fetched
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  await context.setOffline(true)
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign In' })
  await submit.click()
  const sentence = 'You are offline. Please try again when you are connected.'
  await expect(newestAlert(page)).toHaveText(`Login failed${sentence}`)
  await expect(page.locator('.notice')).toHaveText(sentence)
  await expect(submit).not.toHaveAttribute('aria-busy')
})

for (const path of ['/', '/saved-searches', '/search/1', '/admin', '/admin/users']) {
  test(`leads a signed-out visitor of ${path} to the marketing page`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL('/learn/default')
  })
}

test('the password comes after the username, also by the keyboard', async ({ page }) => {
  await page.goto('/auth')
  await page.getByLabel('Username').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})

test('asks for a reset link, says where it goes, and tries again', async ({ page, app }) => {
  await app.signedIn('dana')
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible()
  await expectAccessible(page)
  const email = page.getByLabel('Email')
  const send = page.getByRole('button', { name: 'Send reset link' })
  await send.click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()

  await page.route('**/api/request-password-reset', (route) => route.fulfill({ status: 500, body: '' }))
  await email.fill('dana@example.org')
  await send.click()
  await expect(newestAlert(page)).toContainText('Request failed')
  await page.unroute('**/api/request-password-reset')

  await send.click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  await expect(toast(page)).toContainText('Reset link sent')
  await expect(toast(page)).toContainText("If your email is registered, you'll receive a password reset link shortly.")
  await expect(
    page.getByText(
      'If dana@example.org is registered, an administrator hands you the link, because no mail server is set up here to send it. Ask them: they make it in User Management.',
    ),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(email).toHaveValue('dana@example.org')
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
})

test('sets a new password by the mailed link', async ({ page, app, baseURL }) => {
  await app.signedIn('dana')
  await page.request.post('/api/request-password-reset', { data: { email: 'dana@example.org' } })
  const [mail] = await app.mails()
  const token = /token=([\w%-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(token).not.toBe('')

  await page.goto(`${baseURL}/reset-password?token=${token}`)
  const newPassword = page.getByLabel('New password')
  const isOver = page.getByText('This reset link has been used or is no longer valid.')
  await expect(isOver).toBeHidden()
  await expect(newPassword).toHaveAccessibleDescription('At least 8 characters')
  await newPassword.fill('1234567')
  await page.getByLabel('Confirm password').fill('12345678')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('Password must be at least 8 characters long.')).toBeVisible()
  await expect(page.getByText('Passwords do not match.')).toBeVisible()
  await expect(newPassword).toHaveAccessibleDescription('Password must be at least 8 characters long.')
  await expectAccessible(page)

  await newPassword.fill('Password1')
  await page.getByLabel('Confirm password').fill('Password1')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  const common = 'This password is one of the most common, which attackers guess first. Choose another one.'
  await expect(newestAlert(page)).toHaveText(`Password reset failed${common}`)
  await expect(newPassword).toHaveAccessibleDescription(common)
  await expect(newPassword).toBeFocused()
  await expectAccessible(page)

  await newPassword.fill('a new horse')
  await expect(newPassword).toHaveAccessibleDescription('At least 8 characters')
  await page.getByLabel('Confirm password').fill('a new horse')
  const asked = page.waitForRequest('**/api/reset-password')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  const request = await asked
  expect([request.method(), request.postDataJSON()]).toEqual(['POST', { token, newPassword: 'a new horse' }])
  await expect(toast(page)).toContainText('Password reset successful')
  await expect(page).toHaveURL('/auth')
  await page.getByLabel('Username').fill('dana')
  await page.getByLabel('Password', { exact: true }).fill('a new horse')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/')
})

test('refuses a reset link without its token, and one that is not right', async ({ page }) => {
  await page.goto('/reset-password')
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await expect(page).toHaveURL('/auth')

  // A link that is over says so before anything is typed.
  await page.goto('/reset-password?token=nobody-was-given-this-one')
  await expect(page.getByText('This reset link has been used or is no longer valid.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/auth?view=forgot-password')
  await expectAccessible(page)
  await page.getByLabel('New password').fill('a new horse')
  await page.getByLabel('Confirm password').fill('a new horse')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(newestAlert(page)).toHaveText(
    'Password reset failedInvalid reset token. Please request a new password reset link.',
  )
})
