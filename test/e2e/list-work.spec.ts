import { calls } from '#contract/calls.ts'
import type { Page } from '@playwright/test'
import { aws, newProspect, pmi } from '../seeds.ts'
import type { Visitor } from '../visitor.ts'
import { expect, expectAccessible, newestAlert, test, toast } from './fixtures.ts'

const names = (page: Page) => page.locator('.prospect-name')

async function twoProspects(dana: Visitor): Promise<number> {
  const { id } = await dana.call(calls.createProspect, { body: newProspect })
  await dana.call(calls.createProspect, { body: { organization: aws, certifications: [] } })
  return id
}

test('a status set by hand gives way to what happens next, in the list and on the page of the prospect', async ({
  app,
  page,
  signIn,
}) => {
  const dana = await signIn()
  const id = await twoProspects(dana)
  const { shareId } = await dana.call(calls.createShare, { body: { searchId: id } })
  await dana.call(calls.changeProspect, { params: { id: String(id) }, body: { status: 'interested' } })
  await page.goto(`/search/${id}`)
  const status = page.getByRole('region', { name: 'Your work' }).getByLabel('Status')
  await expect(status).toHaveValue('interested')
  const body = { billingName: 'Maria', billingEmail: 'maria@pmi.example.org' }
  await app.anonymous().call(calls.submitShareInterest, { params: { shareId }, body })
  await page.reload()
  await expect(status.locator('option:checked')).toHaveText('Set automatically: Waitlist')
  await page.getByRole('link', { name: 'Back to Saved Searches' }).click()
  await expect(page.getByRole('row').filter({ hasText: pmi.name })).toContainText('Waitlist, place 1')
})

test('status, tags, next step and notes are kept on the prospect, seen in the list, and told in the timeline', async ({
  page,
  signIn,
}) => {
  test.slow()
  const id = await twoProspects(await signIn())
  await page.goto(`/search/${id}`)
  const work = page.getByRole('region', { name: 'Your work' })
  await work.getByLabel('Status').selectOption({ label: 'Interested' })
  await work.getByLabel('Tags').fill('warm, Q4')
  await work.getByLabel('Next step').fill('Call Maria')
  await work.getByLabel('Due').fill('2026-01-05')
  await work.getByLabel('Notes').fill('Prefers the phone.')
  await expectAccessible(page)
  await work.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page)).toContainText('Changes saved')
  await expect(work.getByRole('button', { name: 'Save' })).toHaveCount(0)
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await expect(timeline).toContainText('Call Maria, due 5 Jan 2026')
  await expect(timeline).toContainText('+ warm, + Q4')

  await page.getByRole('link', { name: 'Back to Saved Searches' }).click()
  const row = page.getByRole('row').filter({ hasText: pmi.name })
  await expect(row).toContainText('warm · Q4')
  await expect(row).toContainText('Interested')
  await expect(row).toContainText('Call Maria')
  await expect(row).toContainText('Due 5 Jan 2026')
  await expectAccessible(page)
})

test('where the notes cannot be saved, what else was typed is, and the notes stay to be saved', async ({ page, signIn }) => {
  const dana = await signIn()
  const { id } = await dana.call(calls.createProspect, { body: newProspect })
  const params = { id: String(id) }
  await page.goto(`/search/${id}`)
  const work = page.getByRole('region', { name: 'Your work' })
  await work.getByLabel('Tags').fill('warm')
  await work.getByLabel('Notes').fill('Prefers the phone.')
  const notes = `**/api/searches/${id}/notes`
  await page.route(notes, (route) => route.fulfill({ status: 503, json: { message: 'Not now.', code: 'UNAVAILABLE' } }))
  await work.getByRole('button', { name: 'Save' }).click()
  await expect(newestAlert(page)).toHaveText('Failed to save changes: Not now.')
  await expect(work.getByLabel('Notes')).toHaveValue('Prefers the phone.')
  expect((await dana.call(calls.getProspect, { params })).work).toMatchObject({ tags: ['warm'], notes: null })
  await page.unroute(notes)
  await work.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page)).toContainText('Changes saved')
  await expect(work.getByRole('button', { name: 'Save' })).toHaveCount(0)
  expect((await dana.call(calls.getProspect, { params })).work).toMatchObject({ tags: ['warm'], notes: 'Prefers the phone.' })
})

test('filters by what stands on a prospect, in an address that is kept under a name', async ({ page, signIn }) => {
  test.slow()
  const dana = await signIn()
  const id = await twoProspects(dana)
  await dana.call(calls.changeProspect, { params: { id: String(id) }, body: { tags: ['warm'], nextStepDue: '2026-01-05' } })
  await page.goto('/saved-searches')
  await page.getByRole('button', { name: 'Filters' }).click()
  const filters = page.getByRole('region', { name: 'Filters' })
  await filters.getByLabel('Tag').selectOption('warm')
  await expect(names(page)).toHaveText([pmi.name])
  await filters.getByLabel('Due').selectOption({ label: 'Overdue' })
  await filters.getByLabel('Certification').fill('pmp')
  await filters.getByLabel('Contact').fill('maria')
  await expect(page).toHaveURL(/contact=maria/)
  await expect(names(page)).toHaveText([pmi.name])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'View: Unsaved view' }).click()
  await page.getByRole('menuitem', { name: 'Save this view' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Warm and late')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'View: Warm and late' })).toBeVisible()
  await filters.getByLabel('Status').selectOption({ label: 'Won' })
  await expect(page.getByRole('heading', { name: 'No prospect fits these filters' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
  await expect(names(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'View: All prospects' }).click()
  await page.getByRole('menuitemradio', { name: 'Warm and late' }).click()
  await expect(names(page)).toHaveText([pmi.name])
  await page.getByRole('link', { name: pmi.name }).click()
  await expect(page).toHaveURL(`/search/${id}`)
  await page.goBack()
  await expect(page).toHaveURL(/tag=warm/)
  await expect(names(page)).toHaveText([pmi.name])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Filters (4)' })).toBeVisible()
  await expect(names(page)).toHaveText([pmi.name])

  await page.getByRole('button', { name: 'View: Warm and late' }).click()
  await page.getByRole('menuitem', { name: 'Delete this view' }).click()
  await expect(page.getByRole('button', { name: 'View: Unsaved view' })).toBeVisible()
  await page.context().setOffline(true)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(newestAlert(page)).toContainText('Failed to bring the view back')
  await page.context().setOffline(false)
})

test('a view that is chosen is a step of its own: Back leads to the one before, and a filter to none', async ({
  page,
  signIn,
}) => {
  const dana = await signIn()
  const id = await twoProspects(dana)
  await dana.call(calls.changeProspect, { params: { id: String(id) }, body: { tags: ['warm'] } })
  await dana.call(calls.saveView, { body: { name: 'Warm', search: 'tag=warm' } })
  await dana.call(calls.saveView, { body: { name: 'By name', search: 'sort=name' } })
  const choose = async (from: string, to: string) => {
    await page.getByRole('button', { name: `View: ${from}` }).click()
    await page.getByRole('menuitemradio', { name: to }).click()
    await expect(page.getByRole('button', { name: `View: ${to}` })).toBeVisible()
  }
  await page.goto('/saved-searches')
  await choose('All prospects', 'By name')
  await expect(names(page)).toHaveText([pmi.name, aws.name])
  // The list before had no order of its own: that of the view does not stay over it.
  await page.goBack()
  await expect(page.getByRole('button', { name: 'View: All prospects' })).toBeVisible()
  await expect(names(page)).toHaveText([aws.name, pmi.name])
  await page.goForward()
  await expect(names(page)).toHaveText([pmi.name, aws.name])
  await choose('By name', 'Warm')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('region', { name: 'Filters' }).getByLabel('Status').selectOption({ label: 'Won' })
  await expect(page).toHaveURL(/status=won/)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'View: By name' })).toBeVisible()
  await expect(names(page)).toHaveText([pmi.name, aws.name])
  await page.goBack()
  await expect(page.getByRole('button', { name: 'View: All prospects' })).toBeVisible()
  await expect(names(page)).toHaveCount(2)
  await page.goForward()
  await page.goForward()
  await expect(page).toHaveURL(/tag=warm/)
  await expect(page).toHaveURL(/status=won/)
})

test('the columns are chosen and put in order, and the file is what is shown', async ({ page, signIn }) => {
  await twoProspects(await signIn())
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/saved-searches')
  const heads = page.getByRole('columnheader')
  await expect(heads).toHaveText([
    'Organization',
    'Certifications',
    'Status',
    'Next step',
    'Versions',
    'Views',
    'Created',
    'Actions',
  ])
  await page.getByRole('button', { name: 'Columns' }).click()
  const dialog = page.getByRole('dialog', { name: 'Columns' })
  for (const name of ['Certifications', 'Next step', 'Versions', 'Views'])
    await dialog.getByLabel(name, { exact: true }).uncheck()
  await dialog.getByLabel('Contact', { exact: true }).check()
  await dialog.getByRole('button', { name: 'Move Contact before' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(heads).toHaveText(['Organization', 'Status', 'Contact', 'Created', 'Actions'])
  await expect(page).toHaveURL(/columns=status%2Ccontact%2Ccreated/)
  const file = page.getByRole('link', { name: 'Export', exact: true })
  await expect(file).toHaveAccessibleDescription(/with these rows and columns, and each organization’s abbreviation and website/)
  const download = page.waitForEvent('download')
  await file.click()
  const stream = await (await download).createReadStream()
  const text = (await stream.toArray()).join('')
  expect(text.split('\r\n')[0]).toBe('Organization,Abbreviation,Website,Status,Contact first name,Email,Created')
  expect(text).toContain('Project Management Institute,PMI,https://www.pmi.org,New,Maria,maria@pmi.example.org,')
})

test('several prospects are tagged, mailed and deleted at once, and come back by Undo', async ({ page, signIn }) => {
  test.slow()
  const dana = await signIn()
  await twoProspects(dana)
  await page.goto('/saved-searches')
  await page.getByLabel('Select all that are shown').check()
  const bar = page.getByRole('region', { name: 'Selected prospects' })
  await expect(bar).toContainText('2 selected')
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Tag' }).click()
  await page.getByRole('dialog').getByLabel('Tags').fill('warm')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await expect(toast(page)).toContainText('Tagged warm')
  await expect(page.getByRole('row').filter({ hasText: aws.name })).toContainText('warm')

  await bar.getByRole('button', { name: 'Share via Email' }).click()
  const mail = page.getByRole('dialog', { name: 'Share via Email' })
  await mail.getByLabel('Message').fill('Nice to meet you.')
  await expect(mail).toContainText('No email address. Edit the contact first.')
  await expectAccessible(page)
  await mail.getByRole('button', { name: 'Send 1 email' }).click()
  await expect(mail).toContainText('Waiting in the outbox, for maria@pmi.example.org')
  await mail.getByRole('button', { name: 'Done' }).click()

  page.on('dialog', (question) => void question.accept())
  await bar.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No prospects yet' })).toBeVisible()
  // What was tagged a moment before may be undone beside it.
  const deleted = toast(page).locator('.toast-part').filter({ hasText: 'Prospects deleted' })
  await deleted.getByRole('button', { name: 'Undo' }).click()
  await expect(names(page)).toHaveCount(2)
  expect(await dana.call(calls.listProspects)).toHaveLength(2)
})

test('the list is found as it was left: filter on the way back, columns and order at the next visit', async ({
  page,
  signIn,
}) => {
  await twoProspects(await signIn())
  await page.goto('/saved-searches')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Certifications' }).uncheck()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  const byName = page.getByRole('columnheader', { name: 'Organization' })
  await expect(names(page)).toHaveText([aws.name, pmi.name])
  await byName.getByRole('button').click()
  const asLeft = async () => {
    await expect(names(page)).toHaveText([pmi.name, aws.name])
    await expect(byName).toHaveAttribute('aria-sort', 'descending')
    await expect(page.getByRole('columnheader', { name: 'Certifications' })).toHaveCount(0)
    await expect(page).toHaveURL(/columns=/)
  }
  await asLeft()
  // Also where the way there is pressed on the list itself.
  await page.getByRole('banner').getByRole('link', { name: 'Prospects', exact: true }).click()
  await asLeft()
  await page.getByRole('searchbox', { name: 'Filter by organization' }).fill('project')
  await expect(page).toHaveURL(/filter=project/)
  await names(page).first().click()
  await page.getByRole('link', { name: 'Back to Saved Searches' }).click()
  await expect(page).toHaveURL(/filter=project/)
  await expect(names(page)).toHaveText([pmi.name])
  await page.goto('/saved-searches')
  await asLeft()
})

test('a bulk change is undone for each as it was, and a deleted prospect is brought back from the list', async ({
  page,
  signIn,
}) => {
  const dana = await signIn()
  const id = await twoProspects(dana)
  await page.goto('/saved-searches')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Status' }).last().click()
  await page.getByRole('menuitem', { name: 'Won' }).click()
  await expect(toast(page)).toContainText('2 prospects')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page)).toContainText('Change undone')
  expect((await dana.call(calls.getProspect, { params: { id: String(id) } })).work.status).toBeNull()

  await dana.call(calls.deleteProspect, { params: { id: String(id) } })
  await page.reload()
  await expect(names(page)).toHaveCount(1)
  await page.getByRole('button', { name: /^View:/ }).click()
  await page.getByRole('menuitem', { name: 'Deleted prospects' }).click()
  await expect(page.getByRole('dialog')).toContainText(/PMI, for Maria\s*Deleted \d+ \w+ \d{4}, kept until/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Bring back PMI' }).click()
  await expect(toast(page)).toContainText('Prospect restored')
  await expect(page.getByRole('dialog')).toContainText('No prospects were deleted recently.')
  await expect(names(page)).toHaveCount(2)
})
