import { catalogueFolder, createResearch, openDirectory } from '#research'
import { calls } from '#contract/calls.ts'
import type { Page } from '@playwright/test'
import { webhookWorker } from '../../src/server/webhooks/delivery.ts'
import { expectAccessible } from '../e2e/fixtures.ts'
import { newProspect, pmiMatch, seedWorld, type World } from '../seeds.ts'
import type { TestApp } from '../app.ts'
import { expect, test } from './fixtures.ts'
import { workOn } from '../work-on.ts'

/** The seller's day: the list and what is done with it, imports, the account, and what administrators see. Each is held against WCAG. */
const research = createResearch({ directory: openDirectory(catalogueFolder) })

test.use({ settings: { allowPrivateNetwork: true } })
test.beforeEach(() => test.slow())

/** Six prospects at different places, one link opened and corrected. */
async function workedOn(app: TestApp): Promise<World> {
  const world = await seedWorld(app)
  const { dana, pmiProspect, awsProspect, shareId } = world
  for (const name of ['NBCOT', 'SHRM', 'PTCB', 'BACB']) {
    const [organization] = await research.findOrganization(name)
    if (organization === undefined) throw new Error(`${name} is not in the catalogue.`)
    const certifications = await dana.call(calls.queryCertifications, { body: { organization } })
    const email = `priya@${name.toLowerCase()}.example.org`
    await dana.call(calls.createProspect, { body: { organization, certifications, contactFirstName: 'Priya', email } })
  }
  await workOn(dana, pmiProspect.id, {
    tags: ['warm', 'Q4', 'project management'],
    nextStep: 'Call Maria about the correction of her fees',
    nextStepDue: '2026-01-05',
    notes: 'Prefers the phone.\nNever on Mondays.',
  })
  await workOn(dana, awsProspect.id, { tags: ['warm'], status: 'won' })
  const { organization, certifications } = newProspect
  await app.anonymous().call(calls.updateShare, {
    params: { shareId },
    body: { organization, certifications: certifications.slice(0, 1) },
  })
  await app.anonymous().call(calls.submitShareInterest, {
    params: { shareId },
    body: { billingName: 'Maria Smith', billingEmail: 'maria@pmi.example.org' },
  })
  await dana.call(calls.saveView, { body: { name: 'Warm, by name', search: 'sort=name&tag=warm' } })
  return world
}

async function open(page: Page, { dana }: World, baseURL: string | undefined, address: string): Promise<void> {
  const [name = '', value = ''] = dana.cookie.split('=')
  await page.context().addCookies([{ name, value, url: baseURL ?? '' }])
  await page.goto(address)
}

test('the list, its controls and dialogs', async ({ app, page, baseURL, picture }) => {
  app.context.research = research
  const world = await workedOn(app)
  const shown = async (name: string) => {
    await expectAccessible(page)
    await picture(name)
  }
  await open(page, world, baseURL, '/saved-searches?columns=certifications,status,nextStep,tags,contact,versions,views,created')
  await expect(page.getByText('6 prospects', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Filters' }).click()
  await shown('40-list-controls')
  await page.getByRole('button', { name: /^View: / }).click()
  await shown('40b-list-views')
  await page.getByRole('menuitem', { name: 'Save this view' }).click()
  await shown('40c-list-save-view')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Columns' }).click()
  await shown('40d-list-columns')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Actions for Project/ }).click()
  await shown('40e-list-row-menu')
  // On a phone the row became a card, and its menu went with it.
  await page.getByRole('button', { name: /^Actions for Project/ }).click()
  await page.getByRole('menuitem', { name: 'Edit contact' }).click()
  await shown('41-contact')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Actions for Project/ }).click()
  await page.getByRole('menuitem', { name: 'Share via Email' }).click()
  await expect(page.getByRole('dialog').getByLabel('Message')).toBeVisible()
  await shown('41b-share-by-email')
  await page.keyboard.press('Escape')
})

test('several prospects, what is due, and the search', async ({ app, page, baseURL, picture }) => {
  app.context.research = research
  const world = await workedOn(app)
  const shown = async (name: string) => {
    await expectAccessible(page)
    await picture(name)
  }
  await open(page, world, baseURL, '/saved-searches')
  await page.getByRole('checkbox', { name: 'Select all that are shown' }).check()
  await shown('42-list-selected')
  const bar = page.getByRole('region', { name: 'Selected prospects' })
  await bar.getByRole('button', { name: 'Tag' }).click()
  await shown('42b-bulk-tag')
  await page.keyboard.press('Escape')
  await bar.getByRole('button', { name: 'Share via Email' }).click()
  await expect(page.getByRole('dialog').getByLabel('Message')).toBeVisible()
  await shown('42c-bulk-share')
  await page.keyboard.press('Escape')
  await bar.getByRole('button', { name: 'Status' }).click()
  await shown('42d-bulk-status')

  await page.goto('/saved-searches?view=cards&due=overdue')
  await expect(page.getByText('1 of 6 prospects')).toBeVisible()
  await shown('43-list-due-cards')
  await page.goto('/saved-searches?tag=warm&status=lost')
  await expect(page.getByRole('heading', { name: 'No prospect fits these filters' })).toBeVisible()
  await shown('43b-list-none')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await shown('44-search')
  await page.keyboard.type('PMI')
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
  await shown('44b-search-found')
})

test('a prospect that is worked on', async ({ app, page, baseURL, picture }) => {
  app.context.research = research
  const world = await workedOn(app)
  await open(page, world, baseURL, `/search/${world.pmiProspect.id}`)
  const work = page.getByRole('region', { name: 'Your work' })
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Corrected through the link')
  await work.getByLabel('Notes').fill('Prefers the phone.\nNever on Mondays. Has a new colleague.')
  await expectAccessible(page)
  await picture('45-prospect-worked-on')
  await workOn(world.dana, world.pmiProspect.id, { notes: 'Prefers email now.' })
  await page.reload()
  await expect(work.getByText(/^Unsaved changes of/)).toBeVisible()
  await expectAccessible(page)
  await picture('45b-prospect-unsaved-work')
})

test('import', async ({ app, signIn, page, picture }) => {
  await signIn()
  const reading = (name: string) => ({
    ...pmiMatch,
    name,
    abbreviation: undefined,
    website: `https://${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.example.org`,
    source: 'web-search' as const,
  })
  app.research.findsEach((term) =>
    term.endsWith('Welders') ? [reading(`${term} East`), reading(`${term} West`)] : term.endsWith('9') ? [] : [reading(term)],
  )
  await page.goto('/import')
  await expect(page.getByRole('heading', { name: 'Import prospects' })).toBeVisible()
  await expectAccessible(page)
  await picture('46-import')
  const names = ['Board of Bakers', 'Guild of Welders', 'Institute of Chartered Surveyors of Harbors and Waterways', 'Board 9']
  const file = [
    'Organization,Contact first name,Email',
    ...names.map((name, index) => `${name},Contact ${index},c${index}@example.org`),
    ',No name,wrong@',
  ]
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'bodies.csv', mimeType: 'text/csv', buffer: Buffer.from(file.join('\r\n')) })
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible()
  await expectAccessible(page)
  await picture('46b-import-preview')
  await page.getByRole('button', { name: 'Import 4 bodies' }).click()
  await expect(page.getByText(/1 to decide/)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('No body goes by this name. Give its website.')).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  await picture('46c-import-decide', { changesByItself: true })
})

test('account, tokens and webhooks', async ({ app, signIn, page, picture }) => {
  const dana = await signIn()
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'API tokens' })).toBeVisible()
  await expectAccessible(page)
  await picture('47-account')
  await dana.call(calls.createToken, { body: { name: 'Assistant', scope: 'write', days: 30 } })
  const old = await dana.call(calls.createToken, { body: { name: 'Former CRM', scope: 'read', days: 30 } })
  await dana.call(calls.endToken, { params: { id: old.id } })
  await dana.call(calls.createWebhook, { body: { url: 'https://crm.example.org/hooks/credscout' } })
  await dana.call(calls.createProspect, { body: newProspect })
  const delivery = webhookWorker(app.context, () => Promise.reject(new Error('The address did not answer.')))
  delivery.wake()
  await delivery.idle()
  await page.reload()
  const tokens = page.getByRole('region', { name: 'API tokens' })
  await tokens.getByLabel('Name').fill('CRM import')
  await tokens.getByRole('button', { name: 'Make token' }).click()
  await expect(tokens.getByText('This is the token “CRM import”.')).toBeVisible()
  const webhooks = page.getByRole('region', { name: 'Webhooks' })
  await webhooks.getByText('What was sent').click()
  await expect(webhooks.getByText('prospect.saved')).toBeVisible()
  await expectAccessible(page)
  // The token is another one each time.
  await picture('47b-account-made', { changesByItself: true })
  await tokens.getByRole('button', { name: 'Revoke token: Assistant' }).click()
  await expectAccessible(page)
  await picture('47c-account-end-token', { changesByItself: true })
})

test('what administrators see', async ({ app, page, signInAsAdministrator, picture }) => {
  app.context.research = research
  const { pmiProspect } = await workedOn(app)
  await signInAsAdministrator()
  const shown = async (name: string, changesByItself = false) => {
    await expectAccessible(page)
    await picture(name, { changesByItself })
  }
  await page.goto('/admin/prospects')
  await expect(page.getByRole('region', { name: 'All prospects' }).getByRole('row')).toHaveCount(8)
  await shown('48-all-prospects')
  await page.goto(`/admin/prospects/${pmiProspect.id}`)
  await expect(page.getByText(/read-only/)).toBeVisible()
  await shown('48b-any-prospect')
  await page.goto('/admin/audit')
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await shown('49-audit', true)
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Actions for dana' }).click()
  await shown('49b-user-menu')
  await page.getByRole('menuitem', { name: 'Disable' }).click()
  await expect(page.getByRole('dialog')).toContainText('prospects')
  await shown('49c-disable-user')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Actions for dana' }).click()
  await page.getByRole('menuitem', { name: 'Hand over prospects' }).click()
  await shown('49d-hand-over')
})
