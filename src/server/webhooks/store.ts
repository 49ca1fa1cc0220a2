import { type Delivery, secretOverlap, type Webhook } from '#domain/webhook.ts'
import { type Selectable, sql } from 'kysely'
import type { Context } from '../context.ts'
import type { WebhookDeliveriesTable, WebhooksTable } from '../db/schema.ts'
import type { Statements } from '../db/transaction.ts'
import { triedFor } from './enqueue.ts'

export type StoredDelivery = Selectable<WebhookDeliveriesTable>
type StoredWebhook = Selectable<WebhooksTable>

/** Milliseconds a process may keep a delivery to itself; longer than a try can take. */
const lease = 60_000
/** Milliseconds a delivery is shown after it was made. */
const keptFor = 30 * 86_400_000

/** A secret as Standard Webhooks writes one. */
function newSecret(context: Context): string {
  return `whsec_${Buffer.from(context.ids.secret(), 'base64url').toString('base64')}`
}

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
    .set({ status: 'waiting', next_attempt_at: now, give_up_at: new Date(now.getTime() + triedFor), delivered_at: null })
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .where('status', '!=', 'sending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A delivery on its way, and where to. */
export type ClaimedDelivery = StoredDelivery & { webhook: StoredWebhook }

/**
 * Takes a delivery that is due, for this process alone until the lease ends. Of one prospect only the oldest that has not arrived is
 * due, so that each webhook hears of it in order.
 */
export async function claimDelivery(context: Context): Promise<ClaimedDelivery | undefined> {
  const now = context.now()
  const claimed = await context.db
    .updateTable('webhook_deliveries')
    .set((column) => ({
      status: 'sending',
      attempts: column('attempts', '+', 1),
      next_attempt_at: new Date(now.getTime() + lease),
    }))
    .where('number', '=', (from) =>
      from
        .selectFrom('webhook_deliveries as due')
        .innerJoin('webhooks', 'webhooks.id', 'due.webhook_id')
        .innerJoin('users', 'users.id', 'webhooks.user_id')
        .select('due.number')
        .where('due.status', 'in', ['waiting', 'sending'])
        .where('due.next_attempt_at', '<=', now)
        .where('users.disabled_at', 'is', null)
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('webhook_deliveries as earlier')
                .select(sql`1`.as('one'))
                .whereRef('earlier.webhook_id', '=', 'due.webhook_id')
                .whereRef('earlier.prospect_id', '=', 'due.prospect_id')
                .whereRef('earlier.number', '<', 'due.number')
                .where('earlier.status', 'in', ['waiting', 'sending']),
            ),
          ),
        )
        .orderBy('due.next_attempt_at')
        .orderBy('due.number')
        .limit(1)
        .forUpdate('due')
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
  if (claimed === undefined) return undefined
  const webhook = await context.db.selectFrom('webhooks').selectAll().where('id', '=', claimed.webhook_id).executeTakeFirst()
  return webhook && { ...claimed, webhook }
}

/** What a try came to. */
export type Outcome =
  | { status: 'delivered' }
  | { status: 'waiting'; error: string; nextAttemptAt: Date }
  | { status: 'failed'; error: string }

/** Writes down what a try came to, unless another process has taken the delivery meanwhile. */
export async function recordOutcome(context: Context, { number, attempts }: StoredDelivery, outcome: Outcome): Promise<void> {
  await context.db
    .updateTable('webhook_deliveries')
    .set({
      status: outcome.status,
      ...(outcome.status === 'delivered' ? { delivered_at: context.now(), last_error: null } : { last_error: outcome.error }),
      ...(outcome.status === 'waiting' ? { next_attempt_at: outcome.nextAttemptAt } : {}),
    })
    .where('number', '=', number)
    .where('status', '=', 'sending')
    .where('attempts', '=', attempts)
    .execute()
}

/** Makes everything that is being sent due at once; for when it is known that nobody is sending. */
export async function endLeases(context: Context): Promise<void> {
  const now = context.now()
  await context.db.updateTable('webhook_deliveries').set({ next_attempt_at: now }).where('status', '=', 'sending').execute()
}

/** Removes deliveries of more than 30 days ago. */
export async function sweepDeliveries(context: Context): Promise<void> {
  const before = new Date(context.now().getTime() - keptFor)
  await context.db.deleteFrom('webhook_deliveries').where('created_at', '<', before).execute()
}

function printed({ id, url, created_at: createdAt, former_secret_until: until }: StoredWebhook): Webhook {
  return { id, url, createdAt: createdAt.toISOString(), formerSecretUntil: until?.toISOString() ?? null }
}
