import { calls } from '#contract/calls.ts'
import type { Page } from '@playwright/test'
import { testPassword } from '../app.ts'
import { seedWorld } from '../seeds.ts'
import { expect, expectAccessible, newestAlert, test, toast } from './fixtures.ts'

test('makes an account that can sign in', async ({ page, signIn, browser, baseURL }) => {
  await signIn()
  await page.goto('/admin/users')
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Username').fill('marcus')
  await page.getByLabel('Email').fill('marcus@example.org')
  await page.getByLabel('Password', { exact: true }).fill('horse staple')
  await page.getByRole('button', { name: 'Create user' }).click()
  await expect(toast(page)).toContainText('User created')
  await expect(page.getByRole('listitem').filter({ hasText: 'marcus@example.org' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'dana@example.org' })).toContainText('You')
  await expect(page.getByLabel('Username')).toHaveValue('')
  await expect(page.getByLabel('Username')).toBeFocused()

  const other = await browser.newPage({ baseURL: baseURL ?? '' })
  await other.goto('/auth')
  await other.getByLabel('Username').fill('marcus')
  await other.getByLabel('Password', { exact: true }).fill('horse staple')
  await other.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(other).toHaveURL('/')
  await other.close()
})

/** Opens the menu of a colleague's row and chooses from it. */
async function choose(page: Page, username: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${username}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const row = (page: Page, username: string) => page.getByRole('listitem').filter({ hasText: `${username}@example.org` })

test('an administrator disables a colleague and hands the prospects over; a link goes on', async ({
  page,
  app,
  signInAsAdministrator,
}) => {
  test.slow()
  const { dana, lee, shareId, pmiProspect } = await seedWorld(app)
  await signInAsAdministrator()
  await page.goto('/admin/users')
  await expect(row(page, 'ada').getByRole('button')).toHaveCount(0)
  await expect(row(page, 'ada')).toContainText('Administrator')
  await choose(page, 'dana', 'Disable')
  const dialog = page.getByRole('dialog', { name: 'Disable dana?' })
  await expect(dialog).toContainText('dana has 2 prospects and 1 share link')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Disable user' }).click()
  await expect(dialog.getByLabel('Colleague', { exact: true })).toHaveAccessibleDescription(
    'Choose a colleague who gets the prospects.',
  )
  await expectAccessible(page)
  await dialog.getByLabel('Colleague', { exact: true }).selectOption({ label: 'lee' })
  await dialog.getByRole('button', { name: 'Disable user' }).click()
  await expect(toast(page)).toContainText('User disabled')
  await expect(toast(page)).toContainText('lee now has the prospects.')
  await expect(row(page, 'dana')).toContainText('Disabled')
  await expectAccessible(page)

  expect((await dana.answer(calls.getUser)).status).toBe(401)
  expect((await lee.call(calls.listProspects)).map(({ id }) => id)).toContain(pmiProspect.id)
  await page.goto(`/share/${shareId}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Project Management Institute')
})

test('disables an account without prospects, and enables it again', async ({ page, app, signInAsAdministrator }) => {
  await app.signedIn('lee')
  await signInAsAdministrator()
  await page.goto('/admin/users')
  await choose(page, 'lee', 'Disable')
  await page.getByRole('button', { name: 'Disable user' }).click()
  await expect(toast(page)).toContainText('lee is signed out everywhere.')
  expect((await app.anonymous().answer(calls.login, { body: { username: 'lee', password: testPassword } })).status).toBe(401)
  await choose(page, 'lee', 'Enable')
  await page.getByRole('button', { name: 'Enable user' }).click()
  await expect(toast(page)).toContainText('lee can sign in again.')
  await expect(row(page, 'lee')).not.toContainText('Disabled')
  expect((await app.anonymous().answer(calls.login, { body: { username: 'lee', password: testPassword } })).status).toBe(200)
})

test('ends the links of whoever is disabled, one by one or all', async ({ page, app, signInAsAdministrator }) => {
  test.slow()
  const { shareId } = await seedWorld(app)
  await signInAsAdministrator()
  await page.goto('/admin/users')
  await choose(page, 'lee', 'Share links')
  await expect(page.getByRole('dialog')).toContainText('lee has no share links.')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await choose(page, 'dana', 'Share links')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Turn off the link to Project Management Institute' }).click()
  await page.getByRole('button', { name: 'Turn off link' }).click()
  const links = page.getByRole('dialog', { name: 'Share links of dana' })
  await expect(links).toContainText('dana has no share links.')
  expect((await app.anonymous().answer(calls.getShare, { params: { shareId } })).status).toBe(404)
  await links.getByRole('button', { name: 'Close', exact: true }).click()

  await choose(page, 'dana', 'Disable')
  await page.getByLabel('End the links').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Disable user' }).click()
  await expect(toast(page)).toContainText('dana is signed out everywhere.')
  await choose(page, 'dana', 'Hand over prospects')
  await page.getByLabel('Colleague', { exact: true }).selectOption({ label: 'ada (you)' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Hand over prospects' }).click()
  await expect(toast(page)).toContainText('ada now has 2 prospects from dana.')
  await page.goto('/saved-searches')
  await expect(page.getByRole('main')).toContainText('American Welding Society')
})

test('makes a colleague an administrator, and a reset link for them', async ({ page, app, signInAsAdministrator }) => {
  const lee = await app.signedIn('lee')
  await signInAsAdministrator()
  await page.goto('/admin/users')
  await choose(page, 'lee', 'Make administrator')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Make administrator' }).click()
  await expect(toast(page)).toContainText('lee is an administrator now.')
  await expect(row(page, 'lee')).toContainText('Administrator')
  expect(await lee.call(calls.getUser)).toMatchObject({ role: 'admin' })

  await choose(page, 'lee', 'Reset password')
  await page.getByRole('button', { name: 'Make reset link' }).click()
  await expect(page.getByLabel('Reset link')).toHaveValue(/\/reset-password\?token=[\w-]{43}$/)
  await expectAccessible(page)
})

test('a member makes accounts, and is told whom to ask for the rest', async ({ page, app, signIn }) => {
  await app.administrator('ada')
  await signIn('dana')
  await page.goto('/admin/users')
  await expect(page.getByRole('button', { name: 'Create user' })).toBeVisible()
  await expect(page.getByText('To disable an account, reset its password or change its role, ask ada.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0)
  await expectAccessible(page)
  for (const path of ['/admin/prospects', '/admin/prospects/1', '/admin/audit', '/admin/persons']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'For administrators' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  }
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See who the administrators are' }).click()
  await expect(page).toHaveURL('/admin/users')
})

test('warns beside the field of a password that strangers guess first, and takes it', async ({ page, signIn }) => {
  await signIn('dana')
  await page.goto('/admin/users')
  const password = page.getByLabel('Password', { exact: true })
  await page.getByLabel('Username').fill('marcus')
  await page.getByLabel('Email').fill('marcus@example.org')
  await password.fill('123456')
  await password.blur()
  await expect(password).toHaveAccessibleDescription(
    'This password is one of the most common, which attackers guess first. It should be reset soon.',
  )
  await expectAccessible(page)
  await password.fill('h0rse7')
  await expect(password).toHaveAccessibleDescription('At least 6 characters')
  await password.blur()
  await expect(password).toHaveAccessibleDescription('The password is short: anything under 8 characters is quickly guessed.')
  // Also where the button is pressed before the field is left; one that was asked about is not asked about again.
  await password.fill('123456')
  await password.press('Enter')
  await expect(toast(page)).toContainText('User created')
  await expect(toast(page)).toContainText('This password is one of the most common')
  await expect(password).toHaveAccessibleDescription('At least 6 characters')

  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(new URL(request.url()).pathname)
  })
  await page.getByLabel('Username').fill('lena')
  await page.getByLabel('Email').fill('lena@example.org')
  await password.fill('123456')
  await page.getByRole('button', { name: 'Create user' }).click()
  await expect(toast(page)).toContainText('lena can sign in now.')
  await expect(toast(page)).toContainText('This password is one of the most common')
  expect(asked).toHaveLength(2)
})

test('says at the field what is not right, also when only the server can know', async ({ page, signIn }) => {
  await signIn('dana')
  await page.goto('/admin/users')
  await page.getByLabel('Username').fill('jo')
  await page.getByLabel('Email').fill('jo')
  await page.getByLabel('Password', { exact: true }).fill('12345')
  await page.getByRole('button', { name: 'Create user' }).click()
  await expect(page.getByText('Username must be at least 3 characters.')).toBeVisible()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters.')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Username').fill('DANA')
  await page.getByLabel('Email').fill('another@example.org')
  await page.getByLabel('Password', { exact: true }).fill('horse staple')
  await page.getByRole('button', { name: 'Create user' }).click()
  await expect(newestAlert(page)).toHaveText('Failed to create userThis username is taken.')
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('This username is taken.')
  await expect(page.getByLabel('Username')).toBeFocused()

  await page.getByLabel('Username').fill('somebody')
  await page.getByLabel('Email').fill('dana@example.org')
  await page.getByRole('button', { name: 'Create user' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('An account with this email already exists.')
})
