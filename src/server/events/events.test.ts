import { calls } from '#contract/calls.ts'
import type { ProspectEvent } from '#domain/events/event.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, testPassword, type TestApp } from '../../../test/app.ts'
import { newProspect, seedWorld, type World } from '../../../test/seeds.ts'
import type { Visitor } from '../../../test/visitor.ts'
import { promoteWaiting } from '../interests/interest.ts'
import { sweepEvents } from './sweep.ts'

let app: TestApp
let world: World
beforeEach(async () => {
  app = await startTestApp()
  world = await seedWorld(app)
})

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const interest = { billingName: 'Ann Lee', billingEmail: 'ann@pmi.example.org' }

async function eventsOf(owner: Visitor, id: number): Promise<ProspectEvent[]> {
  return (await owner.call(calls.listProspectEvents, { params: { id: String(id) } })).events
}
const typesOf = (events: readonly { what: { type: string } }[]) => events.map(({ what }) => what.type)
const edited = { organization: newProspect.organization, certifications: newProspect.certifications.slice(0, 1) }

describe('the timeline of a prospect', () => {
  test('tells everything that happened to it, newest first, and who did it', async () => {
    const { dana, pmiProspect, shareId } = world
    const params = { id: String(pmiProspect.id) }
    await dana.call(calls.createShare, { body: { ...newProspect, email: 'ann@example.org', searchId: pmiProspect.id } })
    const reader = app.anonymous('198.51.100.7')
    await reader.call(calls.countShareView, { params: { shareId } }, { headers: browser })
    await app.anonymous('198.51.100.8').call(calls.countShareView, { params: { shareId } }, { headers: browser })
    await reader.call(calls.updateShare, { params: { shareId }, body: { ...edited, changeReason: 'We ended it.' } })
    await dana.call(calls.updateProspect, { params, body: { ...newProspect } })
    await reader.call(calls.submitShareInterest, { params: { shareId }, body: interest })
    await reader.call(calls.submitShareInterest, { params: { shareId }, body: { ...interest, billingName: 'Ann Li' } })
    await dana.call(calls.renewShare, { params: { shareId } })
    await dana.call(calls.deleteProspect, { params })
    await dana.call(calls.restoreProspect, { params })
    await dana.call(calls.restoreProspect, { params })

    const events = await eventsOf(dana, pmiProspect.id)
    expect(typesOf(events)).toEqual([
      'undeleted',
      'deleted',
      'shared',
      'link-ended',
      'interest-changed',
      'waitlist',
      'interested',
      'edited',
      'corrected',
      'visited',
      'mailed',
      'shared',
      'saved',
    ])
    const corrected = events.find(({ what }) => what.type === 'corrected')
    expect(corrected).toMatchObject({
      by: { kind: 'link', name: null },
      what: { version: 2, changes: ['1 certification removed'], reason: 'We ended it.' },
    })
    expect(events.at(-1)).toMatchObject({ by: { kind: 'account', name: 'dana' }, at: pmiProspect.createdAt })
    expect(events.find(({ what }) => what.type === 'waitlist')).toMatchObject({ what: { place: 1 } })
  })

  test('comes in pages', async () => {
    const { dana, awsProspect } = world
    const params = { id: String(awsProspect.id) }
    for (let n = 0; n < 30; n += 1) {
      await dana.call(calls.deleteProspect, { params })
      await dana.call(calls.restoreProspect, { params })
    }
    const first = await dana.call(calls.listProspectEvents, { params })
    const rest = await dana.call(calls.listProspectEvents, { params, query: { before: first.events.at(-1)?.id } })
    expect([first.events.length, first.more, rest.events.length, rest.more]).toEqual([50, true, 11, false])
    expect(new Set([...first.events, ...rest.events].map(({ id }) => id)).size).toBe(61)
  })

  test('is nothing that anybody else can see, and is of the new owner after a hand-over', async () => {
    const { dana, lee, pmiProspect } = world
    const params = { id: String(pmiProspect.id) }
    const foreign = await lee.answer(calls.listProspectEvents, { params })
    expect(foreign).toMatchObject({ status: 404 })
    expect(foreign.body).toEqual((await lee.answer(calls.listProspectEvents, { params: { id: '2000000000' } })).body)
    const ada = await app.administrator()
    const handOverTo = lee.user?.id ?? ''
    await ada.call(calls.handOver, { params: { id: dana.user?.id ?? '' }, body: { handOverTo } })
    const [newest] = await eventsOf(lee, pmiProspect.id)
    expect(newest).toMatchObject({ by: { name: 'ada' }, what: { type: 'handed-over', from: 'dana', to: 'lee' } })
  })

  test('says that a place became a trial, by nobody', async () => {
    const { dana, pmiProspect, shareId } = world
    await app.anonymous().call(calls.submitShareInterest, { params: { shareId }, body: interest })
    app.context.config.phaseOneCapacity = 1
    await promoteWaiting(app.context)
    const [newest] = await eventsOf(dana, pmiProspect.id)
    expect(newest).toMatchObject({ by: { kind: 'system', name: null }, what: { type: 'trial' } })
  })

  test('holds nothing of a change that was refused', async () => {
    const { dana, lee, pmiProspect } = world
    const before = await app.context.db.selectFrom('events').select('id').execute()
    const params = { id: String(pmiProspect.id) }
    await lee.answer(calls.deleteProspect, { params })
    await dana.answer(calls.updateProspect, { params, body: { ...edited, baseVersion: 7 } })
    expect(await app.context.db.selectFrom('events').select('id').execute()).toEqual(before)
  })
})

describe('the audit log', () => {
  test('tells administrators of accounts and rights, who changed them and from where', async () => {
    const ada = await app.administrator()
    const marcus = await ada.call(calls.createUser, {
      body: { username: 'marcus', email: 'marcus@example.org', password: testPassword },
    })
    const params = { id: marcus.id }
    await app.anonymous('198.51.100.9').call(calls.login, { body: { username: 'marcus', password: testPassword } })
    await ada.call(calls.changeRole, { params, body: { role: 'admin' } })
    await ada.call(calls.changeRole, { params, body: { role: 'admin' } })
    await ada.call(calls.makeResetLink, { params })
    await ada.call(calls.disableUser, { params, body: {} })
    await ada.call(calls.disableUser, { params, body: {} })
    await ada.call(calls.enableUser, { params })
    const { events } = await ada.call(calls.listEvents)
    const about = events.filter((event) => event.about === 'marcus')
    expect(typesOf(about)).toEqual([
      'account-enabled',
      'account-disabled',
      'reset-link-made',
      'role-changed',
      'signed-in',
      'account-made',
    ])
    expect(about[0]).toMatchObject({ by: { kind: 'account', name: 'ada' }, address: '203.0.113.1', searchId: null })
    expect(about[4]).toMatchObject({ by: { name: 'marcus' }, address: '198.51.100.9' })
    expect(JSON.stringify(events)).not.toContain('token')
  })

  test('is narrowed to who and what', async () => {
    const ada = await app.administrator()
    const byDana = await ada.call(calls.listEvents, { query: { who: world.dana.user?.id } })
    expect(typesOf(byDana.events)).toEqual(['shared', 'saved', 'saved'])
    const saved = await ada.call(calls.listEvents, { query: { type: 'saved' } })
    expect(saved.events.map(({ by }) => by.name)).toEqual(['lee', 'dana', 'dana'])
    await app.anonymous().call(calls.updateShare, { params: { shareId: world.shareId }, body: edited })
    const byLinks = await ada.call(calls.listEvents, { query: { who: 'link' } })
    expect(byLinks.events).toMatchObject([{ by: { kind: 'link', id: null }, address: '203.0.113.1' }])
  })

  test('never keeps the address of whoever only opened a link', async () => {
    const ada = await app.administrator()
    const { shareId } = world
    await app.anonymous('198.51.100.7').call(calls.countShareView, { params: { shareId } }, { headers: browser })
    const { events } = await ada.call(calls.listEvents, { query: { type: 'visited' } })
    expect(events).toMatchObject([{ address: null }])
  })

  test('is a file of CSV, with formulas defused', async () => {
    const ada = await app.administrator()
    await world.dana.call(calls.createProspect, {
      body: { organization: { name: '=HYPERLINK("x")', description: '' }, certifications: [] },
    })
    const response = await ada.fetch('/api/events/export.csv')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="audit-log.csv"')
    const [head, newest] = (await response.text()).split('\r\n')
    expect(head).toBe('When (UTC),Who,What,About,Details,From,Prospect')
    expect(newest).toMatch(/^2026-11-21T09:01:00\.000Z,dana,Saved,"'=HYPERLINK\(""x""\)",,203\.0\.113\.1,\d+$/)
    expect((await world.dana.fetch('/api/events/export.csv')).status).toBe(403)
  })

  test('is kept for a year, also of prospects that are gone', async () => {
    const ada = await app.administrator()
    const { dana, awsProspect } = world
    await dana.call(calls.deleteProspect, { params: { id: String(awsProspect.id) } })
    await app.context.db.deleteFrom('prospects').where('id', '=', awsProspect.id).execute()
    const deleted = await ada.call(calls.listEvents, { query: { type: 'deleted' } })
    expect(deleted.events).toMatchObject([{ about: 'American Welding Society', searchId: null }])
    app.clock.advance(364 * 86_400_000)
    await sweepEvents(app.context)
    const left = () => app.context.db.selectFrom('events').select('id').execute()
    expect((await left()).length).toBeGreaterThan(0)
    app.clock.advance(2 * 86_400_000)
    await sweepEvents(app.context)
    expect(await left()).toEqual([])
  })
})
