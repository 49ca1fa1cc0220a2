import { closeSync, fsyncSync, openSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * The files of the cluster on disk. PostgreSQL decides what must reach the disk and when (its write-ahead log before a commit
 * is answered, everything else at a checkpoint); the file system that PGlite brings ignores that wish, so it is given one here.
 */
export class DurableFiles extends NodeFS {
  /** How often something was flushed to the disk. */
  flushes = 0
  readonly #flushFile: (file: number) => void

  /** @param flushFile what flushes an open file; the operating system's own unless given */
  constructor(folder: string, flushFile: (file: number) => void = fsyncSync) {
    super(folder)
    this.#flushFile = flushFile
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const flushed = (module: object) => {
      if (!hasNodeFiles(module)) return
      module.FS.filesystems.NODEFS.stream_ops.fsync = (stream) => {
        this.flushes += 1
        return flush(module, stream, this.#flushFile)
      }
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

function flush(module: NodeFiles, stream: NodeStream, flushFile: (file: number) => void): number {
  try {
    if (stream.nfd !== undefined) {
      flushFile(stream.nfd)
      return 0
    }
    const folder = openSync(module.FS.filesystems.NODEFS.realPath(stream.node), 'r')
    try {
      flushFile(folder)
    } finally {
      closeSync(folder)
    }
    return 0
  } catch {
    return inputOutputError
  }
}

/**
 * Parameters PostgreSQL is started with: PGlite's own, and where it runs on a disk its wish to flush switched on,
 * by the one method that reaches the files above.
 */
export function startParameters(durable: boolean): string[] {
  if (!durable) return PGlite.defaultStartParams
  const withoutFlushing = '-F'
  return [...PGlite.defaultStartParams.filter((one) => one !== withoutFlushing), '-c', 'wal_sync_method=fsync']
}
