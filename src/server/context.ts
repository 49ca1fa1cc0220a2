import type { Research } from '#research'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './db/schema.ts'

/** Everything outside the process, as the handlers see it; built once at start, any part replaced in tests. */
export interface Context {
  config: Config
  /** Inside a repeatable request, the transaction it runs in. */
  db: Kysely<Database>
  research: Research
  /** Whether `research` can read bodies live on their websites. */
  liveReading: boolean
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
  log: Logger
}
