import { calls } from '#contract/calls.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import type { Page } from '@playwright/test'
import { insertProspect } from '../../src/server/prospects/store.ts'
import { hostileTexts } from '../hostile/texts.ts'
import { pmi, pmiMatch, pmiResult } from '../seeds.ts'
import { expect, test, toast } from './fixtures.ts'

const texts = Object.values(hostileTexts)
const [script, image, attribute] = [
  hostileTexts['a script element'],
  hostileTexts['an image with a handler'],
  hostileTexts['a way out of an attribute'],
]
const rightToLeft = hostileTexts['a right-to-left name with an override']

/** Every text in every field of a certification, one certification for each. */
const certifications: Certification[] = texts.map((text, index) => ({
  id: `c${index}`,
  name: text,
  acronym: text.slice(0, 60),
  summary: text,
  requirements: [text],
  validityPeriod: text,
  renewalRequirements: [text],
  fees: [text],
  // Stated by a person, so that a link shows them, too.
  evidence: Object.fromEntries(
    ['/name', '/summary', '/requirements/0', '/validityPeriod', '/renewalRequirements/0', '/fees/0'].map((pointer) => [
      pointer,
      [{ kind: 'person' as const, by: image, via: 'editor' as const, at: '2026-11-21T09:00:00.000Z' }],
    ]),
  ),
}))

/** No text was taken for code: nothing ran, no image of ours was asked for, no dialog opened. */
async function expectNothingRan(page: Page) {
  expect(await page.evaluate(() => Reflect.get(window, 'executed'))).toBeUndefined()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
}

async function expectShown(page: Page, shown: readonly string[]) {
  for (const text of shown) await expect(page.locator('body')).toContainText(text)
  await expectNothingRan(page)
}

test('texts that are code elsewhere are shown as typed on every page', async ({ page, app, signIn }) => {
  test.slow()
  const owner = await signIn()
  const organization = { name: script, description: rightToLeft, abbreviation: 'ABC', website: hostileTexts['a script address'] }
  const prospect = { ownerId: owner.user?.id ?? '', organization, certifications, email: null, contactFirstName: image }
  const { id } = await insertProspect(app.context.db, prospect, app.context.now())
  const { shareId } = await owner.call(calls.createShare, { body: { searchId: id } })
  const corrected = { ...organization, description: attribute }
  const edit = { organization: corrected, certifications, changeReason: script }
  await owner.call(calls.updateProspect, { params: { id: String(id) }, body: edit })

  for (const path of ['/saved-searches?view=table', '/saved-searches?view=cards', '/admin?tab=prospects', '/share-links']) {
    await page.goto(path)
    await expectShown(page, [script, image])
  }
  for (const path of [`/search/${id}`, `/share/${shareId}`]) {
    await page.goto(path)
    await expectShown(page, [script, attribute, ...texts])
    await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0)
  }
  for (const path of [`/search/${id}/edit`, `/edit/share_${shareId}`]) {
    await page.goto(path)
    await expectShown(page, [script, attribute, ...texts])
    await page.getByRole('button', { name: `Edit ${script}` }).click()
    await expect(page.getByLabel('Summary')).toHaveValue(script)
    await page.getByRole('button', { name: 'Cancel' }).click()
  }
  await page.goto(`/search/${id}/edit`)
  await page.getByRole('button', { name: 'View History' }).click()
  await expectShown(page, [script])
  await page.getByRole('button', { name: 'View version 2' }).click()
  await expectShown(page, [`Reason: ${script}`])

  const billing = { billingName: rightToLeft, billingEmail: 'ann@example.org' }
  await app.anonymous().call(calls.submitShareInterest, { params: { shareId }, body: billing })
  await page.goto(`/search/${id}`)
  await expectShown(page, [rightToLeft])
  for (const path of [`/share/${shareId}`, `/waitlist/${shareId}`]) {
    await page.goto(path)
    await expectShown(page, [script])
  }
})

test('texts that are code elsewhere are taken as typed by every form of a salesperson', async ({ page, app, signIn }) => {
  test.slow()
  const owner = await signIn()
  app.research.finds([{ ...pmiMatch, name: script, description: rightToLeft }]).answers({
    ...pmiResult,
    organization: { ...pmi, name: script, description: rightToLeft },
  })
  await page.goto('/')
  await page.getByLabel('Prospect organization').fill(script)
  await page.getByLabel('Contact first name').fill(image)
  await page.getByLabel('Email').fill(script)
  await page.getByRole('button', { name: 'Find organization' }).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await page.getByLabel('Email').fill('')
  await page.getByRole('button', { name: 'Find organization' }).click()
  await expectShown(page, [script, rightToLeft])
  await page.getByRole('button', { name: 'Yes, get certification details' }).click()
  await expect(page.getByRole('heading', { level: 1, name: script })).toBeVisible()
  await page.getByRole('button', { name: 'Save & Email Prospect' }).click()
  await expect(toast(page)).toContainText('Prospect saved')
  const [saved] = await owner.call(calls.listProspects)
  expect(saved).toMatchObject({ organization: { name: script }, contactFirstName: image })

  await page.goto('/saved-searches')
  await page.getByRole('searchbox', { name: 'Filter by organization' }).fill(attribute)
  await expectShown(page, [attribute])
  await page.goto('/admin')
  await page.getByLabel('Prospect organization').fill(image)
  await page.getByRole('button', { name: 'Find organization' }).click()
  await expectShown(page, [script])

  await page.goto('/admin/users')
  await page.getByLabel('Username').fill(image)
  await page.getByLabel('Email').fill('img@example.org')
  await page.getByLabel('Password', { exact: true }).fill(attribute)
  await page.getByRole('button', { name: 'Create user' }).click()
  await expect(toast(page)).toContainText('User created')
  await expectShown(page, [image])

  await page.goto(`/search/${saved?.id}/edit`)
  await page.getByRole('button', { name: 'Edit organization' }).click()
  await page.getByLabel('Name').fill(image)
  await page.getByLabel('Description').fill(attribute)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Add certification' }).click()
  await page.getByLabel('Name').fill(attribute)
  await page.getByLabel('Acronym').fill(script.slice(0, 60))
  await page.getByLabel('Valid for').fill(rightToLeft)
  await page.getByLabel('Summary').fill(script)
  for (const group of ['Requirements', 'Renewal', 'Fees']) {
    await page.getByRole('button', { name: `Add line to ${group}` }).click()
    await page.getByLabel(`${group}, line 1`).fill(image)
  }
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Changes' })
  await dialog.getByLabel('Reason for the change').fill(rightToLeft)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page)).toContainText('Changes saved')
  await expectNothingRan(page)
  const [newest] = await owner.call(calls.listVersions, { params: { id: String(saved?.id) } })
  expect(newest).toMatchObject({ organization: { name: image, description: attribute }, changeReason: rightToLeft })
  expect(newest?.certifications.at(-1)).toMatchObject({
    name: attribute,
    acronym: script.slice(0, 60),
    validityPeriod: rightToLeft,
    summary: script,
    requirements: [image],
    renewalRequirements: [image],
    fees: [image],
  })
})

test('texts that are code elsewhere are taken as typed by the forms of somebody without an account', async ({ page, app }) => {
  const owner = await app.signedIn()
  const { id } = await owner.call(calls.createProspect, { body: { organization: pmi, certifications: [] } })
  const { shareId } = await owner.call(calls.createShare, { body: { searchId: id } })
  await page.goto(`/share/${shareId}`)
  await page.getByLabel('Billing name').fill(image)
  await page.getByLabel('Billing email').fill(script)
  await page.getByRole('button', { name: 'Continue to Pay' }).click()
  await expect(page.getByText('Please enter a valid email address', { exact: true })).toBeVisible()
  await page.getByLabel('Billing email').fill('ann@example.org')
  await page.getByRole('button', { name: 'Continue to Pay' }).click()
  await expect(page.getByRole('button', { name: 'Selected for Phase 2 Waitlist' })).toBeDisabled()
  await expectNothingRan(page)
  expect(await owner.call(calls.getProspect, { params: { id: String(id) } })).toMatchObject({ billingName: image })

  await page.goto('/auth')
  await page.getByLabel('Username').fill(image)
  await page.getByLabel('Password', { exact: true }).fill(script)
  await page.getByRole('button', { name: 'Sign In', exact: true }).last().click()
  await expect(toast(page)).toContainText('Login failed')
  await expectNothingRan(page)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(`${'a'.repeat(20)}<img>@example.org`)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await expectNothingRan(page)
  for (const path of [
    `/reset-password?token=${encodeURIComponent(image)}`,
    `/learn/${encodeURIComponent(image)}`,
    `/waitlist/${encodeURIComponent(image)}`,
    `/share/${encodeURIComponent(image)}`,
    `/edit/${encodeURIComponent(script)}`,
    `/${encodeURIComponent(script)}`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expectNothingRan(page)
  }
})
