import { calls } from '#contract/calls.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { type SignedIn, startTestApp, type TestApp, testPassword } from '../../../test/app.ts'
import { emptyDatabase } from '../../../test/database.ts'
import { migrate } from '../db/migrate.ts'
import { loadMigrations } from '../db/load-migrations.ts'
import { enableByOperator, giveRoleByOperator } from './by-operator.ts'

let app: TestApp
let ada: SignedIn
beforeEach(async () => {
  app = await startTestApp()
  ada = await app.administrator('ada')
})

const give = (by: SignedIn, to: SignedIn, role: 'admin' | 'member') =>
  by.answer(calls.changeRole, { params: { id: to.user.id }, body: { role } })
const administrators = async () =>
  (
    await app.context.db
      .selectFrom('users')
      .select('username')
      .where('role', '=', 'admin')
      .where('disabled_at', 'is', null)
      .execute()
  )
    .map(({ username }) => username)
    .toSorted()

describe('a role', () => {
  test('is given by administrators, holds from the next request on, and everybody sees it', async () => {
    const dana = await app.signedIn('dana')
    expect(await dana.call(calls.getUser)).toMatchObject({ role: 'member' })
    expect(await give(dana, dana, 'admin')).toMatchObject({ status: 403, body: { code: 'ADMIN_ONLY' } })
    expect((await give(ada, dana, 'admin')).status).toBe(204)
    expect(await dana.call(calls.getUser)).toMatchObject({ role: 'admin' })
    expect((await give(dana, ada, 'member')).status).toBe(204)
    expect((await give(ada, dana, 'member')).status).toBe(403)
    const lee = await app.signedIn('lee')
    const listed = await lee.call(calls.listUsers)
    expect(new Map(listed.map(({ username, role }) => [username, role]))).toEqual(
      new Map([
        ['ada', 'member'],
        ['dana', 'admin'],
        ['lee', 'member'],
      ]),
    )
  })

  test('is admin or member', async () => {
    const body = JSON.stringify({ role: 'owner' })
    const headers = { 'content-type': 'application/json' }
    const answer = await ada.fetch(`/api/users/${ada.user.id}/role`, { method: 'PUT', headers, body })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ field: 'role', message: "Role must be 'admin' or 'member'." })
  })
})

describe('the last administrator', () => {
  test('stays one, and is told why', async () => {
    expect(await give(ada, ada, 'member')).toMatchObject({
      status: 409,
      body: { code: 'LAST_ADMIN', message: 'This is the only administrator. Make someone else an administrator first.' },
    })
    const dana = await app.signedIn('dana')
    await give(ada, dana, 'admin')
    await ada.call(calls.disableUser, { params: { id: dana.user.id } })
    // One who cannot sign in does not count.
    expect((await give(ada, ada, 'member')).status).toBe(409)
  })

  test('stays when two step down at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const other = await app.administrator(`other-${round}`)
      const answers = await Promise.all([give(ada, ada, 'member'), give(other, other, 'member')])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
      expect(await administrators()).toHaveLength(1)
      await app.context.db.updateTable('users').set({ role: 'member' }).execute()
      await app.context.db.updateTable('users').set({ role: 'admin' }).where('username', '=', 'ada').execute()
    }
  })

  test('stays when two disable, or demote, each other at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const other = await app.administrator(`other-${round}`)
      const disable = (by: SignedIn, whom: SignedIn) => by.answer(calls.disableUser, { params: { id: whom.user.id } })
      const change = round % 2 === 0 ? disable : (by: SignedIn, whom: SignedIn) => give(by, whom, 'member')
      const answers = await Promise.all([change(ada, other), change(other, ada)])
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
      expect(await administrators()).toHaveLength(1)
      await app.context.db.updateTable('users').set({ role: 'member', disabled_at: null }).execute()
      await app.context.db.updateTable('users').set({ role: 'admin' }).where('username', '=', 'ada').execute()
      if ((await ada.answer(calls.getUser)).status === 401) {
        await ada.call(calls.login, { body: { username: 'ada', password: testPassword } })
      }
    }
  })
})

describe('the operator', () => {
  test('makes an administrator where none is left who could, and opens their account', async () => {
    await app.signedIn('dana')
    await app.context.db.updateTable('users').set({ disabled_at: app.clock.now() }).execute()
    expect(await giveRoleByOperator(app.context, 'DANA', 'admin')).toBe(
      "DANA is an administrator now. The account is disabled; 'credscout user enable' opens it.",
    )
    expect(await enableByOperator(app.context, 'dana')).toBe('dana can sign in again.')
    expect(await administrators()).toEqual(['dana'])
  })

  test('takes the role of the last one no more than others do, and is told what is not right', async () => {
    await expect(giveRoleByOperator(app.context, 'ada', 'member')).rejects.toThrow('This is the only administrator.')
    await expect(giveRoleByOperator(app.context, 'nobody', 'admin')).rejects.toThrow('There is no account nobody.')
    await expect(giveRoleByOperator(app.context, 'ada', 'owner')).rejects.toThrow("Role must be 'admin' or 'member'.")
    await expect(enableByOperator(app.context, 'nobody')).rejects.toThrow('There is no account nobody.')
  })
})

describe('an installation from before there were roles', () => {
  test('has one administrator: the oldest account that can sign in', async () => {
    const { db, close } = await emptyDatabase()
    try {
      await migrate(db)
      // Back to the state before, with accounts in it.
      await sql`alter table users drop column role`.execute(db)
      await sql`delete from kysely_migration where name = '0016-roles'`.execute(db)
      await sql`insert into users (id, username, username_key, email, email_key, password_hash, created_at, disabled_at) values
        ('1', 'gone', 'gone', 'a@x', 'a@x', '', '2026-01-01', '2026-02-01'), ('2', 'dana', 'dana', 'b@x', 'b@x', '', '2026-01-02', null),
        ('3', 'lee', 'lee', 'c@x', 'c@x', '', '2026-01-03', null)`.execute(db)
      await (await loadMigrations())['0016-roles']?.up(db)
      const rows = await db.selectFrom('users').select(['username', 'role']).orderBy('id').execute()
      expect(rows.map(({ username, role }) => `${username} ${role}`)).toEqual(['gone member', 'dana admin', 'lee member'])
    } finally {
      await close()
    }
  })
})
