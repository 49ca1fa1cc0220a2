import { calls } from '#contract/calls.ts'
import { ResearchError } from '#research'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { all, ask, found, held, lookupRows, result, until } from '../../../test/held-lookups.ts'
import { answeredWelder, certifiedWelder, lookedUp, welders } from '../../../test/samples.ts'
import type { Visitor } from '../../../test/visitor.ts'

let app: TestApp
let dana: Visitor
let lee: Visitor
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
  lee = await app.signedIn('lee')
})

describe('a look-up', () => {
  test('answers with the certifications', async () => {
    app.research.answers(result)
    expect(await dana.call(calls.queryCertifications, ask)).toEqual([answeredWelder])
  })

  test('takes a name alone, and finds the body first', async () => {
    app.research.finds([{ ...welders, source: 'catalogue', reason: '', detailed: true }]).answers(result)
    expect(await dana.call(calls.queryCertifications, { body: { organization: 'EWB' } })).toEqual([answeredWelder])
    expect(app.research.asked).toEqual({ organizations: ['EWB'], certifications: [welders.name] })
    app.research.finds([])
    const unknown = await dana.answer(calls.queryCertifications, { body: { organization: 'zzqx' } })
    expect(unknown).toMatchObject({ status: 404, body: { code: 'ORG_NOT_FOUND' } })
  })

  test('gives every certification an id of its own', async () => {
    app.research.answers(
      lookedUp(welders, [
        { ...certifiedWelder, id: undefined },
        { ...certifiedWelder, id: undefined },
      ]),
    )
    const ids = (await dana.call(calls.queryCertifications, ask)).map(({ id }) => id)
    expect(ids[0]).toBe('certified-welder')
    expect(new Set(ids).size).toBe(2)
  })

  test('streams what happens, from the start also for those who come later', async () => {
    const { begun, letGo } = held(app)
    const early = all(dana.events(calls.queryCertifications, ask))
    await begun
    const late = lee.events(calls.queryCertifications, ask)
    const first = await late.next()
    letGo()
    const [id] = (await lookupRows(app)).map((row) => row.id)
    const expected = [
      { type: 'started', at: 0, lookupId: id, organization: welders },
      found,
      { type: 'finished', at: expect.any(Number), result },
    ]
    expect(await early).toEqual(expected)
    expect([first.value, ...(await all(late))]).toEqual(expected)
    expect(app.research.asked.certifications).toHaveLength(1)
  })

  test('goes on when nobody listens any more', async () => {
    const { begun, letGo } = held(app)
    const closing = new AbortController()
    const events = dana.events(calls.queryCertifications, ask, { signal: closing.signal })
    await events.next()
    await begun
    await events.return(undefined)
    closing.abort()
    letGo()
    await until(async () => (await lookupRows(app))[0]?.status === 'finished')
    expect(await dana.call(calls.queryCertifications, ask)).toEqual([answeredWelder])
    expect(app.research.asked.certifications).toHaveLength(1)
  })

  test('of a caller who leaves is no failure of ours', async () => {
    const { begun, letGo } = held(app)
    const closing = new AbortController()
    const answer = dana.answer(calls.queryCertifications, ask, { signal: closing.signal })
    await begun
    closing.abort()
    expect(await answer).toMatchObject({ status: 499, body: { code: 'CALLER_LEFT' } })
    letGo()
    await until(async () => (await lookupRows(app))[0]?.status === 'finished')
  })

  test('keeps what the database cannot hold out of its row', async () => {
    app.research.answers(lookedUp(welders, [{ ...certifiedWelder, summary: 'a\0b\uD800c' }]))
    await dana.call(calls.queryCertifications, ask)
    expect((await lookupRows(app))[0]?.result?.certifications[0]?.summary).toBe('ab\uFFFDc')
  })

  test('can be read by its id', async () => {
    app.research.answers(result)
    const [started] = await all(dana.events(calls.queryCertifications, ask))
    const id = started?.type === 'started' ? (started.lookupId ?? '') : ''
    expect(await dana.call(calls.getLookup, { params: { id } })).toEqual({
      id,
      status: 'finished',
      organization: welders,
      certifications: [certifiedWelder],
      result,
      endedAt: app.clock.now().toISOString(),
      failure: null,
    })
    expect(await dana.answer(calls.getLookup, { params: { id: 'unknown' } })).toMatchObject({ status: 404 })
  })
})

describe('a look-up that fails', () => {
  test.each([
    ['ORG_NOT_FOUND', 404, 'ORG_NOT_FOUND'],
    ['NOTHING_FOUND', 404, 'NOTHING_FOUND'],
    ['SITE_UNREACHABLE', 502, 'SITE_UNREACHABLE'],
    ['SITE_BLOCKED', 502, 'SITE_BLOCKED'],
    ['CANCELLED', 409, 'CANCELLED'],
    ['INTERRUPTED', 500, 'INTERNAL'],
    ['INTERNAL', 500, 'INTERNAL'],
  ] as const)('with %s answers %i with the engine’s sentence', async (failure, status, code) => {
    app.research.fails(new ResearchError(failure, 'This is why.'))
    const answer = await dana.answer(calls.queryCertifications, ask)
    expect(answer).toMatchObject({ status, body: { code, message: 'This is why.' } })
    const events = await all(dana.events(calls.queryCertifications, ask))
    expect(events.at(-1)).toEqual({ type: 'failed', at: expect.any(Number), code: failure, message: 'This is why.' })
  })

  test('unexpectedly says nothing of its inside', async () => {
    app.research.fails(new Error('secret key sk-123'))
    const answer = await dana.answer(calls.queryCertifications, ask)
    expect(answer).toMatchObject({ status: 500, body: { code: 'INTERNAL' } })
    expect(JSON.stringify([answer.body, await lookupRows(app)])).not.toContain('sk-123')
  })

  test('keeps what it had found', async () => {
    const { begun, fail } = held(app)
    const answer = dana.answer(calls.queryCertifications, ask)
    await begun
    fail(new ResearchError('SITE_UNREACHABLE', 'Gone.'))
    expect(await answer).toMatchObject({ status: 502 })
    expect(await lookupRows(app)).toMatchObject([
      { status: 'failed', certifications: [certifiedWelder], failure_code: 'SITE_UNREACHABLE' },
    ])
  })
})
