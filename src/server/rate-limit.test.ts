import { calls } from '#contract/calls.ts'
import { signOnPages } from '#contract/pages.ts'
import { policyName, type RateLimitName, rateLimits, workLimits } from '#contract/limits.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { newProspect, pmi, pmiMatch, pmiResult, seedWorld } from '../../test/seeds.ts'
import type { Visitor } from '../../test/visitor.ts'
import { sweepRateLimits } from './rate-limit.ts'

let app: TestApp
/** A provider of single sign-on that is not there. */
const nowhere = { issuer: 'http://127.0.0.1:1', clientId: 'credscout', clientSecret: null, name: 'Acme' }
beforeEach(async () => {
  app = await startTestApp({ config: { identityProvider: nowhere } })
  app.research.finds([pmiMatch])
  madeToken = undefined
})

/** The one token of a test. */
let madeToken: string | undefined

const find = (visitor: Visitor) => visitor.answer(calls.queryOrganization, { body: { searchTerm: 'PMI' } })
async function findTimes(visitor: Visitor, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let n = 0; n < times; n += 1) statuses.push((await find(visitor)).status)
  return statuses
}

describe('a limited call', () => {
  test('is refused over the limit of an address, says how long to wait, and is taken again then', async () => {
    const visitor = app.anonymous()
    expect(new Set(await findTimes(visitor, 30))).toEqual(new Set([200]))
    app.clock.advance(20_500)
    const refused = await find(visitor)
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY', message: 'Too many requests. Please wait and try again.' },
    })
    expect(refused.headers.get('retry-after')).toBe('40')
    expect((await find(app.anonymous('203.0.113.2'))).status).toBe(200)
    app.clock.advance(39_500)
    expect((await find(visitor)).status).toBe(200)
  })

  test('counts a signed-in user by account, not by address', async () => {
    const [dana, lee] = [await app.signedIn('dana'), await app.signedIn('lee')]
    await findTimes(app.anonymous(), 30)
    expect(new Set(await findTimes(dana, 60))).toEqual(new Set([200]))
    expect((await find(dana)).status).toBe(429)
    expect((await find(lee)).status).toBe(200)
  })

  test('counts everybody together against the ceiling of a day', async () => {
    await find(app.anonymous())
    await app.context.db.updateTable('rate_limits').set({ count: 50_000 }).where('key', 'like', '%:everybody-day:%').execute()
    const refused = await find(app.anonymous('203.0.113.9'))
    const message = 'Today’s limit has been reached. Please try again in 24 hours.'
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY', message } })
    app.clock.advance(86_400_000)
    expect((await find(app.anonymous('203.0.113.9'))).status).toBe(200)
  })

  test('says in its headers where its caller stands, and not what others have left', async () => {
    const visitor = app.anonymous()
    await find(visitor)
    app.clock.advance(20_500)
    const { headers } = await find(visitor)
    expect(headers.get('ratelimit-policy')).toBe('"address-minute";q=30;w=60, "address-day";q=2500;w=86400')
    expect(headers.get('ratelimit')).toBe('"address-minute";r=28;t=40, "address-day";r=2498;t=86380')
  })

  test('lets exactly so many through when all come at once', async () => {
    const visitor = app.anonymous()
    const answers = await Promise.all(Array.from({ length: 40 }, () => find(visitor)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })
})

test('counters that are over are swept, others stay', async () => {
  await find(app.anonymous())
  app.clock.advance(60_001)
  await sweepRateLimits(app.context)
  const rows = await app.context.db.selectFrom('rate_limits').select('key').orderBy('key').execute()
  expect(rows.map(({ key }) => key.replace(/:[\w-]+$/, ':'))).toEqual([
    'findOrganization:address-day:',
    'findOrganization:anonymous-day:',
    'findOrganization:everybody-day:',
  ])
})

/** One call of each limit, made by somebody without a session and by a user, where each may. */
const limited: Record<RateLimitName, (visitor: Visitor, shareId: string) => Promise<{ status: number; headers: Headers }>> = {
  passwordReset: (visitor) => visitor.answer(calls.resetPassword, { body: { token: 'unknown', newPassword: 'another horse' } }),
  findOrganization: find,
  findCertifications: (visitor) => visitor.answer(calls.queryCertifications, { body: { organization: pmi } }),
  readAgain: (visitor) => visitor.answer(calls.settleNames, { params: { id: 'unknown' }, body: { right: [], wrong: [] } }),
  addPage: (visitor) =>
    visitor.answer(calls.addPage, { body: { kind: 'address', organization: pmi, url: 'https://www.pmi.org/fees' } }),
  token: async (visitor) => {
    madeToken ??= (await visitor.call(calls.createToken, { body: { name: 'CRM import', scope: 'read', days: 30 } })).token
    return visitor.answer(calls.getFeatures, {}, { headers: { authorization: `Bearer ${madeToken}` } })
  },
  createToken: (visitor) => visitor.answer(calls.createToken, { body: { name: 'CRM import', scope: 'read', days: 30 } }),
  createUser: (visitor) =>
    visitor.answer(calls.createUser, { body: { username: 'lee', email: 'a@example.org', password: 'horse battery' } }),
  ownPassword: (visitor) =>
    visitor.answer(calls.changePassword, { body: { currentPassword: 'not it', newPassword: 'another horse' } }),
  confirmApp: (visitor) => visitor.answer(calls.confirmApp, { body: { code: '123456' } }),
  passkey: (visitor) => visitor.answer(calls.beginPasskeySignIn),
  // It always leads on: to the provider, or to a page that says why not.
  signOn: async (visitor) => {
    const response = await visitor.fetch(signOnPages.begin())
    const isOver = response.headers.get('location')?.endsWith('too-many') === true
    return { status: isOver ? 429 : response.status, headers: response.headers }
  },
  export: (visitor) => visitor.answer(calls.exportEvents),
  person: (visitor) => visitor.answer(calls.previewErasure, { body: { email: 'ann@example.org' } }),
  startImport: (visitor) => visitor.answer(calls.startImport, { body: { rows: [{ organization: 'PMI' }] } }),
  sendShare: (visitor) => visitor.answer(calls.createShare, { body: { ...newProspect, email: 'ann@example.org' } }),
  sharedEdit: (visitor, shareId) =>
    visitor.answer(calls.updateShare, { params: { shareId }, body: { organization: pmi, certifications: [] } }),
  interest: (visitor, shareId) =>
    visitor.answer(calls.submitShareInterest, {
      params: { shareId },
      body: { billingName: 'Ann', billingEmail: 'ann@example.org' },
    }),
  offer: (visitor, shareId) => visitor.answer(calls.makeOffer, { params: { shareId }, body: {} }),
  passcode: (visitor, shareId) => visitor.answer(calls.givePasscode, { params: { shareId }, body: { passcode: '1234' } }),
  remark: (visitor, shareId) =>
    visitor.answer(calls.makeRemark, { params: { shareId }, body: { kind: 'right', certification: 'pmp' } }),
  askForLink: (visitor, shareId) => visitor.answer(calls.askForLink, { params: { shareId } }),
  visit: (visitor, shareId) => visitor.answer(calls.countShareView, { params: { shareId } }),
}

describe('each limit', () => {
  test('is as wide as was decided', () => {
    const minute = 60
    const hour = 3_600
    expect(rateLimits).toMatchObject({
      passwordReset: [{ by: 'address', count: 20, seconds: hour }],
      findCertifications: [{ by: 'address', count: 3, seconds: minute }, { by: 'user' }],
      sharedEdit: [{ by: 'address', count: 10, seconds: minute }],
    })
  })

  test('of a day leaves an address a twentieth of what there is, and people with an account two fifths', () => {
    for (const name of ['findOrganization', 'findCertifications'] as const) {
      const most = new Map(workLimits[name].map(({ by, count }) => [by, count]))
      const everybody = most.get('everybody') ?? 0
      expect(most.get('address')).toBe(everybody / 20)
      expect(most.get('anonymous')).toBe((everybody * 3) / 5)
    }
  })

  const bounds = Object.entries(rateLimits).flatMap(([name, all]) => all.map((bound) => ({ name, ...bound })))
  test.each(bounds)('$name by $by: $count in $seconds seconds', async ({ name, by, count, seconds }) => {
    const ask = new Map(Object.entries(limited)).get(name)
    if (ask === undefined) throw new Error(`No call of ${name} is known.`)
    app.research.answers(pmiResult)
    const { dana, shareId } = await seedWorld(app)
    const isOfUser = by === 'user' || by === 'token'
    const visitor = isOfUser ? dana : app.anonymous('2001:db8:1:2::1')
    const neighbour = isOfUser ? dana : app.anonymous('2001:db8:1:2:ffff::2')
    expect((await ask(visitor, shareId)).status).not.toBe(429)
    const key = await app.context.db
      .updateTable('rate_limits')
      .set({ count })
      .where('key', 'like', `${name}:${policyName({ by, seconds })}:%`)
      .returning(['key', 'count'])
      .executeTakeFirstOrThrow()
    // No address of anybody stands in the database.
    expect(key.key).not.toContain('2001:db8')
    const refused = await ask(neighbour, shareId)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe(String(seconds))
    expect(refused.headers.get('ratelimit')).toContain(`"${policyName({ by, seconds })}";r=0;t=${seconds}`)
    app.clock.advance(seconds * 1_000)
    expect((await ask(visitor, shareId)).status).not.toBe(429)
  })

  test('counts the address that a trusted proxy names, and no address that a stranger claims', async () => {
    const claiming = (visitor: Visitor, address: string) =>
      visitor.answer(calls.queryOrganization, { body: { searchTerm: 'PMI' } }, { headers: { 'x-forwarded-for': address } })
    for (let n = 0; n < 30; n += 1) await claiming(app.anonymous(), `198.51.100.${n}`)
    expect((await claiming(app.anonymous(), '198.51.100.99')).status).toBe(429)
    app = await startTestApp({ config: { trustedProxies: ['203.0.113.1'] } })
    app.research.finds([pmiMatch])
    for (let n = 0; n < 40; n += 1) expect((await claiming(app.anonymous(), `198.51.100.${n}`)).status).toBe(200)
    for (let n = 0; n < 30; n += 1) await claiming(app.anonymous(), '198.51.100.200')
    expect((await claiming(app.anonymous(), '198.51.100.200')).status).toBe(429)
  })
})
