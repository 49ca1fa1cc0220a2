import { calls } from '#contract/calls.ts'
import type { Page } from '@playwright/test'
import { aws, newProspect, pmi, pmiMatch, pmp } from '../seeds.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

/** What a person reads with; programs are not counted. */
const browser = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36'

const search = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => page.getByRole('searchbox', { name: 'Prospect, body or certification' })

test('the header leads from every page, and says what is new', async ({ app, page, signIn }) => {
  const dana = await signIn()
  const { id } = await dana.call(calls.createProspect, { body: { ...newProspect, organization: pmi } })
  const { shareId } = await dana.call(calls.createShare, { body: { searchId: id } })
  const reader = app.anonymous()
  await reader.call(calls.countShareView, { params: { shareId } }, { headers: { 'user-agent': browser } })
  await reader.call(calls.updateShare, {
    params: { shareId },
    body: { organization: pmi, certifications: [{ ...pmp, summary: 'As we say it.' }] },
  })

  await page.goto('/sessions')
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link', { name: 'Prospects 1 new' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Links 1 new' })).toBeVisible()
  await expectAccessible(page)

  await main.getByRole('link', { name: 'Links 1 new' }).click()
  await expect(page).toHaveURL('/share-links')
  await expect(main.getByRole('link', { name: 'Links', exact: true })).toHaveAttribute('aria-current', 'page')
  await main.getByRole('link', { name: 'Prospects 1 new' }).click()
  await page.getByRole('link', { name: pmi.name }).click()
  await expect(main.getByRole('link', { name: 'Prospects', exact: true })).toBeVisible()
  await main.getByRole('link', { name: 'New prospect' }).click()
  await expect(page.getByRole('heading', { name: 'Create Prospect' })).toBeVisible()
})

test('a prospect is found by its certification with the keyboard alone, the one opened last first', async ({ page, signIn }) => {
  const dana = await signIn()
  const { id } = await dana.call(calls.createProspect, { body: { ...newProspect, organization: pmi, certifications: [pmp] } })
  await dana.call(calls.createProspect, { body: { ...newProspect, organization: aws, certifications: [pmp] } })

  await page.goto(`/search/${id}`)
  await expect(page.getByRole('heading', { name: pmi.name })).toBeVisible()
  await page.goto('/sessions')
  await expect(page.getByRole('heading', { name: 'Your Sessions' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect(search(page).getByRole('link')).toHaveText([/^Project Management Institute/, /^American Welding Society/])
  await expectAccessible(page)

  await page.keyboard.type('pmp')
  await expect(search(page).getByRole('link').first()).toContainText('PMP')
  await expect(search(page).getByRole('status')).toHaveText('2 prospects, 1 body')
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(search(page).getByRole('link', { name: 'American Welding Society' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/search/${id}`)
  await expect(search(page)).toHaveCount(0)
})

test('a body that is no prospect yet goes into the form, and Esc leads back', async ({ app, page, signIn }) => {
  await signIn()
  await page.goto('/saved-searches')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await field(page).fill('PMI')
  await expect(search(page).getByRole('link', { name: pmiMatch.name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(search(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused()

  app.research.finds([])
  await page.keyboard.press('Control+k')
  await field(page).fill('Nobody knows this')
  await search(page).getByRole('link', { name: 'Look up “Nobody knows this”' }).click()
  await expect(page.getByLabel('Prospect organization')).toHaveValue('Nobody knows this')
})

test('the / key opens the search unless it is switched off, and never while somebody types', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/')
  await page.getByLabel('Prospect organization').fill('either')
  await page.keyboard.press('/')
  await expect(page.getByLabel('Prospect organization')).toHaveValue('either/')
  await page.getByRole('heading', { name: 'Create Prospect' }).click()
  await page.keyboard.press('/')
  await expect(search(page)).toBeVisible()
  await search(page).getByRole('switch', { name: 'The / key opens the search' }).uncheck()
  await search(page).getByRole('button', { name: 'Close' }).click()
  await page.keyboard.press('/')
  await expect(search(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(search(page).getByRole('switch')).not.toBeChecked()
})

test('on a phone the ways and the search fold into the Account menu', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn()
  await page.goto('/sessions')
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Account' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Search',
    'New prospect',
    'Links',
    'Your Prospects',
    'Admin Dashboard',
    'Outbox',
    'Manage Users',
    'Your Account',
    'Your Sessions',
    'Sign out',
  ])
  await page.getByRole('menuitem', { name: 'Search' }).click()
  await expect(field(page)).toBeFocused()
})

test('the Account menu says who is signed in, on every page', async ({ page, signIn }) => {
  await signIn('dana')
  for (const address of ['/sessions', '/learn/default']) {
    await page.goto(address)
    await page.getByRole('button', { name: 'Account' }).click()
    await expect(page.getByText('Signed in as dana')).toBeVisible()
    await expect(page.getByRole('menu')).toHaveAccessibleDescription('Signed in as dana')
    await expectAccessible(page)
  }
})

test('pages outside of the application lead to the search, too', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/learn/default')
  // The page is complete before its script has taken hold of the header.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(page).toHaveURL('/saved-searches', { timeout: 1_000 })
  }).toPass()
  await expect(search(page)).toBeVisible()
})

test('an address with a parameter twice, or one that nobody offers, shows its screen', async ({
  page,
  signInAsAdministrator,
}) => {
  const ada = await signInAsAdministrator()
  await ada.call(calls.createProspect, { body: newProspect })
  const odd = 'filter=a&filter=b&view=list&sort=price&sort=1&status=[]&due={}&tag=1&tag=2&columns=true&columns='
  const screens = [
    [`/saved-searches?${odd}`, 'Your Prospects'],
    [`/admin?tab=prospects&tab=x&${odd}`, 'Admin Dashboard'],
    ['/?organization=a&organization=b', 'Create Prospect'],
    ['/admin/audit?who=a&who=b&type=nothing&type=1', 'Audit log'],
    ['/admin/prospects?owner=1&owner=2', 'All prospects'],
  ] as const
  for (const [address, heading] of screens) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expect(page.getByText(/could not be shown|could not be loaded|Failed to load/)).toHaveCount(0)
  }
  await page.goto('/saved-searches?filter=360&filter=b')
  await expect(page.getByRole('searchbox', { name: 'Filter by organization' })).toHaveValue('360')
})
