import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsIn, importsOf } from './imports.ts'

/** Rooms in which no two files know each other, not even by types. The linter sees circles of values everywhere, and none of types. */
const rooms = [
  'src/domain',
  'src/contract',
  'src/server',
  'src/web',
  'src/research',
  'evaluation',
  'test',
  'bench',
  'judges',
  'scripts',
]

/** Circles among files: of each the path that leads back to its beginning. */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = []
  const done = new Set<string>()
  const follow = (file: string, path: string[]): void => {
    const start = path.indexOf(file)
    if (start !== -1) circles.push([...path.slice(start), file])
    if (start !== -1 || done.has(file)) return
    for (const next of imports.get(file) ?? []) follow(next, [...path, file])
    done.add(file)
  }
  for (const file of imports.keys()) follow(file, [])
  return circles
}

/** Rooms with a folder for each noun, in the order of their tables in ARCHITECTURE.md. */
const ofNouns = ['domain', 'research', 'research/document', 'research/lexicon', 'research/model', 'research/reader']

/** What a room's table in ARCHITECTURE.md names, in its order: folders, and a file beside them that one of them imports. */
function nounsOf(room: string): string[] {
  const architecture = readFileSync(join(import.meta.dirname, '../ARCHITECTURE.md'), 'utf8')
  const table = architecture.split(`| folder of \`${room}\` | contains |`)[1]?.split('\n\n')[0] ?? ''
  return Array.from(table.matchAll(/^\| `([a-z-]+(?:\.ts)?)` \|/gm), ([, noun = '']) => noun)
}

test('a circle is found, also one of types', () => {
  const a = importsOf('src/domain/a.ts', "import type { B } from './b.ts'\nimport * as z from 'zod/mini'")
  const b = importsOf('src/domain/b.ts', "import { a } from '#domain/a.ts'")
  expect(circlesIn(new Map(Object.entries({ 'src/domain/a.ts': a, 'src/domain/b.ts': b })))).toEqual([
    ['src/domain/a.ts', 'src/domain/b.ts', 'src/domain/a.ts'],
  ])
})

test.each(ofNouns)('a folder of %s imports only from those above it in ARCHITECTURE.md', (room) => {
  const nouns = nounsOf(room)
  const nounOf = (file: string) => file.slice(`src/${room}/`.length).split('/')[0] ?? ''
  /** A file beside the folders puts them together: it may import from all, and no folder from it. */
  const placeOf = (file: string) => (nouns.includes(nounOf(file)) ? nouns.indexOf(nounOf(file)) : nouns.length)
  const files = [...importsIn([`src/${room}`])].filter(([file]) => !/\.test\.ts$|\/example-[^/]+$/.test(file))
  const folders = new Set(files.map(([file]) => nounOf(file)).filter((noun) => !noun.endsWith('.ts')))
  expect([...folders].toSorted()).toEqual(nouns.filter((noun) => !noun.endsWith('.ts')).toSorted())
  const upwards = files.flatMap(([file, imported]) =>
    imported
      .filter((other) => other.startsWith(`src/${room}/`) && placeOf(other) > placeOf(file))
      .map((other) => `${file}: ${other}`),
  )
  expect(upwards).toEqual([])
})

test('there are no circular imports within a room', () => {
  const imports = importsIn(rooms)
  expect(imports.size).toBeGreaterThan(1_500)
  expect(circlesIn(imports).map((circle) => circle.join(' → '))).toEqual([])
})
