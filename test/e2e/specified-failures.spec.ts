import { calls } from '#contract/calls.ts'
import { keepDelivering } from '../../src/server/mail/delivery.ts'
import { TestMailServer } from '../mail-server.ts'
import { newProspect } from '../seeds.ts'
import { expect, newestAlert, test, toast } from './fixtures.ts'

test('a failed sign-out leaves one signed in, and says why', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/saved-searches')
  await page.route('**/api/logout', (route) => route.fulfill({ status: 503, json: { message: 'Not now.', code: 'UNAVAILABLE' } }))
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(newestAlert(page)).toHaveText('Logout failedNot now.')
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
})

test('an email that a server accepted is said to be sent', async ({ page, app, signIn }) => {
  test.slow()
  const server = await TestMailServer.start()
  app.context.config.mail = { smtpUrl: server.url, from: 'credscout@example.org' }
  const delivering = await keepDelivering(app.context)
  await signIn()
  await page.goto('/')
  await page.getByLabel('Prospect organization').fill('PMI')
  await page.getByLabel('Contact first name').fill('Maria')
  await page.getByLabel('Email').fill('maria@pmi.example.org')
  await page.getByRole('button', { name: 'Find organization' }).click()
  await page.getByRole('button', { name: 'Yes, get certification details' }).click()
  await page.getByRole('button', { name: 'Save & Email Prospect' }).click()
  // What comes within two seconds stands in the same notification.
  await expect(toast(page)).toContainText('Results sharedResults have been sent to maria@pmi.example.org.')
  expect(server.inbox.map(({ recipients }) => recipients)).toEqual([['maria@pmi.example.org']])
  await delivering.stop()
  await server.close()
})

test('an answer without a sentence of its own gets the specified one', async ({ page, signIn, context }) => {
  test.slow()
  const owner = await signIn()
  const { id } = await owner.call(calls.createProspect, { body: newProspect })
  await page.goto(`/search/${id}/edit`)
  await page.getByRole('button', { name: 'Edit organization' }).click()
  await page.getByLabel('Name').fill('PMI Global')
  await page.route(`**/api/searches/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click()
  await expect(newestAlert(page)).toHaveText('Failed to save changes: Failed to update search')

  await context.clearCookies()
  const visitor = await context.newPage()
  await visitor.goto('/auth')
  await visitor.getByRole('link', { name: 'Forgot password?' }).click()
  await visitor.route('**/api/request-password-reset', (route) => route.fulfill({ status: 500, body: '' }))
  await visitor.getByLabel('Email').fill('dana@example.org')
  await visitor.getByRole('button', { name: 'Send reset link' }).click()
  await expect(newestAlert(visitor)).toHaveText('Request failedAn error occurred. Please try again.')
})

test('a page that lost its link submits for nobody', async ({ page, app }) => {
  const dana = await app.signedIn()
  const { id } = await dana.call(calls.createProspect, { body: newProspect })
  const { shareId } = await dana.call(calls.createShare, { body: { searchId: id } })
  // A proxy that rewrites pages took the key of the link out of the form.
  await page.route(`**/share/${shareId}`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const form = /(<form class="contact-form"[^>]*? data-share=)"[\w-]{24}"/
    expect(html).toMatch(form)
    await route.fulfill({ response, body: html.replace(form, '$1""') })
  })
  await page.goto(`/share/${shareId}`)
  await page.getByLabel('Billing name').fill('Priya Raman')
  await page.getByLabel('Billing email').fill('billing@example.org')
  await page.getByRole('button', { name: 'Continue to Pay' }).click()
  await expect(newestAlert(page)).toHaveText('Error processing requestNo valid ID provided for interest submission')
  expect((await dana.call(calls.getProspect, { params: { id: String(id) } })).interested).toBe(false)
})
