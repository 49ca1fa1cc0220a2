import type { Billing } from '#domain/offers/interest.ts'
import type { Price, PricingOptions } from '#domain/public-face/pricing.ts'
import type { Selectable } from 'kysely'
import type { InterestsTable, PhaseTable } from '../db/tables/interests.ts'
import type { Statements } from '../db/transaction.ts'

export type StoredInterest = Selectable<InterestsTable>
export type Phase = Selectable<PhaseTable>

/** What was submitted, with its price. */
export interface Submission extends Billing {
  pricingOptions: PricingOptions
  price: Price
}

/** Seats and queue, locked until the transaction ends: whoever claims a seat or a place waits here for their turn. */
export async function lockPhase(trx: Statements): Promise<Phase> {
  return trx.selectFrom('phase').selectAll().where('id', '=', 1).forUpdate().executeTakeFirstOrThrow()
}

/** Seats that were claimed, as of now: for a page, which claims none. */
export async function countSeatsTaken(db: Statements): Promise<number> {
  return (await db.selectFrom('phase').select('seats_taken').where('id', '=', 1).executeTakeFirstOrThrow()).seats_taken
}

/** Writes the one row that counts seats, which the caller has locked. */
export async function writePhase(trx: Statements, { id, ...phase }: Phase): Promise<void> {
  await trx.updateTable('phase').set(phase).where('id', '=', id).execute()
}

/** The interest of a prospect as it was submitted last, whoever asks. */
export async function findInterest(db: Statements, prospectId: number): Promise<StoredInterest | undefined> {
  return db.selectFrom('interests').selectAll().where('prospect_id', '=', prospectId).executeTakeFirst()
}

export async function hasInterest(db: Statements, prospectId: number): Promise<boolean> {
  const row = await db.selectFrom('interests').select('prospect_id').where('prospect_id', '=', prospectId).executeTakeFirst()
  return row !== undefined
}

export async function insertInterest(
  trx: Statements,
  prospectId: number,
  submission: Submission,
  outcome: Pick<StoredInterest, 'outcome' | 'queue_number' | 'trial_ends_at'>,
  now: Date,
): Promise<StoredInterest> {
  return trx
    .insertInto('interests')
    .values({ prospect_id: prospectId, ...columnsOf(submission), ...outcome, submitted_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Puts a new submission in the place of an earlier one, which is kept in the history; seat or place stay. */
export async function replaceInterest(
  trx: Statements,
  earlier: StoredInterest,
  submission: Submission,
  historyId: string,
  now: Date,
): Promise<StoredInterest> {
  await trx
    .insertInto('interest_history')
    .values({ id: historyId, ...historyOf(earlier) })
    .execute()
  return trx
    .updateTable('interests')
    .set({ ...columnsOf(submission), updated_at: now })
    .where('prospect_id', '=', earlier.prospect_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Gives a waiting interest its trial. */
export async function startTrial(trx: Statements, prospectId: number, endsAt: Date): Promise<StoredInterest> {
  return trx
    .updateTable('interests')
    .set({ outcome: 'trial', queue_number: null, trial_ends_at: endsAt })
    .where('prospect_id', '=', prospectId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Interests that wait, in the order of their arrival; a deleted prospect does not wait. */
function waiting(db: Statements) {
  return db
    .selectFrom('interests')
    .innerJoin('prospects', 'prospects.id', 'interests.prospect_id')
    .where('interests.outcome', '=', 'waitlist')
    .where('prospects.deleted_at', 'is', null)
}

/** The first `count` prospects of the queue. */
export async function findFirstWaiting(db: Statements, count: number): Promise<number[]> {
  const rows = await waiting(db).select('interests.prospect_id').orderBy('interests.queue_number').limit(count).execute()
  return rows.map((row) => row.prospect_id)
}

/** How many wait before a queue number. */
async function countWaitingBefore(db: Statements, queueNumber: number): Promise<number> {
  const row = await waiting(db)
    .where('interests.queue_number', '<', queueNumber)
    .select((column) => column.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/**
 * Leaves one interest where two prospects become one: a trial before a place, and the earlier place. The other one stays in the history;
 * a seat that it held is free again.
 */
export async function mergeInterests(trx: Statements, kept: number, gone: number, newId: () => string): Promise<void> {
  const phase = await lockPhase(trx)
  await trx.updateTable('interest_history').set({ prospect_id: kept }).where('prospect_id', '=', gone).execute()
  const [own, other] = [await findInterest(trx, kept), await findInterest(trx, gone)]
  if (other === undefined) return
  if (own !== undefined) {
    const [better, worse] = isBefore(own, other) ? [own, other] : [other, own]
    await trx
      .insertInto('interest_history')
      .values({ id: newId(), ...historyOf(worse), prospect_id: kept })
      .execute()
    await trx.deleteFrom('interests').where('prospect_id', '=', worse.prospect_id).execute()
    if (worse.outcome === 'trial') await writePhase(trx, { ...phase, seats_taken: phase.seats_taken - 1 })
    if (better === own) return
  }
  await trx.updateTable('interests').set({ prospect_id: kept }).where('prospect_id', '=', gone).execute()
}

/** Removes interests and their history of prospects that were set to lost before a moment. @returns how many held a seat */
export async function removeLostInterests(trx: Statements, before: Date): Promise<number> {
  const lost = trx.selectFrom('prospects').select('id').where('status', '=', 'lost').where('status_set_at', '<', before)
  await trx.deleteFrom('interest_history').where('prospect_id', 'in', lost).execute()
  const removed = await trx.deleteFrom('interests').where('prospect_id', 'in', lost).returning('outcome').execute()
  return removed.filter(({ outcome }) => outcome === 'trial').length
}

function isBefore(one: StoredInterest, other: StoredInterest): boolean {
  if (one.outcome !== other.outcome) return one.outcome === 'trial'
  return (one.queue_number ?? 0) <= (other.queue_number ?? 0)
}

/** An interest as the history keeps it. */
function historyOf(interest: StoredInterest) {
  return {
    prospect_id: interest.prospect_id,
    billing_name: interest.billing_name,
    billing_email: interest.billing_email,
    pricing_options: JSON.stringify(interest.pricing_options),
    price_per_month: interest.price_per_month,
    submitted_at: interest.updated_at,
  }
}

function columnsOf({ billingName, billingEmail, pricingOptions, price }: Submission) {
  return {
    billing_name: billingName,
    billing_email: billingEmail,
    pricing_options: JSON.stringify(pricingOptions),
    price_per_month: price.perMonth,
    price_per_year: price.perYear,
  }
}

/** Place in the queue, from 1; null for somebody who does not wait. */
export async function placeOf(db: Statements, { queue_number }: StoredInterest): Promise<number | null> {
  return queue_number === null ? null : (await countWaitingBefore(db, queue_number)) + 1
}
