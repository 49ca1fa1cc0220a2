import { expect, test } from 'vitest'
import { callTable } from './calls.ts'

/** Names that programs of others rely on, as they were decided: a call that is renamed is missing here, not gone in silence. */
const decided = [
  'PATCH /api/searches/:id',
  'GET /api/searches/:id/notes',
  'PUT /api/searches/:id/notes',
  'GET /api/searches/:id/timeline',
  'GET /api/searches/:id/export.csv',
  'GET /api/searches/:id/export.json',
  'GET /api/searches/:id/export.jsonld',
  'GET /api/searches/export.csv',
  'POST /api/searches/import',
  'PATCH /api/share/:shareId',
  'PATCH /api/user',
  'POST /api/password',
  'GET /api/tokens',
  'POST /api/tokens',
  'GET /api/webhooks',
  'POST /api/webhooks',
]

/** Places that were given up; each thing has one. */
const givenUp = ['/api/searches/:id/work', '/api/searches/:id/events', '/api/export', '/api/imports']

const names = Object.values(callTable).map(({ method, path }) => `${method} ${path}`)

test('calls stand at the names that were decided', () => {
  expect(decided.filter((name) => !names.includes(name))).toEqual([])
})

test('no call stands beside its name at a former one', () => {
  expect(names.filter((name) => givenUp.some((path) => name.includes(` ${path}`)))).toEqual([])
})
