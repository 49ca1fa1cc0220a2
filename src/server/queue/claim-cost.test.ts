import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { rowsRead } from '../../../test/rows-read.ts'
import { claimRowStatement } from '../imports/store.ts'
import { mailQueue } from '../mail/queue.ts'
import { claimFirstStatement, claimOthersStatement } from '../rechecks/store.ts'
import { deliveryQueue } from '../webhooks/queue.ts'
import { claimNext, claimStatement, recordOutcome } from './sending.ts'

let app: TestApp
let owner: string
async function start(): Promise<void> {
  app = await startTestApp({ config: { recheckAfterDays: 30 } })
  owner = (await app.signedIn()).user.id
}
// Takes away what the database has counted, too.
const empty = () => sql`truncate webhook_deliveries, outbox, import_rows, prospects cascade`.execute(app.context.db)
const countRows = () => sql`analyze webhook_deliveries, outbox, import_rows, prospects`.execute(app.context.db)
afterEach(empty)

/** Writes so many rows that wait and a tenth as many that do not, some at a time: a statement has ten seconds. */
const fill = {
  async webhooks(count: number, prospects = count / 10) {
    const now = app.clock.now()
    await sql`insert into webhooks (id, user_id, url, secret, created_at) values ('w', ${owner}, 'https://crm.example.org/', 's', ${now})`.execute(
      app.context.db,
    )
    for (const [from, to] of pieces(count)) {
      await sql`
        insert into webhook_deliveries (id, webhook_id, prospect_id, type, body, status, created_at, next_attempt_at, give_up_at)
        select 'd' || n, 'w', n % ${prospects}::int, 'prospect.saved', repeat('x', 300),
          case when n > ${count}::int then 'delivered' else 'waiting' end, ${now}, ${now}, ${now}::timestamptz + interval '3 days'
        from generate_series(${from}::int, ${to}::int) as n`.execute(app.context.db)
    }
  },
  async mails(count: number) {
    const now = app.clock.now()
    for (const [from, to] of pieces(count)) {
      await sql`
        insert into outbox (id, kind, to_email, subject, text, html, status, attempts, created_at, next_attempt_at)
        select 'm' || n, 'share', 'a@example.org', 's', repeat('x', 300), '',
          case when n > ${count}::int then 'sent' else 'waiting' end, 0, ${now}, ${now}
        from generate_series(${from}::int, ${to}::int) as n`.execute(app.context.db)
    }
  },
  async imports(count: number) {
    const now = app.clock.now()
    await sql`insert into imports (id, owner_id, created_at) values ('i', ${owner}, ${now})`.execute(app.context.db)
    for (const [from, to] of pieces(count)) {
      await sql`
        insert into import_rows (import_id, number, given, state, not_before)
        select 'i', n, '{}', case when n > ${count / 10}::int then 'waiting' else 'saved' end, ${now}
        from generate_series(${from}::int, ${to}::int) as n`.execute(app.context.db)
    }
  },
  async sites(count: number) {
    const now = app.clock.now()
    for (const [from, to] of pieces(count)) {
      await sql`
        insert into prospects (owner_id, organization, certifications, version, site_host, site_path, created_at, updated_at, site_read_at)
        select ${owner}, jsonb_build_object('name', repeat('x', 300)), '[]', 1, 'body-' || n || '.example.org', '', ${now}::timestamptz - interval '90 days', ${now},
          ${now}::timestamptz - n * interval '1 second' - case when n > ${count}::int then interval '0' else interval '31 days' end
        from generate_series(${from}::int, ${to}::int) as n`.execute(app.context.db)
    }
  },
}

function pieces(count: number): [from: number, to: number][] {
  const size = (count * 11) / 100
  return Array.from({ length: 10 }, (_, place) => [place * size + 1, (place + 1) * size])
}

const queues = [
  ['webhooks', () => claimStatement(deliveryQueue, app.clock.now())],
  ['mails', () => claimStatement(mailQueue, app.clock.now())],
  ['imports', () => claimRowStatement('c', app.clock.now())],
  ['sites', () => claimFirstStatement(app.context)],
] as const

// The embedded database never counts its rows by itself; a server does.
describe.each([false, true])('with rows that were counted before (%s)', (isCounted) => {
  test.each(queues)('a claim of %s reads less than twice as much of 10,000 that wait as of 100', async (name, statement) => {
    /** Rows that the fifth claim reads: four lanes are at work. */
    const cost = async (count: number) => {
      await start()
      await fill[name](count)
      if (isCounted) await countRows()
      for (let lane = 0; lane < 4; lane += 1) expect((await statement().execute(app.context.db)).rows).toHaveLength(1)
      const read = await rowsRead(app.context.db, statement())
      await empty()
      return read
    }
    const few = await cost(100)
    const many = await cost(10_000)
    expect(many).toBeLessThan(2 * few)
    // A table of a few pages may be read as a whole, and is.
    expect(many).toBeLessThan(40)
  })

  test.each(queues.slice(0, 2))('a look for %s that are all put off reads none of them', async (name, statement) => {
    await start()
    await fill[name](1_000)
    const later = new Date(app.clock.now().getTime() + 60_000)
    const table = name === 'mails' ? 'outbox' : 'webhook_deliveries'
    await app.context.db.updateTable(table).set({ next_attempt_at: later }).where('status', '=', 'waiting').execute()
    if (isCounted) await countRows()
    expect(await rowsRead(app.context.db, statement())).toBeLessThan(5)
  })

  test('of a prospect whose receiver was down a claim reads as much of 10,000 deliveries as of 100', async () => {
    /** Rows that claims read with so many behind the first: while that is put off, and once it has arrived. */
    const cost = async (count: number) => {
      await start()
      await fill.webhooks(count, 1)
      const claim = () => claimNext(app.context, deliveryQueue)
      const first = await claim()
      if (first === undefined) throw new Error('Nothing was due.')
      const nextAttemptAt = new Date(app.clock.now().getTime() + 3_600_000)
      await recordOutcome(app.context.db, deliveryQueue, first, { status: 'waiting', error: 'down', nextAttemptAt })
      // The one claim that meets them puts all of them behind the first.
      expect(await claim()).toBeUndefined()
      if (isCounted) await countRows()
      const down = await rowsRead(app.context.db, claimStatement(deliveryQueue, app.clock.now()))
      app.clock.advance(3_600_000)
      const again = await claim()
      expect(again).toMatchObject({ number: first.number, attempts: 2 })
      if (again === undefined) throw new Error('Nothing was due.')
      await recordOutcome(app.context.db, deliveryQueue, again, { status: 'arrived', at: app.clock.now() })
      const up = await rowsRead(app.context.db, claimStatement(deliveryQueue, app.clock.now()))
      const { rows } =
        await sql`select from webhook_deliveries where number = ${first.number + 1} and status = 'sending'`.execute(
          app.context.db,
        )
      expect(rows).toHaveLength(1)
      await empty()
      return { down, up }
    }
    expect(await cost(100)).toEqual({ down: 0, up: expect.any(Number) })
    const many = await cost(10_000)
    expect(many.down).toBe(0)
    expect(many.up).toBeLessThan(10)
  })

  test('a look for sites that are all begun or put off reads none of them, and their site’s other prospects are found by it', async () => {
    await start()
    await fill.sites(1_000)
    const others = () => claimOthersStatement(app.context, { site_host: 'body-7.example.org', site_path: '' })
    if (isCounted) await countRows()
    expect(await rowsRead(app.context.db, others())).toBeLessThan(10)
    const later = new Date(app.clock.now().getTime() + 60_000)
    await app.context.db.updateTable('prospects').set({ site_claimed_until: later }).execute()
    if (isCounted) await countRows()
    expect(await rowsRead(app.context.db, claimFirstStatement(app.context))).toBeLessThan(5)
  })
})
