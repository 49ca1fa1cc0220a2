import { calls } from '#contract/calls.ts'
import { personRecordsSchema } from '#domain/accounts/person.ts'
import { describe, expect, test } from 'vitest'
import { testPassword } from '../../../test/app.ts'
import { signOnSite } from '../../../test/sign-on.ts'

const site = signOnSite()
const { connect, connected, follow, requests, signOn } = site

describe('connecting an account', () => {
  test('takes the password, and the session that began it', async () => {
    const dana = await site.app.signedIn('dana')
    const wrong = await dana.answer(calls.connectIdentity, { body: { currentPassword: 'wrong horse' } })
    expect(wrong).toMatchObject({ status: 400, body: { code: 'WRONG_PASSWORD', field: 'currentPassword' } })
    const { address } = await dana.call(calls.connectIdentity, { body: { currentPassword: testPassword } })
    const back = await site.provider.visit(address, 'd-1')
    const way = dana.cookie.split('; ').find((one) => one.startsWith('credscout_sign_on=')) ?? ''
    const lee = await site.app.signedIn('lee')
    lee.cookie = `${lee.cookie}; ${way}`
    expect(await follow(lee, back)).toBe('/account?sign-on=over')
    expect(await site.app.context.db.selectFrom('identities').selectAll().execute()).toEqual([])
  })

  test('is done by the session that began it and by no other one of the account, and ends with it', async () => {
    const dana = await site.app.signedIn('dana')
    const other = site.app.anonymous()
    await other.call(calls.login, { body: { username: 'dana', password: testPassword } })
    const { address } = await dana.call(calls.connectIdentity, { body: { currentPassword: testPassword } })
    const back = await site.provider.visit(address, 'd-1')
    const way = dana.cookie.split('; ').find((one) => one.startsWith('credscout_sign_on=')) ?? ''
    other.cookie = `${other.cookie}; ${way}`
    expect(await follow(other, back)).toBe('/account?sign-on=over')
    expect(await site.app.context.db.selectFrom('identities').selectAll().execute()).toEqual([])
    await dana.call(calls.connectIdentity, { body: { currentPassword: testPassword } })
    expect(await requests()).toHaveLength(1)
    await dana.call(calls.logout)
    expect(await requests()).toEqual([])
  })

  test('under another name of the installation says where it can be done', async () => {
    const dana = await site.app.signedIn('dana')
    const answer = await dana.answer(
      calls.connectIdentity,
      { body: { currentPassword: testPassword } },
      { headers: { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' } },
    )
    expect(answer).toMatchObject({ status: 409, body: { code: 'OTHER_ADDRESS' } })
    expect(JSON.stringify(answer.body)).toContain('http://localhost:3000')
    expect(await requests()).toEqual([])
  })

  test('gives one sign-in there to one account here, and one account here one sign-in there', async () => {
    const dana = await connected('dana', 'd-1')
    const lee = await site.app.signedIn('lee')
    expect(await connect(lee, 'd-1')).toBe('/account?sign-on=taken')
    expect(await lee.call(calls.getIdentity)).toEqual({ provider: 'Acme', identity: null })
    expect(await connect(dana, 'd-2')).toBe('/account?sign-on=connected')
    expect(await signOn(site.app.anonymous(), 'd-1')).toBe('/auth?failed=stranger')
    expect(await signOn(site.app.anonymous(), 'd-2')).toBe('/')
  })

  test('ends with the password, by an administrator, and with another provider', async () => {
    const dana = await connected('dana', 'd-1')
    expect((await dana.answer(calls.disconnectIdentity, { body: { currentPassword: 'wrong horse' } })).status).toBe(400)
    await dana.call(calls.disconnectIdentity, { body: { currentPassword: testPassword } })
    expect(await signOn(site.app.anonymous(), 'd-1')).toBe('/auth?failed=stranger')
    expect((await dana.answer(calls.disconnectIdentity, { body: { currentPassword: testPassword } })).status).toBe(404)
    expect((await site.app.mails()).map(({ text }) => text).join()).toContain('no longer opens your account')

    expect(await connect(dana, 'd-1')).toBe('/account?sign-on=connected')
    const ada = await site.app.administrator()
    await ada.call(calls.removeSecondFactors, { params: { id: dana.user.id } })
    expect(await signOn(site.app.anonymous(), 'd-1')).toBe('/auth?failed=stranger')

    expect(await connect(dana, 'd-1')).toBe('/account?sign-on=connected')
    await site.app.context.db.updateTable('identities').set({ issuer: 'https://before.example' }).execute()
    expect(await signOn(site.app.anonymous(), 'd-1')).toBe('/auth?failed=stranger')
    expect(await dana.call(calls.getIdentity)).toEqual({ provider: 'Acme', identity: null })
  })

  test('is seen in what is kept about the account, without what opens it', async () => {
    const dana = await connected('dana', 'd-1')
    await dana.call(calls.connectIdentity, { body: { currentPassword: testPassword } })
    const file = String((await dana.answer(calls.exportOwnData)).body)
    const { records } = personRecordsSchema.parse(JSON.parse(file))
    const found = records.filter(({ table }) => table === 'identities' || table === 'authorization_requests')
    expect(found.map(({ table, record }) => [table, Object.keys(record).toSorted()])).toEqual([
      ['authorization_requests', ['expires_at', 'user_id', 'way_on']],
      ['identities', ['connected_at', 'issuer', 'last_used_at', 'subject', 'user_id']],
    ])
  })
})
