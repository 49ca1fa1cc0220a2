import type { Selectable } from 'kysely'
import type { EventType } from '#domain/events/event.ts'
import type { WeeklySummariesTable } from '../db/tables/mail.ts'
import type { Statements } from '../db/transaction.ts'

export type Order = Selectable<WeeklySummariesTable>

/** A user's order of the weekly summary; undefined where there is none. */
export async function findOrder(db: Statements, userId: string): Promise<Order | undefined> {
  return db.selectFrom('weekly_summaries').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Orders it; who has ordered it gets it when it is due anyway. */
export async function insertOrder(trx: Statements, order: Order): Promise<void> {
  await trx
    .insertInto('weekly_summaries')
    .values(order)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

export async function deleteOrder(trx: Statements, userId: string): Promise<void> {
  await trx.deleteFrom('weekly_summaries').where('user_id', '=', userId).execute()
}

/** An order that is due, with whom it is for; locked, and left out where another process has it. */
export async function lockDueOrder(trx: Statements, now: Date) {
  return trx
    .selectFrom('weekly_summaries')
    .innerJoin('users', 'users.id', 'weekly_summaries.user_id')
    .selectAll('weekly_summaries')
    .select(['users.username', 'users.email'])
    .where('weekly_summaries.due_at', '<=', now)
    .where('users.disabled_at', 'is', null)
    .orderBy('weekly_summaries.due_at')
    .limit(1)
    .forUpdate('weekly_summaries')
    .skipLocked()
    .executeTakeFirst()
}

/** Notes until when a summary has told, and when the next one is due. */
export async function noteTold(trx: Statements, { user_id, told_until, due_at }: Order): Promise<void> {
  await trx.updateTable('weekly_summaries').set({ told_until, due_at }).where('user_id', '=', user_id).execute()
}

/** How often something happened to a prospect. */
export interface Happened {
  prospectId: number
  organization: string
  type: EventType
  times: number
}

/** What others did with an owner's prospects, by prospect and kind; nothing that came through a link whose emails are switched off. */
export async function findHappened(
  db: Statements,
  { user_id: ownerId, told_until: since }: Pick<Order, 'user_id' | 'told_until'>,
  until: Date,
  types: readonly EventType[],
): Promise<Happened[]> {
  const rows = await db
    .selectFrom('events')
    .innerJoin('prospects', 'prospects.id', 'events.prospect_id')
    .leftJoin('share_links', 'share_links.id', 'events.actor_id')
    .select(['prospects.id', 'events.type', (count) => count.fn.countAll().as('times')])
    .where('prospects.owner_id', '=', ownerId)
    .where('prospects.deleted_at', 'is', null)
    .where('events.at', '>=', since)
    .where('events.at', '<', until)
    .where('events.type', 'in', types)
    .where((event) => event.or([event('events.actor_id', 'is', null), event('events.actor_id', '!=', ownerId)]))
    .where((link) => link.or([link('share_links.notify', 'is', null), link('share_links.notify', '=', true)]))
    .groupBy(['prospects.id', 'events.type'])
    .execute()
  const names = await namesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, type, times }) => ({ prospectId: id, organization: names.get(id) ?? '', type, times: Number(times) }))
}

/** Visits by people to the links of an owner's prospects; none to a link whose emails are switched off. */
export async function countVisits(
  db: Statements,
  { user_id: ownerId, told_until: since }: Pick<Order, 'user_id' | 'told_until'>,
  until: Date,
): Promise<Happened[]> {
  const rows = await db
    .selectFrom('link_visits')
    .innerJoin('share_links', 'share_links.id', 'link_visits.share_id')
    .innerJoin('prospects', 'prospects.id', 'share_links.prospect_id')
    .select(['prospects.id', (count) => count.fn.countAll().as('times')])
    .where('prospects.owner_id', '=', ownerId)
    .where('prospects.deleted_at', 'is', null)
    .where('share_links.notify', '=', true)
    .where('link_visits.at', '>=', since)
    .where('link_visits.at', '<', until)
    .groupBy('prospects.id')
    .execute()
  const names = await namesOf(
    db,
    rows.map(({ id }) => id),
  )
  const type = 'visited'
  return rows.map(({ id, times }) => ({ prospectId: id, organization: names.get(id) ?? '', type, times: Number(times) }))
}

async function namesOf(db: Statements, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('prospects')
    .select(['id', 'organization'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, organization }) => [id, organization.name]))
}
