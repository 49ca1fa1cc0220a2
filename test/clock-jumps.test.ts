import { calls } from '#contract/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { keepLookupsAlive } from '../src/server/lookups/keep-alive.ts'
import { mailQueue } from '../src/server/mail/queue.ts'
import { claimNext, recordOutcome } from '../src/server/queue/sending.ts'
import { startTestApp, type TestApp, testPassword } from './app.ts'
import { answeredWelder, certifiedWelder, lookedUp, welders } from './samples.ts'
import { newProspect } from './seeds.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})

const day = 86_400_000

describe('a clock that is set forward', () => {
  test('ends sessions, and nothing that was saved', async () => {
    const dana = await app.signedIn('dana')
    const saved = await dana.call(calls.createProspect, { body: newProspect })
    app.clock.advance(40 * day)
    expect(await dana.answer(calls.listProspects)).toMatchObject({ status: 401, body: { code: 'SIGNED_OUT' } })
    await dana.call(calls.login, { body: { username: 'dana', password: testPassword } })
    expect(await dana.call(calls.listProspects)).toEqual([saved])
  })
})

describe('a clock that was a year ahead and is set back', () => {
  beforeEach(() => app.clock.advance(365 * day))
  const setBack = () => app.clock.advance(-365 * day)

  test('keeps sessions, and versions in the order they were saved', async () => {
    const dana = await app.signedIn('dana')
    const { id, version } = await dana.call(calls.createProspect, { body: newProspect })
    setBack()
    const body = {
      organization: newProspect.organization,
      certifications: [],
      changeReason: 'After the jump',
      baseVersion: version,
    }
    await dana.call(calls.updateProspect, { params: { id: String(id) }, body })
    const versions = await dana.call(calls.listVersions, { params: { id: String(id) } })
    expect(versions.map(({ changeReason }) => changeReason)).toEqual(['After the jump', null])
  })

  test('locks nobody out for that year', async () => {
    const ask = () => app.anonymous().answer(calls.queryOrganization, { body: { searchTerm: 'PMI' } })
    for (let n = 0; n < 31; n += 1) await ask()
    expect(await ask()).toMatchObject({ status: 429 })
    setBack()
    expect(await ask()).toMatchObject({ status: 404 })
    for (let n = 0; n < 30; n += 1) await ask()
    const refused = await ask()
    expect(refused).toMatchObject({ status: 429 })
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  })

  test('delivers what was left on its way under the other clock', async () => {
    const dana = await app.signedIn('dana')
    await dana.call(calls.createShare, { body: { ...newProspect, email: 'maria@example.org' } })
    const left = await claimNext(app.context, mailQueue)
    setBack()
    const claimed = await claimNext(app.context, mailQueue)
    expect(claimed).toMatchObject({ id: left?.id, attempts: 2 })
    if (claimed !== undefined) await recordOutcome(app.context.db, mailQueue, claimed, { status: 'arrived', at: app.clock.now() })
    expect(await claimNext(app.context, mailQueue)).toBeUndefined()
  })

  test('runs a look-up again whose process has gone, for whoever asks', async () => {
    const begun = Promise.withResolvers<undefined>()
    app.research.looksUp(() => {
      begun.resolve(undefined)
      return new Promise(() => undefined)
    })
    const ask = { body: { organization: welders } }
    void app.anonymous().request(calls.queryCertifications, ask)
    await begun.promise
    app.context.runs.clear()
    setBack()
    app.research.answers(lookedUp(welders, [certifiedWelder]))
    expect(await app.anonymous().call(calls.queryCertifications, ask)).toEqual([answeredWelder])
  })

  test('recovers what a killed process ran on the embedded database when the next one starts', async () => {
    const begun = Promise.withResolvers<undefined>()
    app.research.looksUp(() => {
      begun.resolve(undefined)
      return new Promise(() => undefined)
    })
    void app.anonymous().request(calls.queryCertifications, { body: { organization: welders } })
    await begun.promise
    app.context.runs.clear()
    setBack()
    app.research.answers(lookedUp(welders, [certifiedWelder]))
    const end = await keepLookupsAlive(app.context)
    await Promise.all([...app.context.runs.values()].map(({ ended }) => ended))
    await end()
    expect(await app.context.db.selectFrom('lookups').select(['status', 'starts']).execute()).toEqual([
      { status: 'finished', starts: 2 },
    ])
  })
})
