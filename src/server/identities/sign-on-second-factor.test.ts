import { calls } from '#contract/calls.ts'
import { describe, expect, test } from 'vitest'
import { testPassword } from '../../../test/app.ts'
import { codeAt, withApp } from '../../../test/second-factors.ts'
import { signOnSite } from '../../../test/sign-on.ts'

const site = signOnSite()
const { connected, signOn } = site

describe('the second factor of an account', () => {
  test('is asked for after single sign-on, unless the provider says that it asked for two', async () => {
    const { secret } = await withApp(site.app)
    const dana = await site.app.context.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const identity = { issuer: site.provider.issuer, subject: 'd-1', connected_at: site.app.clock.now(), last_used_at: null }
    await site.app.context.db
      .insertInto('identities')
      .values({ user_id: dana.id, ...identity })
      .execute()
    const visitor = site.app.anonymous()
    expect(await signOn(visitor, 'd-1')).toBe('/auth?view=second-step')
    expect((await visitor.answer(calls.getUser)).status).toBe(401)
    await visitor.call(calls.giveCode, { body: { code: codeAt(secret, site.app.clock.now()) } })
    expect((await visitor.answer(calls.getUser)).status).toBe(200)
    site.provider.methods = ['pwd', 'mfa']
    const other = site.app.anonymous()
    expect(await signOn(other, 'd-1')).toBe('/')
    expect((await other.answer(calls.getUser)).status).toBe(200)
  })

  test('is owed where everybody must have one, unless the provider asked for two', async () => {
    await connected('dana', 'd-1')
    site.app.context.config.requireSecondFactor = 'all'
    const owing = site.app.anonymous()
    await signOn(owing, 'd-1')
    expect(await owing.answer(calls.getUser)).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_DUE' } })
    site.provider.methods = ['mfa']
    const visitor = site.app.anonymous()
    await signOn(visitor, 'd-1')
    expect((await visitor.answer(calls.getUser)).status).toBe(200)
    const withPassword = site.app.anonymous()
    await withPassword.call(calls.login, { body: { username: 'dana', password: testPassword } })
    expect((await withPassword.answer(calls.getUser)).status).toBe(403)
  })
})
