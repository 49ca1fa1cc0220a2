import { sql } from 'kysely'
import type { Statements } from '../db/transaction.ts'

/** A table as the database itself describes it, so that a new one is never forgotten. */
export interface Table {
  name: string
  /** Columns of its primary key; those of text are compared byte by byte, the same on every server. */
  key: { column: string; isText: boolean }[]
  /** Tables that its foreign keys point to. */
  needs: string[]
  /** Column whose numbers the database gives; null where there is none. */
  numbered: string | null
}

/** What is of one installation or of a day only, and is in no backup: its own key, kept answers, and counters of the limits. */
export const leftOut: ReadonlySet<string> = new Set(['installation', 'idempotency_keys', 'rate_limits'])

/** Every table of ours in the schema at hand that a backup holds; a table comes after those it points to. */
export async function describeTables(db: Statements): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select
      t.relname as name,
      (select json_agg(json_build_object('column', a.attname, 'isText', a.attcollation <> 0) order by k.place)
        from pg_index i cross join unnest(i.indkey) with ordinality as k(number, place)
        join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number
        where i.indrelid = t.oid and i.indisprimary) as key,
      coalesce((select json_agg(distinct other.relname)
        from pg_constraint c join pg_class other on other.oid = c.confrelid
        where c.conrelid = t.oid and c.contype = 'f' and other.oid <> t.oid), '[]') as needs,
      (select a.attname from pg_attribute a where a.attrelid = t.oid and a.attidentity <> '') as numbered
    from pg_class t join pg_namespace n on n.oid = t.relnamespace
    where t.relkind = 'r' and n.nspname = current_schema() and t.relname not like 'kysely\\_%'
    order by t.relname`.execute(db)
  return inOrder(rows.filter(({ name }) => !leftOut.has(name)))
}

function inOrder(tables: readonly Table[]): Table[] {
  const ordered: Table[] = []
  const place = (table: Table): void => {
    if (ordered.includes(table)) return
    for (const needed of tables) if (table.needs.includes(needed.name)) place(needed)
    ordered.push(table)
  }
  for (const table of tables) place(table)
  return ordered
}

/** Names of the migrations that made the database, oldest first; none where it holds nothing of ours. */
export async function ranMigrations(db: Statements): Promise<string[]> {
  const { rows: found } = await sql<{ found: boolean }>`
    select exists (select from information_schema.tables
      where table_schema = current_schema() and table_name = 'kysely_migration') as found`.execute(db)
  if (found[0]?.found !== true) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Values are written as text the same way on every server. Within a transaction only. */
export async function fixPrinting(trx: Statements): Promise<void> {
  await sql`set local timezone = 'UTC'`.execute(trx)
  await sql`set local extra_float_digits = 1`.execute(trx)
  await sql`set local bytea_output = 'hex'`.execute(trx)
}

/** Rows fetched at once: a kept page may be some megabytes. */
const atOnce = 200

/** Every row of a table as a line of JSON, in the order of its key, some at a time. Within a transaction only. */
export async function* rowsOf(trx: Statements, { name, key }: Table): AsyncGenerator<string[]> {
  const order = key.map(({ column, isText }) => (isText ? sql`${sql.ref(`t.${column}`)} collate "C"` : sql.ref(`t.${column}`)))
  await sql`
    declare rows no scroll cursor for
    select replace(row_to_json(t)::text, chr(10), ' ') as line from ${sql.table(name)} t order by ${sql.join(order)}`.execute(trx)
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(atOnce)} from rows`.execute(trx)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await sql`close rows`.execute(trx)
}

/** The last number that the database gave in a column; null where it has given none. */
export async function lastNumber(db: Statements, { name, numbered }: Table): Promise<number | null> {
  if (numbered === null) return null
  const { rows } = await sql<{ sequence: string }>`select pg_get_serial_sequence(${name}, ${numbered}) as sequence`.execute(db)
  const { rows: values } = await sql<{ last: number; given: boolean }>`
    select last_value as last, is_called as given from ${sql.raw(rows[0]?.sequence ?? '')}`.execute(db)
  const [value] = values
  return value?.given === true ? value.last : null
}

/** Lets the database go on counting after a number. */
export async function countOnFrom(db: Statements, { name, numbered }: Table, last: number | null): Promise<void> {
  if (numbered === null || last === null) return
  await sql`select setval(pg_get_serial_sequence(${name}, ${numbered}), ${last})`.execute(db)
}
