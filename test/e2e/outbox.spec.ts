import type { Page } from '@playwright/test'
import { calls } from '#contract/calls.ts'
import { keepDelivering } from '../../src/server/mail/delivery.ts'
import type { TestApp } from '../app.ts'
import { TestMailServer } from '../mail-server.ts'
import { newProspect } from '../seeds.ts'
import type { Visitor } from '../visitor.ts'
import { expect, expectAccessible, test, toast } from './fixtures.ts'

const email = 'maria@pmi.example.org'
/** Saves a prospect, whose contact is Maria, and emails its link. */
async function share(owner: Visitor, to = email) {
  const { id: searchId } = await owner.call(calls.createProspect, { body: newProspect })
  return owner.call(calls.createShare, { body: { ...newProspect, email: to, searchId } })
}
const row = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Certifications of Project Management Institute' })
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** Lets the server of the test send by a real mail server, until the returned function is called. */
async function sendThrough(app: TestApp, server: TestMailServer): Promise<() => Promise<void>> {
  app.context.config.mail = { smtpUrl: server.url, from: 'credscout@example.org' }
  const delivering = await keepDelivering(app.context)
  return async () => {
    await delivering.stop()
    await server.close()
  }
}

test('keeps emails where no mail server is set up, to be read and sent by hand', async ({ page, context, signIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const dana = await signIn()
  const { shareUrl } = await share(dana)
  await page.goto('/')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Outbox' }).click()
  await expect(page).toHaveURL('/outbox')
  await expect(page.getByText('No mail server is set up, so emails wait here.')).toBeVisible()
  await expect(row(page, email)).toContainText('Waits here')
  await expectAccessible(page)

  await row(page, email).getByRole('button').click()
  await expect(dialog(page)).toContainText('Hello Maria,')
  await expect(dialog(page)).toContainText(shareUrl)
  await expect(dialog(page).getByRole('button', { name: 'Try Again' })).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Copy message' }).click()
  await expect(toast(page)).toContainText('Message copied')
  expect(await copied(page)).toMatch(/^To: maria@pmi\.example\.org\nSubject: Certifications of .*\n\nHello Maria,\n/)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(row(page, email).getByRole('button')).toBeFocused()
})

test('is empty until something was sent, and says when it cannot be loaded', async ({ page, signIn }) => {
  const dana = await signIn()
  await page.goto('/outbox')
  await expect(page.getByRole('heading', { name: 'No emails yet' })).toBeVisible()
  await share(dana)
  await page.route('**/api/outbox', (route) => route.fulfill({ status: 500, body: '' }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Failed to load your emails.' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/outbox')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(row(page, email)).toBeVisible()
})

test('shows what the mail server refused, and tries it again', async ({ page, app, signIn }) => {
  const server = await TestMailServer.start()
  const stop = await sendThrough(app, server)
  const dana = await signIn()
  await share(dana, 'ann@pmi.example.org')
  server.refusesRecipients = { code: 550, words: '5.1.1 No such user' }
  await share(dana)
  await page.goto('/outbox')
  await expect(page.getByText('No mail server is set up')).toHaveCount(0)
  await expect(row(page, 'ann@pmi.example.org')).toContainText('Accepted')
  await expect(row(page, email)).toContainText('Not sent')
  await row(page, email).getByRole('button').click()
  await expect(dialog(page)).toContainText('Tried once. The mail server refused: 550 5.1.1 No such user')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(toast(page)).toContainText('Email not sent')
  await expect(dialog(page)).toContainText('Tried 2 times.')
  server.refusesRecipients = null
  await dialog(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(toast(page)).toContainText('Email sent')
  await expect(dialog(page)).toContainText('Accepted by the mail server on')
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).click()
  await expect(row(page, email)).toContainText('Accepted')
  expect(server.inbox).toHaveLength(2)
  await stop()
})

test('says when a reader has opted out, on a page without script', async ({ page, app, signIn, browser, baseURL }) => {
  const dana = await signIn()
  await share(dana)
  const [mail] = await app.mails()
  const path = /\/mail\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
  const reader = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  await reader.goto(path)
  await reader.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(reader.getByRole('heading', { name: 'These emails have stopped' })).toBeVisible()
  await reader.close()
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Get them again' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/outbox')
  await expect(row(page, email)).toContainText('Opted out')
  await row(page, email).getByRole('button').click()
  await expect(dialog(page)).toContainText('Not sent: this address has opted out of emails like this.')
})
