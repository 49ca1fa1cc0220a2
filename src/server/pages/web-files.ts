import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { type SentFile, sentFile } from './send-file.ts'

/** A file of the built web. */
export interface WebFile extends SentFile {
  /** Its name changes with its content: browsers may keep it for ever. */
  immutable: boolean
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
 * Reads the files of a built folder, by the path they are asked for under ('/assets/app-1a2b.js').
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
    // Files are few and compressed once: as small as can be.
    const file = sentFile(readFileSync(path), contentType, compressible.has(extname(path)) ? 11 : null)
    return [[address, { ...file, immutable: address.startsWith('/assets/') }]]
  })
  return new Map(files)
}
