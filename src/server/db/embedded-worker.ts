import { closeSync, fsyncSync, openSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { dataDir as emptyCluster } from '@electric-sql/pglite-prepopulatedfs'

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

/**
 * The files of the cluster on disk. PostgreSQL decides what must reach the disk and when (its write-ahead log before a commit
 * is answered, everything else at a checkpoint); the file system that PGlite brings ignores that wish, so it is given one here.
 */
class DurableFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const flushed = (module: object) => {
      if (hasNodeFiles(module)) module.FS.filesystems.NODEFS.stream_ops.fsync = (stream) => flush(module, stream)
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), flushed] } }
  }
}

interface NodeStream {
  nfd?: number
  node: object
}

interface NodeFiles {
  FS: {
    filesystems: {
      NODEFS: { realPath: (node: object) => string; stream_ops: { fsync?: (stream: NodeStream) => number } }
    }
  }
}

function hasNodeFiles(module: object): module is NodeFiles {
  return 'FS' in module
}

/** The errno of 'input/output error' in the C library that PostgreSQL is compiled with. */
const inputOutputError = 29

function flush(module: NodeFiles, stream: NodeStream): number {
  try {
    if (stream.nfd !== undefined) {
      fsyncSync(stream.nfd)
      return 0
    }
    const folder = openSync(module.FS.filesystems.NODEFS.realPath(stream.node), 'r')
    try {
      fsyncSync(folder)
    } finally {
      closeSync(folder)
    }
    return 0
  } catch {
    return inputOutputError
  }
}

async function open({ directory, load }: EmbeddedStart): Promise<PGlite> {
  const withoutFsync = '-F'
  const startParams = PGlite.defaultStartParams.filter((parameter) => directory === null || parameter !== withoutFsync)
  const loadDataDir = load === null ? undefined : load === 'empty-cluster' ? await emptyCluster() : new Blob([load])
  return PGlite.create({
    ...(directory === null ? {} : { fs: new DurableFiles(directory) }),
    ...(loadDataDir === undefined ? {} : { loadDataDir }),
    // 'fsync' is the one way to flush that reaches the file system above; 16 MB of buffers save 90 MB of memory.
    startParams: [...startParams, '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
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

if (parentPort !== null) {
  const port = parentPort
  const answer = (value: EmbeddedAnswer) => port.postMessage(value)
  const start: EmbeddedStart = workerData
  try {
    const database = await open(start)
    port.on('message', (request: EmbeddedRequest) => {
      serve(database, request).then(
        (value) => {
          answer(value)
          if ('closed' in value) port.close()
        },
        (error: unknown) => answer({ failed: String(error) }),
      )
    })
    answer({ ready: true })
  } catch (error) {
    answer({ failed: error instanceof Error ? error.message : String(error) })
  }
}
