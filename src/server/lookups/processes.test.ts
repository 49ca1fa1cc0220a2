import { calls } from '#contract/calls.ts'
import type { LookupEvent } from '#domain/lookups/lookup.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { answeredWelder, certifiedWelder, lookedUp, welders } from '../../../test/samples.ts'
import { ScriptedResearch } from '../../../test/scripted-research.ts'
import { Visitor } from '../../../test/visitor.ts'
import type { Context } from '../context.ts'
import { createHttpApp } from '../http/app.ts'
import { keepLookupsAlive, recoverSilent } from './keep-alive.ts'
import { silentSince } from './recover.ts'

/** Another process: the same database, its own engine and its own look-ups. */
interface Process {
  context: Context
  research: ScriptedResearch
  visitor: Visitor
}

let app: TestApp
/** One person who asks in every process. */
let dana: Visitor
let one: Process
let other: Process
let endings: (() => Promise<void>)[] = []
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
  one = startProcess({})
  other = startProcess({})
})
afterEach(async () => {
  for (const end of endings) await end()
  endings = []
})

const result = lookedUp(welders, [certifiedWelder])
const found: LookupEvent = { type: 'certification', at: 5, certification: certifiedWelder }
const ask = { body: { organization: welders } }
const model = {
  provider: 'openai' as const,
  model: 'm',
  apiKey: 'k',
  baseUrl: null,
  dailyTokens: 1_000,
  dailyCost: null,
  prices: null,
}

function startProcess(config: Partial<Context['config']>): Process {
  const research = new ScriptedResearch()
  const context = { ...app.context, config: { ...app.context.config, ...config }, research, runs: new Map() }
  const { fetch } = createHttpApp(context, import.meta.dirname)
  const connection = { incoming: { socket: { remoteAddress: `203.0.113.${endings.length + 10}` } } }
  return {
    context,
    research,
    visitor: new Visitor(
      (request) => Promise.resolve(fetch(request, connection)),
      context.config.publicUrl,
      dana.user,
      dana.cookie,
    ),
  }
}

async function keepAlive({ context }: Process): Promise<() => Promise<void>> {
  const end = await keepLookupsAlive(context)
  endings.push(end)
  return end
}

/** A look-up that `process` runs, has told these events of, and does not end. */
async function runningIn({ context, research, visitor }: Process, told: LookupEvent[] = []) {
  const begun = Promise.withResolvers<void>()
  research.looksUp(async (_organization, { onEvent, signal }) => {
    for (const event of told) onEvent?.(event)
    begun.resolve()
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  const answer = visitor.answer(calls.queryCertifications, ask)
  await begun.promise
  const [id = ''] = context.runs.keys()
  return { id, answer }
}

/** The process of a look-up dies: its row stays, with what it had found, and nobody runs it. */
async function dies({ context }: Process, certifications = '[]'): Promise<void> {
  context.runs.clear()
  await context.db.updateTable('lookups').set({ certifications }).execute()
}

function rows() {
  return app.context.db.selectFrom('lookups').selectAll().orderBy('id').execute()
}

/** The only look-up. */
async function row() {
  const [only, ...others] = await rows()
  expect(others).toEqual([])
  return only
}

async function all(events: AsyncIterable<LookupEvent>): Promise<LookupEvent[]> {
  const list: LookupEvent[] = []
  for await (const event of events) list.push(event)
  return list
}

describe('with two processes', () => {
  test('a question asked in both at once is one look-up, and both get its answer', async () => {
    for (const process of [one, other]) process.research.answers(result, [found])
    const answers = await Promise.all([one, other].map(({ visitor }) => visitor.call(calls.queryCertifications, ask)))
    expect(answers).toEqual([[answeredWelder], [answeredWelder]])
    expect([...one.research.asked.certifications, ...other.research.asked.certifications]).toHaveLength(1)
  })

  test('what one runs is told in the other as its row is written', async () => {
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    one.research.looksUp(async (_organization, { onEvent }) => {
      onEvent?.(found)
      begun.resolve()
      await gate.promise
      return result
    })
    const answer = one.visitor.call(calls.queryCertifications, ask)
    await begun.promise
    const events: LookupEvent[] = []
    for await (const event of other.visitor.events(calls.queryCertifications, ask)) {
      events.push(event)
      if (event.type === 'certification') gate.resolve()
    }
    expect(events.map(({ type }) => type)).toEqual(['started', 'certification', 'finished'])
    expect(events.at(-1)).toMatchObject({ result })
    expect(await answer).toEqual([answeredWelder])
    expect(other.research.asked.certifications).toEqual([])
  })

  test('what one runs is told in the other also where it ends before its row was written', async () => {
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    one.research.looksUp(async (_organization, { onEvent }) => {
      begun.resolve()
      await gate.promise
      onEvent?.(found)
      return result
    })
    const answer = one.visitor.call(calls.queryCertifications, ask)
    await begun.promise
    const events: LookupEvent[] = []
    for await (const event of other.visitor.events(calls.queryCertifications, ask)) {
      events.push(event)
      gate.resolve()
    }
    expect(events.map(({ type }) => type)).toEqual(['started', 'certification', 'finished'])
    expect(await answer).toEqual([answeredWelder])
  })

  test('what is cancelled in one stops in the other within a second', async () => {
    await keepAlive(one)
    const { id } = await runningIn(one, [found])
    const started = performance.now()
    const waiting = other.visitor.answer(calls.queryCertifications, ask)
    await other.visitor.call(calls.cancelLookup, { params: { id } })
    await one.context.runs.get(id)?.ended
    expect(performance.now() - started).toBeLessThan(1_000)
    expect(await row()).toMatchObject({ status: 'cancelled', certifications: [certifiedWelder] })
    expect(await waiting).toMatchObject({ status: 409, body: { code: 'CANCELLED' } })
  })
})

describe('a look-up whose process is gone', () => {
  test('is run again, once, where it cost nothing', async () => {
    await runningIn(one)
    await dies(one)
    other.research.answers(result)
    await recoverSilent(other.context, silentSince(other.context))
    expect(other.research.asked.certifications).toEqual([])
    app.clock.advance(60_001)
    await recoverSilent(other.context, silentSince(other.context))
    await Promise.all([...other.context.runs.values()].map(({ ended }) => ended))
    expect(await row()).toMatchObject({ status: 'finished', starts: 2, result })
  })

  test('is ended, visibly, after the second time, with what it had found', async () => {
    await runningIn(one)
    for (const process of [one, other]) {
      await dies(process, JSON.stringify([certifiedWelder]))
      other.research.looksUp(() => new Promise(() => undefined))
      app.clock.advance(60_001)
      await recoverSilent(other.context, silentSince(other.context))
    }
    expect(await row()).toMatchObject({
      status: 'failed',
      failure_code: 'INTERRUPTED',
      failure_message: 'The look-up was interrupted. What it found so far has been kept. Please try again.',
      certifications: [certifiedWelder],
    })
  })

  test('is never paid for a second time', async () => {
    const paying = startProcess({ model })
    await runningIn(one)
    await dies(one)
    app.clock.advance(60_001)
    await recoverSilent(paying.context, silentSince(paying.context))
    expect(paying.research.asked.certifications).toEqual([])
    expect(await row()).toMatchObject({ status: 'failed', failure_code: 'INTERRUPTED' })
  })

  test('is taken over by one of two processes', async () => {
    await runningIn(one)
    await dies(one)
    const third = startProcess({})
    for (const process of [other, third]) process.research.answers(result)
    app.clock.advance(60_001)
    await Promise.all([other, third].map(({ context }) => recoverSilent(context, silentSince(context))))
    await Promise.all([other, third].flatMap(({ context }) => [...context.runs.values()].map(({ ended }) => ended)))
    expect([...other.research.asked.certifications, ...third.research.asked.certifications]).toHaveLength(1)
    expect(await row()).toMatchObject({ status: 'finished', starts: 2 })
  })

  test('is cancelled where somebody asked for that', async () => {
    const { id } = await runningIn(one)
    await dies(one)
    await other.visitor.call(calls.cancelLookup, { params: { id } })
    expect(await row()).toMatchObject({ status: 'running', cancel_requested: true })
    app.clock.advance(60_001)
    await other.visitor.call(calls.cancelLookup, { params: { id } })
    expect(await row()).toMatchObject({ status: 'cancelled' })
  })

  test('does not keep those waiting who ask again', async () => {
    await runningIn(one)
    await dies(one)
    app.clock.advance(60_001)
    other.research.answers(result)
    const events = await all(other.visitor.events(calls.queryCertifications, ask))
    expect(events.at(-1)).toMatchObject({ type: 'finished', result })
    expect(await rows()).toMatchObject([{ starts: 2 }])
  })

  test('is found at the start of the only process on an embedded database, without waiting', async () => {
    await runningIn(one)
    await dies(one)
    app.clock.advance(1)
    other.research.answers(result)
    await keepAlive(other)
    await Promise.all([...other.context.runs.values()].map(({ ended }) => ended))
    expect(await row()).toMatchObject({ status: 'finished', starts: 2 })
  })
})

describe('a process that stops', () => {
  test('ends its look-ups without a verdict; the next one carries on at once', async () => {
    const stop = await keepAlive(one)
    const { answer } = await runningIn(one)
    await stop()
    expect(await answer).toMatchObject({ status: 500, body: { code: 'INTERNAL' } })
    expect(await row()).toMatchObject({ status: 'running', starts: 1 })
    other.research.answers(result)
    await recoverSilent(other.context, silentSince(other.context))
    await Promise.all([...other.context.runs.values()].map(({ ended }) => ended))
    expect(await row()).toMatchObject({ status: 'finished', starts: 2 })
  })
})
