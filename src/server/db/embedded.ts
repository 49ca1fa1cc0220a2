import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Pool } from 'pg'
import { holdDataDirectory } from './data-directory.ts'
import { EmbeddedServer } from './embedded-server.ts'
import { EmbeddedSocket } from './embedded-socket.ts'
import { columnTypes, survive } from './pool.ts'
import { reasonOf } from '../reason-of.ts'

/** An open embedded database. */
export interface Embedded {
  /**
   * The one connection, handed out in the order it was asked for: a statement from outside never enters
   * an open transaction, it waits until that has ended.
   */
  pool: Pool
  /** All files of the cluster as one tar, to open copies from. */
  dump: () => Promise<Uint8Array>
  close: () => Promise<void>
}

export interface EmbeddedOptions {
  /** Milliseconds a statement may take. */
  statementTimeout: number
  /** Milliseconds a caller waits for the connection. */
  queueTimeout: number
}

/**
 * Opens the embedded PostgreSQL in a data directory, making it first when there is none.
 * @throws Error with a sentence for the operator when the directory is in use or cannot be opened
 */
export async function openEmbedded(dataDirectory: string, options: EmbeddedOptions): Promise<Embedded> {
  const letGo = holdDataDirectory(dataDirectory)
  const directory = join(dataDirectory, 'postgres')
  try {
    if (!existsSync(directory)) await makeCluster(directory)
    const server = new EmbeddedServer({ directory, load: null }, options.statementTimeout)
    await server.start()
    return opened(server, options, letGo)
  } catch (error) {
    letGo()
    throw new Error(
      `The database in ${directory} could not be opened (${reasonOf(error)}). Check that the disk has room; else restore a backup.`,
      { cause: error },
    )
  }
}

/** Opens a database that lives in memory only, from a dump or empty. */
export async function openInMemory(dump: Uint8Array<ArrayBuffer> | null, options: EmbeddedOptions): Promise<Embedded> {
  const server = new EmbeddedServer({ directory: null, load: dump ?? 'empty-cluster' }, options.statementTimeout)
  await server.start()
  return opened(server, options, () => {})
}

function opened(server: EmbeddedServer, options: EmbeddedOptions, letGo: () => void): Embedded {
  const pool = survive(
    new Pool({
      max: 1,
      stream: () => new EmbeddedSocket(server),
      ssl: false,
      user: 'postgres',
      database: 'postgres',
      types: columnTypes,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: options.queueTimeout,
    }),
  )
  return {
    pool,
    dump: () => server.dump(),
    close: async () => {
      try {
        if (!pool.ended) await pool.end()
        await server.close()
      } finally {
        letGo()
      }
    },
  }
}

/** Makes a cluster beside its place and moves it there when it is whole and on the disk. */
async function makeCluster(directory: string): Promise<void> {
  const unfinished = `${directory}.new`
  rmSync(unfinished, { recursive: true, force: true })
  const server = new EmbeddedServer({ directory: unfinished, load: 'empty-cluster' }, 60_000)
  await server.start()
  await server.close()
  flushBelow(unfinished)
  renameSync(unfinished, directory)
  flush(join(directory, '..'))
}

function flushBelow(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) flushBelow(path)
    else if (entry.isFile()) flush(path)
  }
  flush(folder)
}

function flush(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
