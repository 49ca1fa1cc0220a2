import { type Kysely, sql } from 'kysely'
import { migrate } from '../db/migrate.ts'
import { loadMigrations } from '../db/load-migrations.ts'
import type { Database } from '../db/schema.ts'
import type { Statements } from '../db/transaction.ts'
import { sumOf } from './backup.ts'
import { type Head, readBackup, type TableSum } from './backup-file.ts'
import { countOnFrom, describeTables, fixPrinting, leftOut, ranMigrations, type Table } from './tables.ts'

/** Tables in which the migrations themselves write a first row. */
const begun = new Set(['phase'])

/**
 * Puts a backup into an empty database, all of it or nothing, and brings the tables to this release afterward.
 * The file is read through and checked before the database is touched; then every table is compared with it.
 * @returns what each table came to, as written in the backup and found in the database
 * @throws Error with a sentence for the operator
 */
export async function restoreBackup(db: Kysely<Database>, file: string): Promise<TableSum[]> {
  const head = await checkFile(file)
  await refuseFull(db, head)
  await migrate(db, head.migrations.at(-1))
  const sums = await db.transaction().execute(async (trx) => {
    await fixPrinting(trx)
    const tables = new Map((await describeTables(trx)).map((table) => [table.name, table]))
    for (const name of begun) await sql`delete from ${sql.table(name)}`.execute(trx)
    return fill(trx, tables, file)
  })
  await migrate(db)
  return sums
}

async function checkFile(file: string): Promise<Head> {
  let head: Head | undefined
  for await (const piece of readBackup(file)) if ('head' in piece) head = piece.head
  if (head === undefined) throw new Error(`${file} is empty.`)
  const known = await loadMigrations()
  if (!head.migrations.every((name) => name in known)) {
    throw new Error(`The backup ${file} was made by a newer Credscout. Restore it with that release.`)
  }
  return head
}

/** Empty is a database without our tables, or with those of the backup's release or an older one and no row in them. */
async function refuseFull(db: Kysely<Database>, head: Head): Promise<void> {
  const ran = await ranMigrations(db)
  if (ran.some((name) => !head.migrations.includes(name))) {
    throw new Error('The database has tables of a newer release than the backup. Restore into an empty database.')
  }
  for (const { name } of ran.length === 0 ? [] : await describeTables(db)) {
    if (begun.has(name)) continue
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) {
      throw new Error(`The database is not empty: there are rows in '${name}'. Restore into an empty database.`)
    }
  }
}

async function fill(trx: Statements, tables: Map<string, Table>, file: string): Promise<TableSum[]> {
  const sums: TableSum[] = []
  for await (const piece of readBackup(file)) {
    // Backups of older releases hold tables that are left out now.
    const table = 'sum' in piece ? piece.sum.table : 'rows' in piece ? piece.table : ''
    if (leftOut.has(table)) continue
    if ('rows' in piece) await insertRows(trx, named(tables, piece.table), piece.rows)
    if (!('sum' in piece)) continue
    const { sum } = piece
    const restored = named(tables, sum.table)
    await countOnFrom(trx, restored, sum.lastNumber)
    const found = await sumOf(trx, restored)
    if (found.rows !== sum.rows || found.sha256 !== sum.sha256) {
      throw new Error(`The rows of '${sum.table}' are not the same in the database as in the backup. Nothing was restored.`)
    }
    sums.push(sum)
  }
  return sums
}

function named(tables: Map<string, Table>, name: string): Table {
  const table = tables.get(name)
  if (table === undefined) throw new Error(`The backup has a table '${name}' that this release does not know.`)
  return table
}

async function insertRows(trx: Statements, { name }: Table, rows: readonly string[]): Promise<void> {
  const table = sql.table(name)
  await sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${`[${rows.join(',')}]`}::json)`.execute(
    trx,
  )
}
