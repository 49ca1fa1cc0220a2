import { calls } from '#contract/calls.ts'
import { testPassword } from '../app.ts'
import { expect, expectAccessible, test, toast } from './fixtures.ts'

test('lists where one is signed in, and ends it there', async ({ page, app, signIn }) => {
  await signIn('dana')
  const elsewhere = app.anonymous()
  const third = app.anonymous()
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const credentials = { body: { username: 'dana', password: testPassword } }
  await elsewhere.call(calls.login, credentials, { headers: { 'user-agent': firefox } })
  await third.call(calls.login, credentials)

  await page.goto('/')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Your Sessions' }).click()
  await expect(page.getByRole('heading', { name: 'Your Sessions' })).toBeVisible()
  const sessions = page.getByRole('main').getByRole('listitem')
  await expect(sessions).toHaveCount(3)
  await expect(sessions.filter({ hasText: 'This session' }).getByRole('button')).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: /^End session: Firefox on Windows/ }).click()
  await expect(toast(page)).toContainText('Session ended')
  await expect(sessions).toHaveCount(2)
  expect((await elsewhere.answer(calls.getUser)).status).toBe(401)

  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(sessions).toHaveCount(1)
  expect((await third.answer(calls.getUser)).status).toBe(401)
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0)
})

test('says when the list cannot be loaded, and loads it again', async ({ page, signIn }) => {
  await signIn('dana')
  await page.route('**/api/sessions', (route) => route.abort())
  await page.goto('/sessions')
  await expect(page.getByText('Your sessions could not be loaded.')).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  await page.unroute('**/api/sessions')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('This session', { exact: true })).toBeVisible()
})
