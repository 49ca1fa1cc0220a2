import { EventEmitter } from 'node:events'
import type { Directory, Readers, Research } from '#research'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { type OpenDatabase, openDatabase } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import type { Database } from './db/schema.ts'
import { createIds } from './ids.ts'
import { createLog } from './log.ts'
import type { LookupRuns } from './lookups/run.ts'
import { configureResearch, loadDirectory } from './research.ts'

/** Everything outside the process, as the handlers see it; built once at start, any part replaced in tests. */
export interface Context {
  config: Config
  /** Inside a repeatable request, the transaction it runs in. */
  db: Kysely<Database>
  research: Research
  /** Whether `research` can read bodies live on their websites. */
  liveReading: boolean
  /** Where pages and files of strangers are read. */
  readers: Readers
  /** The time; fixed in tests. */
  now: () => Date
  /** Random keys. */
  ids: {
    /** A new key for a row, sortable by time (UUID version 7). */
    row: () => string
    /** A secret of 256 bits, URL-safe. */
    secret: () => string
    /** A share id of 144 bits, URL-safe, 24 characters. */
    share: () => string
  }
  /** The installation's own key, the same in all its processes: for hashes that nobody else can make or test. */
  installationKey: string
  log: Logger
  /** The look-ups that this process runs. */
  runs: LookupRuns
  /** What happened in this process, for parts of it that would otherwise learn of it a moment later. */
  signals: EventEmitter<Signals>
}

export interface Signals {
  'mail-written': []
  'import-row-waits': []
}

/** A context and how to let go of what it holds. */
export interface OpenContext {
  context: Context
  /** What the database is, for the operator. */
  databaseDescription: string
  close: () => Promise<void>
}

/**
 * Opens everything the product needs: database, brought up to date, engine, log.
 * @throws Error with a sentence for the operator; nothing stays open then
 */
export async function openContext(config: Config): Promise<OpenContext> {
  const [database, directory] = await openBoth(config)
  try {
    await migrate(database.db)
    const { key: installationKey } = await database.db.selectFrom('installation').select('key').executeTakeFirstOrThrow()
    const now = () => new Date()
    const { research, readers, liveReading, close } = configureResearch(config, directory, database.db, now)
    const context: Context = {
      config,
      db: database.db,
      research,
      liveReading,
      readers,
      now,
      ids: createIds(now),
      installationKey,
      log: createLog(config.logLevel),
      runs: new Map(),
      signals: new EventEmitter(),
    }
    const closeAll = async () => {
      await close()
      await database.close()
    }
    return { context, databaseDescription: database.description, close: closeAll }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The database opens in its own thread while this one loads the catalogue. */
async function openBoth(config: Config): Promise<[OpenDatabase, Directory]> {
  const opening = openDatabase(config)
  try {
    const directory = loadDirectory()
    return [await opening, directory]
  } catch (error) {
    const opened = await opening.catch(() => undefined)
    await opened?.close()
    throw error
  }
}
