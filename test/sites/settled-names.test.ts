import { calls } from '#contract/calls.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import { lineState } from '#domain/evidence/evidence.ts'
import { createPublicWeb, createResearch } from '#research'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { readersHere } from '../../src/research/readers/example-readers.ts'
import { type SignedIn, startTestApp, type TestApp } from '../app.ts'
import type { Visitor } from '../visitor.ts'
import { type ServedSite, serveSite } from './serve.ts'
import { societyOfLamps } from './society-of-lamps.ts'

let app: TestApp
let dana: SignedIn
let site: ServedSite
const web = createPublicWeb({ contact: 'test@credscout.example', allowPrivate: true, spacing: 0 })
afterAll(() => web.close())
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
  site = await serveSite(societyOfLamps)
  const directory = { find: () => [], answer: () => undefined, identify: () => undefined, confirmedSites: () => [] }
  app.context.research = createResearch({ directory, live: { web, readers: readersHere(), now: app.context.now } })
})
afterEach(async () => {
  await Promise.all([site.close(), app.stop()])
})

const tender = 'Certified Lamp Tender'
const body = () => ({ name: societyOfLamps.organization, website: `${site.origin}/` })

/** Looks the body up and takes its site away: what follows has no network. */
async function lookedUp(visitor: Visitor): Promise<string> {
  await visitor.call(calls.queryCertifications, { body: { organization: body(), readLive: true } })
  await site.close()
  const rows = await app.context.db.selectFrom('lookups').select('id').orderBy('id', 'desc').execute()
  return rows[0]?.id ?? ''
}

const settle = (visitor: Visitor, id: string, right: string[], wrong: string[] = []) =>
  visitor.call(calls.settleNames, { params: { id }, body: { right, wrong } })
const feesOf = (all: readonly Certification[]) => Object.fromEntries(all.map(({ name, fees }) => [name, fees]))

test('names that a person settles move the fees of a page to whom they belong, at once and without the site', async () => {
  const id = await lookedUp(dana)
  const before = await dana.call(calls.getLookup, { params: { id } })
  expect(before.certifications.map(({ name, evidence }) => [name, lineState(evidence?.['/name'])])).toEqual([
    [tender, 'on-the-page'],
    ['LAP', 'check'],
  ])
  // The fee of a row whose name is not sure enough is nobody's before.
  expect(before.certifications[0]?.fees).not.toContain('US$155 exam')

  const nothing = await settle(dana, id, [])
  expect(nothing.result).toEqual(before.result)

  const { lookupId, result, notNamed } = await settle(dana, id, ['Wicks and trimming', 'Moon Reader'], ['LAP'])
  expect(notNamed).toEqual(['Moon Reader'])
  // A row that nobody has named yet counts to the one above it.
  expect(feesOf(result.certifications)).toMatchObject({
    'Wicks and trimming': expect.arrayContaining(['US$45 application', 'US$145 exam']),
    [tender]: expect.not.arrayContaining(['US$145 exam']),
  })
  expect(result.certifications.find(({ name }) => name === 'Wicks and trimming')?.evidence?.['/name']).toMatchObject([
    { kind: 'page', quote: expect.stringContaining('Wicks and trimming') },
  ])
  expect(result.ledger.namesSeen.map(({ name }) => name)).not.toContain('LAP')

  // Said on: what was said before still counts, and the last word on a name.
  const more = await settle(dana, lookupId, ['Oil and vessels', 'LAP'])
  expect(feesOf(more.result.certifications)).toMatchObject({
    LAP: ['US$15 exam', 'US$5 renewal'],
    'Oil and vessels': ['US$55 application', 'US$155 exam'],
    'Wicks and trimming': ['US$45 application', 'US$145 exam'],
    [tender]: ['US$210 exam', 'US$25 application'],
  })
})

test('what was said goes with the prospect, and a re-check reads with it', async () => {
  const id = await lookedUp(dana)
  const { lookupId, result } = await settle(dana, id, ['Wicks and trimming', 'Oil and vessels'], ['LAP'])
  const { certifications } = result
  const saved = await dana.call(calls.createProspect, {
    body: { organization: { ...body(), description: '' }, certifications, lookupId },
  })
  expect(saved.certifications.find(({ name }) => name === 'Oil and vessels')?.evidence?.['/fees/1']).toMatchObject([
    { kind: 'page' },
  ])
  const recheck = await dana.call(calls.getRecheck, { params: { id: String(saved.id) }, query: { lookupId: id } })
  expect(recheck.changes).toEqual([])
})

test('an anonymous asker settles names of their own look-up, and nobody reads what came of another’s', async () => {
  const ann = app.anonymous()
  const id = await lookedUp(ann)
  expect((await dana.answer(calls.settleNames, { params: { id }, body: { right: [], wrong: [] } })).status).toBe(404)
  const { lookupId, result } = await settle(ann, id, ['Oil and vessels'])
  expect(result.certifications.map(({ name }) => name)).toContain('Oil and vessels')
  expect((await ann.call(calls.getLookup, { params: { id: lookupId } })).result).toEqual(result)
  expect((await dana.answer(calls.getLookup, { params: { id: lookupId } })).status).toBe(404)
  // The next asker is not answered with it.
  expect(await app.context.db.selectFrom('lookups').select('organization_key').distinct().execute()).toHaveLength(2)
})

test('where the pages are not kept, it says so and nothing changes', async () => {
  const id = await lookedUp(dana)
  await app.context.db.deleteFrom('lookup_pages').where('place', '=', 1).execute()
  const answer = await dana.answer(calls.settleNames, { params: { id }, body: { right: ['LAP'], wrong: [] } })
  expect(answer).toMatchObject({
    status: 404,
    body: { message: 'The pages of this look-up are no longer kept, so they cannot be read again. Look the body up again.' },
  })
  expect(await app.context.db.selectFrom('lookups').select('id').execute()).toHaveLength(1)
})
