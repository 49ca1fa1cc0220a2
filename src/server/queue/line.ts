import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { inTransaction, type Statements } from '../db/transaction.ts'

/**
 * Rows of a table that go one after another: of those that are equal in these columns the first by its key that has not arrived. The
 * others are put behind it when a claim meets the first of them, in the column `behind`, and are read no more until one ends that is
 * ahead. Whoever writes a row needs to know nothing of this: one that is not marked is only looked at.
 */
export interface Line<Row> {
  table: string
  key: string & keyof Row
  columns: readonly (string & keyof Row)[]
}

const hasNotArrived = sql<SqlBool>`status in ('waiting', 'sending')`

/** Whether the row of the table called `alias` is the first of its line. A subquery: of a join all rows would be read. */
export function isFirst<Row extends object>({ table, key, columns }: Line<Row>, alias: string): RawBuilder<SqlBool> {
  const same = columns.map((column) => sql`${sql.ref(`ahead.${column}`)} = ${sql.ref(`${alias}.${column}`)}`)
  return sql<SqlBool>`(
    select ${sql.ref(`ahead.${key}`)} = ${sql.ref(`${alias}.${key}`)} from ${sql.table(table)} as ahead
    where ${sql.join(same, sql` and `)} and ${hasNotArrived} order by ${sql.ref(`ahead.${key}`)} limit 1)`
}

/** Rows that one statement puts behind another: it has its time. */
const atOnce = 1_000

/**
 * Puts a row behind what is ahead of it, and with it those that wait behind. What is ahead stays locked meanwhile: it cannot end unseen.
 * @returns whether something is ahead
 */
export async function putBehind<Row extends object>(db: Statements, line: Line<Row>, row: Row): Promise<boolean> {
  const { table, key } = line
  return inTransaction(db, async (trx) => {
    const { rows } = await sql`
      select from ${sql.table(table)} where ${isOf(line, row)} and ${sql.ref(key)} < ${row[key]} and ${hasNotArrived}
      order by ${sql.ref(key)} limit 1 for update`.execute(trx)
    if (rows.length === 0) return false
    await sql`
      update ${sql.table(table)} set behind = true
      where ${sql.ref(key)} = any (array(
        select ${sql.ref(key)} from ${sql.table(table)}
        where ${isOf(line, row)} and not behind
          and (${sql.ref(key)} = ${row[key]} or (${sql.ref(key)} > ${row[key]} and status = 'waiting'))
        order by ${sql.ref(key)} limit ${atOnce}))`.execute(trx)
    return true
  })
}

/** Lets the first of the line go of which a row has ended, in the transaction that ended it. */
export async function letNextGo<Row extends object>(trx: Statements, line: Line<Row>, ended: Row): Promise<void> {
  const { table, key } = line
  await sql`
    update ${sql.table(table)} set behind = false
    where behind and ${sql.ref(key)} = (
      select ${sql.ref(key)} from ${sql.table(table)} where ${isOf(line, ended)} and ${hasNotArrived}
      order by ${sql.ref(key)} limit 1)`.execute(trx)
}

/** Lets all go that are the first of their line: what was ahead of them was removed, or sent by a release that knew of no lines. */
export async function letFirstGo<Row extends object>(db: Statements, line: Line<Row>): Promise<void> {
  const { table } = line
  await sql`
    update ${sql.table(table)} as due set behind = false
    where behind and ${hasNotArrived} and ${isFirst(line, 'due')}`.execute(db)
}

function isOf<Row extends object>({ columns }: Line<Row>, row: Row): RawBuilder<unknown> {
  return sql.join(
    columns.map((column) => sql`${sql.ref(column)} = ${row[column]}`),
    sql` and `,
  )
}
