import { calls } from '#contract/calls.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { TestMailServer } from '../../../test/mail-server.ts'
import { newProspect, seedWorld } from '../../../test/seeds.ts'
import type { Visitor } from '../../../test/visitor.ts'
import { keepDelivering } from './delivery.ts'

const endings: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

/** A server of the product that sends mail to a mail server, as it does when SMTP_URL is set. */
async function startSending(): Promise<{ app: TestApp; server: TestMailServer }> {
  const server = await TestMailServer.start()
  const app = await startTestApp({ config: { mail: { smtpUrl: server.url, from: 'credscout@example.org' } } })
  const delivering = await keepDelivering(app.context)
  endings.push(() => server.close(), delivering.stop)
  return { app, server }
}

const sent = { ...newProspect, email: 'maria@pmi.example.org' }
const share = (visitor: Visitor, email = sent.email, key?: string) =>
  visitor.call(calls.createShare, { body: { ...sent, email } }, key === undefined ? {} : { headers: { 'idempotency-key': key } })

describe('a result shared by mail', () => {
  test('reports success once the mail server accepts it', async () => {
    const { app, server } = await startSending()
    const dana = await app.signedIn()
    const { shareUrl, delivery, message } = await share(dana)
    expect({ delivery, message }).toEqual({ delivery: 'accepted', message: undefined })
    expect(server.inbox).toHaveLength(1)
    expect(server.inbox[0]?.raw.replaceAll('=\r\n', '')).toContain(shareUrl)
  })

  test('is sent once by a repeated request, which learns the same', async () => {
    const { app, server } = await startSending()
    const dana = await app.signedIn()
    const answers = await Promise.all([share(dana, sent.email, 'one-and-the-same'), share(dana, sent.email, 'one-and-the-same')])
    expect(answers[0]).toMatchObject({ delivery: 'accepted' })
    expect(answers[1]).toEqual(answers[0])
    expect(server.inbox).toHaveLength(1)
  })

  test('fails when the mail server refuses it for good', async () => {
    const { app, server } = await startSending()
    server.refusesRecipients = { code: 550, words: '5.1.1 No such user' }
    expect(await share(await app.signedIn())).toMatchObject({
      delivery: 'failed',
      message: 'The mail server refused: 550 5.1.1 No such user',
    })
  })

  test('waits in the outbox when the mail server is busy, and says so', async () => {
    const { app, server } = await startSending()
    server.refusesRecipients = { code: 451, words: '4.3.2 Busy' }
    expect(await share(await app.signedIn())).toMatchObject({
      delivery: 'outbox',
      message: expect.stringContaining('has not accepted it yet'),
    })
  })

  test('waits in the outbox where no mail server is set up', async () => {
    const app = await startTestApp()
    const { delivery, message } = await share(await app.signedIn())
    expect({ delivery, message }).toEqual({ delivery: 'outbox', message: undefined })
  })

  test('is not sent to an address that has opted out; its row says so', async () => {
    const { app, server } = await startSending()
    const dana = await app.signedIn()
    await share(dana)
    const { token } = await app.context.db.selectFrom('mail_choices').select('token').executeTakeFirstOrThrow()
    await app.anonymous().fetch(`/mail/${token}`, { method: 'POST' })
    expect(await share(dana)).toMatchObject({ delivery: 'link-only', message: expect.stringContaining('has opted out') })
    expect(server.inbox).toHaveLength(1)
    expect((await dana.call(calls.listMails, {})).mails.map(({ status }) => status)).toEqual(['suppressed', 'sent'])
    expect(await share(dana, 'other@pmi.example.org')).toMatchObject({ delivery: 'accepted' })
  })
})

describe('the outbox', () => {
  let app: TestApp
  let dana: Visitor
  beforeEach(async () => {
    app = await startTestApp()
    ;({ dana } = await seedWorld(app))
  })

  test('lists what came of the user’s own actions, newest first, and reads one', async () => {
    await share(dana, 'first@example.org')
    app.clock.advance(60_000)
    await share(dana, 'second@example.org')
    const { mails, more } = await dana.call(calls.listMails, {})
    expect(more).toBe(false)
    expect(mails.map(({ to }) => to.email)).toEqual(['second@example.org', 'first@example.org'])
    const [newest] = mails
    if (newest === undefined) throw new Error('no mail')
    expect(newest).toMatchObject({
      kind: 'share',
      to: { email: 'second@example.org', name: null },
      subject: 'Certifications of Project Management Institute',
      status: 'waiting',
      attempts: 0,
      lastError: null,
      createdAt: '2026-11-21T09:02:00.000Z',
      nextAttemptAt: null,
      sentAt: null,
    })
    const { text, ...rest } = await dana.call(calls.getMail, { params: { id: newest.id } })
    expect(rest).toEqual(newest)
    expect(text).toContain('http://localhost:3000/share/')
  })

  test('shows nobody an email of another user, and nobody at all a reset link', async () => {
    const lee = await app.signedIn('eve')
    await share(dana)
    await app.anonymous().call(calls.requestPasswordReset, { body: { email: 'dana@example.org' } })
    expect((await lee.call(calls.listMails, {})).mails).toEqual([])
    const kinds = (await dana.call(calls.listMails, {})).mails.map(({ kind }) => kind)
    expect(kinds).toEqual(['share'])
    for (const { id } of await app.context.db.selectFrom('outbox').select('id').execute()) {
      expect(await lee.answer(calls.getMail, { params: { id } })).toMatchObject({ status: 404 })
      expect(await lee.answer(calls.retryMail, { params: { id } })).toMatchObject({ status: 404 })
    }
    const reset = await app.context.db.selectFrom('outbox').select('id').where('kind', '=', 'password-reset').executeTakeFirst()
    expect(await dana.answer(calls.getMail, { params: { id: reset?.id ?? '' } })).toMatchObject({ status: 404 })
  })

  test('gives a hundred at a time, and the older ones when asked', async () => {
    const { id, ...row } = await app.context.db
      .selectFrom('outbox')
      .selectAll()
      .where('id', '=', (await share(dana)).mailId ?? '')
      .executeTakeFirstOrThrow()
    const copies = Array.from({ length: 104 }, () => ({ ...row, id: app.context.ids.row() }))
    await app.context.db.insertInto('outbox').values(copies).execute()
    const first = await dana.call(calls.listMails, {})
    expect([first.mails.length, first.more]).toEqual([100, true])
    const rest = await dana.call(calls.listMails, { query: { before: first.mails.at(-1)?.id } })
    expect([rest.mails.length, rest.more]).toEqual([5, false])
    expect(new Set([...first.mails, ...rest.mails].map((mail) => mail.id)).size).toBe(105)
    expect(rest.mails.at(-1)?.id).toBe(id)
  })
})

describe('an email that failed', () => {
  test('is tried again at once when its owner asks, and says what came of it', async () => {
    const { app, server } = await startSending()
    const dana = await app.signedIn()
    server.refusesRecipients = { code: 550, words: '5.1.1 No such user' }
    const { mailId: id = '' } = await share(dana)
    expect(await dana.call(calls.getMail, { params: { id } })).toMatchObject({ status: 'failed', attempts: 1 })
    server.refusesRecipients = null
    const retried = await dana.call(calls.retryMail, { params: { id } })
    expect(retried).toMatchObject({ status: 'sent', attempts: 2, lastError: null, sentAt: expect.any(String) })
    expect(server.inbox).toHaveLength(1)
    expect(await dana.answer(calls.retryMail, { params: { id } })).toMatchObject({ status: 409, body: { code: 'MAIL_CLOSED' } })
    expect(server.inbox).toHaveLength(1)
  })

  test('that is tried before its time says when the next try is', async () => {
    const { app, server } = await startSending()
    const dana = await app.signedIn()
    server.refusesRecipients = { code: 451, words: '4.3.2 Busy' }
    const { mailId: id = '' } = await share(dana)
    expect(await dana.call(calls.retryMail, { params: { id } })).toMatchObject({
      status: 'waiting',
      attempts: 2,
      lastError: 'The mail server refused: 451 4.3.2 Busy',
      nextAttemptAt: '2026-11-21T09:01:00.000Z',
    })
  })
})
