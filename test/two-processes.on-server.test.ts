import { calls } from '#contract/calls.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectTo, type OpenDatabase } from '../src/server/db/connect.ts'
import { insertProspect } from '../src/server/prospects/store.ts'
import { insertLink } from '../src/server/shares/store.ts'
import { type DatabaseOnServer, makeDatabaseOnServer } from './database-on-server.ts'
import { type Product, signIn, startProduct } from './faults/product.ts'
import { headerOf, TestMailServer } from './mail-server.ts'
import { welders } from './samples.ts'
import { Refused, Visitor } from './visitor.ts'

// Starting processes takes its time where many run at once.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const url = process.env['TEST_DATABASE_URL'] ?? ''
const seats = 25
const interests = 100

let own: DatabaseOnServer
let database: OpenDatabase
let mailServer: TestMailServer
let products: Product[] = []

/** The real product twice, on one database of a real server. The embedded database belongs to one process. */
describe('two processes on one database', () => {
  beforeEach(async () => {
    own = await makeDatabaseOnServer(url)
    mailServer = await TestMailServer.start()
    const settings = {
      DATABASE_URL: own.url,
      PHASE_ONE_CAPACITY: String(seats),
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'credscout@example.org',
    }
    // At once: the migrations and the first account are made by one of them.
    products = await Promise.all([startProduct(settings), startProduct(settings)])
    database = await connectTo(own.url)
  })
  afterEach(async () => {
    await Promise.all(products.map((product) => product.kill()))
    await mailServer.close()
    await database.close()
    await own.drop()
  })

  const visitors = () => products.map(({ origin }) => new Visitor((request) => fetch(request), origin))

  /** Submits an interest, again where a slow machine let it wait too long for its turn. */
  async function submit(visitor: Visitor, shareId: string) {
    const given = { params: { shareId }, body: { billingName: 'Ann Smith', billingEmail: `${shareId}@example.org` } }
    for (;;) {
      try {
        return await visitor.call(calls.submitShareInterest, given)
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== 'UNAVAILABLE') throw error
      }
    }
  }

  /** Prospects with a link each, made without the calls whose limits the test would meet. */
  async function links(): Promise<string[]> {
    const { id: ownerId } = await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const prospect = { ownerId, organization: welders, certifications: [], email: null, contactFirstName: null }
    const made: string[] = []
    for (let n = 0; n < interests; n += 1) {
      const { id } = await insertProspect(database.db, prospect, new Date())
      made.push(`link-number-${n}`)
      await insertLink(database.db, `link-number-${n}`, id, new Date())
    }
    return made
  }

  test('100 interests at once across both: 25 trials, 75 places in order, and every email once', async () => {
    const shareIds = await links()
    const outcomes = await Promise.all(
      visitors().flatMap((visitor, place) =>
        shareIds.filter((_, n) => n % 2 === place).map((shareId) => submit(visitor, shareId)),
      ),
    )
    expect(outcomes).toHaveLength(interests)
    expect(outcomes.filter(({ outcome }) => outcome === 'trial')).toHaveLength(seats)
    const queue = await database.db
      .selectFrom('interests')
      .select('queue_number')
      .where('outcome', '=', 'waitlist')
      .orderBy('queue_number')
      .execute()
    expect(queue.map(({ queue_number }) => queue_number)).toEqual(Array.from({ length: interests - seats }, (_, n) => n + 1))
    expect(await database.db.selectFrom('phase').select('seats_taken').execute()).toEqual([{ seats_taken: seats }])

    // One to the contact and one to the owner.
    const mails = 2 * interests
    const sent = async () => {
      const rows = await database.db.selectFrom('outbox').select('id').where('status', '=', 'sent').execute()
      return rows.length
    }
    await expect.poll(sent, { timeout: 120_000, interval: 200 }).toBe(mails)
    expect(mailServer.inbox).toHaveLength(mails)
    expect(new Set(mailServer.inbox.map((mail) => headerOf(mail, 'message-id'))).size).toBe(mails)
  })

  test('who signs in at one is signed in at the other, and out at both', async () => {
    const [one, other] = visitors()
    const [first] = products
    if (one === undefined || other === undefined || first === undefined) throw new Error('Two processes are needed.')
    const { cookie } = await signIn(first)
    for (const visitor of [one, other]) visitor.cookie = cookie
    expect((await other.call(calls.getUser)).username).toBe('admin')
    await other.call(calls.logout)
    expect(await one.answer(calls.getUser)).toMatchObject({ status: 401, body: { code: 'SIGNED_OUT' } })
  })

  test('the same save, sent to both at once with one key, is one prospect', async () => {
    const [first] = products
    const { cookie } = first === undefined ? { cookie: '' } : await signIn(first)
    const both = visitors()
    const saved = await Promise.all(
      both.map((visitor) => {
        visitor.cookie = cookie
        const body = { organization: welders, certifications: [] }
        return visitor.call(calls.createProspect, { body }, { headers: { 'idempotency-key': 'sent-to-both' } })
      }),
    )
    expect(saved[0]?.id).toBe(saved[1]?.id)
    expect(await both[0]?.call(calls.listProspects)).toHaveLength(1)
  })
})
