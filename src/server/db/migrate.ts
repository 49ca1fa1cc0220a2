import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { loadMigrations } from './load-migrations.ts'
import type { Database } from './schema.ts'
import { reasonOf } from '../reason-of.ts'

/**
 * Brings the database to the tables of this release, under the migrator's lock: processes that start together are safe.
 * @param last name of the migration to stop after, for restoring a backup of an older release; the newest unless given
 * @returns names of the migrations that ran
 * @throws Error with a sentence for the operator; nothing of a failed migration stays
 */
export async function migrate(db: Kysely<Database>, last?: string): Promise<string[]> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: loadMigrations },
    // Named, because another schema of the same database may hold tables of the same names.
    migrationTableSchema: rows[0]?.schema ?? 'public',
  })
  const { error, results = [] } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error === undefined) return results.map((result) => result.migrationName)
  if (error instanceof Error && /^corrupted migrations: .* is missing$/.test(error.message)) {
    throw new Error('The database was written by a newer Credscout. Start that release, or restore a backup made by this one.', {
      cause: error,
    })
  }
  const failed = results.find((result) => result.status === 'Error')
  throw new Error(
    `The database could not be brought up to date${failed === undefined ? '' : ` (${failed.migrationName})`}: ${reasonOf(error)}`,
    { cause: error },
  )
}
