import { calls } from '#contract/calls.ts'
import type { Page } from '@playwright/test'
import { testPassword } from '../app.ts'
import { newProspect, pmi, pmp } from '../seeds.ts'
import { expect, test, toast } from './fixtures.ts'

// Two or three tabs of one browser each.
test.slow()

const kept = () => Object.keys(localStorage).filter((place) => place.startsWith('credscout.kept.'))

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

async function signInAs(page: Page, name: string) {
  await page.goto('/auth')
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Create Prospect' })).toBeVisible()
}

test('signing out in one tab closes what the others show, asks about their changes, and nothing of them is left', async ({
  page,
  context,
  signIn,
}) => {
  const dana = await signIn('dana')
  const { id } = await dana.call(calls.createProspect, { body: newProspect })
  const list = await context.newPage()
  await list.goto('/saved-searches')
  await expect(list.getByRole('link', { name: pmi.name })).toBeVisible()
  const front = await context.newPage()
  await front.goto('/learn/default')
  await expect(front.getByRole('button', { name: 'Account' })).toBeVisible()
  await page.goto(`/search/${id}/edit`)
  await page.getByRole('button', { name: `Edit ${pmp.name}` }).click()
  await page.getByLabel('Valid for').fill('4 years')
  await expect(page.getByText('1 change not saved yet.')).toBeVisible()

  await signOut(list)
  await list.getByRole('dialog', { name: 'Sign out and lose 1 change?' }).getByRole('button', { name: 'Sign out' }).click()
  await expect(list).toHaveURL('/learn/default')
  await expect(page).toHaveURL('/auth')
  await expect(page.getByText('You signed out in another tab.')).toBeVisible()
  await expect(front.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(front.getByRole('button', { name: 'Account' })).toHaveCount(0)
  expect(await page.evaluate(kept)).toEqual([])
  // Who signs in from here begins at the start.
  await signInAs(page, 'dana')
  await expect(page).toHaveURL('/')
})

test('another account in one tab takes the others to its own start page', async ({ page, context, app, signIn }) => {
  await app.signedIn('newbie')
  const dana = await signIn('dana')
  const { id } = await dana.call(calls.createProspect, { body: newProspect })
  await page.goto(`/search/${id}/edit`)
  await page.getByRole('button', { name: `Edit ${pmp.name}` }).click()
  await page.getByLabel('Valid for').fill('4 years')
  await expect(page.getByText('1 change not saved yet.')).toBeVisible()
  await context.clearCookies()
  const other = await context.newPage()
  await signInAs(other, 'newbie')
  await expect(page).toHaveURL('/')
  await expect(toast(page)).toContainText('Another account has signed in')
  await expect(page.getByRole('heading', { name: 'Create Prospect' })).toBeVisible()
  // The session only ended: what dana typed is hers, for a week.
  expect(await page.evaluate(kept)).toEqual([`credscout.kept.${dana.user?.id}.edit.${id}`])
  await page.goto('/saved-searches')
  await expect(page.getByRole('link', { name: pmi.name })).toHaveCount(0)
})

test('a save of a tab that has not heard of another account lands nowhere', async ({ page, context, app, signIn, baseURL }) => {
  const newbie = await app.signedIn('newbie')
  const dana = await signIn('dana')
  await page.goto('/')
  await page.getByLabel('Contact first name').fill('Maria')
  await page.getByLabel('Prospect organization').fill('PMI')
  await page.getByRole('button', { name: 'Find organization' }).click()
  await page.getByRole('button', { name: 'Yes, get certification details' }).click()
  await expect(page.getByRole('heading', { level: 1, name: pmi.name })).toBeVisible()
  // As in a race: the cookie is another account's already, and no tab has told this one.
  const [name = '', value = ''] = newbie.cookie.split('=')
  await context.addCookies([{ name, value, url: baseURL ?? '' }])
  await page.getByRole('button', { name: 'Save & Email Prospect' }).click()
  await expect(page.getByRole('heading', { name: 'Create Prospect' })).toBeVisible()
  await expect(toast(page)).toContainText('Another account has signed in')
  expect(await newbie.call(calls.listProspects)).toEqual([])
  expect(await dana.call(calls.listProspects)).toEqual([])
})

test('whoever signs in as somebody else over the page changes nothing of what is in view', async ({
  page,
  context,
  app,
  signIn,
}) => {
  const newbie = await app.signedIn('newbie')
  const dana = await signIn('dana')
  const { id } = await dana.call(calls.createProspect, { body: newProspect })
  await page.goto(`/search/${id}`)
  const work = page.getByRole('region', { name: 'Your work' })
  await work.getByLabel('Notes').fill('Prefers the phone.')
  await context.clearCookies()
  await work.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByLabel('Username').fill('newbie')
  await dialog.getByLabel('Password', { exact: true }).fill(testPassword)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Create Prospect' })).toBeVisible()
  expect(await newbie.call(calls.listProspects)).toEqual([])
  expect(await page.evaluate(kept)).toEqual([`credscout.kept.${dana.user?.id}.work.${id}`])
})
