import { setTimeout } from 'node:timers/promises'
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import { inTransaction, type Statements } from '../db/transaction.ts'
import { type Claims, claimEnds, freeRanges } from './claim.ts'
import { isFirst, type Line, letNextGo, putBehind } from './line.ts'
import { afterRefusal, type Outcome, type Refusal, type Tries } from './tries.ts'

/** What every row has that is sent until it arrives: one claim is one try. */
type Sent = Pick<Selectable<Database['outbox']>, 'attempts' | 'give_up_at' | 'last_error'>

/** A table whose rows are sent until they arrive or are given up. */
export interface Sending<Row extends Sent> extends Claims, Tries {
  table: 'outbox' | 'webhook_deliveries'
  /** Column that names a row, and of rows that are due together gives the first. */
  key: string & keyof Row
  /** What a row becomes that has arrived, and the column that says when. */
  arrived: { status: string; at: string & keyof Row }
  /**
   * Which rows may go now, of a table called `due`; all unless given. Said by subqueries that give yes or no, asked row by row: `exists`
   * becomes a join, for which the whole table is read, and of `number = (…)` the planner expects one row and sorts all to find it.
   */
  only?: RawBuilder<SqlBool>
  /** Which rows go one after another; each goes by itself unless given. */
  line?: Line<Row>
  /** What is said of a row that was never tried in its time. */
  tooLate: string
}

/** Takes the row that has been due longest, for this process alone until the claim ends, and counts the try. */
export async function claimNext<Row extends Sent>(context: Context, queue: Sending<Row>): Promise<Row | undefined> {
  const { line } = queue
  for (;;) {
    const now = context.now()
    const { rows } = await claimStatement(queue, now).execute(context.db)
    if (rows[0] !== undefined || line === undefined) return rows[0]
    const next = await sql<Row>`select * from ${sql.table(queue.table)} where ${isNext(queue, now)}`.execute(context.db)
    if (next.rows[0] === undefined || !(await putBehind(context.db, line, next.rows[0]))) return undefined
  }
}

/** What `claimNext` asks: the next row, if nothing of its line is ahead of it. */
export function claimStatement<Row extends Sent>(queue: Sending<Row>, now: Date): RawBuilder<Row> {
  const { line } = queue
  return sql<Row>`
    update ${sql.table(queue.table)} as claimed
    set status = 'sending', attempts = attempts + 1, next_attempt_at = ${claimEnds(queue, now)}
    where ${isNext(queue, now)} ${line === undefined ? sql`` : sql`and ${isFirst(line, 'claimed')}`}
    returning *`
}

/**
 * Which row has been due longest: two ranges of one index, each in its order, so that neither what is put off nor what waits behind is
 * read. The second, of moments that a clock set back has left too far ahead, is looked at when nothing of the first is due.
 */
function isNext<Row extends Sent>(queue: Sending<Row>, now: Date): RawBuilder<SqlBool> {
  const { table, key, line, only = sql<SqlBool>`true` } = queue
  const dueKey = sql.ref(`due.${key}`)
  const first = (range: RawBuilder<SqlBool>) => sql`(
    select ${dueKey} from ${sql.table(table)} as due
    where due.status in ('waiting', 'sending') ${line === undefined ? sql`` : sql`and not due.behind`} and ${range} and ${only}
    order by due.next_attempt_at, ${dueKey} limit 1
    for update of due skip locked)`
  const { isPast, isTooFar } = freeRanges('due.next_attempt_at', queue, now)
  return sql<SqlBool>`${sql.ref(key)} = coalesce(${first(isPast)}, ${first(isTooFar)})`
}

/** Makes everything that is being sent due at once; for when it is known that nobody is sending. */
export async function endClaims(context: Context, { table }: Pick<Sending<Sent>, 'table'>): Promise<void> {
  const now = context.now()
  await sql`update ${sql.table(table)} set next_attempt_at = ${now} where status = 'sending'`.execute(context.db)
}

/**
 * Tries a claimed row, unless its time is over, and writes down what came of it.
 * @param send tries it; undefined when it arrived
 */
export async function tryOnce<Row extends Sent>(
  context: Context,
  queue: Sending<Row>,
  row: Row,
  send: () => Promise<Refusal | undefined>,
): Promise<void> {
  const outcome = await outcomeOf(context, queue, row, send)
  // What arrived and was not written down would be sent again: a database that is away for a moment is waited for.
  for (const pause of [100, 1_000, 5_000]) {
    try {
      return await recordOutcome(context.db, queue, row, outcome)
    } catch {
      await setTimeout(pause)
    }
  }
  await recordOutcome(context.db, queue, row, outcome)
}

async function outcomeOf<Row extends Sent>(
  { now }: Context,
  queue: Sending<Row>,
  row: Row,
  send: () => Promise<Refusal | undefined>,
): Promise<Outcome> {
  if (row.give_up_at <= now()) return { status: 'failed', error: row.last_error ?? queue.tooLate }
  const refusal = await send()
  return refusal === undefined ? { status: 'arrived', at: now() } : afterRefusal(queue, row, refusal, now())
}

/** Writes down what a try came to, unless another process has taken the row meanwhile: its try has another number. */
export async function recordOutcome<Row extends Sent>(
  db: Statements,
  queue: Sending<Row>,
  row: Row,
  outcome: Outcome,
): Promise<void> {
  const { table, key, arrived, line } = queue
  const statement = sql`
    update ${sql.table(table)} set ${changeOf(arrived, outcome)}
    where ${sql.ref(key)} = ${row[key]} and status = 'sending' and attempts = ${row.attempts}`
  if (line === undefined || outcome.status === 'waiting') {
    await statement.execute(db)
    return
  }
  await inTransaction(db, async (trx) => {
    await statement.execute(trx)
    await letNextGo(trx, line, row)
  })
}

function changeOf(arrived: { status: string; at: string }, outcome: Outcome) {
  switch (outcome.status) {
    case 'arrived':
      return sql`status = ${arrived.status}, ${sql.ref(arrived.at)} = ${outcome.at}, last_error = null`
    case 'waiting':
      return sql`status = 'waiting', last_error = ${outcome.error}, next_attempt_at = ${outcome.nextAttemptAt}`
    case 'failed':
      return sql`status = 'failed', last_error = ${outcome.error}`
  }
}
