import { calls } from '#contract/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { aws, newProspect, pmi, seedWorld, type World } from '../../../test/seeds.ts'
import type { Visitor } from '../../../test/visitor.ts'

let app: TestApp
let world: World
beforeEach(async () => {
  app = await startTestApp()
  world = await seedWorld(app)
})
const known = (owner: Visitor, organization: { name: string; description?: string; website?: string }) =>
  owner.call(calls.findKnown, { body: { organization: { description: '', ...organization } } })
const idsOf = ({ own }: { own: readonly { id: number }[] }) => own.map(({ id }) => id)

describe('a body that one has already', () => {
  test('is known by its site, else by its name', async () => {
    const { dana, pmiProspect } = world
    const asked = await known(dana, { name: 'PMI', website: 'https://pmi.org/certifications' })
    expect(asked).toMatchObject({
      own: [{ id: pmiProspect.id, name: 'PMI', contactFirstName: 'Maria', version: 1 }],
      colleague: null,
    })
    expect(idsOf(await known(dana, { name: 'project management INSTITUTE' }))).toEqual([pmiProspect.id])
    expect(idsOf(await known(dana, { name: pmi.name, website: 'https://pmi.example.net' }))).toEqual([])
    expect(idsOf(await known(dana, { name: 'Nobody Knows It' }))).toEqual([])
  })

  test('is not known once it is deleted', async () => {
    const { dana, awsProspect } = world
    expect(idsOf(await known(dana, aws))).toEqual([awsProspect.id])
    await dana.call(calls.deleteProspect, { params: { id: String(awsProspect.id) } })
    expect(idsOf(await known(dana, aws))).toEqual([])
  })

  test('of a colleague is told only where an administrator switched it on: who, and nothing more', async () => {
    const { dana, lee } = world
    expect(await known(lee, aws)).toEqual({ own: [], colleague: null })
    const ada = await app.administrator()
    expect((await dana.answer(calls.changeTeamSettings, { body: { sayWhenColleagueHasIt: true } })).status).toBe(403)
    await ada.call(calls.changeTeamSettings, { body: { sayWhenColleagueHasIt: true } })
    expect(await known(lee, aws)).toEqual({ own: [], colleague: 'dana' })
    const { events } = await ada.call(calls.listEvents, { query: { type: 'setting-changed' } })
    expect(events).toMatchObject([{ by: { name: 'ada' }, what: { on: true }, about: null }])
    await ada.call(calls.changeTeamSettings, { body: { sayWhenColleagueHasIt: false } })
    expect(await known(lee, aws)).toEqual({ own: [], colleague: null })
  })
})

describe('two prospects of one body', () => {
  const merge = (owner: Visitor, id: number, from: number) =>
    owner.answer(calls.mergeProspect, { params: { id: String(id) }, body: { from } })

  test('become one, with the links, versions, views, contact, interest and events of both', async () => {
    const { dana, pmiProspect, shareId } = world
    app.clock.advance(86_400_000)
    const kept = await dana.call(calls.createProspect, {
      body: { organization: pmi, certifications: newProspect.certifications },
    })
    const own = await dana.call(calls.createShare, { body: { searchId: kept.id } })
    await app.anonymous().call(calls.updateShare, { params: { shareId }, body: { ...newProspect, certifications: [] } })
    const interest = { billingName: 'Ann Lee', billingEmail: 'ann@pmi.example.org' }
    await app.anonymous().call(calls.submitShareInterest, { params: { shareId }, body: interest })

    expect((await merge(dana, kept.id, pmiProspect.id)).status).toBe(200)

    const params = { id: String(kept.id) }
    const merged = await dana.call(calls.getProspect, { params })
    expect(merged).toMatchObject({ version: 4, contactFirstName: 'Maria', email: 'maria@pmi.example.org', interested: true })
    expect(merged.certifications).toEqual(kept.certifications)
    const versions = await dana.call(calls.listVersions, { params })
    expect(versions.map(({ id, certifications }) => [id, certifications.length])).toEqual([
      [4, 2],
      [3, 0],
      [2, 2],
      [1, 2],
    ])
    expect(versions[0]?.changeReason).toBe('Merged in the prospect saved on 21 Nov 2026.')
    const links = await dana.call(calls.listShares, { params })
    expect(links.map((link) => link.shareId).toSorted()).toEqual([shareId, own.shareId].toSorted())
    expect((await app.anonymous().call(calls.getShare, { params: { shareId } })).searchId).toBe(kept.id)
    const { events } = await dana.call(calls.listProspectEvents, { params })
    expect(events[0]?.what).toMatchObject({ type: 'merged', searchId: pmiProspect.id })
    expect(events.map(({ what }) => what.type)).toContain('corrected')
    expect((await dana.answer(calls.getProspect, { params: { id: String(pmiProspect.id) } })).status).toBe(404)
    // What was proven stays so when an older version comes back.
    await dana.call(calls.updateProspect, { params, body: { ...newProspect, changeReason: 'Back' } })
    const back = await dana.call(calls.getProspect, { params })
    expect(back.version).toBe(5)
  })

  test('keep the contact of the one that stays whole, and do not put one person’s name to another’s email', async () => {
    const { dana, pmiProspect } = world
    const contact = { contactFirstName: 'Bob', emailSubject: null }
    const kept = await dana.call(calls.createProspect, { body: { ...newProspect, email: null, contactFirstName: 'Bob' } })
    await dana.call(calls.changeProspect, { params: { id: String(pmiProspect.id) }, body: { emailMessage: 'Dear Maria' } })
    const [own] = (await known(dana, pmi)).own.filter(({ id }) => id === pmiProspect.id)
    expect(own).toMatchObject({ contactFirstName: 'Maria', email: 'maria@pmi.example.org' })
    expect((await merge(dana, kept.id, pmiProspect.id)).body).toMatchObject({ ...contact, email: null, emailMessage: null })
  })

  test('keep one interest of two: the trial before the place, and its seat is free again where both had one', async () => {
    const { dana, pmiProspect, shareId } = world
    app.context.config.phaseOneCapacity = 2
    const other = await dana.call(calls.createProspect, { body: newProspect })
    const link = await dana.call(calls.createShare, { body: { searchId: other.id } })
    const submit = (id: string, billingName: string) =>
      app
        .anonymous()
        .call(calls.submitShareInterest, { params: { shareId: id }, body: { billingName, billingEmail: 'a@example.org' } })
    await submit(shareId, 'Ann')
    await submit(link.shareId, 'Bob')
    expect((await merge(dana, pmiProspect.id, other.id)).status).toBe(200)
    const { db } = app.context
    expect(await db.selectFrom('interests').select(['prospect_id', 'outcome']).execute()).toEqual([
      { prospect_id: pmiProspect.id, outcome: 'trial' },
    ])
    expect(await db.selectFrom('interest_history').select(['prospect_id']).execute()).toEqual([{ prospect_id: pmiProspect.id }])
    expect(await db.selectFrom('phase').select('seats_taken').execute()).toEqual([{ seats_taken: 1 }])
  })

  test('of two owners, of two bodies, or one with itself are not merged', async () => {
    const { dana, pmiProspect, awsProspect, leesProspect } = world
    const foreign = await merge(dana, pmiProspect.id, leesProspect.id)
    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual((await merge(dana, pmiProspect.id, 2_000_000_000)).body)
    expect((await merge(dana, pmiProspect.id, awsProspect.id)).status).toBe(400)
    expect((await merge(dana, pmiProspect.id, pmiProspect.id)).status).toBe(400)
  })
})
