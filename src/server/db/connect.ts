import { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import { Client, Pool } from 'pg'
import { type Embedded, type EmbeddedOptions, openEmbedded } from './embedded.ts'
import { columnTypes, survive } from './pool.ts'
import type { Database } from './schema.ts'

/** Longest time a statement may run, and longest wait for a free connection, in milliseconds. */
export const databaseTimeouts: EmbeddedOptions = { statementTimeout: 10_000, queueTimeout: 10_000 }

/** Milliseconds beyond a statement's own time after which a connection that says nothing is given up. */
const silence = 3_000

/** A database that is open, and how to close it. */
export interface OpenDatabase {
  db: Kysely<Database>
  /** What it is, for the operator: 'embedded PostgreSQL in ./data'. */
  description: string
  close: () => Promise<void>
}

/**
 * Opens the database that the configuration names: DATABASE_URL, else the embedded one in the data directory.
 * @throws Error with a sentence for the operator when it cannot be reached
 */
export async function openDatabase(
  config: { databaseUrl: string | null; dataDir: string },
  timeouts = databaseTimeouts,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) return connectTo(config.databaseUrl, timeouts)
  return onEmbedded(await openEmbedded(config.dataDir, timeouts), `embedded PostgreSQL in ${config.dataDir}`)
}

/** The query builder on an embedded database. */
export function onEmbedded(embedded: Embedded, description: string): OpenDatabase {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: embedded.pool }) })
  return { db, description, close: () => embedded.close() }
}

/**
 * Connects to a PostgreSQL server and asks it one question, so that a wrong address is told at start.
 */
export async function connectTo(url: string, timeouts = databaseTimeouts): Promise<OpenDatabase> {
  const pool = survive(
    new Pool({
      connectionString: url,
      max: 10,
      types: columnTypes,
      connectionTimeoutMillis: timeouts.queueTimeout,
      statement_timeout: timeouts.statementTimeout,
      stream: () => impatientSocket(timeouts.statementTimeout + silence),
      idle_in_transaction_session_timeout: 60_000,
      application_name: 'credscout',
      keepAlive: true,
    }),
  )
  const { host, port } = new Client({ connectionString: url })
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new Error(
      `The database of DATABASE_URL does not answer at ${host}:${port} (${error instanceof Error && error.message !== '' ? error.message : 'no connection'}). Check that it runs and that the address, user and password are right.`,
      { cause: error },
    )
  }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return { db, description: `PostgreSQL at ${host}:${port}`, close: () => db.destroy() }
}

/** The server ends what takes too long; where its answer does not come either, it hangs or the network is cut. */
function impatientSocket(patience: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(patience, () => socket.destroy())
}
