import { calls } from '#contract/calls.ts'
import type { Database } from '../db/schema.ts'
import type { Kysely, KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { withApp } from '../../../test/second-factors.ts'

/** Every statement that the database is asked, by its kind, in their order. */
function listening(db: Kysely<Database>): { db: Kysely<Database>; statements: string[] } {
  const statements: string[] = []
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(node.kind)
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  return { db: db.withPlugin(plugin), statements }
}

test('a wrong password is the same work for an unknown name, an account without and one with a second factor', async () => {
  const app = await startTestApp()
  const { db, statements } = listening(app.context.db)
  app.context.db = db
  await withApp(app, 'dana')
  await app.signedIn('lee')
  const workOf = async (username: string) => {
    statements.length = 0
    const answer = await app.anonymous().answer(calls.login, { body: { username, password: 'wrong horse' } })
    expect(answer).toMatchObject({ status: 401, body: { code: 'WRONG_CREDENTIALS' } })
    return [...statements]
  }
  const unknown = await workOf('nobody')
  expect(unknown.length).toBeGreaterThan(2)
  expect(await workOf('lee')).toEqual(unknown)
  expect(await workOf('dana')).toEqual(unknown)
})
