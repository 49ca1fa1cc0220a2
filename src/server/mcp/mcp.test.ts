import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { KeptPage } from '#research'
import { calls } from '#contract/calls.ts'
import type { TokenScope } from '#domain/accounts/api-token.ts'
import { passagesIntroduced } from '#domain/proof/proof.ts'
import type { Prospect } from '#domain/prospects/prospect.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type SignedIn, startTestApp, type TestApp } from '../../../test/app.ts'
import { quoted } from '../../../test/samples.ts'
import { newProspect, pmiMatch, pmiResult, pmp } from '../../../test/seeds.ts'
import { keepEvidencePage } from '../evidence-pages/store.ts'
import { insertVersionEvidence } from '../evidence/insert.ts'
import { hostileArguments } from '../../../test/hostile/tool-arguments.ts'

let app: TestApp
let origin: string
let dana: SignedIn
const open: Client[] = []

beforeEach(async () => {
  app = await startTestApp()
  app.research.finds([pmiMatch]).answers(pmiResult)
  dana = await app.signedIn('dana')
  origin = await app.listen()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.close()))
  await app.stop()
})

async function tokenFor(visitor: SignedIn, scope: TokenScope): Promise<string> {
  return (await visitor.call(calls.createToken, { body: { name: 'Assistant', scope, days: 30 } })).token
}

async function clientWith(token: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  const headers = { authorization: `Bearer ${token}` }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { requestInit: { headers } }))
  open.push(client)
  return client
}

async function use(client: Client, name: string, given: Record<string, unknown> = {}) {
  const result = await client.callTool({ name, arguments: given })
  const [first] = Array.isArray(result.content) ? result.content : []
  return { isError: result.isError === true, structured: Object(result.structuredContent), text: String(Object(first).text) }
}

describe('/mcp', () => {
  test('lists the seven tools and does the work of each', async () => {
    const client = await clientWith(await tokenFor(dana, 'write'))
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'find_organization',
      'look_up_certifications',
      'check_line',
      'list_prospects',
      'get_prospect',
      'save_prospect',
      'share_prospect',
    ])
    const { candidates } = (await use(client, 'find_organization', { searchTerm: 'PMI' })).structured
    expect(candidates).toMatchObject([{ name: pmiMatch.name }])
    const found = (await use(client, 'look_up_certifications', { organization: 'PMI' })).structured
    expect(found).toMatchObject({ organization: { name: pmiMatch.name }, note: expect.stringContaining('data') })
    expect(found.certifications[0].evidence['/validityPeriod']).toMatchObject([{ kind: 'page' }])
    const saved = (await use(client, 'save_prospect', { lookupId: found.lookupId, certifications: ['PMP', 'pmp'].slice(1) }))
      .structured
    expect(saved.prospect.certifications).toMatchObject([{ acronym: 'PMP' }])
    const { prospects } = (await use(client, 'list_prospects')).structured
    expect(prospects).toMatchObject([{ id: saved.prospect.id, certificationCount: 1 }])
    const { prospect } = (await use(client, 'get_prospect', { id: saved.prospect.id })).structured
    expect(prospect).toEqual(saved.prospect)
    const closed = { ...pmp, id: 'closed', name: 'Closed', acronym: 'C', retired: true }
    const change = app.context.db.updateTable('prospects')
    await change.set({ certifications: JSON.stringify([...prospect.certifications, closed]), brief: null }).execute()
    const listed = (await use(client, 'list_prospects')).structured
    expect(listed.prospects, 'what is closed is not on offer').toMatchObject([{ certificationCount: 1 }])
    const { shareUrl } = (await use(client, 'share_prospect', { id: saved.prospect.id })).structured
    expect(shareUrl).toContain('/share/')
    const check = (await use(client, 'check_line', { organization: 'PMI', line: 'The exam costs US$1.' })).structured
    expect(check).toMatchObject({ answer: 'not-read', quotes: [] })
  })

  test('with a token that reads changes nothing', async () => {
    const client = await clientWith(await tokenFor(dana, 'read'))
    const found = (await use(client, 'look_up_certifications', { organization: 'PMI' })).structured
    const refused = await use(client, 'save_prospect', { lookupId: found.lookupId })
    expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('TOKEN_SCOPE') })
    expect(await dana.call(calls.listProspects)).toEqual([])
  })

  test('is closed without a token, and to one that was ended, also within a session', async () => {
    const initialize = {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    }
    expect((await dana.fetch('/mcp', { ...initialize, body: '{}' })).status).toBe(401)
    const made = await dana.call(calls.createToken, { body: { name: 'Assistant', scope: 'read', days: 30 } })
    const client = await clientWith(made.token)
    await dana.call(calls.endToken, { params: { id: made.id } })
    await expect(client.listTools()).rejects.toThrow('BAD_TOKEN')
  })

  test('tells an assistant that gives no name what will do', async () => {
    const client = await clientWith(await tokenFor(dana, 'read'))
    const refused = await use(client, 'look_up_certifications', { organization: ' ' })
    expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('its abbreviation or its web address') })
  })

  test("reaches nobody else's prospects, pages or sessions", async () => {
    const lee = await app.signedIn('lee')
    const foreign = await lee.call(calls.createProspect, { body: newProspect })
    const client = await clientWith(await tokenFor(dana, 'write'))
    const missing = await use(client, 'get_prospect', { id: 2_000_000_000 })
    expect(await use(client, 'get_prospect', { id: foreign.id })).toEqual(missing)
    expect(missing).toMatchObject({ isError: true, text: expect.stringContaining('NOT_FOUND') })
    expect((await use(client, 'share_prospect', { id: foreign.id })).isError).toBe(true)
    expect((await use(client, 'list_prospects')).structured).toEqual({ prospects: [] })
    const page = `credscout://prospects/${foreign.id}/pages/${'a'.repeat(64)}`
    await expect(client.readResource({ uri: page })).rejects.toThrow('NOT_FOUND')

    const transport = client.transport
    const sessionId = transport === undefined ? '' : String(Reflect.get(transport, 'sessionId'))
    const stolen = await fetchMcp(await tokenFor(lee, 'write'), sessionId)
    expect(stolen.status).toBe(404)
  })

  test('keeps the twenty newest sessions of a token, and none that nobody used for half an hour', async () => {
    const token = await tokenFor(dana, 'read')
    const ids: string[] = []
    for (let count = 0; count < 120; count += 1) {
      app.clock.advance(1_000)
      ids.push(await beginSession(token))
    }
    expect(new Set(ids).size).toBe(120)
    const statuses: number[] = []
    for (const id of ids.slice(-25)) statuses.push((await fetchMcp(token, id)).status)
    expect(statuses).toEqual([404, 404, 404, 404, 404, ...Array<number>(20).fill(200)])
    app.clock.advance(31 * 60_000)
    expect((await fetchMcp(token, ids[119] ?? '')).status).toBe(404)
  })

  test('tells the progress of a look-up, and a cancellation ends it', async () => {
    const ended = Promise.withResolvers<unknown>()
    app.research.looksUp(async (_organization, { onEvent, signal }) => {
      onEvent?.({ type: 'page-read', at: 1, url: 'https://www.pmi.org/fees' })
      signal?.addEventListener('abort', () => ended.resolve(signal.reason))
      return new Promise(() => undefined)
    })
    const client = await clientWith(await tokenFor(dana, 'read'))
    const told: string[] = []
    const stop = new AbortController()
    const asked = client.callTool({ name: 'look_up_certifications', arguments: { organization: 'PMI' } }, undefined, {
      signal: stop.signal,
      onprogress: ({ message }) => {
        told.push(message ?? '')
        if (told.length === 2) stop.abort('enough')
      },
    })
    await expect(asked).rejects.toThrow('enough')
    expect(told).toEqual(['Looking up Project Management Institute', 'Read https://www.pmi.org/fees'])
    expect(await ended.promise).toMatchObject({ code: 'CANCELLED' })
    await Promise.all([...app.context.runs.values()].map((run) => run.ended))
    const lookup = await app.context.db.selectFrom('lookups').select('status').executeTakeFirstOrThrow()
    expect(lookup.status).toBe('cancelled')
  })

  test("checks a sentence on the body's pages, and shows the page as data", async () => {
    const url = 'https://www.pmi.org/fees'
    const quote = { ...quoted('The exam fee is US$405 for members.'), url, pageId: keptFees.id }
    const certifications = [{ ...pmp, evidence: { '/fees/0': [quote] } }]
    const ledger = { ...pmiResult.ledger, pages: [{ url, readOn: '2026-11-21', pageId: keptFees.id }] }
    app.research.looksUp(async (_organization, { keeper }) => {
      await keeper?.keepPage(keptFees)
      return { ...pmiResult, certifications, ledger, origin: 'live' }
    })
    const client = await clientWith(await tokenFor(dana, 'read'))
    const check = async (line: string) => (await use(client, 'check_line', { organization: 'PMI', line })).structured
    expect(await check('The exam fee is US$405 for members.')).toMatchObject({
      answer: 'said',
      pagesRead: 1,
      quotes: [{ url, pageId: keptFees.id, quote: 'The exam fee is US$405 for members.' }],
    })
    expect(await check('The exam fee is US$450 for members.')).toMatchObject({ answer: 'not-said', quotes: [] })
    expect(await check('The exam is not hard.'), 'a visitor said it').toMatchObject({ answer: 'not-said' })

    const { lookupId } = (await use(client, 'look_up_certifications', { organization: 'PMI' })).structured
    const { contents } = await client.readResource({ uri: `credscout://lookups/${lookupId}/pages/${keptFees.id}` })
    expect(contents).toMatchObject([
      { mimeType: 'text/plain', text: expect.stringMatching(/are data[\s\S]*page begins[\s\S]*US\$405[\s\S]*page ends/) },
    ])
  })

  test("lists the pages that one's own prospects quote, the newest first, a hundred at a time", async () => {
    const lee = await app.signedIn('lee')
    const [own, foreign] = [
      await dana.call(calls.createProspect, { body: newProspect }),
      await lee.call(calls.createProspect, { body: newProspect }),
    ]
    const deleted = await dana.call(calls.createProspect, { body: { ...newProspect, contactFirstName: 'Ann' } })
    await quotePages(own, 0, 203)
    await quotePages(foreign, 202, 204)
    await quotePages(deleted, 204, 205)
    await dana.call(calls.deleteProspects, { body: { ids: [deleted.id] } })
    const ownPages = numbers(0, 203).toReversed()
    for (const scope of ['read', 'write'] as const) {
      const client = await clientWith(await tokenFor(dana, scope))
      const lists = await allResources(client)
      expect(lists.map((list) => list.length)).toEqual([100, 100, 3])
      expect(lists.flat().map(({ uri }) => uri)).toEqual(
        ownPages.map((number) => `credscout://prospects/${own.id}/pages/${pageIdOf(number)}`),
      )
      expect(lists[0]?.[0]).toMatchObject({ name: 'Fees 202', mimeType: 'text/plain' })
      expect(lists[2]?.[2], 'a page without a title').toMatchObject({ name: 'https://www.pmi.org/fees/0' })
      const { contents } = await client.readResource({ uri: lists[0]?.[0]?.uri ?? '' })
      expect(contents).toMatchObject([{ mimeType: 'text/plain', text: expect.stringContaining('The fee is US$202.') }])
      await expect(client.listResources({ cursor: "' or 1=1" })).rejects.toThrow('field: cursor')

      const stranger = await clientWith(await tokenFor(lee, scope))
      expect((await allResources(stranger)).map((list) => list.map(({ uri }) => uri))).toEqual([
        [203, 202].map((number) => `credscout://prospects/${foreign.id}/pages/${pageIdOf(number)}`),
      ])
    }
  })

  test('answers hostile arguments with an error that names the field, and changes nothing', async () => {
    const client = await clientWith(await tokenFor(dana, 'write'))
    for (const { tool, given, field } of hostileArguments) {
      const answer = await use(client, tool, given)
      expect({ tool, given, ...answer }).toMatchObject({ isError: true, text: expect.stringContaining(field) })
    }
    expect(hostileArguments).toHaveLength(30)
    expect(await dana.call(calls.listProspects)).toEqual([])
  })
})

const keptFees: KeptPage = {
  id: 'f'.repeat(64),
  url: 'https://www.pmi.org/fees',
  finalUrl: 'https://www.pmi.org/fees',
  readAt: '2026-11-21T09:00:00.000Z',
  kind: 'html',
  title: 'Fees',
  text: 'Fees\nThe exam fee is US$405 for members.\n[Visitor] The exam is not hard.',
}

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index)
const pageIdOf = (number: number): string => String(number).padStart(64, '0')

/** The pages of these numbers are kept, and the prospect quotes them one after the other; the first has no title. */
async function quotePages({ id, version }: Prospect, from: number, to: number): Promise<void> {
  const { db, ids } = app.context
  for (const number of numbers(from, to)) {
    app.clock.advance(1_000)
    const url = `https://www.pmi.org/fees/${number}`
    const title = number === 0 ? '' : `Fees ${number}`
    const text = `The fee is US$${number}.`
    await keepEvidencePage(db, { ...keptFees, id: pageIdOf(number), url, finalUrl: url, title, text })
    const evidence = { '/fees/0': [{ ...quoted(text), url, title, pageId: pageIdOf(number) }] }
    const introduced = passagesIntroduced([{ ...pmp, evidence }], [])
    await insertVersionEvidence(db, ids.row, { id, version }, introduced, new Map())
  }
}

/** Every list of resources that a client gets by going on with the cursor. */
async function allResources(client: Client) {
  const lists = [await client.listResources()]
  for (let cursor = lists[0]?.nextCursor; cursor !== undefined; cursor = lists.at(-1)?.nextCursor)
    lists.push(await client.listResources({ cursor }))
  return lists.map(({ resources }) => resources)
}

function fetchMcp(token: string, sessionId: string): Promise<Response> {
  return app.anonymous().fetch('/mcp', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'mcp-session-id': sessionId,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })
}

/** Introduces a client. @returns the id of its session */
async function beginSession(token: string): Promise<string> {
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } }
  const response = await app.anonymous().fetch('/mcp', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params }),
  })
  return response.headers.get('mcp-session-id') ?? ''
}
