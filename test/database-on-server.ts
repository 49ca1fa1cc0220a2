import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'

/** A database of its own on a PostgreSQL server. */
export interface DatabaseOnServer {
  /** Its address, as DATABASE_URL. */
  url: string
  /** Removes it, whoever is still connected. */
  drop: () => Promise<void>
}

let made = 0
/**
 * Makes an empty database on a server. Tests never share one by schemas: the migrator asks for the tables of every schema,
 * and fails when another test drops one at that moment.
 * @param server address of any database of the server
 */
export async function makeDatabaseOnServer(server: string): Promise<DatabaseOnServer> {
  made += 1
  const name = `test_${process.pid}_${Date.now()}_${made}`
  const maker = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: server, max: 1 }) }) })
  await sql`create database ${sql.id(name)}`.execute(maker)
  const address = new URL(server)
  address.pathname = `/${name}`
  return {
    url: address.href,
    drop: async () => {
      await sql`drop database ${sql.id(name)} with (force)`.execute(maker)
      await maker.destroy()
    },
  }
}
