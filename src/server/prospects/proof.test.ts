import { calls } from '#contract/calls.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { certification, certifiedWelder, lookedUp, quoted, welders } from '../../../test/samples.ts'
import type { Visitor } from '../../../test/visitor.ts'

let app: TestApp
let dana: Visitor
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
})

const byDana = { kind: 'person', by: 'dana', via: 'editor', at: '2026-11-21T09:00:00.000Z' }
const forged = { '/fees/0': [quoted('The test is free.')], '/name': [quoted('Certified Welder')] }

async function lookUp(organization: Organization, ...certifications: Certification[]): Promise<void> {
  app.research.answers(lookedUp(organization, certifications))
  await dana.call(calls.queryCertifications, { body: { organization } })
}

/** A prospect saved after a look-up; gives its number as a parameter. */
async function saved(organization: Organization, ...certifications: Certification[]): Promise<{ id: string }> {
  const { id } = await dana.call(calls.createProspect, { body: { organization, certifications } })
  return { id: String(id) }
}

function evidenceOf(result: { certifications: Certification[] }) {
  return result.certifications[0]?.evidence
}

function edit(params: { id: string }, ...certifications: Certification[]) {
  return dana.call(calls.updateProspect, { params, body: { organization: welders, certifications } })
}

describe('at creation', () => {
  test('a line has the evidence of the look-up, whatever the request says', async () => {
    await lookUp(welders, certifiedWelder)
    for (const evidence of [undefined, {}, forged]) {
      const params = await saved(welders, { ...certifiedWelder, evidence })
      expect(evidenceOf(await dana.call(calls.getProspect, { params }))).toEqual(certifiedWelder.evidence)
    }
  })

  test('a line that no look-up gave is its author’s word', async () => {
    await lookUp(welders, certifiedWelder)
    const params = await saved(welders, { ...certifiedWelder, fees: ['US$1 test'], evidence: forged })
    expect(evidenceOf(await dana.call(calls.getProspect, { params }))).toEqual({
      ...certifiedWelder.evidence,
      '/fees/0': [byDana],
    })
  })

  test('everything is the author’s word where there was no look-up', async () => {
    const params = await saved(welders, certification({ name: 'A', fees: ['US$5'], evidence: forged }))
    expect(evidenceOf(await dana.call(calls.getProspect, { params }))).toEqual({ '/name': [byDana], '/fees/0': [byDana] })
  })

  test.each([
    ['its name and description alone', { name: welders.name, description: welders.description }],
    ['another spelling of its website', { ...welders, website: 'http://www.EWB.example.org/' }],
  ])('the look-up is found when the body is saved with %s', async (_, organization) => {
    await lookUp(welders, certifiedWelder)
    const params = await saved(organization, certifiedWelder)
    expect(evidenceOf(await dana.call(calls.getProspect, { params }))).toEqual(certifiedWelder.evidence)
  })

  test('a field is left out where its author took its lines out of the look-up saved from, not where that one holds none', async () => {
    const helper = certification({ id: 'ewb-wh', name: 'Welding Helper', fees: ['US$5 card'] })
    await lookUp(welders, certifiedWelder, { ...helper, evidence: { '/fees/0': [quoted('A card costs US$5.')] } })
    const [first] = await app.context.db.selectFrom('lookups').select('id').execute()
    // Read again, the line is of a certification that was missed before.
    const text = certifiedWelder.validityPeriod
    const reads = { '/fees/0': [quoted('A card costs US$5.')], '/validityPeriod': [quoted('It is valid for 6 months.')] }
    const [without, now] = [
      { ...certifiedWelder, validityPeriod: '' },
      { ...helper, validityPeriod: text, evidence: reads },
    ]
    app.clock.advance(25 * 3_600_000)
    app.research.answers(lookedUp(welders, [without, now]))
    await dana.call(calls.queryCertifications, { body: { organization: welders, readLive: true } })
    const rows = await app.context.db.selectFrom('lookups').select('id').execute()
    const second = rows.find(({ id }) => id !== first?.id)
    const certifications = [{ ...without, fees: [] }, now]
    const leftOutBy = async (lookupId: string | undefined) =>
      (await dana.call(calls.createProspect, { body: { organization: welders, certifications, lookupId } })).certifications.map(
        ({ leftOut }) => leftOut,
      )
    expect(await leftOutBy(second?.id)).toEqual([['fees'], undefined])
    expect(await leftOutBy(first?.id)).toEqual([['validityPeriod', 'fees'], undefined])
    expect(await leftOutBy(undefined)).toEqual([undefined, undefined])
  })

  test('a prospect that is updated from a newer look-up leaves out what its author took out of that one, and says what it says', async () => {
    await lookUp(welders, certifiedWelder)
    const params = await saved(welders, certifiedWelder)
    // Read again, the page states no validity any more, and says that nobody new is taken.
    const { validityPeriod: _, ...rest } = certifiedWelder
    const reads = { ...certifiedWelder.evidence, '/fees/0': [quoted('The test now costs US$99.')] }
    const now = { ...rest, validityPeriod: '', fees: ['US$99 test'], evidence: reads, retired: true }
    app.clock.advance(25 * 3_600_000)
    app.research.answers(lookedUp(welders, [now]))
    await dana.call(calls.queryCertifications, { body: { organization: welders, readLive: true } })
    const newest = await app.context.db.selectFrom('lookups').select('id').orderBy('started_at', 'desc').executeTakeFirst()
    const body = { organization: welders, certifications: [{ ...now, requirements: [] }] }
    const updated = await dana.call(calls.updateProspect, { params, body: { ...body, lookupId: newest?.id } })
    const [one] = updated.certifications
    expect(one).toMatchObject({ leftOut: ['requirements'], retired: true, fees: ['US$99 test'] })
    expect(one?.evidence?.['/fees/0']).toEqual(reads['/fees/0'])
  })

  test('the look-up of another body with the same name proves nothing', async () => {
    await lookUp({ ...welders, website: 'https://other.example.org' }, certifiedWelder)
    const params = await saved(welders, certification({ name: certifiedWelder.name, fees: certifiedWelder.fees }))
    expect(evidenceOf(await dana.call(calls.getProspect, { params }))).toEqual({ '/name': [byDana], '/fees/0': [byDana] })
  })

  test('what a look-up read as no longer offered stays so; what a request says of it does not', async () => {
    const closed = certification({ id: 'ewb-old', name: 'Certified Riveter', retired: true })
    await lookUp(welders, certifiedWelder, closed)
    const { retired: _, ...plain } = closed
    const params = await saved(welders, { ...certifiedWelder, retired: true }, plain)
    const { certifications } = await dana.call(calls.getProspect, { params })
    expect(certifications.map(({ retired }) => retired)).toEqual([undefined, true])
    const [row] = await dana.call(calls.listProspects, { query: { brief: 'true' } })
    expect(row).toMatchObject({
      certificationNames: [{ name: 'Certified Welder' }, { name: 'Certified Riveter', retired: true }],
    })
  })

  test('what a cancelled or failed look-up had found still proves', async () => {
    app.research.looksUp(async (_organization, { onEvent }) => {
      onEvent?.({ type: 'certification', at: 1, certification: certifiedWelder })
      throw new Error('the site went away')
    })
    await dana.answer(calls.queryCertifications, { body: { organization: welders } })
    const params = await saved(welders, certifiedWelder)
    expect(evidenceOf(await dana.call(calls.getProspect, { params }))).toEqual(certifiedWelder.evidence)
  })
})

describe('with an edit', () => {
  test('that saves a later look-up nobody took out what that one does not have; what is taken out of it, its author did', async () => {
    await lookUp(welders, certifiedWelder)
    const params = await saved(welders, certifiedWelder)
    app.clock.advance(25 * 3_600_000)
    await lookUp(welders, { ...certifiedWelder, fees: [], notAllowed: ['fees'] })
    const lookups = await app.context.db.selectFrom('lookups').select('id').orderBy('started_at', 'desc').execute()
    const body = { organization: welders, lookupId: lookups[0]?.id, certifications: [{ ...certifiedWelder, fees: [] }] }
    const updated = await dana.call(calls.updateProspect, { params, body })
    expect(updated.certifications).toMatchObject([{ fees: [], notAllowed: ['fees'] }])
    expect(updated.certifications[0]?.leftOut).toBeUndefined()
    const less = [{ ...certifiedWelder, fees: [], validityPeriod: '' }]
    const cut = await dana.call(calls.updateProspect, { params, body: { ...body, certifications: less } })
    expect(cut.certifications[0]?.leftOut).toEqual(['validityPeriod'])
    const eve = await app.signedIn('eve')
    const { id } = await eve.call(calls.createProspect, { body: { organization: welders, certifications: [certifiedWelder] } })
    const byEve = await eve.call(calls.updateProspect, { params: { id: String(id) }, body })
    expect(byEve.certifications[0]?.fees).toEqual([])
  })

  test('a changed line becomes its author’s word, with the quoted line; the others keep their proof', async () => {
    await lookUp(welders, certifiedWelder)
    const params = await saved(welders, certifiedWelder)
    const edited = await edit(params, {
      ...certifiedWelder,
      fees: ['US$120 test'],
      requirements: certifiedWelder.requirements.toReversed(),
    })
    expect(evidenceOf(edited)).toEqual({
      '/summary': certifiedWelder.evidence?.['/summary'],
      '/requirements/1': certifiedWelder.evidence?.['/requirements/0'],
      '/validityPeriod': certifiedWelder.evidence?.['/validityPeriod'],
      '/fees/0': [{ ...byDana, before: { text: 'US$95 test', evidence: certifiedWelder.evidence?.['/fees/0'] } }],
    })
  })

  test('a line that is brought back has its proof again, from an older version', async () => {
    await lookUp(welders, certifiedWelder)
    const params = await saved(welders, certifiedWelder)
    await app.context.db.deleteFrom('lookups').execute()
    await edit(params, { ...certifiedWelder, fees: [] })
    for (let number = 0; number < 25; number += 1)
      await edit(params, { ...certifiedWelder, fees: [], summary: `Summary ${number}` })
    expect(evidenceOf(await edit(params, certifiedWelder))).toEqual(certifiedWelder.evidence)
  })

  test('restoring a version brings back all of it, a deleted certification too', async () => {
    await lookUp(welders, certifiedWelder)
    const params = await saved(welders, certifiedWelder)
    await dana.call(calls.deleteCertification, { params: { ...params, certId: 'ewb-cw' } })
    const [, first] = await dana.call(calls.listVersions, { params })
    const restored = await edit(params, ...(first?.certifications ?? []))
    expect(restored.certifications).toEqual(first?.certifications)
    expect(evidenceOf(restored)).toEqual(certifiedWelder.evidence)
  })

  test('a line of a later look-up has that proof', async () => {
    const params = await saved(welders, certifiedWelder)
    await lookUp(welders, { ...certifiedWelder, fees: ['US$120 test'], evidence: { '/fees/0': [quoted('Now US$120.')] } })
    expect(evidenceOf(await edit(params, { ...certifiedWelder, fees: ['US$120 test'] }))).toMatchObject({
      '/fees/0': [quoted('Now US$120.')],
    })
  })

  test('that renames the body does not borrow the proof of that other body', async () => {
    const other = { ...welders, name: 'Other Board', website: 'https://other.example.org' }
    await lookUp(other, certifiedWelder)
    const params = await saved(welders, certification({ id: 'ewb-cw', name: 'Certified Welder' }))
    const edited = await dana.call(calls.updateProspect, {
      params,
      body: { organization: other, certifications: [certifiedWelder] },
    })
    expect(evidenceOf(edited)).toMatchObject({ '/fees/0': [byDana], '/validityPeriod': [byDana] })
  })

  test('a line in doubt stays in doubt until somebody states it', async () => {
    await lookUp(welders, certifiedWelder)
    const params = await saved(welders, certifiedWelder)
    expect(evidenceOf(await edit(params, { ...certifiedWelder, acronym: 'CWX' }))?.['/requirements/1']).toBeUndefined()
    const stated = { '/requirements/1': [{ kind: 'person' as const, by: 'nobody', via: 'share-link' as const, at: '' }] }
    expect(evidenceOf(await edit(params, { ...certifiedWelder, evidence: stated }))?.['/requirements/1']).toEqual([byDana])
  })
})

describe('restoring a version', () => {
  const renamed = { ...certifiedWelder, name: 'Certified Welding Manager' }
  const restore = (params: { id: string }, restores: number) => dana.call(calls.updateProspect, { params, body: { restores } })

  test('brings back the proof that a renaming took, and what is typed beside it counts for nothing', async () => {
    await lookUp(welders, certifiedWelder)
    const params = await saved(welders, certifiedWelder)
    await app.context.db.deleteFrom('lookups').execute()
    const after = await edit(params, renamed)
    expect(evidenceOf(after)).toMatchObject({ '/fees/0': [{ kind: 'person' }], '/validityPeriod': [{ kind: 'person' }] })
    const restored = await restore(params, 1)
    expect(restored.certifications).toEqual([certifiedWelder])
    expect(restored.version).toBe(3)
    // It is proof of the new version as it was of the old one.
    await edit(params, { ...certifiedWelder, fees: [] })
    expect(evidenceOf(await edit(params, certifiedWelder))).toEqual(certifiedWelder.evidence)
  })

  test('brings back that a line was in doubt before somebody stated it', async () => {
    await lookUp(welders, certifiedWelder)
    const params = await saved(welders, certifiedWelder)
    await edit(params, { ...certifiedWelder, evidence: { '/requirements/1': [{ ...byDana, kind: 'person', via: 'editor' }] } })
    const restored = await restore(params, 1)
    expect(evidenceOf(restored)).toEqual(certifiedWelder.evidence)
  })

  test('is not to be had by sending its text', async () => {
    await lookUp(welders, certifiedWelder)
    const params = await saved(welders, certifiedWelder)
    await app.context.db.deleteFrom('lookups').execute()
    await edit(params, renamed)
    expect(evidenceOf(await edit(params, certifiedWelder))).toMatchObject({ '/fees/0': [{ kind: 'person' }] })
  })

  test('brings back the proof of that version, also where another prospect with the same lines was merged in', async () => {
    const typed = await saved(welders, certifiedWelder)
    await lookUp(welders, certifiedWelder)
    const kept = await saved(welders, certifiedWelder)
    await dana.call(calls.mergeProspect, { params: kept, body: { from: Number(typed.id) } })
    const versions = await dana.call(calls.listVersions, { params: kept })
    const merged = versions.find(({ changeReason }) => changeReason?.startsWith('Merged'))
    const stated = versions.find(({ id }) => id === 2)
    expect(stated?.certifications[0]?.evidence?.['/fees/0']).toEqual([byDana])
    const after = await edit(kept, { ...certifiedWelder, fees: [] })
    expect(after.version).toBe(4)
    expect(evidenceOf(await restore(kept, merged?.id ?? 0))).toEqual(certifiedWelder.evidence)
    expect(evidenceOf(await restore(kept, 2))).toEqual(stated?.certifications[0]?.evidence)
  })

  test('of a prospect that was merged in, of another website, revives nothing', async () => {
    await lookUp(welders, certifiedWelder)
    const gone = await saved(welders, certifiedWelder)
    const { website: _, ...unnamed } = welders
    await app.context.db.deleteFrom('lookups').execute()
    const kept = await saved(unnamed, certification({ name: 'Other' }))
    await dana.call(calls.mergeProspect, { params: kept, body: { from: Number(gone.id) } })
    const restored = await restore(kept, 2)
    expect(restored.organization).toEqual(welders)
    expect(evidenceOf(restored)).toMatchObject({ '/fees/0': [{ kind: 'person' }] })
  })

  test('of the time of another website revives nothing', async () => {
    await lookUp(welders, certifiedWelder)
    const params = await saved(welders, certifiedWelder)
    await dana.call(calls.updateProspect, {
      params,
      body: { organization: { ...welders, website: 'https://own.example.net' }, certifications: [certifiedWelder] },
    })
    const restored = await restore(params, 1)
    expect(restored.organization).toEqual(welders)
    expect(evidenceOf(restored)).toMatchObject({ '/fees/0': [{ kind: 'person', before: { text: 'US$95 test' } }] })
  })

  test('that is not there is refused with its field', async () => {
    const params = await saved(welders, certifiedWelder)
    const body = { restores: 7 }
    expect(await dana.answer(calls.updateProspect, { params, body })).toMatchObject({
      status: 400,
      body: { code: 'INVALID', field: 'restores' },
    })
  })
})
