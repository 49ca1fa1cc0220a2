import { calls } from '#contract/calls.ts'
import type { LookupEvent } from '#domain/lookups/lookup.ts'
import { ResearchError } from '#research'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { all, ask, askLive, held, lookupRows, result, until } from '../../../test/held-lookups.ts'
import { answeredWelder, certifiedWelder, lookedUp, welders } from '../../../test/samples.ts'
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

describe('the same question', () => {
  test('asked ten times at once is one look-up', async () => {
    const { letGo } = held(app)
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
    expect(await lookupRows(app)).toHaveLength(1)
  })

  test('asked ten times at once is one look-up, also when it is answered at once', async () => {
    app.research.answers(result)
    const answers = await Promise.all(Array.from({ length: 10 }, () => dana.call(calls.queryCertifications, ask)))
    expect(answers).toEqual(Array.from({ length: 10 }, () => [answeredWelder]))
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
    expect(await dana.call(calls.queryCertifications, ask)).toEqual([answeredWelder])
  })
})
