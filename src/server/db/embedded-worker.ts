import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { dataDir as emptyCluster } from '@electric-sql/pglite-prepopulatedfs'
import { DurableFiles, startParameters } from './durable-files.ts'

/** What the worker is started with. */
export interface EmbeddedStart {
  /** Folder of the cluster; null: in memory. */
  directory: string | null
  /** Files to begin with: an empty cluster, or a dumped one (tar). Null: the folder holds a cluster. */
  load: 'empty-cluster' | Uint8Array<ArrayBuffer> | null
}

/** What the worker is told: a batch of protocol messages that ends in a Sync or Query, or another wish. */
export type EmbeddedRequest = Uint8Array | 'dump' | 'close'

/** What it answers: 'ready' once, then one answer a request. */
export type EmbeddedAnswer = { ready: true } | { bytes: Uint8Array<ArrayBuffer> } | { closed: true } | { failed: string }

async function open({ directory, load }: EmbeddedStart): Promise<PGlite> {
  const files = directory === null ? undefined : new DurableFiles(directory)
  const loadDataDir = load === null ? undefined : load === 'empty-cluster' ? await emptyCluster() : new Blob([load])
  return PGlite.create({
    ...(files === undefined ? {} : { fs: files }),
    ...(loadDataDir === undefined ? {} : { loadDataDir }),
    // 16 MB of buffers save 90 MB of memory.
    startParams: [...startParameters(directory !== null), '-c', 'shared_buffers=16MB'],
  })
}

async function serve(database: PGlite, request: EmbeddedRequest): Promise<EmbeddedAnswer> {
  if (request === 'close') {
    await database.close()
    return { closed: true }
  }
  if (request === 'dump') {
    const dump = await database.dumpDataDir('none')
    return { bytes: new Uint8Array(await dump.arrayBuffer()) }
  }
  const parts: Uint8Array[] = []
  await database.execProtocolRawStream(request, { syncToFs: false, onRawData: (bytes) => parts.push(bytes.slice()) })
  return { bytes: joined(parts) }
}

/** One array of exactly the bytes: a slice of a shared pool would send the whole pool to the other thread. */
function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of parts) {
    bytes.set(part, offset)
    offset += part.length
  }
  return bytes
}

/** What the file system of the compiled database throws is an object with a number alone. Source: WASI, `errno`. */
const fileErrors: ReadonlyMap<number, string> = new Map([
  [2, 'its files may not be read or written'],
  [29, 'its disk answers with an error'],
  [51, 'its disk is full'],
  [54, 'it is no folder'],
  [69, 'its disk can only be read'],
])

if (parentPort !== null) {
  const port = parentPort
  const answer = (value: EmbeddedAnswer) => port.postMessage(value, [])
  const start: EmbeddedStart = workerData
  try {
    const database = await open(start)
    port.on('message', (request: EmbeddedRequest) => void respond(database, request, answer))
    answer({ ready: true })
  } catch (error) {
    answer({ failed: reason(error) })
  }
}

async function respond(database: PGlite, request: EmbeddedRequest, answer: (value: EmbeddedAnswer) => void): Promise<void> {
  try {
    answer(await serve(database, request))
    if (request === 'close') parentPort?.close()
  } catch (error) {
    answer({ failed: reason(error) })
  }
}

function reason(error: unknown): string {
  if (error instanceof Error) return error.message
  if (typeof error !== 'object' || error === null || !('errno' in error)) return String(error)
  const number = Number(error.errno)
  return fileErrors.get(number) ?? `its files answer with error ${number}`
}
