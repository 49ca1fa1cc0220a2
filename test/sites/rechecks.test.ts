import { calls } from '#contract/calls.ts'
import { createModelReader, createPublicWeb, createResearch } from '#research'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readersHere } from '../../src/research/readers/example-readers.ts'
import { account } from '../../src/server/events/actor.ts'
import { openSession } from '../../src/server/accounts/sessions.ts'
import type { Context } from '../../src/server/context.ts'
import { inTransaction } from '../../src/server/db/transaction.ts'
import { createModelAnswers } from '../../src/server/lookups/model-answers.ts'
import { openLookup } from '../../src/server/lookups/open.ts'
import { recheckRound } from '../../src/server/rechecks/round.ts'
import { saveProspect } from '../../src/server/prospects/save.ts'
import { type SignedIn, startTestApp, type TestApp } from '../app.ts'
import { type ModelServer, startModelServer } from '../model-servers/model-server.ts'
import { testKey, wires } from '../model-servers/wire.ts'
import { type OnePageSites, sentencesOf, serveOnePageSites, type Stated } from './one-page-sites.ts'

// 400 readings, where many tests run at once.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

const many = 200
const day = 86_400_000

let app: TestApp
let dana: SignedIn
let sites: OnePageSites
let model: ModelServer
let processes: { context: Context; close: () => Promise<void> }[]
beforeEach(async () => {
  app = await startTestApp({ config: { recheckAfterDays: 30 } })
  dana = await app.signedIn()
  sites = await serveOnePageSites()
  const [, , , wire] = wires
  if (wire === undefined) throw new Error('The wire of such servers is missing.')
  // The model tells what the page it is given states, and nothing else.
  model = await startModelServer(wire, (request) => ({ kind: 'answer', text: readingOf(wire.promptOf(request)) }))
  processes = [startProcess(), startProcess()]

  function startProcess() {
    const web = createPublicWeb({
      contact: 'test@credscout.example',
      allowPrivate: true,
      spacing: 0,
      resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
    })
    const { db, now } = app.context
    const settings = { provider: 'openai-compatible' as const, model: wire?.model ?? '', apiKey: testKey, baseUrl: model.baseUrl }
    const reader = createModelReader(settings, { now, answers: createModelAnswers(db, now) })
    const directory = { find: () => [], answer: () => undefined, identify: () => undefined, confirmedSites: () => [] }
    const research = createResearch({ directory, live: { web, readers: readersHere(), model: reader, now } })
    return { context: { ...app.context, research, runs: new Map() }, close: () => web.close() }
  }
})
afterEach(async () => {
  await Promise.all(processes.map(({ close }) => close()))
  await model.close()
  await sites.close()
  await app.stop()
})

function readingOf(prompt: string): string {
  const elements = [...prompt.matchAll(/The ([\w ]+?) exam fee is US\$(\d+)\./g)].map(([quote, name = '', amount = '']) => ({
    name,
    acronym: null,
    summaryQuote: null,
    retiredQuote: null,
    requirements: [],
    renewal: [],
    validity: [...prompt.matchAll(new RegExp(`The ${name} certification is valid for (\\d+) years\\.`, 'g'))].map(
      ([words, years]) => ({
        length: `${years} years`,
        quote: words,
        passage: null,
        context: [],
      }),
    ),
    fees: [
      { amount, currency: 'US$', for: 'exam', quote, passage: null, context: [] },
      ...[...prompt.matchAll(new RegExp(`The ${name} late renewal fee is US\\$(\\d+)\\.`, 'g'))].map(([words, late = '']) => ({
        amount: late,
        currency: 'US$',
        for: 'late renewal',
        quote: words,
        passage: null,
        context: [],
      })),
    ],
  }))
  return JSON.stringify({ elements })
}

const keeper = (more: Partial<Stated> = {}): Stated => ({
  name: 'Certified Bellows Keeper',
  exam: 95,
  years: 3,
  late: 25,
  ...more,
})
const hostOf = (number: number) => `body-${number}.example`

/** A session does not last for a month. */
async function signInAgain(): Promise<void> {
  const { token } = await openSession(app.context, app.context.db, dana.user.id)
  dana.cookie = `credscout_session=${token}`
}

/** Looks up every body live, some at once, and saves what was found. */
async function saveAll({ context }: { context: Context }): Promise<void> {
  const numbers = Array.from({ length: many }, (_, number) => number)
  const next = numbers.values()
  const saveOnAndOn = async () => {
    for (const number of next) await save(context, number)
  }
  await Promise.all(Array.from({ length: 8 }, saveOnAndOn))
}

async function save(context: Context, number: number): Promise<void> {
  const host = hostOf(number)
  sites.stated.set(host, { certifications: [keeper()], news: 'We keep bellows.' })
  const organization = { name: `Board of body-${number}`, description: '', website: `http://${host}:${sites.port}/` }
  const question = { organization, prefer: 'live' as const, added: [], askedBy: dana.user.id }
  const events = await openLookup(context, question, { user: dana.user, address: '' }, new AbortController().signal)
  for await (const event of events) {
    if (event.type === 'failed') throw new Error(event.message)
    if (event.type !== 'finished') continue
    const { organization: read, certifications } = event.result
    await inTransaction(context.db, (trx) =>
      saveProspect(context, trx, account({ user: dana.user, address: '' }), { organization: read, certifications }),
    )
  }
}

test(`of ${many} prospects exactly those whose site changed get a proposal, and nothing is done twice`, async () => {
  const [one, other] = processes
  if (one === undefined || other === undefined) throw new Error('Two processes are needed.')
  await saveAll(one)
  const saved = await dana.call(calls.listProspects, { query: {} })
  expect(saved).toHaveLength(many)
  expect(saved.every((row) => 'certifications' in row && row.certifications[0]?.fees.length === 2)).toBe(true)
  expect(sites.sent).toHaveLength(many)
  const byHost = new Map(saved.map((prospect) => [new URL(prospect.organization.website ?? '').hostname, prospect.id]))

  const change = (number: number, certifications: Stated[], news = 'We keep bellows.') => {
    sites.stated.set(hostOf(number), { certifications, news })
  }
  for (const number of [3, 50, 101, 199]) change(number, [keeper({ exam: 105 })])
  for (const number of [7, 120]) change(number, [keeper(), { name: 'Certified Loom Warden', exam: 300, years: 2 }])
  for (const number of [20, 180]) {
    const { late: _, ...without } = keeper()
    change(number, [without])
  }
  // Another page, the same facts.
  for (const number of [30, 60, 90]) change(number, [keeper()], 'Our annual meeting is in May.')
  const changed = new Map<number, string>([
    ...[3, 50, 101, 199].map((number) => [number, 'changed'] as const),
    ...[7, 120].map((number) => [number, 'new-certification'] as const),
    ...[20, 180].map((number) => [number, 'gone'] as const),
  ])

  expect(await recheckRound(one.context, () => true, new AbortController().signal)).toBe(0)
  app.clock.advance(31 * day)
  const before = { asked: sites.asked.length, sent: sites.sent.length, requests: model.requests.length }
  const both = await Promise.all(processes.map(({ context }) => recheckRound(context, () => true, new AbortController().signal)))

  // Both took part, and each site was asked by one of them, once.
  expect(both.reduce((sum, read) => sum + read, 0)).toBe(many)
  expect(Math.min(...both)).toBeGreaterThan(0)
  const asked = sites.asked.slice(before.asked)
  expect(asked).toHaveLength(many)
  expect(new Set(asked).size).toBe(many)
  // Bodies and tokens for changed pages alone.
  const elsewhere = [30, 60, 90]
  expect(sites.sent.slice(before.sent).toSorted()).toEqual([...changed.keys(), ...elsewhere].map(hostOf).toSorted())
  expect(model.requests.length - before.requests).toBe(changed.size + elsewhere.length)

  await signInAgain()
  const rows = await dana.call(calls.listProspects, { query: {} })
  const offered = rows.filter(({ proposal }) => proposal !== undefined)
  expect(new Set(offered.map(({ id }) => id))).toEqual(new Set([...changed.keys()].map((number) => byHost.get(hostOf(number)))))
  for (const [number, kind] of changed) {
    const row = rows.find(({ id }) => id === byHost.get(hostOf(number)))
    expect(row?.proposal?.changes).toBe(1)
    const params = { id: String(row?.id) }
    const { changes, siteRead } = await dana.call(calls.getRecheck, {
      params,
      query: { lookupId: row?.proposal?.lookupId ?? '' },
    })
    expect(siteRead).toBe(true)
    expect(changes.map((found) => found.kind).filter((found) => found !== 'renewed')).toEqual([kind])
  }
  // Nothing was overwritten, and the owner is told once.
  expect(rows.every(({ version }) => version === 1)).toBe(true)
  const mails = await app.mails()
  expect(mails.map(({ kind, subject }) => [kind, subject])).toEqual([['site-changed', 'Updates from the sites of 8 prospects']])

  // What is declined is not offered again, what is accepted is one line, and a change on the site is offered anew.
  const decline = rows.find(({ id }) => id === byHost.get(hostOf(7)))
  const accept = rows.find(({ id }) => id === byHost.get(hostOf(3)))
  await dana.call(calls.declineRecheck, {
    params: { id: String(decline?.id) },
    query: { lookupId: decline?.proposal?.lookupId ?? '' },
  })
  const body = { lookupId: accept?.proposal?.lookupId ?? '', accepted: [0, 1, 2], baseVersion: 1 }
  const taken = await dana.call(calls.acceptRecheck, { params: { id: String(accept?.id) }, body })
  expect(taken.certifications[0]?.fees).toEqual(['US$105 exam', 'US$25 late renewal'])
  expect(taken.certifications[0]?.evidence?.['/fees/0']).toMatchObject([{ quote: sentencesOf(keeper({ exam: 105 })).exam }])
  expect(taken.proposal).toBeUndefined()
  // Of the others nothing is new to learn.
  const rest = rows.filter(({ proposal }) => proposal === undefined).map(({ id }) => id)
  app.clock.advance(31 * day)
  await app.context.db.updateTable('prospects').set({ site_read_at: app.clock.now() }).where('id', 'in', rest).execute()
  const tokens = model.requests.length
  const bodies = sites.sent.length
  await recheckRound(one.context, () => true, new AbortController().signal)
  await signInAgain()
  const again = await dana.call(calls.listProspects, { query: {} })
  expect(again.filter(({ proposal }) => proposal !== undefined)).toHaveLength(changed.size - 2)
  expect([model.requests.length - tokens, sites.sent.length - bodies]).toEqual([0, 0])
})
