import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { onEmbeddedAlone, opensDatabase, testsOnServer } from '../scripts/on-server.mjs'

const listed = testsOnServer()

test('every test of the server that opens a database runs on a PostgreSQL server, too, unless a reason says why not', () => {
  for (const noun of [
    'queue',
    'factors',
    'identities',
    'persons',
    'weekly-summary',
    'all-prospects',
    'mcp',
    'imports',
    'idempotency',
  ]) {
    expect(
      listed.filter((file) => file.startsWith(`src/server/${noun}`)),
      noun,
    ).not.toEqual([])
  }
  // By a helper of `test`, which opens it.
  expect(listed).toContain('src/server/identities/connecting.test.ts')
  expect(listed).toContain('test/two-processes.on-server.test.ts')
  expect(listed).not.toContain('src/server/config.test.ts')
  for (const [file, reason] of Object.entries(onEmbeddedAlone)) {
    expect(existsSync(file) && opensDatabase(file), file).toBe(true)
    expect(reason.length).toBeGreaterThan(20)
    expect(listed).not.toContain(file)
  }
})

test('npm test takes this list', () => {
  expect(readFileSync('scripts/test.mjs', 'utf8')).toContain('...testsOnServer()')
})
