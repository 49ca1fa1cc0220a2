import type { CallArguments } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { eventWords } from '#domain/events/event-words.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts'
import { askAt, everyAddress } from '../../../test/link-addresses.ts'
import { seedWorld, type World } from '../../../test/seeds.ts'
import { warnOfExpiry } from './expiry-notices.ts'

let app: TestApp
let world: World
let params: { shareId: string }
beforeEach(async () => {
  app = await startTestApp()
  world = await seedWorld(app)
  params = { shareId: world.shareId }
})
const day = 86_400_000
const change = (body: CallArguments<typeof calls.changeShare>['body']) => world.dana.call(calls.changeShare, { params, body })
/** The same account in a session that is not over. */
async function signedInAgain() {
  const dana = app.anonymous()
  await dana.call(calls.login, { body: { username: 'dana', password: testPassword } })
  return dana
}
const opens = async () => (await app.anonymous().answer(calls.getShare, { params })).status

describe('several links of a prospect', () => {
  test('the oldest that opens is given again; another one is made when it is asked for', async () => {
    const { dana, pmiProspect, shareId } = world
    const searchId = pmiProspect.id
    app.clock.advance(1_000)
    const board = await dana.call(calls.createShare, { body: { searchId, another: true } })
    await dana.call(calls.changeShare, { params: { shareId: board.shareId }, body: { name: 'for the board' } })
    expect(board.shareId).not.toBe(shareId)
    expect(await dana.call(calls.createShare, { body: { searchId } })).toMatchObject({ shareId })
    await change({ paused: true })
    expect(await dana.call(calls.createShare, { body: { searchId } })).toMatchObject({ shareId: board.shareId })
    const links = await dana.call(calls.listShares, { params: { id: String(searchId) } })
    expect(links.map(({ name, paused }) => ({ name, paused }))).toEqual([
      { name: 'for the board', paused: false },
      { name: null, paused: true },
    ])
  })

  test('a new link in place of one keeps its name, mode, passcode and mails', async () => {
    const { dana, pmiProspect } = world
    await change({ name: 'for the board', mode: 'suggest', passcode: '4711x', notify: false, paused: true })
    await dana.call(calls.renewShare, { params })
    const [renewed] = await dana.call(calls.listShares, { params: { id: String(pmiProspect.id) } })
    const kept = { name: 'for the board', mode: 'suggest', hasPasscode: true, notify: false, paused: false }
    expect(renewed).toMatchObject(kept)
  })
})

describe('a link', () => {
  test('is paused and goes on', async () => {
    expect(await change({ paused: true })).toMatchObject({ paused: true })
    expect(await opens()).toBe(404)
    expect(await change({ paused: false })).toMatchObject({ paused: false })
    expect(await opens()).toBe(200)
  })

  test('opens to the end of its last day, and again when it is renewed', async () => {
    expect(await change({ expiresOn: '2026-11-22' })).toMatchObject({ expiresOn: '2026-11-22', expired: false })
    app.clock.advance(Date.parse('2026-11-22T23:59:59.999Z') - app.clock.now().getTime())
    expect(await opens()).toBe(200)
    app.clock.advance(1)
    expect(await opens()).toBe(404)
    const dana = await signedInAgain()
    expect(await dana.call(calls.listAllShares)).toContainEqual(expect.objectContaining({ ...params, expired: true }))
    await dana.call(calls.changeShare, { params, body: { expiresOn: '2026-12-22' } })
    expect(await opens()).toBe(200)
  })

  test('whose last day is over before it is set is refused, with the day that it is', async () => {
    const answer = await world.dana.answer(calls.changeShare, { params, body: { expiresOn: '2026-11-20' } })
    expect(answer).toMatchObject({ status: 400, body: { field: 'expiresOn' } })
    for (const expiresOn of ['2026-02-30', '24.12.2026', '12026-01-01']) {
      expect(await world.dana.answer(calls.changeShare, { params, body: { expiresOn } })).toMatchObject({ status: 400 })
    }
  })

  test('that lets its holders suggest or view takes no edit, and its editor leads back to it', async () => {
    const { organization, certifications } = world.pmiProspect
    for (const mode of ['suggest', 'view'] as const) {
      await change({ mode })
      expect(await app.anonymous().call(calls.getShare, { params })).toMatchObject({ mode })
      const answer = await app.anonymous().answer(calls.updateShare, { params, body: { organization, certifications } })
      expect(answer).toMatchObject({ status: 403, body: { code: 'LINK_MODE' } })
      const editor = await app.anonymous().fetch(pages.editShare(params.shareId))
      expect(editor.headers.get('location')).toBe(pages.share(params.shareId))
    }
  })

  test('tells in the timeline what was changed, and never the passcode', async () => {
    await change({ name: 'for the board', expiresOn: '2026-12-24', passcode: 'open sesame' })
    const { events } = await world.dana.call(calls.listProspectEvents, { params: { id: String(world.pmiProspect.id) } })
    expect(events[0]?.what).toEqual({
      type: 'link-changed',
      shareId: params.shareId,
      changes: ['Named for the board', 'Passcode set'],
      expiresOn: '2026-12-24',
    })
  })

  test('tells nothing of what it was already, and warns no second time of the same last day', async () => {
    const told = async () => {
      const { events } = await world.dana.call(calls.listProspectEvents, { params: { id: String(world.pmiProspect.id) } })
      return events.flatMap(({ what }) => (what.type === 'link-changed' ? [eventWords(what).detail] : []))
    }
    await change({ name: ' ', mode: 'edit', paused: false, expiresOn: null, passcode: null, notify: true, published: false })
    expect(await told()).toEqual([])
    await change({ name: '', expiresOn: '2026-11-23' })
    expect(await told()).toEqual(['Open until 23 Nov 2026'])
    await warnOfExpiry(app.context)
    await change({ name: 'for the board', expiresOn: '2026-11-23' })
    expect((await told())[0]).toBe('Named for the board')
    await warnOfExpiry(app.context)
    expect((await app.mails()).filter(({ kind }) => kind === 'link-expiring')).toHaveLength(1)
  })

  test('is named anew after its last day, which the form sends along', async () => {
    await change({ expiresOn: '2026-11-22' })
    app.clock.advance(3 * day)
    const dana = await signedInAgain()
    const body = { name: 'for the board', expiresOn: '2026-11-22' }
    expect(await dana.call(calls.changeShare, { params, body })).toMatchObject({ name: 'for the board', expired: true })
  })
})

describe('its owner is warned once that it expires', () => {
  const warnings = async () => (await app.mails()).filter(({ kind }) => kind === 'link-expiring')

  test('three days before, and anew when its last day was changed', async () => {
    await change({ name: 'for the board', expiresOn: '2026-11-25' })
    await warnOfExpiry(app.context)
    expect(await warnings()).toEqual([])
    app.clock.advance(day * 1.7)
    await Promise.all([warnOfExpiry(app.context), warnOfExpiry(app.context)])
    await warnOfExpiry(app.context)
    const [mail, ...others] = await warnings()
    expect(others).toEqual([])
    expect(mail?.subject).toContain('expires on 25 Nov 2026')
    expect(mail?.text).toContain('for the board')
    await world.dana.call(calls.changeShare, { params, body: { expiresOn: '2026-11-24' } })
    await warnOfExpiry(app.context)
    expect(await warnings()).toHaveLength(2)
  })

  test('but not of one that is paused, ended, or muted', async () => {
    await change({ expiresOn: '2026-11-22', notify: false })
    await warnOfExpiry(app.context)
    await change({ paused: true, notify: true })
    await warnOfExpiry(app.context)
    await change({ paused: false })
    await world.dana.call(calls.revokeShare, { params })
    await warnOfExpiry(app.context)
    expect(await warnings()).toEqual([])
  })
})

describe('a link that does not open', () => {
  /** Everything a reader gets, with what differs by nature made alike. */
  async function answersTo(shareId: string) {
    const visitor = app.anonymous()
    const alike = (text: string) => text.replaceAll(shareId, 'KEY').replaceAll(/[\da-f-]{36}/g, 'ID')
    const forms = [`/share/${shareId}/ask`, `/share/${shareId}/passcode`].map(async (path) =>
      visitor.fetch(path, { method: 'POST', body: new URLSearchParams({ passcode: '4711x' }) }),
    )
    const got = everyAddress(shareId, world.pmiProspect).map(async (address) => askAt(visitor, address))
    const responses = await Promise.all([...got, ...forms])
    return Promise.all(
      responses.map(async (response) => ({
        status: response.status,
        headers: alike(
          JSON.stringify([...response.headers].filter(([name]) => !/^(?:etag|content-length|ratelimit)$/.test(name))),
        ),
        body: alike(await response.text()),
      })),
    )
  }

  test('answers as one that never was, whether it was paused, expired, locked and paused, or turned off', async () => {
    await app.anonymous().call(calls.makeOffer, { params, body: {} })
    const unknown = await answersTo('AAAAAAAAAAAAAAAAAAAAAAAA')
    expect(unknown[0]?.status).toBe(404)
    expect(unknown[0]?.body).toContain('Ask for a new link')
    await change({ paused: true })
    expect(await answersTo(params.shareId), 'paused').toEqual(unknown)
    await change({ passcode: 'open sesame' })
    expect(await answersTo(params.shareId), 'paused, with a passcode').toEqual(unknown)
    await change({ paused: false, expiresOn: '2026-11-21' })
    app.clock.advance(day)
    expect(await answersTo(params.shareId), 'expired').toEqual(await answersTo('AAAAAAAAAAAAAAAAAAAAAAAA'))
    await (await signedInAgain()).call(calls.revokeShare, { params })
    expect(await answersTo(params.shareId), 'turned off').toEqual(await answersTo('AAAAAAAAAAAAAAAAAAAAAAAA'))
  })

  test('is asked for anew: its owner is told once a day, and only if there was one', async () => {
    const ask = (shareId: string) => app.anonymous().call(calls.askForLink, { params: { shareId } })
    const told = async () => (await app.mails()).filter(({ kind }) => kind === 'new-link-asked')
    await ask('AAAAAAAAAAAAAAAAAAAAAAAA')
    await ask(params.shareId)
    expect(await told(), 'one that opens needs no new one').toEqual([])
    await change({ paused: true, name: 'for the board' })
    await Promise.all([ask(params.shareId), ask(params.shareId)])
    await app.anonymous().fetch(pages.shareAsk(params.shareId), { method: 'POST' })
    expect(await told()).toMatchObject([{ to_email: 'dana@example.org', subject: expect.stringContaining('Project Management') }])
    app.clock.advance(day)
    await ask(params.shareId)
    expect(await told()).toHaveLength(2)
  })

  test('keeps what was counted', async () => {
    const { dana, pmiProspect } = world
    await app.anonymous().call(calls.countShareView, { params }, { headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } })
    await dana.call(calls.revokeShare, { params })
    expect(await dana.call(calls.getProspect, { params: { id: String(pmiProspect.id) } })).toMatchObject({ viewCount: 1 })
    expect((await dana.answer(calls.changeShare, { params, body: { paused: false } })).status).toBe(404)
  })
})

test('a bad name, mode or passcode is named', async () => {
  const wrong: [object, string][] = [
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ mode: 'delete' }, 'mode'],
    [{ passcode: '123' }, 'passcode'],
    [{ paused: 'yes' }, 'paused'],
  ]
  for (const [body, field] of wrong) {
    const response = await world.dana.fetch(`/api/share/${params.shareId}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ field })])
  }
})
