import type { ActorKind, EventType } from '#domain/events/event.ts'
import type { DeliveryState } from '#domain/events/webhook.ts'
import type { Generated } from 'kysely'
import type { Json, Moment } from './columns.ts'

/** What happened, written with the change itself; kept for a year. */
export interface EventsTable {
  /** Sorts by time. */
  id: string
  at: Moment
  actor_kind: ActorKind
  /** Of an account its id, of whoever held a link the link's key. */
  actor_id: string | null
  /** Of an account as it was then; of whoever held a link what they called themselves, which nobody checked. */
  actor_name: string | null
  /** IPv4 address, or the /64 of an IPv6 one; null where none is noted. */
  address: string | null
  type: EventType
  /** What domain/events/event.ts says of this type. */
  details: Json<Record<string, unknown>>
  /** What it happened to; null of another thing, and once that is gone. */
  prospect_id: number | null
  account_id: string | null
  /** Name of the body or of the account, as it was then. */
  about: string | null
}

/** Addresses that events of their owner's prospects are sent to. */
export interface WebhooksTable {
  id: string
  user_id: string
  url: string
  /** Signs what is sent, so it is kept as it is. */
  secret: string
  /** The one before it, which signs beside it until a moment. */
  former_secret: string | null
  former_secret_until: Moment | null
  created_at: Moment
}

/** Events on their way to webhooks, written with the events themselves. */
export interface WebhookDeliveriesTable {
  /** Order in which they happened. */
  number: Generated<number>
  id: string
  webhook_id: string
  prospect_id: number
  type: string
  /** The text that is sent, letter for letter. */
  body: string
  status: DeliveryState
  attempts: Generated<number>
  created_at: Moment
  /** Of a waiting one the next try; of one being sent the end of its claim. */
  next_attempt_at: Moment
  give_up_at: Moment
  delivered_at: Moment | null
  last_error: string | null
  /** Whether an earlier one of its prospect was still on its way when a claim last met it; see queue/line.ts. */
  behind: Generated<boolean>
}

export interface EventsTables {
  events: EventsTable
  webhooks: WebhooksTable
  webhook_deliveries: WebhookDeliveriesTable
}
