import { calls } from '#contract/calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { headerOf, TestMailServer } from '../../../test/mail-server.ts'
import { seedWorld, type World } from '../../../test/seeds.ts'
import { mailWorker } from '../mail/delivery.ts'
import { openMailServer } from '../mail/mail-server.ts'

let app: TestApp
let world: World
beforeEach(async () => {
  app = await startTestApp()
  world = await seedWorld(app)
})
const words = { subject: 'Your programs', message: 'Nice to meet you.\n\nShall we talk\non Friday?' }
const maria = 'maria@pmi.example.org'

test('a saved prospect is mailed with its own subject and message, which it keeps', async () => {
  const { dana, pmiProspect } = world
  await dana.call(calls.createShare, { body: { searchId: pmiProspect.id, email: maria, ...words } })
  const [mail] = await app.mails()
  expect(mail?.subject).toBe('Your programs')
  expect(mail?.text).toMatch(/^Hello Maria,\n\nNice to meet you\.\n\nShall we talk\non Friday\?\n\ndana has shared with you/)
  const kept = await dana.call(calls.getProspect, { params: { id: String(pmiProspect.id) } })
  expect(kept).toMatchObject({ emailSubject: 'Your programs', emailMessage: words.message })
  await dana.call(calls.createShare, { body: { searchId: pmiProspect.id, email: 'ann@example.org' } })
  expect((await app.mails())[1]).toMatchObject({ subject: 'Your programs', to_email: 'ann@example.org' })
})

test('the preview is the email that is sent, and writes nothing', async () => {
  const { dana, awsProspect } = world
  const params = { id: String(awsProspect.id) }
  const preview = await dana.call(calls.previewShareMail, { params, body: { email: maria, ...words } })
  expect(preview).toMatchObject({ fromName: 'dana via Credscout', replyTo: 'dana@example.org', subject: 'Your programs' })
  expect(await dana.call(calls.listShares, { params })).toEqual([])
  expect(await app.mails()).toEqual([])
  await dana.call(calls.createShare, { body: { searchId: awsProspect.id, email: maria, ...words } })
  const [mail] = await app.mails()
  for (const part of preview.parts) if (typeof part === 'string') expect(mail?.text).toContain(part)
})

test('it comes from the name of its sender, and answers go to the sender', async () => {
  const server = await TestMailServer.start()
  const { dana, pmiProspect } = world
  await dana.call(calls.changeUser, { body: { displayName: 'Dana Smith' } })
  await dana.call(calls.createShare, { body: { searchId: pmiProspect.id, email: maria } })
  const config = { smtpUrl: server.url, from: 'credscout@sender.example.org' }
  const delivery = mailWorker(app.context, openMailServer(config, app.context.config.publicUrl))
  delivery.wake()
  await delivery.idle()
  await delivery.stop()
  const [received] = server.inbox
  if (received === undefined) throw new Error('No email came.')
  expect(headerOf(received, 'From')).toBe('Dana Smith via Credscout <credscout@sender.example.org>')
  expect(headerOf(received, 'Reply-To')).toBe('dana@example.org')
  await server.close()
})

test('who got it when is told to whoever owns the prospect', async () => {
  const { dana, lee, pmiProspect } = world
  const params = { id: String(pmiProspect.id) }
  await dana.call(calls.createShare, { body: { searchId: pmiProspect.id, email: maria } })
  const ada = await app.administrator()
  await ada.call(calls.handOver, { params: { id: dana.user?.id ?? '' }, body: { handOverTo: lee.user?.id ?? '' } })
  const at = app.clock.now().toISOString()
  expect(await lee.call(calls.listShareMails, { params })).toMatchObject([
    { to: { email: maria }, status: 'waiting', createdAt: at },
  ])
  expect((await dana.answer(calls.listShareMails, { params })).status).toBe(404)
})

test('an email of the outbox that was sent by hand is closed, and told', async () => {
  const { dana, lee, pmiProspect } = world
  const { mailId = '' } = await dana.call(calls.createShare, { body: { searchId: pmiProspect.id, email: maria } })
  const params = { id: mailId }
  expect((await lee.answer(calls.markSentByHand, { params })).status).toBe(404)
  const marked = await dana.call(calls.markSentByHand, { params })
  expect(marked).toMatchObject({ status: 'sent-by-hand', sentAt: app.clock.now().toISOString() })
  expect((await dana.answer(calls.markSentByHand, { params })).body).toMatchObject({ code: 'MAIL_CLOSED' })
  expect((await dana.answer(calls.retryMail, { params })).body).toMatchObject({ code: 'MAIL_CLOSED' })
  const { events } = await dana.call(calls.listProspectEvents, { params: { id: String(pmiProspect.id) } })
  expect(events[0]?.what).toMatchObject({ type: 'sent-by-hand', to: maria })
})

test('of an address that has opted out, only the link is made, and the answer says so', async () => {
  const { dana, pmiProspect } = world
  const body = { searchId: pmiProspect.id, email: maria }
  await dana.call(calls.createShare, { body })
  const [mail] = await app.mails()
  const path = /\/mail\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
  await app.anonymous().fetch(path, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
  const shared = await dana.call(calls.createShare, { body })
  expect(shared).toMatchObject({ delivery: 'link-only' })
  expect(shared.message).toContain('Only the link was made')
})

test('an address on the machine itself, as the first account has, is shown to no prospect and gets no answers', async () => {
  const { dana, pmiProspect } = world
  await app.context.db.updateTable('users').set({ email: 'dana@localhost' }).where('username', '=', 'dana').execute()
  const params = { id: String(pmiProspect.id) }
  expect(await dana.call(calls.previewShareMail, { params, body: { email: maria } })).toMatchObject({ replyTo: null })
  const { shareId } = await dana.call(calls.createShare, { body: { searchId: pmiProspect.id, email: maria } })
  const visitor = app.anonymous()
  const page = await (await visitor.fetch(`/share/${shareId}`)).text()
  expect(page).toContain('Sent by')
  expect(page).not.toContain('@localhost')
  const billing = { billingName: 'Ann Smith', billingEmail: 'ann@example.org' }
  await visitor.call(calls.submitShareInterest, { params: { shareId }, body: billing })
  const confirmation = (await app.mails()).find(({ to_email }) => to_email === 'ann@example.org')
  expect(confirmation?.text).not.toContain('Answer this email')
  const answersTo = await app.context.db.selectFrom('outbox').select('reply_to').execute()
  expect(answersTo.map(({ reply_to }) => reply_to)).toEqual(answersTo.map(() => null))
})
