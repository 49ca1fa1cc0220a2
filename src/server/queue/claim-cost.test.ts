import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { rowsRead } from '../../../test/rows-read.ts'
import { claimRowStatement } from '../imports/store.ts'
import { mailQueue } from '../mail/queue.ts'
import { deliveryQueue } from '../webhooks/queue.ts'
import { claimStatement } from './sending.ts'

let app: TestApp
let owner: string
async function start(): Promise<void> {
  app = await startTestApp()
  owner = (await app.signedIn()).user.id
}
// Takes away what the database has counted, too.
const empty = () => sql`truncate webhook_deliveries, outbox, import_rows cascade`.execute(app.context.db)
const countRows = () => sql`analyze webhook_deliveries, outbox, import_rows`.execute(app.context.db)
afterEach(empty)

/** Writes so many rows that wait and a tenth as many that do not, some at a time: a statement has ten seconds. */
const fill = {
  async webhooks(count: number) {
    const now = app.clock.now()
    await sql`insert into webhooks (id, user_id, url, secret, created_at) values ('w', ${owner}, 'https://crm.example.org/', 's', ${now})`.execute(
      app.context.db,
    )
    for (const [from, to] of pieces(count)) {
      await sql`
        insert into webhook_deliveries (id, webhook_id, prospect_id, type, body, status, created_at, next_attempt_at, give_up_at)
        select 'd' || n, 'w', n % ${count / 10}::int, 'prospect.saved', repeat('x', 300),
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
}

function pieces(count: number): [from: number, to: number][] {
  const size = (count * 11) / 100
  return Array.from({ length: 10 }, (_, place) => [place * size + 1, (place + 1) * size])
}

const queues = [
  ['webhooks', () => claimStatement(deliveryQueue, app.clock.now())],
  ['mails', () => claimStatement(mailQueue, app.clock.now())],
  ['imports', () => claimRowStatement('c', app.clock.now())],
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
})
