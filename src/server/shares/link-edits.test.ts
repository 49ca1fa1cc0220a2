import { calls } from '#contract/calls.ts'
import { actorWords } from '#domain/events/event-words.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { certification, welders } from '../../../test/samples.ts'
import type { Visitor } from '../../../test/visitor.ts'

let app: TestApp
let dana: Visitor
let id: string
let shareId: string
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
  const prospect = await dana.call(calls.createProspect, { body: { organization: welders, certifications: [] } })
  id = String(prospect.id)
  ;({ shareId } = await dana.call(calls.createShare, { body: { searchId: prospect.id } }))
})

let sent = 0
/** An edit through the link, from another address each time. */
function edit(words: string, changeReason: string | null = null) {
  sent += 1
  const body = { organization: { ...welders, description: words }, certifications: [], changeReason }
  return app.anonymous(`198.51.${sent % 200}.7`).answer(calls.updateShare, { params: { shareId }, body })
}
const aMinute = 60_000
const anHour = 3_600_000
const versionCount = async () => (await dana.call(calls.getProspect, { params: { id } })).version

describe('edits through a link', () => {
  test('are told with the name that their reader gave, as what they said of themselves', async () => {
    const body = { organization: { ...welders, description: 'Welds.' }, certifications: [], by: ' Maria ' }
    await app.anonymous().call(calls.updateShare, { params: { shareId }, body })
    const { events } = await dana.call(calls.listProspectEvents, { params: { id }, query: {} })
    expect(events[0]).toMatchObject({ what: { type: 'corrected' }, by: { kind: 'link', name: null, nameGiven: 'Maria' } })
    expect(actorWords(events[0]?.by ?? { kind: 'link', name: null })).toBe('Someone with the link (name given: “Maria”)')
    await edit('Welds and rivets.')
    const [last] = (await dana.call(calls.listProspectEvents, { params: { id }, query: {} })).events
    expect(actorWords(last?.by ?? { kind: 'account', name: '' })).toBe('Someone with the link')
  })

  test('are versions up to 30 an hour, whoever makes them; then a sentence says when it takes more', async () => {
    const answers = []
    for (let number = 0; number < 60; number += 1) answers.push(await edit(`Edit ${number}`))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
    expect(await versionCount()).toBe(31)
    const message = 'This link has been used too often for now. Please try again in 60 minutes.'
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'TOO_MANY', message } })
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('3600')
    expect(answers.at(-1)?.headers.get('ratelimit')).toContain('"link-hour";r=0;t=3600')
    expect(await dana.call(calls.getProspect, { params: { id } })).toMatchObject({ organization: { description: 'Edit 29' } })
    app.clock.advance(anHour)
    expect((await edit('An hour later')).status).toBe(200)
  })

  test('are at most 200 a day', async () => {
    for (let hour = 0; hour < 8; hour += 1) {
      for (let number = 0; number < 30; number += 1) await edit(`Edit ${hour} ${number}`)
      app.clock.advance(anHour)
    }
    expect(await versionCount()).toBe(201)
    app.clock.advance(16 * anHour)
    expect((await edit('A day later')).status).toBe(200)
  }, 60_000)

  test('have 2,500 lines at most, all certifications together, as a saved prospect has', async () => {
    const lines = (count: number, field: string) => Array.from({ length: count }, (_, line) => `${field} ${line}`)
    const of = (fees: number) =>
      Array.from({ length: 25 }, (_, place) =>
        certification({
          name: `Certification ${place}`,
          requirements: lines(40, 'requirement'),
          renewalRequirements: lines(30, 'renewal'),
          fees: lines(place === 0 ? fees : 30, 'fee'),
        }),
      )
    const editTo = (fees: number) =>
      app.anonymous().answer(calls.updateShare, {
        params: { shareId },
        body: { organization: welders, certifications: of(fees), changeReason: null },
      })
    const message = 'All certifications together can have at most 2,500 lines.'
    expect(await editTo(31)).toMatchObject({ status: 400, body: { code: 'INVALID', field: 'certifications', message } })
    expect((await dana.answer(calls.createProspect, { body: { organization: welders, certifications: of(31) } })).status).toBe(
      400,
    )
    expect((await editTo(30)).status).toBe(200)
  })

  const lines = Array.from({ length: 95 }, (_, line) => `${line} ${'x'.repeat(1_900)}`)

  test('keep at most 20 MB of versions a day; past it a sentence says so, and nothing of the owner’s is refused or lost', async () => {
    const large = (name: string) =>
      Array.from({ length: 10 }, (_, index) =>
        certification({
          name: `${name} ${index}`,
          requirements: lines,
        }),
      )
    const edits = []
    for (let number = 0; number < 14; number += 1) {
      sent += 1
      const body = { organization: welders, certifications: large(`Edit ${number}`), changeReason: null }
      edits.push(await app.anonymous(`198.51.${sent % 200}.7`).answer(calls.updateShare, { params: { shareId }, body }))
    }
    const taken = edits.filter(({ status }) => status === 200).length
    expect(taken).toBeGreaterThanOrEqual(10)
    expect(taken).toBeLessThan(13)
    expect(edits.at(-1)).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY', message: expect.stringContaining('What was saved so far is kept.') },
    })
    expect(await versionCount()).toBe(taken + 1)
    const byOwner = await dana.call(calls.updateProspect, {
      params: { id },
      body: { organization: welders, certifications: large('Owner’s') },
    })
    expect(byOwner.version).toBe(taken + 2)
    app.clock.advance(24 * anHour)
    expect((await edit('A day later')).status).toBe(200)
  }, 60_000)

  test('that change nothing make no version, no email, and count nothing, with a reason or without', async () => {
    for (let number = 0; number < 40; number += 1) await edit(welders.description, `Reason ${number}`)
    expect(await versionCount()).toBe(1)
    expect(await app.mails()).toEqual([])
    expect((await edit('Something else')).status).toBe(200)
  })
})

describe('the owner', () => {
  const told = async () =>
    (await app.mails()).flatMap(({ text }) => [...text.matchAll(/Reason given: (.*)/g)].map(([, reason]) => reason))

  test('gets one email an hour about a prospect, and none of its edits is lost', async () => {
    const reasons: string[] = []
    for (let number = 0; number < 90; number += 1) {
      const reason = `Because of ${number}.`
      if ((await edit(`Edit ${number}`, reason)).status === 200) reasons.push(reason)
      app.clock.advance(2 * aMinute)
    }
    expect(reasons).toHaveLength(90)
    const mails = await app.context.db.selectFrom('outbox').select(['next_attempt_at', 'text']).orderBy('id').execute()
    const times = mails.map(({ next_attempt_at: at }) => at.getTime())
    expect(mails.length).toBeLessThanOrEqual(4)
    for (const [place, time] of times.entries())
      if (place > 0) expect(time - (times[place - 1] ?? 0)).toBeGreaterThanOrEqual(anHour)
    expect(await told()).toEqual(reasons)
  })

  test('gets the later edits with the email that is due when the hour is over', async () => {
    await edit('First', 'One')
    app.clock.advance(aMinute)
    await edit('Second', 'Two')
    await edit('Third', 'Three')
    const mails = await app.mails()
    expect(mails).toHaveLength(2)
    expect(mails[0]?.text).toContain('saved a new version:\n\n- Organization details edited\n\nReason given: One')
    expect(mails[1]?.text).toContain('Within an hour, 2 new versions of')
    expect(mails[1]?.text).toContain('- Version 3: Organization details edited. Reason given: Two')
    expect(mails[1]?.text).toContain('- Version 4: Organization details edited. Reason given: Three')
    const [, second] = await app.context.db.selectFrom('outbox').select('next_attempt_at').orderBy('id').execute()
    expect(second?.next_attempt_at).toEqual(new Date(app.clock.now().getTime() + 59 * aMinute))
  })

  test('gets an edit that comes while an email is on its way with the next one', async () => {
    await edit('First')
    await edit('Second', 'Two')
    app.clock.advance(30 * aMinute)
    // The owner pressed 'Try again' in the outbox: it goes out before its hour.
    await app.context.db.updateTable('outbox').set({ status: 'sent', sent_at: app.clock.now() }).execute()
    await edit('Third', 'Three')
    const mails = await app.context.db.selectFrom('outbox').select(['text', 'next_attempt_at']).orderBy('id').execute()
    expect(mails).toHaveLength(3)
    expect(mails[2]?.text).toContain('Reason given: Three')
    expect(mails[2]?.next_attempt_at).toEqual(new Date(app.clock.now().getTime() + 60 * aMinute))
  })
})

describe('the history of a prospect', () => {
  const list = (before?: string) => dana.answer(calls.listVersions, { params: { id }, query: { before } })
  const owner = (certifications: ReturnType<typeof certification>[]) =>
    dana.call(calls.updateProspect, { params: { id }, body: { organization: welders, certifications } })

  test('is given 50 versions at a time, says where the older ones are, and each says what it changed', async () => {
    for (let number = 1; number <= 120; number += 1) await owner([certification({ name: `Number ${number}` })])
    const seen: number[] = []
    let next: string | undefined
    do {
      const { body, headers } = await list(next)
      const versions = calls.listVersions.output.parse(body)
      expect(versions.length).toBeLessThanOrEqual(50)
      seen.push(...versions.map((version) => version.id))
      expect(versions.filter(({ changes }) => changes[0] === 'Created').map((version) => version.id)).toEqual(
        seen.includes(1) ? [1] : [],
      )
      next = /\?before=(\d+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
    } while (next !== undefined)
    expect(seen).toEqual(Array.from({ length: 121 }, (_, place) => 121 - place))
    expect((await list('0')).status).toBe(400)
  }, 60_000)

  test('of 301 versions of 400 KB is answered, with 2 MB at most and the newest whole', async () => {
    const summary = 'x'.repeat(4_000)
    const many = Array.from({ length: 100 }, (_, number) =>
      certification({ id: `c${number}`, name: `Number ${number}`, summary }),
    )
    await owner(many)
    const { db } = app.context
    const texts = db.selectFrom('versions').select(['organization', 'certifications']).where('number', '=', 2)
    const { organization, certifications } = await texts.executeTakeFirstOrThrow()
    await sql`
      insert into versions (prospect_id, number, author, via, change_reason, organization, certifications, created_at)
      select prospect_id, place, author, via, change_reason, organization, certifications, created_at
      from versions, generate_series(3, 301) as place where number = 2`.execute(db)
    await db.updateTable('prospects').set({ version: 301 }).execute()
    const { status, body, headers } = await list()
    expect(status).toBe(200)
    expect(JSON.stringify(body).length).toBeLessThan(2_500_000)
    const versions = calls.listVersions.output.parse(body)
    expect(versions[0]).toMatchObject({ id: 301, organization, certifications })
    expect(headers.get('link')).toBe(`</api/searches/${id}/versions?before=${versions.at(-1)?.id}>; rel="next"`)
  }, 60_000)
})
