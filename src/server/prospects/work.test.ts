import { calls } from '#contract/calls.ts'
import { noWork, statusByHand, statusOf, type WorkDifference } from '#domain/prospects/prospect-work.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { newProspect, pmi, seedWorld, type World } from '../../../test/seeds.ts'
import { workOn } from '../../../test/work-on.ts'

let app: TestApp
let world: World

beforeEach(async () => {
  app = await startTestApp()
  world = await seedWorld(app)
})

const numbered = (id: number) => ({ params: { id: String(id) } })
const events = async ({ dana, pmiProspect }: World) =>
  (await dana.call(calls.listProspectEvents, numbered(pmiProspect.id))).events.map(({ what }) => what)

describe('what a seller does with a prospect', () => {
  test('is kept and told in the timeline, makes no version, and is not seen through a link', async () => {
    const { dana, pmiProspect, shareId } = world
    expect(pmiProspect.work).toEqual(noWork)
    const body = { status: 'won' as const, tags: [' Warm', 'warm'], nextStep: 'Call', nextStepDue: '2026-11-25' }
    await dana.call(calls.changeProspect, { ...numbered(pmiProspect.id), body })
    const changed = await dana.call(calls.changeNotes, { ...numbered(pmiProspect.id), body: { notes: 'Secret.' } })
    expect(await dana.call(calls.getNotes, numbered(pmiProspect.id))).toEqual({ notes: 'Secret.' })
    expect(changed).toMatchObject({
      version: 1,
      work: { status: 'won', tags: ['Warm'], nextStep: 'Call', nextStepDue: '2026-11-25', notes: 'Secret.' },
    })
    expect((await events(world)).slice(0, 4)).toEqual([
      { type: 'noted' },
      { type: 'next-step', step: 'Call', due: '2026-11-25' },
      { type: 'tagged', added: ['Warm'], removed: [] },
      { type: 'status-set', status: 'won' },
    ])
    await dana.call(calls.changeProspect, { ...numbered(pmiProspect.id), body: { tags: ['Warm'] } })
    expect(await events(world)).toHaveLength(6)
    const shared = await app.anonymous().call(calls.getShare, { params: { shareId } })
    expect(JSON.stringify(shared)).not.toContain('Secret.')
  })

  test.each([
    [
      { status: 'nonsense' },
      'status',
      'A status must be one of these: new, shared, opened, corrected, interested, waitlist, trial, won, lost.',
    ],
    [{ nextStepDue: 'tomorrow' }, 'nextStepDue', 'Enter a date such as 2026-11-21.'],
    [{ tags: 'warm' }, 'tags', "The field 'tags' is missing or not of the right kind."],
    [{ contactFirstName: 'Ann', tags: [''] }, 'tags.0', 'A tag needs a name.'],
    [{ notes: 'Called.' }, 'notes', 'Notes have a call of their own: PUT /api/searches/:id/notes.'],
  ])('is refused whole, and the field is named: %j', async (body, field, message) => {
    const { dana, pmiProspect } = world
    const path = `/api/searches/${pmiProspect.id}`
    const headers = { 'content-type': 'application/json' }
    const answer = await dana.fetch(path, { method: 'PATCH', headers, body: JSON.stringify(body) })
    expect([answer.status, await answer.json()]).toEqual([400, { code: 'INVALID', field, message }])
    expect(await dana.call(calls.getProspect, numbered(pmiProspect.id))).toEqual(pmiProspect)
  })

  test('is one change together with whom the prospect is for', async () => {
    const { dana, pmiProspect } = world
    const body = { email: 'ann@pmi.example.org', status: 'interested' } as const
    const changed = await dana.call(calls.changeProspect, { ...numbered(pmiProspect.id), body })
    expect(changed).toMatchObject({ email: 'ann@pmi.example.org', contactFirstName: 'Maria', work: { status: 'interested' } })
    expect((await events(world)).slice(0, 2).map(({ type }) => type)).toEqual(['status-set', 'contact-changed'])
  })

  test('a status that something newer has taken the place of is none: set again, it holds again, and is told', async () => {
    const { dana, pmiProspect, shareId } = world
    const again = async () => {
      const [row] = await dana
        .call(calls.listProspects, { query: { withVersionCounts: 'true' } })
        .then((rows) => rows.filter(({ id }) => id === pmiProspect.id))
      return row && [statusOf(row), statusByHand(row)]
    }
    await workOn(dana, pmiProspect.id, { status: 'interested' })
    expect(await again()).toEqual(['interested', 'interested'])
    app.clock.advance(1_000)
    const body = { billingName: 'Maria', billingEmail: 'maria@pmi.example.org' }
    await app.anonymous().call(calls.submitShareInterest, { params: { shareId }, body })
    expect(await again()).toEqual(['waitlist', null])
    app.clock.advance(1_000)
    const { changed } = await dana.call(calls.changeWorkOfMany, { body: { ids: [pmiProspect.id], status: 'interested' } })
    expect(await again()).toEqual(['interested', 'interested'])
    expect((await events(world))[0]).toEqual({ type: 'status-set', status: 'interested' })
    await dana.call(calls.undoWork, { body: { changed } })
    expect(await again()).toEqual(['waitlist', null])
    await workOn(dana, pmiProspect.id, { status: 'interested' })
    expect(await again()).toEqual(['interested', 'interested'])
  })

  test('notes are emptied by null or nothing, and a colleague finds none', async () => {
    const { dana, lee, pmiProspect } = world
    for (const nothing of [null, ' ']) {
      await workOn(dana, pmiProspect.id, { notes: 'Called.' })
      await dana.call(calls.changeNotes, { ...numbered(pmiProspect.id), body: { notes: nothing } })
      expect(await dana.call(calls.getNotes, numbered(pmiProspect.id))).toEqual({ notes: null })
    }
    expect((await lee.answer(calls.getNotes, numbered(pmiProspect.id))).status).toBe(404)
  })

  test('goes along when two prospects are merged', async () => {
    const { dana, pmiProspect } = world
    const second = await dana.call(calls.createProspect, { body: newProspect })
    await workOn(dana, second.id, { tags: ['warm'], notes: 'Of the second.' })
    await workOn(dana, pmiProspect.id, { tags: ['Q4'], notes: 'Of the first.' })
    const merged = await dana.call(calls.mergeProspect, { ...numbered(pmiProspect.id), body: { from: second.id } })
    expect(merged.work).toMatchObject({ tags: ['Q4', 'warm'], notes: 'Of the first.\n\nOf the second.' })
  })
})

describe('several prospects at once', () => {
  test('get tags and lose them; those of a colleague are left alone', async () => {
    const { dana, lee, pmiProspect, awsProspect, leesProspect } = world
    const ids = [pmiProspect.id, awsProspect.id, leesProspect.id]
    expect(await dana.call(calls.changeWorkOfMany, { body: { ids, addTags: ['warm'], status: 'interested' } })).toMatchObject({
      count: 2,
    })
    expect(await dana.call(calls.changeWorkOfMany, { body: { ids: [awsProspect.id], removeTags: ['WARM'] } })).toMatchObject({
      count: 1,
    })
    expect((await dana.call(calls.getProspect, numbered(pmiProspect.id))).work).toMatchObject({
      tags: ['warm'],
      status: 'interested',
    })
    expect((await dana.call(calls.getProspect, numbered(awsProspect.id))).work.tags).toEqual([])
    expect((await lee.call(calls.getProspect, numbered(leesProspect.id))).work).toEqual(noWork)
  })

  test('get back the status and tags that each had, a status with its moment', async () => {
    const { dana, lee, pmiProspect, awsProspect, leesProspect } = world
    const ids = [pmiProspect.id, awsProspect.id]
    await dana.call(calls.changeWorkOfMany, { body: { ids: [pmiProspect.id], addTags: ['old'], status: 'interested' } })
    const { work } = await dana.call(calls.getProspect, numbered(pmiProspect.id))
    app.clock.advance(60_000)
    const { changed } = await dana.call(calls.changeWorkOfMany, {
      body: { ids, addTags: ['warm'], removeTags: ['OLD'], status: 'won' },
    })
    expect(changed).toEqual([
      {
        id: pmiProspect.id,
        added: ['warm'],
        removed: ['old'],
        status: { set: 'won', before: 'interested', beforeSetAt: work.statusSetAt },
      },
      { id: awsProspect.id, added: ['warm'], removed: [], status: { set: 'won', before: null, beforeSetAt: null } },
    ])
    const foreign: WorkDifference = {
      id: leesProspect.id,
      added: [],
      removed: ['mine'],
      status: { set: null, before: 'lost', beforeSetAt: null },
    }
    const body = { changed: [...changed, foreign] }
    expect(await dana.call(calls.undoWork, { body })).toEqual({ count: 2 })
    expect((await dana.call(calls.getProspect, numbered(pmiProspect.id))).work).toEqual(work)
    expect((await dana.call(calls.getProspect, numbered(awsProspect.id))).work).toEqual(noWork)
    expect((await lee.call(calls.getProspect, numbered(leesProspect.id))).work).toEqual(noWork)
  })

  test('keep what was done to them after the change that is undone', async () => {
    const { dana, pmiProspect, awsProspect } = world
    const ids = [pmiProspect.id, awsProspect.id]
    await workOn(dana, awsProspect.id, { tags: ['Warm', ...Array.from({ length: 19 }, (_, index) => `t${index}`)] })
    const { changed } = await dana.call(calls.changeWorkOfMany, {
      body: { ids, addTags: ['warm'], removeTags: ['t0'], status: 'won' },
    })
    await workOn(dana, pmiProspect.id, { tags: ['warm', 'elsewhere'], status: 'lost' })
    await dana.call(calls.changeWorkOfMany, { body: { ids: [awsProspect.id], addTags: ['elsewhere'] } })
    await dana.call(calls.undoWork, { body: { changed } })
    const [pmiNow, awsNow] = await Promise.all(ids.map((id) => dana.call(calls.getProspect, numbered(id))))
    expect(pmiNow?.work).toMatchObject({ tags: ['elsewhere'], status: 'lost' })
    expect(awsNow?.work.status).toBeNull()
    expect(awsNow?.work.tags, 'the tag it had before, and no room for the other').toEqual([
      'Warm',
      ...Array.from({ length: 18 }, (_, index) => `t${index + 1}`),
      'elsewhere',
    ])
    expect((await dana.call(calls.changeWorkOfMany, { body: { ids: [awsProspect.id], addTags: ['WARM'] } })).changed).toEqual([])
  })

  test('that were deleted are listed for their owner until they are gone for good', async () => {
    const { dana, lee, pmiProspect, awsProspect } = world
    await dana.call(calls.deleteProspect, numbered(pmiProspect.id))
    app.clock.advance(86_400_000)
    await dana.call(calls.deleteProspect, numbered(awsProspect.id))
    const listed = await dana.call(calls.listDeletedProspects)
    expect(listed.map(({ id }) => id)).toEqual([awsProspect.id, pmiProspect.id])
    expect(listed[1]).toMatchObject({ name: 'PMI', contactFirstName: 'Maria' })
    expect(Date.parse(listed[1]?.keptUntil ?? '') - Date.parse(listed[1]?.deletedAt ?? '')).toBe(30 * 86_400_000)
    expect(await lee.call(calls.listDeletedProspects)).toEqual([])
    app.clock.advance(29 * 86_400_000)
    expect((await dana.call(calls.listDeletedProspects)).map(({ id }) => id)).toEqual([awsProspect.id])
  })

  test('are deleted and brought back; those of a colleague stay, and are not brought back by others', async () => {
    const { dana, lee, pmiProspect, awsProspect, leesProspect } = world
    const ids = [pmiProspect.id, awsProspect.id, leesProspect.id]
    expect(await dana.call(calls.deleteProspects, { body: { ids } })).toEqual({ count: 2 })
    expect(await dana.call(calls.listProspects)).toEqual([])
    await lee.call(calls.deleteProspect, numbered(leesProspect.id))
    expect(await dana.call(calls.restoreProspects, { body: { ids } })).toEqual({ count: 2 })
    expect(await dana.call(calls.listProspects)).toHaveLength(2)
    expect(await lee.call(calls.listProspects)).toEqual([])
    expect((await events(world)).slice(0, 2)).toEqual([{ type: 'undeleted' }, { type: 'deleted' }])
  })
})

describe('the list without facts', () => {
  test('comes in parts, newest first, and follows an edit', async () => {
    const { dana, pmiProspect, awsProspect } = world
    const brief = { brief: 'true', withVersionCounts: 'true' } as const
    const [first, ...rest] = await dana.call(calls.listProspects, { query: { ...brief, limit: '1' } })
    expect(rest).toEqual([])
    expect(first).toMatchObject({ id: awsProspect.id, certificationNames: [], lines: '' })
    const [second] = await dana.call(calls.listProspects, { query: { ...brief, limit: '5', after: String(awsProspect.id) } })
    expect(second).toMatchObject({
      id: pmiProspect.id,
      versionCount: 1,
      organization: { name: pmi.name, abbreviation: 'PMI' },
      certificationNames: [
        { name: 'Project Management Professional', acronym: 'PMP' },
        { name: 'Certified Associate in Project Management', acronym: 'CAPM' },
      ],
    })
    expect(second).not.toHaveProperty('certifications')
    const { organization } = newProspect
    await dana.call(calls.updateProspect, { ...numbered(pmiProspect.id), body: { organization, certifications: [] } })
    const [, edited] = await dana.call(calls.listProspects, { query: brief })
    expect(edited).toMatchObject({ id: pmiProspect.id, certificationNames: [], lines: '', versionCount: 2 })
  })

  test('begins with nothing for a number that is not the own', async () => {
    const { dana, leesProspect } = world
    expect(await dana.call(calls.listProspects, { query: { brief: 'true', after: String(leesProspect.id) } })).toEqual([])
  })
})

describe('saved views', () => {
  test('are kept by name, replaced, and forgotten', async () => {
    const { dana, lee } = world
    const view = await dana.call(calls.saveView, { body: { name: ' Warm ', search: 'tag=warm' } })
    await dana.call(calls.saveView, { body: { name: 'Warm', search: 'tag=hot' } })
    expect(await dana.call(calls.listViews)).toEqual([{ id: view.id, name: 'Warm', search: 'tag=hot' }])
    expect(await lee.call(calls.listViews)).toEqual([])
    await dana.call(calls.deleteView, { params: { id: view.id } })
    expect(await dana.call(calls.listViews)).toEqual([])
  })

  test('are fifty at most', async () => {
    const { dana } = world
    for (let number = 0; number < 50; number += 1) {
      await dana.call(calls.saveView, { body: { name: `View ${number}`, search: '' } })
    }
    expect(await dana.answer(calls.saveView, { body: { name: 'One more', search: '' } })).toMatchObject({
      status: 400,
      body: { field: 'name' },
    })
    await dana.call(calls.saveView, { body: { name: 'View 7', search: 'tag=warm' } })
  })
})
