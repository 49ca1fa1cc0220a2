import { type Selectable, type SqlBool, sql } from 'kysely'
import type { WebhookDeliveriesTable } from '../db/tables/events.ts'
import type { Line } from '../queue/line.ts'
import type { Sending } from '../queue/sending.ts'

export type StoredDelivery = Selectable<WebhookDeliveriesTable>

const minute = 60_000

/** Of one prospect each webhook hears in order. */
export const deliveryLine: Line<StoredDelivery> = {
  table: 'webhook_deliveries',
  key: 'number',
  columns: ['webhook_id', 'prospect_id'],
}

/**
 * Events on their way to webhooks. Of one prospect only the oldest that has not arrived is due, so that each webhook hears of it in
 * order; whose account is disabled hears nothing.
 */
export const deliveryQueue: Sending<StoredDelivery> = {
  table: 'webhook_deliveries',
  key: 'number',
  arrived: { status: 'delivered', at: 'delivered_at' },
  pauses: [5_000, 30_000, 2 * minute, 10 * minute, 30 * minute, 60 * minute, 180 * minute, 360 * minute],
  triedFor: 3 * 86_400_000,
  // Longer than a try can take.
  lasts: 60_000,
  furthest: 360 * minute,
  only: sql<SqlBool>`
    (select users.disabled_at is null from webhooks join users on users.id = webhooks.user_id where webhooks.id = due.webhook_id)`,
  line: deliveryLine,
  tooLate: 'It could not be delivered in time.',
}
