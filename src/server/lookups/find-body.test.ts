import { calls } from '#contract/calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { welders } from '../../../test/samples.ts'
import type { Visitor } from '../../../test/visitor.ts'

let app: TestApp
let dana: Visitor
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
})

const match = { ...welders, source: 'catalogue' as const, reason: 'EWB is its abbreviation', detailed: true }

test('finding a body gives the best match flat, and every reading', async () => {
  const other = { ...match, name: 'East-West Bank Academy', website: undefined, detailed: false }
  app.research.finds([match, other])
  const answer = await app.anonymous().call(calls.queryOrganization, { body: { searchTerm: 'EWB' } })
  expect(answer).toEqual({ ...match, candidates: [match, { ...other }] })
})

test('finding a body says when nothing fits', async () => {
  const answer = await dana.answer(calls.queryOrganization, { body: { searchTerm: 'zzqx' } })
  expect(answer).toMatchObject({ status: 404, body: { code: 'ORG_NOT_FOUND' } })
})

test('finding a body needs a session where look-ups are not for everybody', async () => {
  app = await startTestApp({ config: { anonymousLookup: false } })
  for (const answer of [
    await app.anonymous().answer(calls.queryOrganization, { body: { searchTerm: 'EWB' } }),
    await app.anonymous().answer(calls.queryCertifications, { body: { organization: welders } }),
  ]) {
    expect(answer).toMatchObject({ status: 401, body: { code: 'SIGNED_OUT' } })
  }
})
