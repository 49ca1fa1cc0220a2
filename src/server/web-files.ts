import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** A file of the built web, as it is sent. */
export interface WebFile {
  contentType: string
  bytes: Buffer<ArrayBuffer>
  etag: string
  /** Its name changes with its content: browsers may keep it for ever. */
  immutable: boolean
  /** The same bytes compressed by brotli, made once; null where that saves nothing. */
  compressed: () => Promise<Buffer<ArrayBuffer>> | null
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const compressible = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.txt', '.svg'])

/**
 * Reads the files of a built web folder, by the path they are asked for under ('/assets/app-1a2b.js').
 * Only what was found here can ever be sent: no path of a request reaches the disk. Empty when the folder is not there.
 */
export function readWebFiles(folder: string): ReadonlyMap<string, WebFile> {
  if (!existsSync(folder)) return new Map()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.flatMap((entry): [string, WebFile][] => {
    const path = join(entry.parentPath, entry.name)
    const address = `/${relative(folder, path).split(sep).join('/')}`
    const contentType = contentTypes[extname(path)]
    // Hidden files (the build's manifest) and kinds the web does not use stay inside.
    if (!entry.isFile() || contentType === undefined || address.includes('/.')) return []
    return [[address, webFile(address, readFileSync(path), contentType)]]
  })
  return new Map(files)
}

const compress = promisify(brotliCompress)

function webFile(address: string, bytes: Buffer<ArrayBuffer>, contentType: string): WebFile {
  let compressed: Promise<Buffer<ArrayBuffer>> | undefined
  return {
    contentType,
    bytes,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    immutable: address.startsWith('/assets/'),
    compressed: () => {
      if (!compressible.has(extname(address)) || bytes.length < 512) return null
      compressed ??= compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      return compressed
    },
  }
}
