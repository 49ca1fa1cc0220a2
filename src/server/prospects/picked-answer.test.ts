import { calls } from '#contract/calls.ts'
import type { CatalogueEvidence } from '#domain/evidence/evidence.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { certification, lookedUp, quoted, welders } from '../../../test/samples.ts'
import type { Visitor } from '../../../test/visitor.ts'

const live = { ...quoted('The test costs US$350.'), says: 'US$350 test' }
const stored: CatalogueEvidence = {
  kind: 'catalogue',
  url: 'https://ewb.example.org/handbook',
  publisher: 'body',
  readOn: '2026-10-02',
  says: 'US$314 test',
}
/** The site says one price and a stored copy another. */
const disputed = certification({
  id: 'cw',
  name: 'Certified Welder',
  fees: ['US$350 test or US$314 test', 'US$20 card'],
  evidence: { '/fees/0': [live, stored], '/fees/1': [quoted('A card costs US$20.')] },
})
const picked = { ...disputed, fees: ['US$314 test', 'US$20 card'], evidence: { '/fees/0': [stored] } }

let app: TestApp
let dana: Visitor
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
  app.research.answers(lookedUp(welders, [disputed]))
  await dana.call(calls.queryCertifications, { body: { organization: welders } })
})

describe('where sources disagree, the owner', () => {
  test('picks an answer: a version is made, and the answer keeps its source', async () => {
    const { id } = await dana.call(calls.createProspect, { body: { organization: welders, certifications: [disputed] } })
    const params = { id: String(id) }
    const body = { organization: welders, certifications: [picked] }
    const saved = await dana.call(calls.updateProspect, { params, body })
    expect(saved).toMatchObject({ version: 2, certifications: [{ fees: ['US$314 test', 'US$20 card'] }] })
    expect(saved.certifications[0]?.evidence?.['/fees/0']).toEqual([stored])
    const [newest, oldest] = await dana.call(calls.listVersions, { params })
    expect(newest?.changes).toEqual(['1 certification modified'])
    expect(oldest?.certifications[0]?.evidence?.['/fees/0']).toEqual([live, stored])
  })

  test('picks one before the prospect is saved', async () => {
    const saved = await dana.call(calls.createProspect, { body: { organization: welders, certifications: [picked] } })
    expect(saved.certifications[0]).toMatchObject({ fees: ['US$314 test', 'US$20 card'] })
    expect(saved.certifications[0]?.evidence?.['/fees/0']).toEqual([stored])
    expect(saved.certifications[0]?.leftOut).toBeUndefined()
  })

  test('goes back to the disagreement, and to the other answer', async () => {
    const { id } = await dana.call(calls.createProspect, { body: { organization: welders, certifications: [picked] } })
    const params = { id: String(id) }
    const back = await dana.call(calls.updateProspect, { params, body: { organization: welders, certifications: [disputed] } })
    expect(back.certifications[0]?.evidence?.['/fees/0']).toEqual([live, stored])
    const other = { ...picked, fees: ['US$350 test', 'US$20 card'] }
    const last = await dana.call(calls.updateProspect, { params, body: { organization: welders, certifications: [other] } })
    expect(last.certifications[0]?.evidence?.['/fees/0']).toEqual([live])
  })

  test('is not asked again by a reading that finds the same two answers', async () => {
    const { id } = await dana.call(calls.createProspect, { body: { organization: welders, certifications: [picked] } })
    app.research.answers(lookedUp(welders, [disputed]))
    const stream = await dana.call(calls.queryCertifications, { body: { organization: welders, readLive: true } })
    expect(stream[0]?.fees).toEqual(disputed.fees)
    const lookup = await app.context.db.selectFrom('lookups').select('id').orderBy('started_at', 'desc').executeTakeFirstOrThrow()
    const query = { lookupId: lookup.id }
    expect((await dana.call(calls.getRecheck, { params: { id: String(id) }, query })).changes).toEqual([])
  })
})

test('a prospect is asked which is right, and its answer is a version with that source', async () => {
  const { id } = await dana.call(calls.createProspect, { body: { organization: welders, certifications: [disputed] } })
  const { shareId } = await dana.call(calls.createShare, { body: { searchId: id } })
  const visitor = app.anonymous()
  const view = await visitor.call(calls.getShare, { params: { shareId } })
  expect(view.certifications[0]?.evidence?.['/fees/0']).toEqual([live, stored])
  const body = { organization: welders, certifications: [picked], baseVersion: view.version }
  const saved = await visitor.call(calls.updateShare, { params: { shareId }, body })
  expect(saved).toMatchObject({ version: 2, certifications: [{ fees: ['US$314 test', 'US$20 card'] }] })
  expect(saved.certifications[0]?.evidence?.['/fees/0']).toEqual([stored])
})

test('a field whose lines are taken out is left out, not unstated, until it has a line again', async () => {
  const { id } = await dana.call(calls.createProspect, { body: { organization: welders, certifications: [disputed] } })
  const params = { id: String(id) }
  const without = { ...disputed, fees: [], evidence: {}, leftOut: ['requirements' as const] }
  const emptied = await dana.call(calls.updateProspect, { params, body: { organization: welders, certifications: [without] } })
  expect(emptied.certifications[0]?.leftOut).toEqual(['fees'])
  const again = { ...without, fees: ['US$20 card'] }
  const filled = await dana.call(calls.updateProspect, { params, body: { organization: welders, certifications: [again] } })
  expect(filled.certifications[0]?.leftOut).toBeUndefined()
})
