import {
  type ActorKind,
  type AuditEvent,
  auditEventSchema,
  type EventType,
  type ProspectEvent,
  prospectEventSchema,
} from '#domain/events/event.ts'
import { type Selectable, sql } from 'kysely'
import type { EventsTable } from '../db/tables/events.ts'
import type { Statements } from '../db/transaction.ts'
import { actorOf } from './actor.ts'

type StoredEvent = Selectable<EventsTable>

/** Where a page of events begins, and how long it is; they come newest first. */
export interface EventPage {
  /** Only events older than this one. */
  before: string | undefined
  limit: number
}

/** What happened to a prospect. */
export async function findProspectEvents(db: Statements, prospectId: number, page: EventPage): Promise<ProspectEvent[]> {
  const rows = await newestFirst(db, page).where('prospect_id', '=', prospectId).execute()
  return rows.map((row) => prospectEventSchema.parse({ ...shared(row), by: actorOf(row) }))
}

/** The names that readers gave with their edits through a link, by the version that each edit made. */
export async function findNamesGiven(db: Statements, prospectId: number): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('events')
    .select(['actor_name', sql<number>`(details ->> 'version')::int`.as('version')])
    .where('prospect_id', '=', prospectId)
    .where('type', '=', 'corrected')
    .where('actor_kind', '=', 'link')
    .where('actor_name', 'is not', null)
    .execute()
  return new Map(rows.map(({ version, actor_name: name }) => [version, name ?? '']))
}

/** What the audit log is narrowed to. */
export interface AuditFilter {
  /** Id of the account that did it, or a kind of actor. */
  who?: string | undefined
  type?: EventType | undefined
}

/** What happened in the whole installation. */
export async function findAuditEvents(db: Statements, { who, type }: AuditFilter, page: EventPage): Promise<AuditEvent[]> {
  const rows = await newestFirst(db, page)
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? 'saved'))
    .$if(who !== undefined, (query) =>
      isActorKind(who) ? query.where('actor_kind', '=', who) : query.where('actor_id', '=', who ?? ''),
    )
    .execute()
  return rows.map((row) =>
    auditEventSchema.parse({
      ...shared(row),
      // The key of a link opens it; who held it is not known anyway.
      by: { ...actorOf(row), id: row.actor_kind === 'account' ? row.actor_id : null },
      about: row.about,
      searchId: row.prospect_id,
      address: row.address,
    }),
  )
}

function newestFirst(db: Statements, { before, limit }: EventPage) {
  return db
    .selectFrom('events')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
}

function shared({ id, at, type, details }: StoredEvent) {
  return { id, at: at.toISOString(), what: { ...details, type } }
}

function isActorKind(who: string | undefined): who is ActorKind {
  return who === 'link' || who === 'system' || who === 'account'
}
