import { catalogueFolder, createResearch, openDirectory } from '#research'
import type { Page } from '@playwright/test'
import { calls } from '#contract/calls.ts'
import { newProspect, pmi, pmiResult, seedWorld } from '../seeds.ts'
import { expect, test } from './fixtures.ts'

/**
 * `npm run screenshots`: a picture of every screen in both widths and themes, in the folder screenshots/. `-- --compare` compares
 * each with the one accepted last, small and grey in accepted/; `npm run screenshots -- --accept` accepts them as they are.
 * The engine is the real one on the built-in catalogue, so the pictures show what a fresh machine shows.
 */
const research = createResearch({ directory: openDirectory(catalogueFolder) })

/** Starts a new search; a tab keeps its results over a reload until then. */
async function ask(page: Page, organization: string): Promise<void> {
  await page.goto('/')
  const another = page.getByRole('link', { name: 'Find New Prospect' })
  const field = page.getByLabel('Prospect organization')
  await expect(another.or(field)).toBeVisible()
  if (await another.isVisible()) await another.click()
  await field.fill(organization)
  await page.getByLabel('Contact first name').fill('Maria')
  await page.getByRole('button', { name: 'Find organization' }).click()
}

test('create prospect', async ({ app, signIn, page, picture }) => {
  app.context.research = research
  await signIn()
  await page.goto('/')
  await expect(page.getByLabel('Prospect organization')).toBeVisible()
  await picture('01-create-form')
  await ask(page, 'AWS')
  await expect(page.getByText('Did you mean…')).toBeVisible()
  await picture('02-confirm')
  await ask(page, 'NBCOT')
  await page.getByRole('button', { name: 'Yes, get certification details' }).click()
  await expect(page.getByRole('button', { name: 'Save & Email Prospect' })).toBeVisible()
  await picture('04-results')
  await page.getByRole('switch', { name: /^Show all / }).click()
  await picture('04b-results-quotes-open')
  await ask(page, 'zzqx')
  await expect(page.getByText('Something went wrong')).toBeVisible()
  await picture('11-error')
})

test('loading', async ({ app, signIn, page, picture }) => {
  const end = Promise.withResolvers<undefined>()
  app.research.looksUp(async (_, { onEvent }) => {
    onEvent?.({ type: 'pages-chosen', at: 3_000, found: 23, chosen: 12 })
    onEvent?.({ type: 'names-seen', at: 9_000, names: ['PMP', 'CAPM', 'PgMP'] })
    onEvent?.({ type: 'page-skipped', at: 14_000, url: `${pmi.website}/members/handbook.pdf`, reason: 'sign-in' })
    for (const certification of pmiResult.certifications) onEvent?.({ type: 'certification', at: 16_000, certification })
    onEvent?.({ type: 'page-reading', at: 21_000, url: `${pmi.website}/certifications/capm` })
    await end.promise
    return pmiResult
  })
  await signIn()
  await ask(page, 'PMI')
  await page.getByRole('button', { name: 'Yes, get certification details' }).click()
  await expect(page.getByText('Analyzing Certification Details')).toBeVisible()
  await expect(page.getByText(/Reading/)).toBeVisible()
  // Counts its seconds.
  await picture('03-loading', { changesByItself: true })
  end.resolve(undefined)
})

test('prospects', async ({ app, context, page, baseURL, picture }) => {
  app.context.research = research
  const world = await seedWorld(app)
  for (const name of ['NBCOT', 'SHRM', 'PTCB', 'BACB']) {
    const [organization] = await research.findOrganization(name)
    if (organization === undefined) throw new Error(`${name} is not in the catalogue.`)
    const certifications = await world.dana.call(calls.queryCertifications, { body: { organization } })
    await world.dana.call(calls.createProspect, { body: { organization, certifications, contactFirstName: 'Priya' } })
  }
  const [name = '', value = ''] = world.dana.cookie.split('=')
  await context.addCookies([{ name, value, url: baseURL ?? '' }])
  await page.goto('/saved-searches')
  await expect(page.getByRole('heading', { name: 'Your Prospects' })).toBeVisible()
  await picture('05-prospects')
  await page.goto('/saved-searches?view=cards')
  await expect(page.getByRole('heading', { name: 'Your Prospects' })).toBeVisible()
  await picture('05b-prospects-cards')
  await page.goto(`/search/${world.pmiProspect.id}`)
  await expect(page.getByText('Back to Saved Searches')).toBeVisible()
  await picture('06-prospect-detail')
  await page.goto(`/search/${world.pmiProspect.id}/edit`)
  await expect(page.getByRole('heading', { name: 'Edit Certification Results' })).toBeVisible()
  await picture('06b-edit')
  await world.dana.call(calls.createShare, {
    body: { ...newProspect, email: 'maria@pmi.example.org', searchId: world.pmiProspect.id },
  })
  await page.goto('/outbox')
  await page.getByText('maria@pmi.example.org').click()
  await expect(page.getByText('Hello Maria,')).toBeVisible()
  await picture('14b-outbox-mail')
  await page.getByRole('button', { name: 'Close' }).click()
  await picture('14-outbox')
  await page.goto('/search/999999')
  await expect(page.getByText('Search Not Found')).toBeVisible()
  await picture('11b-search-not-found')
})

test('share and waitlist', async ({ app, page, picture }) => {
  const world = await seedWorld(app)
  await page.goto(`/share/${world.shareId}`)
  await expect(page.getByRole('heading', { name: pmi.name })).toBeVisible()
  await picture('07-share')
  await page.goto('/share/unknown')
  await expect(page.getByText(/expired or invalid/)).toBeVisible()
  await picture('11d-share-invalid')
  await page.goto('/waitlist')
  await expect(page.getByText("We're Full for Phase 1")).toBeVisible()
  await picture('09-waitlist')
})

test('admin, users, sign-in, not found, marketing', async ({ app, context, signIn, page, picture }) => {
  app.context.research = research
  await page.goto('/auth')
  await picture('10-sign-in')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await picture('10b-forgot-password')
  await page.goto('/reset-password')
  await picture('10c-reset-link-invalid')
  await page.goto('/reset-password?token=abc')
  await picture('10d-reset-password')
  await page.goto('/learn/default')
  await picture('08-learn')
  await signIn()
  await page.goto('/saved-searches')
  await expect(page.getByRole('heading', { name: 'Your Prospects' })).toBeVisible()
  await picture('05c-prospects-empty')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await picture('13-admin')
  await page.goto('/admin/users')
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible()
  await picture('13b-manage-users')
  await page.goto('/sessions')
  await expect(page.getByText('This session', { exact: true })).toBeVisible()
  await picture('13c-sessions')
  await page.goto('/nowhere')
  await expect(page.getByText('404 Page Not Found')).toBeVisible()
  await picture('11c-not-found')
  await context.clearCookies()
})
