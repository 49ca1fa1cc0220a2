import { calls } from '#contract/calls.ts'
import type { LookupEvent } from '#domain/lookups/lookup.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { all, ask, held, lookupRows, result, until } from '../../../test/held-lookups.ts'
import { certifiedWelder, welders } from '../../../test/samples.ts'
import type { Visitor } from '../../../test/visitor.ts'

let app: TestApp
let dana: Visitor
let lee: Visitor
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
  lee = await app.signedIn('lee')
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
    const { letGo } = held(app)
    const [theirs, ours] = [await startedBy(stranger), await startedBy(dana)]
    await until(async () => app.research.asked.certifications.length === 2)
    expect((await lookupRows(app)).map(({ audience }) => audience)).toEqual(['anonymous', 'people'])
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
    held(app)
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
    expect(JSON.stringify(await lookupRows(app))).not.toMatch(/Board of Lies|Everything is free/)
  })
})
