import { type Delivery, secretOverlap, type Webhook } from '#domain/events/webhook.ts'
import type { Selectable } from 'kysely'
import type { Context } from '../context.ts'
import type { WebhooksTable } from '../db/tables/events.ts'
import type { Statements } from '../db/transaction.ts'
import { letFirstGo } from '../queue/line.ts'
import { givenUpAt } from '../queue/tries.ts'
import { deliveryLine, deliveryQueue, type StoredDelivery } from './queue.ts'

export type StoredWebhook = Selectable<WebhooksTable>

/** Milliseconds a delivery is shown after it was made. */
const keptFor = 30 * 86_400_000

/** A secret as Standard Webhooks writes one. */
function newSecret(context: Context): string {
  return `whsec_${Buffer.from(context.ids.secret(), 'base64url').toString('base64')}`
}

/** Makes a webhook; its answer alone shows the secret. That the address may be called was checked before. */
export async function insertWebhook(
  context: Context,
  db: Statements,
  userId: string,
  url: string,
): Promise<Webhook & { secret: string }> {
  const row = await db
    .insertInto('webhooks')
    .values({
      id: context.ids.row(),
      user_id: userId,
      url,
      secret: newSecret(context),
      former_secret: null,
      former_secret_until: null,
      created_at: context.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...printed(row), secret: row.secret }
}

/** The webhooks of a user, newest first, without their secrets. */
export async function findWebhooks(db: Statements, userId: string): Promise<Webhook[]> {
  const rows = await db.selectFrom('webhooks').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute()
  return rows.map(printed)
}

/** A webhook of a user; undefined when they have none of that id. */
export async function findWebhook(db: Statements, id: string, userId: string): Promise<StoredWebhook | undefined> {
  return db.selectFrom('webhooks').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
}

/** Gives a webhook a new secret; the former one signs beside it for a while. */
export async function changeSecret(context: Context, id: string, userId: string) {
  const until = new Date(context.now().getTime() + secretOverlap * 3_600_000)
  const row = await context.db
    .updateTable('webhooks')
    .set((column) => ({ secret: newSecret(context), former_secret: column.ref('secret'), former_secret_until: until }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
  return row && { ...printed(row), secret: row.secret }
}

/** @returns whether the user had it */
export async function deleteWebhook(db: Statements, id: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('webhooks').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deliveries of a webhook, newest first. */
export async function findDeliveries(db: Statements, webhookId: string, limit: number): Promise<Delivery[]> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    status: row.status,
    attempts: row.attempts,
    createdAt: row.created_at.toISOString(),
    nextAttemptAt: row.status === 'waiting' ? row.next_attempt_at.toISOString() : null,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    lastError: row.last_error,
  }))
}

/** Makes a delivery due at once, with its whole time before it again. @returns whether there is one */
export async function makeDeliveryDue(context: Context, webhookId: string, id: string): Promise<boolean> {
  const now = context.now()
  const { numUpdatedRows } = await context.db
    .updateTable('webhook_deliveries')
    .set({
      status: 'waiting',
      next_attempt_at: now,
      give_up_at: givenUpAt(deliveryQueue, now),
      delivered_at: null,
      behind: false,
    })
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .where('status', '!=', 'sending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Where a delivery goes; undefined once its webhook is removed. */
export async function findTarget(db: Statements, { webhook_id: id }: StoredDelivery): Promise<StoredWebhook | undefined> {
  return db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Removes deliveries of more than 30 days ago; what waited for one of them waits no longer. */
export async function sweepDeliveries(context: Context): Promise<void> {
  const before = new Date(context.now().getTime() - keptFor)
  await context.db.deleteFrom('webhook_deliveries').where('created_at', '<', before).execute()
  await letFirstGo(context.db, deliveryLine)
}

function printed({ id, url, created_at: createdAt, former_secret_until: until }: StoredWebhook): Webhook {
  return { id, url, createdAt: createdAt.toISOString(), formerSecretUntil: until?.toISOString() ?? null }
}
