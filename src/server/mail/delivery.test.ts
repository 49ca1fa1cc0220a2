import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { headerOf, TestMailServer } from '../../../test/mail-server.ts'
import type { Config } from '../config.ts'
import { inTransaction } from '../db/transaction.ts'
import { claimNext } from '../queue/sending.ts'
import type { Worker } from '../queue/worker.ts'
import { mailWorker, keepDelivering } from './delivery.ts'
import { openMailServer } from './mail-server.ts'
import { enqueueMail, type Mail } from './outbox.ts'
import { mailQueue } from './queue.ts'
import { makeDue } from './store.ts'
import { letter } from './templates/letter.ts'

const from = 'credscout@sender.example.org'
const minute = 60_000
const hour = 60 * minute

let app: TestApp
let server: TestMailServer
let delivery: Worker
beforeEach(async () => {
  app = await startTestApp()
  server = await TestMailServer.start()
  delivery = startProcess()
})
afterEach(async () => {
  await delivery.stop()
  await server.close()
})

/** The deliveries of one process; several may work on the same database. */
function startProcess(url = server.url): Worker {
  return mailWorker(app.context, openMailServer({ smtpUrl: url, from }, app.context.config.publicUrl))
}

async function write(mail: Partial<Mail> = {}, count = 1): Promise<void> {
  for (let n = 1; n <= count; n += 1) {
    const content = letter('waitlist', `Mail ${n}`, ['Hello Ann,', 'you wait.'])
    const to = { name: 'Ann', email: `ann-${n}@example.org` }
    await inTransaction(app.context.db, (trx) => enqueueMail(app.context, trx, { ...content, to, ownerId: null, ...mail }))
  }
}

/** Delivers what is due at the moment of the clock. */
async function deliver(by = delivery): Promise<void> {
  by.wake()
  await by.idle()
}

const rows = () => app.context.db.selectFrom('outbox').selectAll().orderBy('id').execute()
async function only() {
  const [row] = await rows()
  if (row === undefined) throw new Error('There is no email.')
  return row
}

describe('a delivery', () => {
  test('brings an email to its one recipient, with both bodies and a Message-ID of its own', async () => {
    await write()
    await deliver()
    const row = await only()
    expect(row).toMatchObject({ status: 'sent', attempts: 1, last_error: null, sent_at: app.clock.now() })
    const [mail] = server.inbox
    if (mail === undefined) throw new Error('nothing arrived')
    expect(mail).toMatchObject({ from, recipients: ['ann-1@example.org'] })
    expect(headerOf(mail, 'message-id')).toBe(`<${row.id}@sender.example.org>`)
    expect(headerOf(mail, 'from')).toBe(`Credscout <${from}>`)
    expect(headerOf(mail, 'to')).toBe('Ann <ann-1@example.org>')
    expect(headerOf(mail, 'auto-submitted')).toBe('auto-generated')
    expect(headerOf(mail, 'list-unsubscribe')).toBeUndefined()
    expect(mail.raw).toContain('Content-Type: text/plain')
    expect(mail.raw).toContain('Content-Type: text/html')
    await deliver()
    expect(server.inbox).toHaveLength(1)
  })

  test('carries the name of the setting, unless it has one of its own', async () => {
    const named = { smtpUrl: server.url, from, fromName: 'Sales desk' }
    const deliveries = mailWorker(app.context, openMailServer(named, app.context.config.publicUrl))
    await write()
    await deliver(deliveries)
    await write({ fromName: 'dana via Credscout' })
    await deliver(deliveries)
    expect(server.inbox.map((mail) => headerOf(mail, 'from'))).toEqual([`Sales desk <${from}>`, `dana via Credscout <${from}>`])
    await deliveries.stop()
  })

  test('leaves nothing of a change that was not committed', async () => {
    const failing = inTransaction(app.context.db, async (trx) => {
      const content = letter('waitlist', 'Never', [])
      await enqueueMail(app.context, trx, { ...content, to: { name: null, email: 'ann@example.org' }, ownerId: null })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await deliver()
    expect(server.connections).toBe(0)
  })

  test.each([
    ['line breaks', 'Ann\r\nBcc: victim@example.net'],
    ['a second address', 'Ann <victim@example.net>, x'],
    ['quotes', '"Ann" <victim@example.net>'],
    ['right-to-left letters', '\u05d0\u05df\u202eevil'],
  ])('puts no header or recipient of a name with %s into the email', async (_, name) => {
    const content = letter('waitlist', `For ${name}`, [`Hello ${name}`])
    await write({ ...content, to: { name, email: 'ann@example.org' } })
    await deliver()
    const [mail] = server.inbox
    if (mail === undefined) throw new Error('nothing arrived')
    expect(mail.recipients).toEqual(['ann@example.org'])
    expect(headerOf(mail, 'bcc')).toBeUndefined()
    expect(headerOf(mail, 'to')).toMatch(/<ann@example\.org>$/)
    const head = mail.raw.slice(0, mail.raw.indexOf('\r\n\r\n'))
    expect(head.match(/^(to|subject|bcc|cc):/gim)?.toSorted()).toEqual(['Subject:', 'To:'])
  })

  test('starts when a change is committed, and stops when it is told to', async () => {
    const config = { ...app.context.config, mail: { smtpUrl: server.url, from } }
    const delivering = await keepDelivering({ ...app.context, config })
    await write()
    await expect.poll(() => server.inbox.length, { interval: 5 }).toBe(1)
    await delivering.stop()
    await write()
    expect(app.context.signals.listenerCount('mail-written')).toBe(0)
    expect((await rows()).map(({ status }) => status)).toEqual(['sent', 'waiting'])
  })

  test('finds by itself what another process has written', async () => {
    const config = { ...app.context.config, mail: { smtpUrl: server.url, from } }
    const delivering = await keepDelivering({ ...app.context, config, signals: new EventEmitter() })
    await write()
    await expect.poll(() => server.inbox.length, { timeout: 5_000 }).toBe(1)
    await delivering.stop()
  })
})

describe('what was written without a mail server', () => {
  const started = async (mail: Config['mail']) => keepDelivering({ ...app.context, config: { ...app.context.config, mail } })

  test('is not sent by itself once there is one, but when its owner says so; what is written from then on is', async () => {
    const without = await started(null)
    const { user } = await app.signedIn('dana')
    await write({ ownerId: user.id })
    await without.stop()
    const withServer = await started({ smtpUrl: server.url, from })
    await write({ to: { name: 'Bob', email: 'bob@example.org' } })
    await expect.poll(() => server.inbox.map(({ recipients }) => recipients)).toEqual([['bob@example.org']])
    const [held] = await rows()
    expect(held).toMatchObject({
      status: 'failed',
      attempts: 0,
      last_error: 'It was written while no mail server was set up, and is not sent by itself.',
    })
    await makeDue(app.context, held?.id ?? '', user.id)
    app.context.signals.emit('mail-written')
    await expect
      .poll(() => server.inbox.map(({ recipients }) => recipients))
      .toEqual([['bob@example.org'], ['ann-1@example.org']])
    await withServer.stop()
  })

  test('what a start with the same mail server finds is sent', async () => {
    await (await started({ smtpUrl: server.url, from })).stop()
    await write()
    const again = await started({ smtpUrl: server.url, from })
    await expect.poll(() => server.inbox.length).toBe(1)
    await again.stop()
  })
})

describe('a delivery that starts', () => {
  const left = async (databaseUrl: string | null) => {
    const config = { ...app.context.config, databaseUrl, mail: { smtpUrl: server.url, from } }
    await write()
    await claimNext(app.context, mailQueue)
    return { ...app.context, config }
  }

  test('takes over at once what the process before it left, where a database has one process at a time', async () => {
    const delivering = await keepDelivering(await left(null))
    await expect.poll(() => server.inbox.length).toBe(1)
    await delivering.stop()
  })

  test('leaves another process what it is sending, where a database has many', async () => {
    const delivering = await keepDelivering(await left('postgres://localhost/any'))
    await write({ to: { name: null, email: 'lee@example.org' } })
    await expect.poll(() => server.inbox.length).toBe(1)
    await delivering.stop()
    expect((await rows()).map(({ status }) => status)).toEqual(['sending', 'sent'])
  })
})

describe('a server that', () => {
  test('refuses for a minute gets the email once it takes it', async () => {
    server.refusesRecipients = { code: 450, words: '4.2.0 Try again later' }
    await write()
    await deliver()
    expect(await only()).toMatchObject({
      status: 'waiting',
      attempts: 1,
      last_error: 'The mail server refused: 450 4.2.0 Try again later',
      next_attempt_at: new Date(app.clock.now().getTime() + 30_000),
    })
    app.clock.advance(29_999)
    await deliver()
    expect(server.connections).toBe(1)
    app.clock.advance(1)
    await deliver()
    expect(await only()).toMatchObject({ status: 'waiting', attempts: 2 })
    server.refusesRecipients = null
    app.clock.advance(minute)
    await deliver()
    await deliver()
    expect(server.inbox).toHaveLength(1)
    expect(await only()).toMatchObject({ status: 'sent', attempts: 3, last_error: null })
  })

  test('refuses for good is not asked again', async () => {
    server.refusesRecipients = { code: 550, words: '5.1.1 No such user' }
    await write()
    await deliver()
    expect(await only()).toMatchObject({ status: 'failed', last_error: 'The mail server refused: 550 5.1.1 No such user' })
    app.clock.advance(72 * hour)
    await deliver()
    expect(server.connections).toBe(1)
  })

  test('refuses the email itself for good is not asked again', async () => {
    server.onMail = () => Promise.resolve({ code: 554, words: '5.7.1 Not wanted' })
    await write()
    await deliver()
    expect(await only()).toMatchObject({ status: 'failed', last_error: 'The mail server refused: 554 5.7.1 Not wanted' })
  })

  test('is away for an hour gets the email when it is back, once', async () => {
    await server.close()
    await write()
    for (let passed = 0; passed < hour; passed += minute) {
      await deliver()
      app.clock.advance(minute)
    }
    expect(await only()).toMatchObject({ status: 'waiting', attempts: 8 })
    expect((await only()).last_error).toBe('The mail server could not be reached.')
    await server.open()
    app.clock.advance(15 * minute)
    await deliver()
    await deliver()
    expect(server.inbox).toHaveLength(1)
    expect(await only()).toMatchObject({ status: 'sent' })
  })

  test('is away for three days makes the email fail', async () => {
    await server.close()
    await write()
    for (let passed = 0; passed < 80 * hour; passed += 15 * minute) {
      await deliver()
      app.clock.advance(15 * minute)
    }
    const { status, next_attempt_at, give_up_at } = await only()
    expect(status).toBe('failed')
    expect(next_attempt_at.getTime()).toBeLessThanOrEqual(give_up_at.getTime())
  })

  test('takes its time holds up its own emails only', async () => {
    const held = Promise.withResolvers<null>()
    server.onMail = () => (server.inbox.length === 0 ? held.promise : Promise.resolve(null))
    const quick = await TestMailServer.start()
    const other = startProcess(quick.url)
    await write()
    delivery.wake()
    await expect.poll(async () => (await only()).status).toBe('sending')
    await write({ to: { name: null, email: 'lee@example.org' } })
    await deliver(other)
    expect(quick.inbox).toHaveLength(1)
    held.resolve(null)
    await delivery.idle()
    expect(server.inbox).toHaveLength(1)
    expect((await rows()).map(({ status }) => status)).toEqual(['sent', 'sent'])
    await other.stop()
    await quick.close()
  })

  test('closes in the middle of an email gets it again', async () => {
    let calls = 0
    server.onMail = async () => {
      calls += 1
      if (calls === 1) await server.close()
      return null
    }
    await write()
    await deliver()
    expect(await only()).toMatchObject({ status: 'waiting', attempts: 1 })
    await server.open()
    app.clock.advance(minute)
    await deliver()
    expect((await only()).status).toBe('sent')
    const ids = server.inbox.map((mail) => headerOf(mail, 'message-id'))
    expect(new Set(ids).size).toBe(1)
  })
})

describe('an email', () => {
  test('is sent once by two processes at work', async () => {
    const other = startProcess()
    await write({}, 30)
    delivery.wake()
    other.wake()
    await Promise.all([delivery.idle(), other.idle()])
    expect(new Set(server.inbox.map(({ recipients }) => recipients[0])).size).toBe(30)
    expect(server.inbox).toHaveLength(30)
    await other.stop()
  })

  test('whose process was killed while sending is taken over when its claim is over, not before', async () => {
    await write()
    expect(await claimNext(app.context, mailQueue)).toMatchObject({ attempts: 1 })
    app.clock.advance(mailQueue.lasts - 1)
    await deliver()
    expect(server.inbox).toHaveLength(0)
    app.clock.advance(1)
    await deliver()
    expect(server.inbox).toHaveLength(1)
    expect(await only()).toMatchObject({ status: 'sent', attempts: 2 })
  })

  test('of no use after a moment is not sent after it', async () => {
    await write({ uselessAt: new Date(app.clock.now().getTime() + hour) })
    app.clock.advance(hour)
    await deliver()
    expect(server.connections).toBe(0)
    expect(await only()).toMatchObject({ status: 'failed', last_error: 'It could not be sent in time.' })
  })

  test('on its way is waited for when the server stops', async () => {
    const held = Promise.withResolvers<null>()
    server.onMail = () => held.promise
    await write({}, 6)
    delivery.wake()
    await expect.poll(async () => (await rows()).filter(({ status }) => status === 'sending').length).toBe(4)
    const stopped = delivery.stop()
    held.resolve(null)
    await stopped
    expect((await rows()).map(({ status }) => status).toSorted()).toEqual([...Array(4).fill('sent'), 'waiting', 'waiting'])
    expect(server.inbox).toHaveLength(4)
  })
})
