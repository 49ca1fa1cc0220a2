import { calls } from '#contract/calls.ts'
import type { Browser, Page } from '@playwright/test'
import { aws, newProspect, pmi, pmp } from '../seeds.ts'
import { expect, test, toast } from './fixtures.ts'

test.use({ settings: { phaseOneCapacity: 1 } })

/** Somebody with a phone and no account. */
async function phone(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  return context.newPage()
}

/** The path of a link: tests are served at another origin than the public one. */
async function linkIn(owner: Page) {
  await owner.getByRole('dialog').getByRole('button', { name: 'Generate link' }).click()
  await expect(toast(owner)).toContainText('Share link generated')
  return new URL(await owner.getByLabel('Share link').inputValue()).pathname
}

async function share(owner: Page, organization: string) {
  await owner.goto('/saved-searches')
  await owner.getByRole('button', { name: `Actions for ${organization}` }).click()
  await owner.getByRole('menuitem', { name: 'Share link' }).click()
  return linkIn(owner)
}

async function chooseBothMonthly(prospect: Page) {
  const panel = prospect.getByRole('region', { name: 'Pricing' })
  await panel.getByRole('radio', { name: 'Monthly' }).check()
  await panel.getByRole('checkbox', { name: /^Pearson VUE integration/ }).check()
  await panel.getByRole('checkbox', { name: /^Social Sharing/ }).check()
  await expect(panel.getByRole('status')).toContainText('$2,999 a month')
}

async function submit(prospect: Page, name: string) {
  await prospect.getByLabel('Billing name').fill(name)
  await prospect.getByLabel('Billing email').fill('billing@example.org')
  await prospect.getByRole('button', { name: 'Continue to Pay' }).click()
}

test('a salesperson and two prospects who never meet: saved, shared, corrected, restored, priced, started and queued', async ({
  page: owner,
  browser,
  baseURL,
  signIn,
}) => {
  test.slow()
  const account = await signIn()
  await test.step('the owner looks PMI up, saves it and shares it', async () => {
    await owner.goto('/')
    await owner.getByLabel('Prospect organization').fill('PMI')
    await owner.getByLabel('Contact first name').fill('Maria')
    await owner.getByRole('button', { name: 'Find organization' }).click()
    await owner.getByRole('button', { name: 'Yes, get certification details' }).click()
    await owner.getByRole('button', { name: 'Save & Email Prospect' }).click()
    await expect(toast(owner)).toContainText('Prospect saved')
    await expect(owner).toHaveURL('/')
  })
  const link = await share(owner, pmi.name)
  const [saved] = await account.call(calls.listProspects)
  const id = String(saved?.id)

  const maria = await phone(browser, baseURL)
  await test.step('the prospect opens the link on a phone and corrects a line', async () => {
    await maria.goto(link)
    await expect(maria.getByRole('heading', { level: 1, name: pmi.name })).toBeVisible()
    await expect(maria.getByText('3 years', { exact: true }).first()).toBeVisible()
    await maria.getByRole('link', { name: 'Correct a line' }).click()
    await expect(maria.getByRole('heading', { name: 'Edit Shared Credentials' })).toBeVisible()
    await maria.getByRole('button', { name: `Edit ${pmp.name}` }).click()
    await maria.getByLabel('Valid for').fill('4 years')
    await maria.getByRole('button', { name: 'Save Changes' }).click()
    const dialog = maria.getByRole('dialog', { name: 'Save Changes' })
    await dialog.getByLabel('Reason for the change').fill('It is four since May')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(maria)).toContainText('Changes saved')
  })

  await test.step('the owner sees the version, compares, and restores the first one', async () => {
    await owner.goto(`/search/${id}/edit`)
    await owner.getByRole('button', { name: 'View History' }).click()
    const rows = owner.getByRole('table').getByRole('row')
    await expect(rows.nth(1)).toContainText('via share link')
    await expect(rows.nth(1)).toContainText('1 certification modified')
    await expect(rows.nth(1)).toContainText('It is four since May')
    await rows.nth(1).getByRole('button', { name: 'View' }).click()
    const compare = owner.getByRole('dialog')
    await expect(compare.locator('del')).toHaveText('3')
    await expect(compare.locator('ins')).toHaveText('4')
    await expect(compare).toContainText('Stated via share link')
    await compare.getByRole('button', { name: 'Close' }).click()
    await rows.nth(2).getByRole('button', { name: 'Restore This Version' }).click()
    await expect(toast(owner)).toContainText('Version restored')
    await expect(rows).toHaveCount(4)
  })

  await test.step('the prospect reads the restored line, takes both options monthly and gets the only seat', async () => {
    await maria.goto(link)
    await expect(maria.getByText('3 years', { exact: true }).first()).toBeVisible()
    await expect(maria.getByText('4 years')).toHaveCount(0)
    await chooseBothMonthly(maria)
    await submit(maria, 'Maria Lopez')
    await expect(maria.getByRole('button', { name: 'Free trial started' })).toBeDisabled()
  })
  const shareId = link.replace('/share/', '')
  const { outcome, trialEndsAt, submittedAt } = await account.call(calls.getShareInterest, { params: { shareId } })
  expect(outcome).toBe('trial')
  // The seat is claimed within the submission, so a moment beside its own time.
  expect(Math.abs(Date.parse(trialEndsAt ?? '') - Date.parse(submittedAt) - 14 * 86_400_000)).toBeLessThan(1_000)

  await account.call(calls.createProspect, { body: { ...newProspect, organization: aws, contactFirstName: 'Tom' } })
  const second = await share(owner, aws.name)
  const tom = await phone(browser, baseURL)
  await test.step('a second prospect finds Phase 1 full and takes the first place in the queue', async () => {
    await tom.goto(second)
    await submit(tom, 'Tom Berg')
    await expect(toast(tom)).toContainText('Added to Waitlist')
    await expect(tom.getByRole('button', { name: 'Selected for Phase 2 Waitlist' })).toBeDisabled()
    await tom.reload()
    await expect(tom).toHaveURL(second.replace('/share/', '/waitlist/'))
    await expect(tom.getByRole('heading', { name: "We're Full for Phase 1" })).toBeVisible()
  })

  await test.step('the owner sees the billing details, the choice and the place of each', async () => {
    await owner.goto('/saved-searches')
    await expect(owner.getByRole('row', { name: pmi.name })).toContainText('Trial, 14 days left')
    await expect(owner.getByRole('row', { name: aws.name })).toContainText('Waitlist, place 1')
    await owner.getByRole('link', { name: pmi.name }).click()
    for (const fact of ['Maria Lopez', 'billing@example.org', 'Pearson VUE integration', '$2,999 a month, billed monthly']) {
      await expect(owner.getByRole('region', { name: 'Interest' })).toContainText(fact)
    }
  })
  await Promise.all([maria.context().close(), tom.context().close()])
})
