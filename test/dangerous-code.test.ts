import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src')

/** Every file that is shipped and runs, by its path. */
const texts = new Map(
  readdirSync(source, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name).slice(source.length + 1)
    const runs = entry.isFile() && /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)
    return runs ? [[path, readFileSync(join(source, path), 'utf8')] as const] : []
  }),
)

function holding(shape: RegExp): string[] {
  expect(texts.size).toBeGreaterThan(300)
  return [...texts].flatMap(([path, text]) => (shape.test(text) ? [path] : [])).toSorted()
}

test.each([
  ['makes code of a text', /\beval\(|new Function\(|node:vm\b|setTimeout\(\s*['"`]/],
  ['writes HTML into a page by script', /\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|DOMParser/],
  ['speaks to other windows', /window\.postMessage|addEventListener\('message'/],
  ['opens a socket of its own to the browser', /new WebSocket\(|EventSource\(/],
  ['encrypts or signs by hand', /createCipher|createDecipher|createSign\(|generateKeyPair|publicEncrypt|subtle\./],
  ['stores what a browser keeps for good', /indexedDB|document\.cookie/],
])('nothing that is shipped %s', (_what, shape) => {
  expect(holding(shape)).toEqual([])
})

test('one place starts another process: the one that reads pages, itself, with nothing of a request in its words', () => {
  expect(holding(/node:child_process|\bexecFile|\bspawn\(/)).toEqual(['research/readers/reader-process.ts'])
})

test('raw HTML is set in three places, each with text of our own making', () => {
  expect(holding(/dangerouslySetInnerHTML/)).toEqual([
    'web/public/account/account-island.tsx',
    'web/public/page-document.tsx',
    'web/public/page-head.tsx',
  ])
})

test('hashes are SHA-256, by node:crypto; passwords are hashed by argon2id; keyed hashes are HMAC-SHA-256', () => {
  const named = [...texts.values()].flatMap((text) =>
    [...text.matchAll(/\b(?:createHash|createHmac|hash|derive)\(\s*'([^']+)'/g)].map(([, algorithm]) => algorithm ?? ''),
  )
  expect(named.length).toBeGreaterThan(8)
  expect(new Set(named)).toEqual(new Set(['sha256', 'argon2id']))
})

test('cookies are set in one place, with all that holds them', () => {
  expect(holding(/\b(?:generate|set|serialize)(?:Signed)?Cookie\(/)).toEqual(['server/http/secret-cookies.ts'])
  expect(holding(/'set-cookie'/)).toEqual(['server/http/answer.ts', 'server/http/app.ts'])
})

test('SHA-1 stands in one place: codes of authenticator apps, by its keyed hash, as every app knows them', () => {
  expect(holding(/sha-?1\b(?!\d)/i)).toEqual(['server/factors/authenticator-app.ts'])
  // It numbered rows that were there before; it vouches for nothing.
  expect(holding(/\bmd5\b/i)).toEqual(['server/db/migrations/0022-events.ts'])
})

test('the audit log is written in one place, and what is over its time is removed in one', () => {
  expect(holding(/insertInto\('events'\)/)).toEqual(['server/events/record.ts'])
  expect(holding(/updateTable\('events'\)/)).toEqual([])
  expect(holding(/deleteFrom\('events'\)/)).toEqual(['server/events/sweep.ts'])
})

test('secrets use the system’s random generator; Math.random only spreads retries', () => {
  expect(holding(/Math\.random\(/)).toEqual(['server/db/transaction.ts'])
  expect(holding(/\brandomBytes\(/)).toContain('server/ids.ts')
})

test('SQL is written by the query builder: no text is put together to a statement', () => {
  // The command for backups names a sequence as the database itself quotes it.
  expect(holding(/sql\.raw\(|\bexecuteQuery\(\s*`|\.query\(\s*`[^`]*\$\{/)).toEqual(['server/backup/tables.ts'])
})
