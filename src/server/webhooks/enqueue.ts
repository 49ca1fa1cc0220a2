import type { Selectable } from 'kysely'
import type { Context } from '../context.ts'
import type { EventsTable } from '../db/tables/events.ts'
import type { Statements } from '../db/transaction.ts'
import { actorOf } from '../events/actor.ts'
import { givenUpAt } from '../queue/tries.ts'
import { deliveryQueue } from './queue.ts'

type WrittenEvent = Pick<
  Selectable<EventsTable>,
  'id' | 'at' | 'type' | 'prospect_id' | 'about' | 'actor_kind' | 'actor_name'
> & {
  details: string
}

/**
 * Puts events of prospects on their way to the webhooks of each prospect's owner, in the transaction that writes them: none is lost,
 * and none goes out that did not happen.
 */
export async function enqueueDeliveries(context: Context, trx: Statements, events: readonly WrittenEvent[]): Promise<void> {
  const prospectIds = events.flatMap(({ prospect_id: id }) => (id === null ? [] : [id]))
  if (prospectIds.length === 0) return
  const targets = await trx
    .selectFrom('webhooks')
    .innerJoin('prospects', 'prospects.owner_id', 'webhooks.user_id')
    .innerJoin('users', 'users.id', 'webhooks.user_id')
    .select(['webhooks.id as webhookId', 'prospects.id as prospectId'])
    .where('prospects.id', 'in', [...new Set(prospectIds)])
    .where('users.disabled_at', 'is', null)
    .execute()
  const now = context.now()
  const rows = events.flatMap((event) =>
    targets
      .filter(({ prospectId }) => prospectId === event.prospect_id)
      .map(({ webhookId, prospectId }) => ({
        id: context.ids.row(),
        webhook_id: webhookId,
        prospect_id: prospectId,
        type: `prospect.${event.type}`,
        body: contentOf(event),
        status: 'waiting' as const,
        created_at: now,
        next_attempt_at: now,
        give_up_at: givenUpAt(deliveryQueue, now),
        delivered_at: null,
        last_error: null,
      })),
  )
  if (rows.length > 0) await trx.insertInto('webhook_deliveries').values(rows).execute()
}

/** What a receiver gets: the form that Standard Webhooks recommends. */
function contentOf({ id, at, type, prospect_id, about, details, ...by }: WrittenEvent): string {
  const what: unknown = JSON.parse(details)
  const data = { eventId: id, searchId: prospect_id, organization: about, by: actorOf(by), what }
  return JSON.stringify({ type: `prospect.${type}`, timestamp: at.toISOString(), data })
}
