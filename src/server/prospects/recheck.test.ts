import { calls } from '#contract/calls.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { certifiedWelder, lookedUp, quoted, welders } from '../../../test/samples.ts'
import type { Visitor } from '../../../test/visitor.ts'

let app: TestApp
let dana: Visitor
let params: { id: string }
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
  await lookUp(certifiedWelder)
  const { id } = await dana.call(calls.createProspect, { body: { organization: welders, certifications: [certifiedWelder] } })
  params = { id: String(id) }
  app.clock.advance(120_000)
})

/** Reads the site again. @returns the key of the look-up */
async function lookUp(...certifications: Certification[]): Promise<string> {
  app.research.answers(lookedUp(welders, certifications))
  await dana.call(calls.queryCertifications, { body: { organization: welders, readLive: true } })
  const rows = await app.context.db.selectFrom('lookups').select('id').orderBy('started_at', 'desc').execute()
  return rows[0]?.id ?? ''
}

const later = { ...quoted('The test costs US$95, as ever.'), readOn: '2026-12-01' }
const dearer: Certification = {
  ...certifiedWelder,
  fees: ['US$105 test'],
  evidence: { ...certifiedWelder.evidence, '/fees/0': [quoted('The test costs US$105.')] },
}

test('a re-check shows what would change, and changes nothing by itself', async () => {
  const lookupId = await lookUp(dearer)
  const proposal = await dana.call(calls.getRecheck, { params, query: { lookupId } })
  expect(proposal).toMatchObject({
    version: 1,
    changes: [{ number: 0, kind: 'changed', before: { text: 'US$95 test' }, after: { text: 'US$105 test' } }],
  })
  expect((await dana.call(calls.getProspect, { params })).certifications).toMatchObject([{ fees: ['US$95 test'] }])
})

test('what is accepted becomes a version, with the proof of the look-up', async () => {
  const lookupId = await lookUp(dearer)
  const body = { lookupId, accepted: [0], baseVersion: 1, changeReason: 'The fee went up' }
  const prospect = await dana.call(calls.acceptRecheck, { params, body })
  expect(prospect.version).toBe(2)
  expect(prospect.certifications[0]).toMatchObject({
    fees: ['US$105 test'],
    evidence: { '/fees/0': [quoted('The test costs US$105.')], '/validityPeriod': [{ kind: 'page' }] },
  })
  expect(await dana.call(calls.listVersions, { params })).toMatchObject([{ changeReason: 'The fee went up' }, {}])
})

test('newer proof of the same text takes the place of the older one', async () => {
  const lookupId = await lookUp({ ...certifiedWelder, evidence: { ...certifiedWelder.evidence, '/fees/0': [later] } })
  const { changes } = await dana.call(calls.getRecheck, { params, query: { lookupId } })
  expect(changes).toMatchObject([{ kind: 'renewed', after: { text: 'US$95 test' } }])
  const prospect = await dana.call(calls.acceptRecheck, { params, body: { lookupId, accepted: [0], baseVersion: 1 } })
  expect(prospect.certifications[0]?.evidence?.['/fees/0']).toEqual([later])
})

test('a re-check of an older version is refused with the current data', async () => {
  const lookupId = await lookUp(dearer)
  await dana.call(calls.updateProspect, { params, body: { organization: welders, certifications: [] } })
  const stale = await dana.answer(calls.acceptRecheck, { params, body: { lookupId, accepted: [0], baseVersion: 1 } })
  expect(stale).toMatchObject({ status: 409, body: { code: 'STALE_VERSION', current: { version: 2 } } })
})

test('a look-up of another body, or from the catalogue, re-checks nothing', async () => {
  const other = { name: 'Another Board', description: '', website: 'https://another.example.org' }
  app.research.answers(lookedUp(other, [dearer]))
  await dana.call(calls.queryCertifications, { body: { organization: other } })
  const stored = { ...lookedUp(welders, [dearer]), origin: 'catalogue' as const }
  app.research.answers(stored).storedAnswer = () => stored
  await dana.call(calls.queryCertifications, { body: { organization: welders } })
  const rows = await app.context.db.selectFrom('lookups').select(['id', 'prefer']).execute()
  const useless = rows.filter(({ prefer }) => prefer === 'catalogue')
  expect(useless).toHaveLength(2)
  for (const { id: lookupId } of useless) {
    expect((await dana.answer(calls.getRecheck, { params, query: { lookupId } })).status).toBe(404)
    const body = { lookupId, accepted: [0], baseVersion: 1 }
    expect((await dana.answer(calls.acceptRecheck, { params, body })).status).toBe(404)
  }
})
