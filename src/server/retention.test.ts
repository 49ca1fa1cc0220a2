import { calls } from '#contract/calls.ts'
import { expect, test } from 'vitest'
import { startTestApp } from '../../test/app.ts'
import { newProspect } from '../../test/seeds.ts'
import { sweepEvents } from './events/sweep.ts'
import { sweepLostInterests } from './interests/sweep.ts'
import { sweepLookups } from './lookups/keep-alive.ts'
import { sweepMails } from './mail/sweep.ts'
import { sweepDeletedProspects } from './prospects/sweep.ts'
import { sweepVisits } from './visits/sweep.ts'

const keptDays = { visits: 3, events: 4, mails: 8, lookups: 5, deletedProspects: 6, lostInterests: 7 }

test('every kind of record is kept for the days that its setting says', async () => {
  const app = await startTestApp({ config: { keptDays, phaseOneCapacity: 1 } })
  const { context, clock } = app
  const dana = await app.signedIn()
  const { id } = await dana.call(calls.createProspect, { body: newProspect })
  const gone = await dana.call(calls.createProspect, { body: newProspect })
  await dana.call(calls.deleteProspect, { params: { id: String(gone.id) } })
  const { shareId } = await dana.call(calls.createShare, { body: { searchId: id } })
  await app.anonymous().call(calls.countShareView, { params: { shareId } })
  const billing = { billingName: 'Ann Lee', billingEmail: 'ann@example.org' }
  await app.anonymous().call(calls.submitShareInterest, { params: { shareId }, body: billing })
  await dana.call(calls.changeProspect, { params: { id: String(id) }, body: { status: 'lost' } })
  const visit = { id: 'a-visit', share_id: shareId, at: clock.now(), programs: '[]', quotes: '[]', printed: false }
  await context.db.insertInto('link_visits').values(visit).execute()

  const count = async (table: 'link_visits' | 'events' | 'outbox' | 'prospects' | 'interests') =>
    (
      await context.db
        .selectFrom(table)
        .select((column) => column.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count
  const start = clock.now().getTime()
  /** The day after which each table lost what it held. */
  const lost = new Map<string, number>()
  const before = new Map<string, number>()
  const tables = ['link_visits', 'events', 'outbox', 'prospects', 'interests'] as const
  for (const table of tables) before.set(table, await count(table))
  for (let day = 1; day <= 10; day += 1) {
    clock.advance(start + day * 86_400_000 + 1 - clock.now().getTime())
    const sweeps = [sweepVisits, sweepEvents, sweepMails, sweepLookups, sweepDeletedProspects, sweepLostInterests]
    for (const sweep of sweeps) await sweep(context)
    for (const table of tables) if (!lost.has(table) && (await count(table)) < (before.get(table) ?? 0)) lost.set(table, day)
  }
  expect(Object.fromEntries(lost)).toEqual({ link_visits: 3, events: 4, outbox: 8, prospects: 6, interests: 7 })
  const { seats_taken } = await context.db.selectFrom('phase').select('seats_taken').executeTakeFirstOrThrow()
  expect(seats_taken).toBe(0)
})
