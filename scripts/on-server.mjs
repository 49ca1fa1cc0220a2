// Which tests also run on a PostgreSQL server: told by what each opens, so that none is forgotten.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { root } from './prepare.mjs'

/** What opens the database of a test. */
const opening = ['test/database.ts', 'test/database-on-server.ts'].map((file) => join(root, file))

/**
 * Tests of the server that open a database and stay on the embedded one, each with its reason.
 * @type {Readonly<Record<string, string>>}
 */
export const onEmbeddedAlone = {
  'src/server/fair-use.test.ts': 'asks tens of thousands of times; rate-limit.test.ts proves the same counters on a server',
  'src/server/http/doors.test.ts':
    'keeps the one connection of the embedded database busy; db/hung-database.on-server.test.ts is the same for a server',
  'src/server/identities/provider.test.ts':
    'talks to a provider of its own; what it stores, identities/connecting.test.ts proves on a server',
  'src/server/mail/templates/templates.test.ts':
    'holds the words of emails; mail/delivery.test.ts proves on a server how they are stored',
  'src/server/mcp/stdio.test.ts': 'is about standard input and output; mcp/mcp.test.ts asks the same calls on a server',
  'src/server/security-headers.test.ts': 'is about the headers of answers, which no database knows',
  'src/server/main.test.ts': 'starts servers of its own, each on the database that the test names',
  'src/server/mail/killed-server.test.ts': 'kills a server of its own, which holds the embedded database',
}

/**
 * Every test of the server that opens a database, unless it is named above, and every test of what only a server has.
 * @returns {string[]} paths from the root
 */
export function testsOnServer() {
  const files = ['src/server', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => join(folder, file)),
  )
  return files
    .filter((file) => file.endsWith('.on-server.test.ts') || (file.startsWith(join('src', 'server')) && opensDatabase(file)))
    .filter((file) => !(file in onEmbeddedAlone))
    .toSorted((one, other) => (one < other ? -1 : 1))
}

/**
 * Whether a test opens a database, itself or by what it imports of `test`.
 * @param {string} file
 */
export function opensDatabase(file) {
  const seen = new Set()
  /** @param {string} path */
  const leadsThere = (path) => {
    if (opening.includes(path)) return true
    if (seen.has(path) || !existsSync(path)) return false
    seen.add(path)
    const imported = [...readFileSync(path, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, to]) => resolve(dirname(path), to))
    return imported.some((to) => relative(join(root, 'test'), to).startsWith('..') === false && leadsThere(to))
  }
  return leadsThere(join(root, file))
}
