import { calls } from '#contract/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { all, ask, held, lookupRows, result } from '../../../test/held-lookups.ts'
import { certifiedWelder } from '../../../test/samples.ts'
import type { Visitor } from '../../../test/visitor.ts'

let app: TestApp
let dana: Visitor
let lee: Visitor
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
  lee = await app.signedIn('lee')
})

describe('cancelling', () => {
  test('stops the look-up at once and keeps what it had found', async () => {
    const { begun } = held(app)
    const waiting = dana.answer(calls.queryCertifications, ask)
    await begun
    const [row] = await lookupRows(app)
    await dana.call(calls.cancelLookup, { params: { id: row?.id ?? '' } })
    expect(await lookupRows(app)).toMatchObject([
      { status: 'cancelled', certifications: [certifiedWelder], failure_code: 'CANCELLED' },
    ])
    expect(await waiting).toMatchObject({ status: 409, body: { code: 'CANCELLED' } })
  })

  test('leaves it going for others who asked the same', async () => {
    const { begun } = held(app)
    const waiting = dana.answer(calls.queryCertifications, ask)
    await begun
    const joined = lee.events(calls.queryCertifications, ask)
    await joined.next()
    const [row] = await lookupRows(app)
    await dana.call(calls.cancelLookup, { params: { id: row?.id ?? '' } })
    expect(await lookupRows(app)).toMatchObject([{ status: 'running' }])
    await joined.return(undefined)
    await dana.call(calls.cancelLookup, { params: { id: row?.id ?? '' } })
    expect(await waiting).toMatchObject({ status: 409, body: { code: 'CANCELLED' } })
  })

  test('reaches the engine as an abort', async () => {
    const aborted = Promise.withResolvers<void>()
    app.research.looksUp((_organization, { signal }) => {
      signal?.addEventListener('abort', () => aborted.resolve())
      return new Promise(() => undefined)
    })
    const stream = dana.events(calls.queryCertifications, ask)
    const first = await stream.next()
    const id = first.value?.type === 'started' ? (first.value.lookupId ?? '') : ''
    await dana.call(calls.cancelLookup, { params: { id } })
    await aborted.promise
    expect(await all(stream)).toMatchObject([{ type: 'failed', code: 'CANCELLED' }])
  })

  test('leaves an ended look-up as it is, and knows no other', async () => {
    app.research.answers(result)
    await dana.call(calls.queryCertifications, ask)
    const [row] = await lookupRows(app)
    await dana.call(calls.cancelLookup, { params: { id: row?.id ?? '' } })
    expect(await lookupRows(app)).toEqual([row])
    expect(await dana.answer(calls.cancelLookup, { params: { id: 'unknown' } })).toMatchObject({ status: 404 })
  })
})
