/** A PostgreSQL server of its own on loopback. */
export interface PostgresServer {
  /** Names its database 'postgres'. */
  url: string
  /** Ends every process of it at once, as a power cut would. */
  kill: () => Promise<void>
  /** Starts it again after `kill`, on the same files and port; done when it has recovered. */
  start: () => Promise<void>
  /** Ends it and removes its files. */
  stop: () => Promise<void>
}

/**
 * Starts a PostgreSQL server with an empty cluster in a temporary folder.
 * @param options fsync: whether it flushes to the disk as a real one does; off unless given, for tests are quicker so
 */
export function startPostgres(options?: { fsync?: boolean }): Promise<PostgresServer>
