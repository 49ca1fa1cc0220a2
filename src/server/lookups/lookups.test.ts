import { calls } from '#contract/calls.ts'
import type { LookupEvent } from '#domain/lookup.ts'
import { ResearchError } from '#research'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { certifiedWelder, lookedUp, welders } from '../../../test/samples.ts'
import type { Visitor } from '../../../test/visitor.ts'

let app: TestApp
let dana: Visitor
let lee: Visitor
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
  lee = await app.signedIn('lee')
})

const hour = 3_600_000
const result = lookedUp(welders, [certifiedWelder])
const found: LookupEvent = { type: 'certification', at: 5, certification: certifiedWelder }
const ask = { body: { organization: welders } }
const askLive = { body: { organization: welders, readLive: true } }

/** Look-ups that find one certification and then wait until the test lets them end. */
function held() {
  const gate = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  app.research.looksUp(async (_organization, { onEvent }) => {
    onEvent?.(found)
    begun.resolve()
    await gate.promise
    return result
  })
  return { begun: begun.promise, letGo: gate.resolve, fail: gate.reject }
}

async function all(events: AsyncIterable<LookupEvent>): Promise<LookupEvent[]> {
  const list: LookupEvent[] = []
  for await (const event of events) list.push(event)
  return list
}

function rows() {
  return app.context.db.selectFrom('lookups').selectAll().orderBy('id').execute()
}

/** Waits until something is so; looks often, for ten seconds. */
async function until(look: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await look()); tries += 1) {
    if (tries === 1_000) throw new Error('It did not come to be so.')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

describe('a look-up', () => {
  test('answers with the certifications', async () => {
    app.research.answers(result)
    expect(await dana.call(calls.queryCertifications, ask)).toEqual([certifiedWelder])
  })

  test('takes a name alone, and finds the body first', async () => {
    app.research.finds([{ ...welders, source: 'catalogue', reason: '', detailed: true }]).answers(result)
    expect(await dana.call(calls.queryCertifications, { body: { organization: 'EWB' } })).toEqual([certifiedWelder])
    expect(app.research.asked).toEqual({ organizations: ['EWB'], certifications: [welders.name] })
    app.research.finds([])
    const unknown = await dana.answer(calls.queryCertifications, { body: { organization: 'zzqx' } })
    expect(unknown).toMatchObject({ status: 404, body: { code: 'ORG_NOT_FOUND' } })
  })

  test('gives every certification an id of its own', async () => {
    app.research.answers(
      lookedUp(welders, [
        { ...certifiedWelder, id: undefined },
        { ...certifiedWelder, id: undefined },
      ]),
    )
    const ids = (await dana.call(calls.queryCertifications, ask)).map(({ id }) => id)
    expect(ids[0]).toBe('certified-welder')
    expect(new Set(ids).size).toBe(2)
  })

  test('streams what happens, from the start also for those who come later', async () => {
    const { begun, letGo } = held()
    const early = all(dana.events(calls.queryCertifications, ask))
    await begun
    const late = lee.events(calls.queryCertifications, ask)
    const first = await late.next()
    letGo()
    const [id] = (await rows()).map((row) => row.id)
    const expected = [
      { type: 'started', at: 0, lookupId: id, organization: welders },
      found,
      { type: 'finished', at: expect.any(Number), result },
    ]
    expect(await early).toEqual(expected)
    expect([first.value, ...(await all(late))]).toEqual(expected)
    expect(app.research.asked.certifications).toHaveLength(1)
  })

  test('goes on when nobody listens any more', async () => {
    const { begun, letGo } = held()
    const closing = new AbortController()
    const events = dana.events(calls.queryCertifications, ask, { signal: closing.signal })
    await events.next()
    await begun
    await events.return(undefined)
    closing.abort()
    letGo()
    await until(async () => (await rows())[0]?.status === 'finished')
    expect(await dana.call(calls.queryCertifications, ask)).toEqual([certifiedWelder])
    expect(app.research.asked.certifications).toHaveLength(1)
  })

  test('of a caller who leaves is no failure of ours', async () => {
    const { begun, letGo } = held()
    const closing = new AbortController()
    const answer = dana.answer(calls.queryCertifications, ask, { signal: closing.signal })
    await begun
    closing.abort()
    expect(await answer).toMatchObject({ status: 499, body: { code: 'CALLER_LEFT' } })
    letGo()
    await until(async () => (await rows())[0]?.status === 'finished')
  })

  test('keeps what the database cannot hold out of its row', async () => {
    app.research.answers(lookedUp(welders, [{ ...certifiedWelder, summary: 'a\0b\uD800c' }]))
    await dana.call(calls.queryCertifications, ask)
    expect((await rows())[0]?.result?.certifications[0]?.summary).toBe('ab\uFFFDc')
  })

  test('can be read by its id', async () => {
    app.research.answers(result)
    const [started] = await all(dana.events(calls.queryCertifications, ask))
    const id = started?.type === 'started' ? (started.lookupId ?? '') : ''
    expect(await dana.call(calls.getLookup, { params: { id } })).toEqual({
      id,
      status: 'finished',
      organization: welders,
      certifications: [certifiedWelder],
      result,
      endedAt: app.clock.now().toISOString(),
      failure: null,
    })
    expect(await dana.answer(calls.getLookup, { params: { id: 'unknown' } })).toMatchObject({ status: 404 })
  })
})

describe('the same question', () => {
  test('asked ten times at once is one look-up', async () => {
    const { letGo } = held()
    const told = new Set<number>()
    const answers = Array.from({ length: 10 }, async (_, asker) => {
      const events: LookupEvent[] = []
      for await (const event of dana.events(calls.queryCertifications, ask)) {
        told.add(asker)
        events.push(event)
      }
      return events.map(({ type }) => type)
    })
    // Whoever comes as it ends is told by a row of their own.
    await until(async () => told.size === 10)
    letGo()
    for (const types of await Promise.all(answers)) expect(types).toEqual(['started', 'certification', 'finished'])
    expect(app.research.asked.certifications).toHaveLength(1)
    expect(await rows()).toHaveLength(1)
  })

  test('asked ten times at once is one look-up, also when it is answered at once', async () => {
    app.research.answers(result)
    const answers = await Promise.all(Array.from({ length: 10 }, () => dana.call(calls.queryCertifications, ask)))
    expect(answers).toEqual(Array.from({ length: 10 }, () => [certifiedWelder]))
    expect(app.research.asked.certifications).toHaveLength(1)
  })

  test('is answered from its look-up for 24 hours, however the name is spelt', async () => {
    app.research.answers(result)
    await dana.call(calls.queryCertifications, ask)
    app.clock.advance(24 * hour - 1)
    const spelt = { organization: { name: 'EXAMPLE WELDING BOARD.', website: 'http://ewb.example.org/' } }
    const events = await all(dana.events(calls.queryCertifications, { body: spelt }))
    expect(events.map(({ type }) => type)).toEqual(['started', 'finished'])
    expect(app.research.asked.certifications).toHaveLength(1)
    app.clock.advance(1)
    await dana.call(calls.queryCertifications, ask)
    expect(app.research.asked.certifications).toHaveLength(2)
  })

  test('about another body is another look-up', async () => {
    app.research.answers(result)
    await dana.call(calls.queryCertifications, ask)
    await dana.call(calls.queryCertifications, { body: { organization: { ...welders, website: 'https://other.example.org' } } })
    expect(app.research.asked.certifications).toHaveLength(2)
  })

  test('to read live asks again, but not twice within a minute', async () => {
    app.research.answers({ ...result, origin: 'catalogue' })
    await dana.call(calls.queryCertifications, ask)
    app.research.answers(result)
    await dana.call(calls.queryCertifications, askLive)
    await dana.call(calls.queryCertifications, askLive)
    expect(app.research.asked.certifications).toHaveLength(2)
    app.clock.advance(60_000)
    await dana.call(calls.queryCertifications, askLive)
    expect(app.research.asked.certifications).toHaveLength(3)
    await dana.call(calls.queryCertifications, ask)
    expect(app.research.asked.certifications).toHaveLength(3)
  })

  test('is answered from the newest reading of the site, also from one that was asked for live, and hears when that was', async () => {
    app.research.answers(result)
    await dana.call(calls.queryCertifications, ask)
    app.clock.advance(hour)
    const newer = lookedUp(welders, [{ ...certifiedWelder, fees: ['US$105 test'] }])
    app.research.answers(newer)
    const events = await all(dana.events(calls.queryCertifications, askLive))
    expect(events.at(-1)).toEqual({ type: 'finished', at: expect.any(Number), result: newer })
    const readAt = app.clock.now().toISOString()
    app.clock.advance(6 * 60_000)
    const told = await all(lee.events(calls.queryCertifications, ask))
    expect(told.at(-1)).toEqual({ type: 'finished', at: expect.any(Number), result: newer, readAt })
    expect(app.research.asked.certifications).toHaveLength(2)
  })

  test.each([
    ['began at another of its pages', { website: 'https://ewb.example.org/fees' }, 3],
    ['is of another host of its domain', { website: 'https://shop.ewb-friends.example.org' }, 2],
  ] as const)('is not answered from before a reading of the site that %s', async (_, another, asked) => {
    app.research.answers(result)
    await dana.call(calls.queryCertifications, ask)
    app.clock.advance(hour)
    app.research.answers(lookedUp({ ...welders, ...another }, [certifiedWelder]))
    await dana.call(calls.queryCertifications, { body: { organization: { ...welders, ...another } } })
    app.clock.advance(hour)
    await dana.call(calls.queryCertifications, ask)
    expect(app.research.asked.certifications).toHaveLength(asked)
    await dana.call(calls.queryCertifications, ask)
    expect(app.research.asked.certifications).toHaveLength(asked)
  })

  test('is not answered from before a reading with a page that somebody added, nor from that one', async () => {
    app.research.answers(result)
    await dana.call(calls.queryCertifications, ask)
    app.clock.advance(hour)
    const organization = { name: welders.name, website: welders.website }
    const page = { kind: 'text' as const, organization, url: 'https://ewb.example.org/fees', text: 'The test costs US$105.' }
    const { id } = await dana.call(calls.addPage, { body: page })
    await dana.call(calls.queryCertifications, { body: { organization: welders, added: [id] } })
    app.clock.advance(hour)
    await dana.call(calls.queryCertifications, ask)
    expect(app.research.asked.certifications).toHaveLength(3)
  })

  test('is not answered from before a live reading of what the catalogue begins', async () => {
    app.research.storedAnswer = () => ({ ...result, origin: 'catalogue' })
    app.research.answers({ ...result, origin: 'both' })
    await dana.call(calls.queryCertifications, ask)
    app.clock.advance(hour)
    app.research.answers(result)
    await dana.call(calls.queryCertifications, askLive)
    app.clock.advance(hour)
    await dana.call(calls.queryCertifications, ask)
    expect(app.research.asked.certifications).toHaveLength(3)
  })

  test('asked again after a failure is a new look-up', async () => {
    app.research.fails(new ResearchError('SITE_UNREACHABLE', 'ewb.example.org did not answer in 20 seconds.'))
    expect(await dana.answer(calls.queryCertifications, ask)).toMatchObject({ status: 502 })
    app.research.answers(result)
    expect(await dana.call(calls.queryCertifications, ask)).toEqual([certifiedWelder])
  })
})

describe('a look-up that fails', () => {
  test.each([
    ['ORG_NOT_FOUND', 404, 'ORG_NOT_FOUND'],
    ['NOTHING_FOUND', 404, 'NOTHING_FOUND'],
    ['SITE_UNREACHABLE', 502, 'SITE_UNREACHABLE'],
    ['SITE_BLOCKED', 502, 'SITE_BLOCKED'],
    ['CANCELLED', 409, 'CANCELLED'],
    ['INTERRUPTED', 500, 'INTERNAL'],
    ['INTERNAL', 500, 'INTERNAL'],
  ] as const)('with %s answers %i with the engine’s sentence', async (failure, status, code) => {
    app.research.fails(new ResearchError(failure, 'This is why.'))
    const answer = await dana.answer(calls.queryCertifications, ask)
    expect(answer).toMatchObject({ status, body: { code, message: 'This is why.' } })
    const events = await all(dana.events(calls.queryCertifications, ask))
    expect(events.at(-1)).toEqual({ type: 'failed', at: expect.any(Number), code: failure, message: 'This is why.' })
  })

  test('unexpectedly says nothing of its inside', async () => {
    app.research.fails(new Error('secret key sk-123'))
    const answer = await dana.answer(calls.queryCertifications, ask)
    expect(answer).toMatchObject({ status: 500, body: { code: 'INTERNAL' } })
    expect(JSON.stringify([answer.body, await rows()])).not.toContain('sk-123')
  })

  test('keeps what it had found', async () => {
    const { begun, fail } = held()
    const answer = dana.answer(calls.queryCertifications, ask)
    await begun
    fail(new ResearchError('SITE_UNREACHABLE', 'Gone.'))
    expect(await answer).toMatchObject({ status: 502 })
    expect(await rows()).toMatchObject([
      { status: 'failed', certifications: [certifiedWelder], failure_code: 'SITE_UNREACHABLE' },
    ])
  })
})

describe('cancelling', () => {
  test('stops the look-up at once and keeps what it had found', async () => {
    const { begun } = held()
    const waiting = dana.answer(calls.queryCertifications, ask)
    await begun
    const [row] = await rows()
    await dana.call(calls.cancelLookup, { params: { id: row?.id ?? '' } })
    expect(await rows()).toMatchObject([{ status: 'cancelled', certifications: [certifiedWelder], failure_code: 'CANCELLED' }])
    expect(await waiting).toMatchObject({ status: 409, body: { code: 'CANCELLED' } })
  })

  test('leaves it going for others who asked the same', async () => {
    const { begun } = held()
    const waiting = dana.answer(calls.queryCertifications, ask)
    await begun
    const joined = lee.events(calls.queryCertifications, ask)
    await joined.next()
    const [row] = await rows()
    await dana.call(calls.cancelLookup, { params: { id: row?.id ?? '' } })
    expect(await rows()).toMatchObject([{ status: 'running' }])
    await joined.return(undefined)
    await dana.call(calls.cancelLookup, { params: { id: row?.id ?? '' } })
    expect(await waiting).toMatchObject({ status: 409, body: { code: 'CANCELLED' } })
  })

  test('reaches the engine as an abort', async () => {
    const aborted = Promise.withResolvers<void>()
    app.research.looksUp((_organization, { signal }) => {
      signal?.addEventListener('abort', () => aborted.resolve())
      return new Promise(() => undefined)
    })
    const stream = dana.events(calls.queryCertifications, ask)
    const first = await stream.next()
    const id = first.value?.type === 'started' ? (first.value.lookupId ?? '') : ''
    await dana.call(calls.cancelLookup, { params: { id } })
    await aborted.promise
    expect(await all(stream)).toMatchObject([{ type: 'failed', code: 'CANCELLED' }])
  })

  test('leaves an ended look-up as it is, and knows no other', async () => {
    app.research.answers(result)
    await dana.call(calls.queryCertifications, ask)
    const [row] = await rows()
    await dana.call(calls.cancelLookup, { params: { id: row?.id ?? '' } })
    expect(await rows()).toEqual([row])
    expect(await dana.answer(calls.cancelLookup, { params: { id: 'unknown' } })).toMatchObject({ status: 404 })
  })
})

describe('what anonymous people ask and what users ask', () => {
  /** Starts a look-up that runs until the test lets it end. @returns its key as the asker hears it */
  async function startedBy(visitor: Visitor): Promise<{ id: string; rest: Promise<LookupEvent[]> }> {
    const events = visitor.events(calls.queryCertifications, ask)
    const first = await events.next()
    return { id: first.value?.type === 'started' ? (first.value.lookupId ?? '') : '', rest: all(events) }
  }

  test('is read apart: neither inherits, joins or sees a look-up of the other', async () => {
    const stranger = app.anonymous()
    const { letGo } = held()
    const [theirs, ours] = [await startedBy(stranger), await startedBy(dana)]
    await until(async () => app.research.asked.certifications.length === 2)
    expect((await rows()).map(({ audience }) => audience)).toEqual(['anonymous', 'people'])
    for (const [visitor, id] of [
      [dana, theirs.id],
      [stranger, ours.id],
    ] as const) {
      const missing = await visitor.answer(calls.getLookup, { params: { id: 'unknown' } })
      expect(missing.status).toBe(404)
      for (const call of [calls.getLookup, calls.cancelLookup]) {
        const foreign = await visitor.answer(call, { params: { id } })
        expect([foreign.status, foreign.body]).toEqual([404, missing.body])
      }
    }
    letGo()
    await Promise.all([theirs.rest, ours.rest])
    await stranger.call(calls.queryCertifications, ask)
    await dana.call(calls.queryCertifications, ask)
    expect(app.research.asked.certifications).toHaveLength(2)
  })

  test('proves apart: a user’s prospect takes nothing from an anonymous look-up', async () => {
    app.research.answers(result)
    await app.anonymous().call(calls.queryCertifications, ask)
    const body = { organization: welders, certifications: [certifiedWelder] }
    const prospect = await dana.call(calls.createProspect, { body })
    const states = Object.values(prospect.certifications[0]?.evidence ?? {}).flat()
    expect(states.length).toBeGreaterThan(0)
    expect(states.filter(({ kind }) => kind !== 'person')).toEqual([])
  })

  test('can be joined by another of its kind, is nobody else’s to cancel, and goes on while somebody who joined listens', async () => {
    const [stranger, other] = [app.anonymous('203.0.113.5'), app.anonymous('203.0.113.6')]
    held()
    for (const [asker, joiner] of [
      [stranger, other],
      [dana, lee],
    ] as const) {
      const asked = await startedBy(asker)
      const joined = await startedBy(joiner)
      expect((await joiner.call(calls.getLookup, { params: { id: joined.id } })).status).toBe('running')
      expect((await joiner.answer(calls.cancelLookup, { params: { id: joined.id } })).status).toBe(404)
      const guessed = `${joined.id}_${'A'.repeat(43)}`
      expect((await joiner.answer(calls.cancelLookup, { params: { id: guessed } })).status).toBe(404)
      await asker.call(calls.cancelLookup, { params: { id: asked.id } })
      expect((await joiner.call(calls.getLookup, { params: { id: joined.id } })).status).toBe('running')
    }
  })

  test('is remembered apart: a stranger’s search names no body for the next asker', async () => {
    await app.anonymous().answer(calls.queryOrganization, { body: { searchTerm: 'EWB' } })
    await dana.answer(calls.queryOrganization, { body: { searchTerm: 'EWB' } })
    expect(app.research.remembered).toEqual([false, true])
  })

  test('is named by the directory or the site, not by a request', async () => {
    const known = { ...welders, abbreviation: undefined }
    app.research.identifies(({ website = '' }) => ({ ...known, website })).answers(result)
    const events = await all(
      dana.events(calls.queryCertifications, {
        body: { organization: { ...welders, name: 'Board of Lies', description: 'Everything is free.' } },
      }),
    )
    expect(events[0]).toMatchObject({ organization: { name: welders.name, description: welders.description } })
    expect(JSON.stringify(await rows())).not.toMatch(/Board of Lies|Everything is free/)
  })
})
