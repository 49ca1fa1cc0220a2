import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '#contract/calls.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Product, signIn, startProduct } from '../../../test/faults/product.ts'
import { headerOf, TestMailServer } from '../../../test/mail-server.ts'
import { newProspect } from '../../../test/seeds.ts'
import type { Visitor } from '../../../test/visitor.ts'

// Starting a process takes its time where many run at once.
vi.setConfig({ testTimeout: 90_000 })

let folder: string
let mailServer: TestMailServer
const products: Product[] = []
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'credscout-mail-'))
  mailServer = await TestMailServer.start()
})
afterEach(async () => {
  for (const product of products.splice(0)) await product.kill()
  await mailServer.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the product as a process on the same data directory and signs in. */
async function start(env: Record<string, string>): Promise<{ product: Product; visitor: Visitor }> {
  const product = await startProduct({ DATA_DIR: folder, ...env })
  products.push(product)
  return { product, visitor: await signIn(product) }
}

/** Emails to the contact; the administrator, who signs in anew at every start, is told of that. */
const toMaria = () => mailServer.inbox.filter(({ recipients }) => recipients.includes('maria@example.org'))
const smtp = () => ({ SMTP_URL: mailServer.url, MAIL_FROM: 'credscout@example.org' })
const share = (visitor: Visitor) => visitor.call(calls.createShare, { body: { ...newProspect, email: 'maria@example.org' } })

test('an email of a server without a mail server that was killed after the commit is sent once, when its owner says so', async () => {
  const first = await start({})
  expect(await share(first.visitor)).toMatchObject({ delivery: 'outbox' })
  await first.product.kill()

  const second = await start(smtp())
  const [held] = (await second.visitor.call(calls.listMails)).mails
  expect(held).toMatchObject({ status: 'failed', attempts: 0 })
  expect(await second.visitor.call(calls.retryMail, { params: { id: held?.id ?? '' } })).toMatchObject({ status: 'sent' })
  await second.product.kill()

  const third = await start(smtp())
  expect((await third.visitor.call(calls.listMails)).mails).toMatchObject([{ status: 'sent', attempts: 1 }])
  expect(toMaria()).toHaveLength(1)
})

test('an email of a server that was killed while it was sending is delivered once by the next one', async () => {
  // The mail server does not greet while the first process lives.
  const greeting = Promise.withResolvers<undefined>()
  mailServer.onConnect = () => greeting.promise
  const first = await start(smtp())
  const gone = share(first.visitor).catch(() => undefined)
  await expect.poll(() => mailServer.connections, { timeout: 20_000 }).toBe(1)
  await first.product.kill()
  await gone
  greeting.resolve(undefined)

  const second = await start(smtp())
  await expect
    .poll(async () => (await second.visitor.call(calls.listMails)).mails, { timeout: 20_000 })
    .toMatchObject([{ status: 'sent', attempts: 2 }])
  expect(toMaria()).toHaveLength(1)
  const [mail] = mailServer.inbox
  expect(mail && headerOf(mail, 'message-id')).toMatch(/^<[\w-]+@example\.org>$/)
})
