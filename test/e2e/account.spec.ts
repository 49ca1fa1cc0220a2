import { calls } from '#contract/calls.ts'
import { webhookWorker } from '../../src/server/webhooks/delivery.ts'
import { newProspect } from '../seeds.ts'
import { WebhookReceiver } from '../webhook-receiver.ts'
import { expect, expectAccessible, test, toast } from './fixtures.ts'

test.use({ settings: { allowPrivateNetwork: true } })

test('a token is made, copied once, works, and is ended', async ({ page, app, context, signIn, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn()
  await page.goto('/account')
  const tokens = page.getByRole('region', { name: 'API tokens' })
  await tokens.getByRole('button', { name: 'Make token' }).click()
  await expect(tokens.getByLabel('Name')).toBeFocused()
  await expect(tokens.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)

  await tokens.getByLabel('Name').fill('CRM import')
  await tokens.getByRole('radio', { name: 'Read', exact: true }).check()
  await tokens.getByRole('button', { name: 'Make token' }).click()
  await expect(tokens.getByText('This is the token “CRM import”.')).toBeVisible()
  await expectAccessible(page)
  await tokens.getByRole('button', { name: 'Copy token: CRM import' }).click()
  await expect(tokens.getByText('Copied')).toBeVisible()
  const token = await page.evaluate(async () => navigator.clipboard.readText())
  const ask = async () => fetch(`${baseURL}/api/searches`, { headers: { authorization: `Bearer ${token}` } })
  expect((await ask()).status).toBe(200)

  await page.reload()
  const made = tokens.getByRole('listitem').filter({ hasText: 'CRM import' })
  await expect(made).toContainText('Reads · Last used')
  await expect(page.getByText(token)).toHaveCount(0)
  await made.getByRole('button', { name: 'Revoke token: CRM import' }).click()
  const question = page.getByRole('dialog', { name: 'Revoke this token?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Revoke token' }).click()
  await expect(toast(page)).toContainText('Token revoked')
  await expect(made).toContainText('Revoked')
  expect((await ask()).status).toBe(401)
  expect(await app.signedIn('lee').then((lee) => lee.call(calls.listTokens))).toEqual([])
})

test('a webhook is made, its secret shown once and changed, and what was sent is sent again', async ({ page, app, signIn }) => {
  test.slow()
  const receiver = await WebhookReceiver.open(app)
  const deliver = async () => {
    const delivery = webhookWorker(app.context, receiver.post)
    delivery.wake()
    await delivery.idle()
  }
  const dana = await signIn()
  await page.goto('/account')
  const webhooks = page.getByRole('region', { name: 'Webhooks' })
  await webhooks.getByLabel('Address').fill('crm')
  await webhooks.getByRole('button', { name: 'Make webhook' }).click()
  await expect(webhooks.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true')
  await webhooks.getByLabel('Address').fill(receiver.url)
  await webhooks.getByRole('button', { name: 'Make webhook' }).click()
  await expect(webhooks.getByText(`This is the secret of ${receiver.url}.`)).toBeVisible()
  receiver.secret = await webhooks.getByText(/^whsec_/).innerText()
  await expectAccessible(page)

  await dana.call(calls.createProspect, { body: newProspect })
  await deliver()
  expect(receiver.received).toHaveLength(1)
  await page.reload()
  await expect(webhooks.getByText(/^whsec_/)).toHaveCount(0)
  await webhooks.getByText('What was sent', { exact: true }).click()
  const sent = webhooks.getByRole('listitem').filter({ hasText: 'prospect.saved' }).last()
  await expect(sent).toContainText('Delivered')
  await expectAccessible(page)
  await sent.getByRole('button', { name: /^Send again: prospect\.saved/ }).click()
  await expect(toast(page)).toContainText('Sent again')
  await expect(sent).toContainText('Waiting')
  await deliver()
  expect(receiver.received).toHaveLength(2)
  expect(receiver.received[1]?.id).toBe(receiver.received[0]?.id)

  // Both secrets sign until the former one ends.
  await webhooks.getByRole('button', { name: `New secret: ${receiver.url}` }).click()
  await expect(webhooks.getByText(/Old secret valid until/)).toBeVisible()
  const former = receiver.secret
  receiver.secret = await webhooks.getByText(/^whsec_/).innerText()
  expect(receiver.secret).not.toBe(former)
  await dana.call(calls.createProspect, { body: newProspect })
  await deliver()
  expect(receiver.received).toHaveLength(3)

  await webhooks.getByRole('button', { name: `End webhook: ${receiver.url}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End webhook' }).click()
  await expect(toast(page)).toContainText('Webhook ended')
  await expect(webhooks.getByRole('listitem')).toHaveCount(0)
  await receiver.close()
})
