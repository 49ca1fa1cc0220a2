import { readFile } from 'node:fs/promises'
import { calls } from '#contract/calls.ts'
import type { Browser, Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { insertProspect } from '../../src/server/prospects/store.ts'
import type { TestApp } from '../app.ts'
import { certification, quoted, welders } from '../samples.ts'
import { expect, expectAccessible, test, toast } from './fixtures.ts'

/** A headless browser that says so is no person. */
const people = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const passcode = 'open sesame'

const inspector = certification({
  id: 'inspector',
  name: 'Welding Inspector',
  acronym: 'WI',
  summary: 'For inspectors.',
  requirements: ['Pass the weld test.', 'Three years of work'],
  validityPeriod: '6 months',
  fees: ['US$95 test'],
  evidence: {
    '/summary': [quoted('This certification is for inspectors.')],
    '/requirements/0': [quoted('Applicants pass a weld test at a Pearson VUE test center.')],
    '/requirements/1': [quoted('Three years of work in inspection.')],
    '/validityPeriod': [quoted('It is valid for 6 months.')],
    '/fees/0': [quoted('The test costs US$95.')],
  },
})

/** Somebody with a phone, no account, and nothing of anybody else's on it. */
async function phone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const base = baseURL === undefined ? {} : { baseURL }
  const device = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, userAgent: people }
  return (await browser.newContext({ ...base, ...device })).newPage()
}

async function give(reader: Page): Promise<void> {
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This link opens with a passcode')
  await expect(reader.locator('body')).not.toContainText(welders.name)
  await reader.getByRole('textbox', { name: 'Passcode' }).fill(passcode)
  await reader.getByRole('button', { name: 'Open' }).click()
}

/** Words of a PDF without white space, which paper sets as it likes. */
async function wordsOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text.replaceAll(/\s+/g, '')
}

const packed = (words: string) => words.replaceAll(/\s+/g, '')

async function saved(app: TestApp, ownerId: string): Promise<string> {
  const prospect = { ownerId, organization: welders, certifications: [inspector], email: null, contactFirstName: 'Maria' }
  return String((await insertProspect(app.context.db, prospect, app.context.now())).id)
}

test('a link is read, corrected and answered on a phone, its offer is sent on, and its owner decides, renews, pauses and reads what happened', async ({
  page: owner,
  app,
  browser,
  baseURL,
  signIn,
}, info) => {
  test.slow()
  /** The record: a picture of each step, beside the results of the test. */
  const record = (page: Page, name: string) => page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true })
  const account = await signIn()
  const user = await account.call(calls.getUser)
  const id = await saved(app, user.id)
  const { shareId } = await account.call(calls.createShare, { body: { searchId: Number(id) } })
  const params = { id }

  await test.step('the owner locks the link, names it, and lets its readers suggest', async () => {
    await owner.goto('/share-links')
    await owner.getByRole('button', { name: `More for the link to ${welders.name}` }).click()
    await owner.getByRole('menuitem', { name: 'Settings' }).click()
    const settings = owner.getByRole('dialog', { name: `Link to ${welders.name}` })
    await settings.getByLabel('Name').fill('for the board')
    await settings.getByLabel('Last day').fill(new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10))
    await settings.getByRole('button', { name: 'Save' }).click()
    await expect(toast(owner)).toContainText('Link changed')
    await settings.getByLabel('Passcode').fill(passcode)
    await settings.getByRole('button', { name: 'Save' }).click()
    await expect(settings.getByRole('button', { name: 'Remove passcode' })).toBeVisible()
    await settings.getByRole('radio', { name: 'Suggest' }).click()
    await expect(settings).toContainText('You accept or decline each.')
    await record(owner, '1-owner-sets-the-link')
  })

  const maria = await phone(browser, baseURL)
  await test.step('on a phone the link asks for its passcode, then shows the programs', async () => {
    await maria.goto(`/share/${shareId}`)
    await record(maria, '2-passcode')
    const counted = maria.waitForResponse((response) => response.url().endsWith(`/api/share/${shareId}/view`))
    await give(maria)
    await expect(maria.getByRole('heading', { level: 1, name: welders.name })).toBeVisible()
    expect((await counted).status()).toBe(204)
    await record(maria, '3-programs')
  })

  await test.step('two lines are confirmed, one is corrected, one is added', async () => {
    await maria.getByLabel('Your name').fill('Maria Lopez')
    for (const line of ['Pass the weld test.', 'Three years of work']) {
      const right = maria.getByRole('button', { name: `Right: ${line}` })
      await right.click()
      await expect(maria.getByRole('button', { name: `Noted: ${line}` })).toHaveText('Noted')
    }
    const told = maria.waitForRequest((request) => request.postData()?.includes('/fees/0') === true)
    const fee = maria.locator('.share-line-row').filter({ hasText: 'US$95 test' })
    await fee.locator('summary').click()
    await fee.getByLabel('What is right in place of: US$95 test').fill('US$120 test')
    await fee.getByRole('button', { name: 'Correct' }).click()
    await expect(fee).toContainText('Sent. The person who sent you the link decides.')
    await maria.getByText('Add what is missing', { exact: true }).click()
    await maria.getByLabel('Kind of line').selectOption('Fees')
    await maria.getByLabel('What is missing in Welding Inspector').fill('US$40 retake')
    await maria.locator('.remark-missing').getByRole('button', { name: 'Add' }).click()
    await expect(maria.locator('.remark-missing')).toContainText('Sent. Waiting for dana: US$40 retake')
    expect(new URL((await told).url()).pathname).toBe(`/api/share/${shareId}/view`)
    await record(maria, '4-right-wrong-missing')
  })

  await test.step('options are chosen, one of them because her own page names it, and the interest is submitted', async () => {
    const panel = maria.getByRole('region', { name: 'Pricing' })
    await expect(panel.getByText('Suggested: Your page names Pearson VUE')).toBeVisible()
    await panel.getByRole('radio', { name: 'Monthly' }).check()
    await panel.getByRole('checkbox', { name: /^Pearson VUE integration/ }).check()
    await expect(panel.getByRole('status')).toContainText('$2,249 a month')
    await maria.getByLabel('Billing name').fill('Maria Lopez')
    await maria.getByLabel('Billing email').fill('maria@ewb.example.org')
    await maria.getByRole('button', { name: 'Continue to Pay' }).click()
    await expect(maria.getByRole('button', { name: 'Selected for Phase 2 Waitlist' })).toBeDisabled()
    await maria.getByRole('link', { name: 'See your place in line' }).click()
    await expect(maria.getByRole('heading', { name: 'What happens next' })).toBeVisible()
    await record(maria, '5-what-happens-next')
  })

  let offer = ''
  await test.step('an offer is made of them, downloaded, and printed to PDF', async () => {
    await maria.getByRole('link', { name: 'Offer', exact: true }).click()
    await expect(maria.getByRole('checkbox', { name: /^Pearson VUE integration/ })).toBeChecked()
    await maria.getByRole('button', { name: 'Make an offer' }).click()
    await expect(maria.getByRole('heading', { level: 1, name: `Offer No. ${id}-1` })).toBeVisible()
    await expectAccessible(maria)
    offer = new URL(maria.url()).pathname
    await record(maria, '6-offer')
    const download = maria.waitForEvent('download')
    await maria.getByRole('link', { name: 'PDF, A4' }).click()
    const file = await (await download).path()
    const printed = await maria.pdf({ format: 'A4', path: info.outputPath('7-printed.pdf') })
    for (const words of [await wordsOf(await readFile(file)), await wordsOf(printed)]) {
      for (const line of [`Offer No. ${id}-1`, welders.name, ...inspector.requirements, ...inspector.fees, '$2,249']) {
        expect(words).toContain(packed(line))
      }
      // A suggestion is no fact before its owner says so.
      expect(words).not.toContain(packed('US$120 test'))
    }
  })

  const second = await phone(browser, baseURL)
  await test.step('sent on, it opens for a second person with the passcode, and leads her to the programs', async () => {
    await second.goto(offer)
    await give(second)
    await expect(second).toHaveURL(offer)
    await expect(second.getByRole('heading', { level: 1, name: `Offer No. ${id}-1` })).toBeVisible()
    await record(second, '8-second-person')
    await second.getByRole('link', { name: 'Back to your page' }).click()
    await expect(second).toHaveURL(`/waitlist/${shareId}`)
    const counted = second.waitForResponse((response) => response.url().endsWith(`/api/share/${shareId}/view`))
    await second.getByRole('link', { name: 'Your programs' }).click()
    await expect(second.getByText('Pass the weld test.').first()).toBeVisible()
    expect((await counted).status()).toBe(204)
  })

  await test.step('the owner accepts the correction and declines the addition', async () => {
    await owner.goto(`/search/${id}`)
    const said = owner.getByRole('region', { name: 'Said through the links' })
    await expect(said).toContainText('Maria Lopez')
    await record(owner, '9-owner-reads-what-was-said')
    await said.getByRole('button', { name: /^Accept: ‘US\$120 test’/ }).click()
    await expect(toast(owner)).toContainText('Suggestion accepted')
    await expect(said.getByRole('heading', { name: 'Said through the links' })).toBeFocused()
    await said.getByRole('button', { name: /^Decline: ‘US\$40 retake’/ }).click()
    await expect(toast(owner)).toContainText('Suggestion declined')
    const { certifications } = await account.call(calls.getProspect, { params })
    expect(certifications[0]?.fees).toEqual(['US$120 test'])
    await expect(owner.getByText('Confirmed by someone with the link (name given: “Maria Lopez”)').first()).toBeVisible()
  })

  await test.step('the second person reads the corrected line; the offer says what was offered', async () => {
    await second.reload()
    await expect(second.locator('.fact-words').getByText('US$120 test')).toBeVisible()
    await second.goto(offer)
    await expect(second.getByText('US$95 test').first()).toBeVisible()
    await expect(second.getByText('US$120 test')).toHaveCount(0)
  })

  await test.step('the owner renews the link with one press, then pauses it, and it opens for nobody', async () => {
    await owner.goto('/share-links')
    const more = owner.getByRole('button', { name: `More for the link to ${welders.name}` })
    await more.click()
    await owner.getByRole('menuitem', { name: 'Extend by 30 days' }).click()
    await expect(toast(owner)).toContainText('Link changed')
    const [renewed] = await account.call(calls.listShares, { params })
    expect(Date.parse(renewed?.expiresOn ?? '')).toBeGreaterThan(Date.now() + 28 * 86_400_000)
    await more.click()
    await owner.getByRole('menuitem', { name: 'Pause link' }).click()
    await expect(owner.getByRole('row', { name: welders.name })).toContainText('Paused')
    await record(owner, '10-renewed-and-paused')
    for (const reader of [maria, second]) {
      await reader.goto(offer)
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Error')
      await expect(reader.locator('body')).not.toContainText(welders.name)
    }
  })

  await test.step('the timeline tells all of it, and the visits tell two people', async () => {
    await owner.goto(`/search/${id}`)
    const timeline = owner.getByRole('region', { name: 'Timeline' })
    await expect(timeline).toContainText('Open until')
    for (const happened of [
      'Link made',
      'Link changed',
      'Link first opened',
      'Right: Pass the weld test.',
      'Suggested: US$95 test → US$120 test',
      'Missing: US$40 retake',
      'Someone with the link (name given: “Maria Lopez”)',
      'Interest submitted',
      `No. ${id}-1, $2,249 a month`,
      'Suggested by someone with the link (name given: “Maria Lopez”)',
      'Paused',
    ]) {
      await expect(timeline).toContainText(happened)
    }
    const visits = await account.call(calls.listVisits, { params })
    expect(visits.map(({ link }) => link.name)).toEqual(['for the board', 'for the board'])
    await expect(owner.getByRole('region', { name: 'Visits' })).toContainText('for the board · 1 quote (Welding Inspector: Fees)')
    await record(owner, '11-timeline')
  })
  await Promise.all([maria.context().close(), second.context().close()])
})
