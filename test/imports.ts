import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const root = join(import.meta.dirname, '..')

/** What a file imports, as it names it: './b.ts', '#research', 'kysely'. */
function namesImportedIn(text: string): string[] {
  return [...text.matchAll(/\b(?:from|import)\s*\(?'([^']+)'/g)].map(([, named = '']) => named)
}

/** Paths of the files that a file imports, from the root; of packages nothing. */
export function importsOf(file: string, text: string): string[] {
  return namesImportedIn(text).flatMap((named) => {
    if (named.startsWith('.')) return [posix.join(posix.dirname(file), named)]
    if (named === '#research') return ['src/research/index.ts']
    return /^#(?:domain|contract)\//.test(named) ? [`src/${named.slice(1)}`] : []
  })
}

/** What every file of some rooms imports, by its path from the root; what is generated is left out. */
export function importsIn(rooms: readonly string[]): Map<string, string[]> {
  const files = rooms
    .flatMap((room) => readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts'))
  return new Map(files.map((file) => [file, importsOf(file, readFileSync(join(root, file), 'utf8'))]))
}
