import type { AccountHappening, InstallationHappening, ProspectHappening } from '#domain/events/event.ts'
import type { Context } from '../context.ts'
import type { Statements } from '../db/transaction.ts'
import { enqueueDeliveries } from '../webhooks/enqueue.ts'
import type { Actor } from './actor.ts'

/** Something that happens: who does it, to what, and what it is. */
export type NewEvent =
  | { by: Actor; prospect: { id: number; organization: { name: string } }; what: ProspectHappening }
  | { by: Actor; account: { id: string; username: string }; what: AccountHappening }
  | { by: Actor; what: InstallationHappening }

/** Rows of one statement; a statement takes at most 65,535 parameters. */
const atOnce = 1_000

/** Writes events in the transaction of the change they tell of: they exist exactly when the change does. */
export async function recordEvents(context: Context, trx: Statements, events: readonly NewEvent[]): Promise<void> {
  const at = context.now()
  for (let start = 0; start < events.length; start += atOnce) {
    const rows = events.slice(start, start + atOnce).map((event) => ({ id: context.ids.row(), at, ...columnsOf(event) }))
    await trx.insertInto('events').values(rows).execute()
    await enqueueDeliveries(context, trx, rows)
  }
}

/** The same for one event. */
export async function recordEvent(context: Context, trx: Statements, event: NewEvent): Promise<void> {
  await recordEvents(context, trx, [event])
}

function columnsOf(event: NewEvent) {
  const { type, ...details } = event.what
  return {
    ...actorColumns(event.by),
    type,
    details: JSON.stringify(details),
    prospect_id: 'prospect' in event ? event.prospect.id : null,
    account_id: 'account' in event ? event.account.id : null,
    about: 'prospect' in event ? event.prospect.organization.name : 'account' in event ? event.account.username : null,
  }
}

function actorColumns(by: Actor) {
  switch (by.kind) {
    case 'account':
      return { actor_kind: by.kind, actor_id: by.user.id, actor_name: by.user.username, address: by.address }
    case 'link':
      return { actor_kind: by.kind, actor_id: by.shareId, actor_name: by.nameGiven, address: by.address }
    case 'system':
      return { actor_kind: by.kind, actor_id: null, actor_name: by.name, address: null }
  }
}
