import { createWriteStream } from 'node:fs'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Statements } from '../db/transaction.ts'
import { newHead, remark, Sum, type TableSum } from './backup-file.ts'
import { describeTables, fixPrinting, lastNumber, ranMigrations, rowsOf, type Table } from './tables.ts'

/**
 * Writes everything the database holds to a file, as it stood at one moment; others go on writing meanwhile.
 * The file holds what the database holds, secrets too: only its owner may read it. It is there whole or not at all.
 * @returns what each table came to
 * @throws Error with a sentence for the operator; there is no file then
 */
export async function writeBackup(db: Kysely<Database>, file: string, now: Date): Promise<TableSum[]> {
  if (existsSync(file)) throw new Error(`${file} exists already. Name another file, or remove this one first.`)
  const unfinished = `${file}.unfinished`
  rmSync(unfinished, { force: true })
  const sums: TableSum[] = []
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        await fixPrinting(trx)
        const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true })
        await pipeline(textOf(trx, now, sums), createGzip(), target)
      })
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
  return sums
}

async function* textOf(trx: Statements, now: Date, sums: TableSum[]): AsyncGenerator<string> {
  const migrations = await ranMigrations(trx)
  if (migrations.length === 0) throw new Error('The database contains no Credscout data; there is nothing to back up.')
  yield remark(newHead(now, migrations))
  for (const table of await describeTables(trx)) {
    const sum = new Sum()
    yield remark({ table: table.name })
    for await (const rows of rowsOf(trx, table)) {
      sum.add(rows)
      yield `${rows.join('\n')}\n`
    }
    const came = sum.of(table.name, await lastNumber(trx, table))
    sums.push(came)
    yield remark(came)
  }
  yield remark({ complete: true })
}

/** What a table comes to as it stands in the database; for comparing it with a backup. Within a transaction only. */
export async function sumOf(trx: Statements, table: Table): Promise<TableSum> {
  const sum = new Sum()
  for await (const rows of rowsOf(trx, table)) sum.add(rows)
  return sum.of(table.name, await lastNumber(trx, table))
}
