import { calls } from '#contract/calls.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import { lineState } from '#domain/evidence/evidence.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { certification, certifiedWelder, lookedUp, quoted, welders } from '../../../test/samples.ts'
import type { Visitor } from '../../../test/visitor.ts'

let app: TestApp
let dana: Visitor
let params: { id: string }
let shareId: string
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
  await lookUp(dana, welders, certifiedWelder)
  await lookUp(dana, own, lie)
  await lookUp(app.anonymous(), { ...own, name: welders.name }, lie)
  const prospect = await dana.call(calls.createProspect, { body: { organization: welders, certifications: [certifiedWelder] } })
  params = { id: String(prospect.id) }
  shareId = (await dana.call(calls.createShare, { body: { searchId: prospect.id } })).shareId
})

/** A site of whoever wants a false line proven; it says it. */
const own: Organization = { name: 'Own Site', description: '', website: 'https://own.example.net' }
const lie = certification({
  id: 'ewb-cw',
  name: 'Certified Welder',
  fees: ['US$1 test'],
  evidence: { '/fees/0': [{ ...quoted('The test costs US$1.'), url: 'https://own.example.net/' }] },
})
const falsified = { ...certifiedWelder, fees: ['US$1 test'] }

async function lookUp(visitor: Visitor, organization: Organization, ...found: Certification[]): Promise<void> {
  app.research.answers(lookedUp(organization, found))
  await visitor.call(calls.queryCertifications, { body: { organization } })
}

const byOwner = (organization: Organization, ...certifications: Certification[]) =>
  dana.call(calls.updateProspect, { params, body: { organization, certifications } })
const byLink = (organization: Organization, ...certifications: Certification[]) =>
  app.anonymous().call(calls.updateShare, { params: { shareId }, body: { organization, certifications } })
const saved = () => dana.call(calls.getProspect, { params })
const stateOf = async (pointer: string) => lineState((await saved()).certifications[0]?.evidence?.[pointer])

describe.each([
  ['the owner', byOwner],
  ['a link holder', byLink],
] as const)('a false line is not proven by %s', (_, edit) => {
  test('in one edit', async () => {
    await edit(welders, falsified)
    expect(await stateOf('/fees/0')).toBe('person')
  })

  test('in three: the website changed to an own site, the line added, the website changed back', async () => {
    await edit({ ...welders, website: own.website }, certifiedWelder)
    await edit({ ...welders, website: own.website }, falsified)
    expect(await stateOf('/fees/0')).toBe('person')
    await edit(welders, falsified)
    expect(await stateOf('/fees/0')).toBe('person')
  })

  test('by a website that is left out, changed, or written as its own sign sees fit', async () => {
    const websites = [
      undefined,
      'own.example.net',
      'http://ewb.example.org@own.example.net',
      'https://own.example.net/ewb.example.org',
    ]
    for (const website of websites) {
      await edit({ ...welders, website }, falsified)
      expect(await stateOf('/fees/0')).toBe('person')
    }
    await edit(welders, falsified)
    expect(await stateOf('/fees/0')).toBe('person')
  })
})

describe('a website that moves to another site', () => {
  test('takes the proof of the former site from every line, and gives none back when it returns', async () => {
    await byOwner({ ...welders, website: own.website }, certifiedWelder)
    expect(await stateOf('/validityPeriod')).toBe('person')
    await byOwner(welders, certifiedWelder)
    expect(await stateOf('/validityPeriod')).toBe('person')
    const evidence = (await saved()).certifications[0]?.evidence?.['/validityPeriod']
    expect(evidence).toMatchObject([{ before: { text: '6 months', evidence: [{ quote: 'It is valid for 6 months.' }] } }])
  })

  test('does not carry what an own site said over to the body', async () => {
    const { id } = await dana.call(calls.createProspect, { body: { organization: own, certifications: [lie] } })
    params = { id: String(id) }
    expect(await stateOf('/fees/0')).toBe('on-the-page')
    await byOwner({ ...own, website: welders.website }, lie)
    expect(await stateOf('/fees/0')).toBe('person')
  })

  test('is proven anew by a re-check alone', async () => {
    await byOwner({ ...welders, website: own.website }, certifiedWelder)
    await byOwner(welders, certifiedWelder)
    app.clock.advance(120_000)
    app.research.answers(lookedUp(welders, [certifiedWelder]))
    await dana.call(calls.queryCertifications, { body: { organization: welders, readLive: true } })
    const { id: lookupId } = await app.context.db
      .selectFrom('lookups')
      .select('id')
      .orderBy('started_at', 'desc')
      .executeTakeFirstOrThrow()
    const { changes, version } = await dana.call(calls.getRecheck, { params, query: { lookupId } })
    const accepted = changes.map(({ number }) => number)
    await dana.call(calls.acceptRecheck, { params, body: { lookupId, accepted, baseVersion: version } })
    expect(await stateOf('/fees/0')).toBe('on-the-page')
  })
})

test('a re-check of another site is missing, whatever the name of the body', async () => {
  app.clock.advance(120_000)
  app.research.answers(lookedUp({ ...own, name: welders.name }, [lie]))
  await dana.call(calls.queryCertifications, { body: { organization: { ...own, name: welders.name }, readLive: true } })
  const { id: lookupId } = await app.context.db
    .selectFrom('lookups')
    .select('id')
    .orderBy('started_at', 'desc')
    .executeTakeFirstOrThrow()
  expect((await dana.answer(calls.getRecheck, { params, query: { lookupId } })).status).toBe(404)
})

test('a website of the same site, another spelling or page, takes nothing', async () => {
  for (const website of ['http://www.ewb.example.org/certification', 'https://ewb.example.org:443', undefined]) {
    await byOwner({ ...welders, website }, certifiedWelder)
    expect(await stateOf('/fees/0')).toBe('on-the-page')
  }
})

test('a link holder’s edit leaves the website as it is', async () => {
  await byLink({ ...welders, website: own.website }, falsified)
  expect((await saved()).organization.website).toBe(welders.website)
})

test('an edit with a website that is none is refused with its field', async () => {
  const organization = { ...welders, website: 'http://ewb.example.org\t.attacker.example/' }
  const answer = await dana.answer(calls.updateProspect, { params, body: { organization, certifications: [] } })
  expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID', field: 'organization.website' } })
})

describe('a website that is none is refused, and the field is named', () => {
  const refused = [
    'javascript:alert(1)',
    'JavaScript:1',
    ' data:text/html,x',
    'file:///etc/passwd',
    'ftp://example.org',
    'mailto:a@example.org',
  ]

  test.each(refused)('%s', async (website) => {
    const organization = { ...welders, website }
    const answers = [
      await dana.answer(calls.createProspect, { body: { organization, certifications: [] } }),
      await dana.answer(calls.updateProspect, { params, body: { organization, certifications: [] } }),
      await dana.answer(calls.queryCertifications, { body: { organization } }),
      await dana.answer(calls.createShare, { body: { email: 'ann@example.org', organization, certifications: [] } }),
    ]
    for (const { status, body } of answers) {
      const message = 'A website address begins with https:// or http://, for example https://www.example.org.'
      expect({ status, body }).toMatchObject({ status: 400, body: { code: 'INVALID', field: 'organization.website', message } })
    }
    expect((await saved()).organization.website).toBe(welders.website)
  })

  test.each([
    'https://example.org',
    'HTTP://example.org',
    'example.org',
    'example.org:8080/fees',
    'localhost:3000',
    '//example.org',
  ])('%s is taken', async (website) => {
    const body = { organization: { ...welders, website }, certifications: [] }
    expect((await dana.answer(calls.createProspect, { body })).status).toBe(201)
  })

  test('one that was saved before is still shown, and stays through other edits', async () => {
    await app.context.db
      .updateTable('prospects')
      .set({ organization: JSON.stringify({ ...welders, website: 'ftp://example.org' }) })
      .where('id', '=', Number(params.id))
      .execute()
    const organization = { ...welders, website: 'ftp://example.org', description: 'Edited' }
    expect((await dana.answer(calls.updateProspect, { params, body: { organization, certifications: [] } })).status).toBe(200)
  })
})
