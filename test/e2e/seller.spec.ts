import { calls } from '#contract/calls.ts'
import type { Page } from '@playwright/test'
import { newProspect, seedWorld } from '../seeds.ts'
import { expect, expectAccessible, test, toast } from './fixtures.ts'

const maria = 'maria@pmi.example.org'
const mailDialog = (page: Page) => page.getByRole('dialog', { name: 'Share via Email' })
const choose = async (page: Page, body: string, item: string) => {
  await page.getByRole('button', { name: `Actions for ${body}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('edits the contact in the list, emails the link with own words, and asks before a second email', async ({
  page,
  signIn,
}) => {
  test.slow()
  const dana = await signIn()
  const { id } = await dana.call(calls.createProspect, { body: { ...newProspect, email: null, contactFirstName: null } })
  await page.goto('/saved-searches')
  await choose(page, 'Project Management Institute', 'Edit contact')
  const contact = page.getByRole('dialog', { name: 'Contact at PMI' })
  await contact.getByLabel('Contact first name').fill('Maria')
  await contact.getByLabel('Email', { exact: false }).first().fill('maria@')
  await contact.getByRole('button', { name: 'Save' }).click()
  await expect(contact.getByText('Please enter a valid email address.')).toBeVisible()
  await expectAccessible(page)
  await contact.getByLabel('Email', { exact: false }).first().fill(maria)
  await contact.getByLabel('Your message').fill('Nice to meet you.')
  await contact.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page)).toContainText('Changes saved')
  await expect(page.getByRole('main')).toContainText('Maria')

  await choose(page, 'Project Management Institute', 'Share via Email')
  await expect(mailDialog(page).getByLabel('Email')).toHaveValue(maria)
  await mailDialog(page).getByLabel('Subject').fill('Your programs')
  const preview = mailDialog(page).getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('Your programs')
  await expect(preview).toContainText('Hello Maria,')
  await expect(preview).toContainText('Nice to meet you.')
  await expect(preview).toContainText('dana via Credscout')
  await expect(preview).toContainText('dana@example.org')
  await expectAccessible(page)
  await mailDialog(page).getByRole('button', { name: 'Send' }).click()
  await expect(toast(page)).toContainText('Results shared')
  await expect(toast(page)).toContainText('is waiting in the outbox')
  await expect(mailDialog(page)).toHaveCount(0)

  await page.goto(`/search/${id}`)
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await expect(timeline).toContainText(`To ${maria}: Your programs`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Share via Email' }).click()
  await expect(mailDialog(page).getByRole('region', { name: 'Emails so far' })).toContainText('waiting in the outbox')
  await mailDialog(page).getByRole('button', { name: 'Send' }).click()
  const asked = mailDialog(page).getByRole('alert')
  await expect(asked).toContainText(`An email with this link to ${maria}, written on`)
  await expect(asked).toContainText('is waiting in the outbox. Send another one?')
  await expect(asked).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await mailDialog(page).getByRole('button', { name: 'Send another' }).click()
  await expect(toast(page)).toContainText('Results shared')
  await page.goto('/share-links')
  await page.getByRole('button', { name: 'More for the link to Project Management Institute' }).click()
  await page.getByRole('menuitem', { name: 'Share via Email' }).click()
  await expect(mailDialog(page).getByRole('region', { name: 'Emails so far' }).getByRole('listitem')).toHaveCount(2)
})

test('says in the list that a prospect was corrected, until it was looked at', async ({ page, app, signIn }) => {
  const { shareId, pmiProspect } = await seedWorld(app)
  const { organization } = newProspect
  const body = { ...newProspect, organization: { ...organization, description: 'Corrected.' } }
  await app.anonymous().call(calls.updateShare, { params: { shareId }, body })
  await app.context.db
    .updateTable('users')
    .set({ username: 'former', username_key: 'former', email_key: 'f@x.example' })
    .where('username', '=', 'dana')
    .execute()
  const dana = await signIn('dana')
  await app.context.db
    .updateTable('prospects')
    .set({ owner_id: dana.user?.id ?? '' })
    .where('id', '=', pmiProspect.id)
    .execute()
  await page.goto('/saved-searches')
  await expect(page.getByText('Corrected by the prospect')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Project Management Institute' }).click()
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Corrected through the link')
  await page.getByRole('link', { name: 'Back to Saved Searches' }).click()
  await expect(page.getByRole('link', { name: 'Project Management Institute' })).toBeVisible()
  await expect(page.getByText('Corrected by the prospect')).toHaveCount(0)
})

test('marks an email of the outbox as sent by hand, and opens it in the own mail program', async ({ page, signIn }) => {
  const dana = await signIn()
  const { id: searchId } = await dana.call(calls.createProspect, { body: newProspect })
  await dana.call(calls.createShare, { body: { searchId, email: maria } })
  await page.goto('/outbox')
  await page.getByRole('listitem').filter({ hasText: maria }).getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'Open in email program' })).toHaveAttribute(
    'href',
    /^mailto:maria%40pmi\.example\.org\?subject=Certifications%20of%20.*&body=Hello%20Maria%2C%0D%0A/,
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Sent by me' }).click()
  await expect(toast(page)).toContainText('Marked as sent')
  await expect(dialog).toContainText('Sent by you on')
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: maria })).toContainText('Sent by you')
})

test('an administrator reads who did what, and narrows it', async ({ page, app, signInAsAdministrator }) => {
  await seedWorld(app)
  await signInAsAdministrator()
  await page.goto('/admin/users')
  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(5)
  await expectAccessible(page)
  await page.getByLabel('What', { exact: true }).selectOption({ label: 'Saved' })
  await page.getByLabel('Who', { exact: true }).selectOption({ label: 'dana' })
  await expect(rows).toHaveCount(3)
  await expect(page).toHaveURL(/type=saved/)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toBe('audit-log.csv')
  await page.getByLabel('What', { exact: true }).selectOption({ label: 'Merged' })
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(rows).toHaveCount(5)
})

test('changes the own name, email and password', async ({ page, signIn }) => {
  await signIn('dana')
  await page.goto('/')
  await page.getByRole('button', { name: 'Account' }).click()
  await expect(page.getByRole('menuitem', { name: 'Admin Dashboard' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Your Account' }).click()
  await expect(page).toHaveURL('/account')
  await page.getByLabel('Display name').fill('Dana Smith')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page)).toContainText('Changes saved')
  await expectAccessible(page)
  await page.getByLabel('Email', { exact: true }).fill('dana.smith@example.org')
  await page.getByLabel('Current password', { exact: true }).fill('not it')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Current password', { exact: true })).toHaveAccessibleDescription(
    'That is not your current password.',
  )
  await expectAccessible(page)
  await page.getByLabel('Current password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Current password', { exact: true })).toHaveCount(0)
  await page.getByLabel('Your current password').fill('correct horse')
  await page.getByLabel('New password').fill('another horse')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(toast(page)).toContainText('Password changed')
})

test('says that one has a body already, before another prospect of it is saved; two are merged', async ({
  page,
  app,
  signIn,
}) => {
  test.slow()
  const dana = await signIn('dana')
  const first = await dana.call(calls.createProspect, { body: newProspect })
  const { shareId } = await dana.call(calls.createShare, { body: { searchId: first.id } })
  await page.goto('/')
  await page.getByLabel('Prospect organization').fill('PMI')
  await page.getByLabel('Contact first name').fill('Ann')
  await page.getByRole('button', { name: 'Find organization' }).click()
  await expect(page.getByText(/^You have PMI since \d+ \w+ \d{4}, for Maria\.$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes, get certification details' }).click()
  await expect(page.getByRole('button', { name: 'Update it' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save anyway' }).click()
  await expect(toast(page)).toContainText('Prospect saved')
  const [second] = await dana.call(calls.listProspects)
  expect(second?.id).not.toBe(first.id)

  await page.goto(`/search/${second?.id}`)
  await expect(page.getByText(/^You have another PMI since/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Merge into this one' }).click()
  await expect(page.getByRole('dialog')).toContainText('The contact stays Ann. Maria, maria@pmi.example.org is not kept.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(toast(page)).toContainText('Prospects merged')
  await expect(page.getByText(/^You have another PMI since/)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Merged')
  expect((await app.anonymous().call(calls.getShare, { params: { shareId } })).searchId).toBe(second?.id)
})

test('updates the prospect that is there in place of saving another', async ({ page, signIn }) => {
  const dana = await signIn('dana')
  const { organization } = newProspect
  const { id } = await dana.call(calls.createProspect, { body: { organization, certifications: [] } })
  await page.goto('/')
  await page.getByLabel('Prospect organization').fill('PMI')
  await page.getByLabel('Contact first name').fill('Ann')
  await page.getByRole('button', { name: 'Find organization' }).click()
  await page.getByRole('button', { name: 'Yes, get certification details' }).click()
  await page.getByRole('button', { name: 'Update it' }).click()
  await expect(page).toHaveURL(`/search/${id}`)
  await expect(page.getByRole('heading', { name: '2 certifications' })).toBeVisible()
  expect(await dana.call(calls.listProspects)).toMatchObject([{ id, version: 2 }])
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Create Prospect' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Unsaved results' })).toHaveCount(0)
})

test('an administrator switches on what is said of colleagues, and reads the prospects of everybody', async ({
  page,
  app,
  signInAsAdministrator,
}) => {
  await seedWorld(app)
  const ada = await signInAsAdministrator()
  await page.goto('/admin/users')
  await page.getByRole('switch', { name: 'Say when a colleague has it' }).click()
  await expect(toast(page)).toContainText('Changes saved')
  expect(await ada.call(calls.getTeamSettings)).toEqual({ sayWhenColleagueHasIt: true })
  await expectAccessible(page)
  await page.getByRole('link', { name: 'All prospects' }).click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(4)
  await expectAccessible(page)
  await page.getByLabel('Owner', { exact: true }).selectOption({ label: 'lee' })
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: 'Project Management Institute' }).click()
  await expect(page.getByText('A prospect of lee, read-only.')).toBeVisible()
  await expect(page.getByRole('heading', { name: '2 certifications' })).toBeVisible()
  await expectAccessible(page)
})
