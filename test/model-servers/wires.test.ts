import { afterEach, describe, expect, test } from 'vitest'
import type { CertificationDraft } from '../../src/research/drafts/draft.ts'
import { createModelReader } from '../../src/research/model/create-model-reader.ts'
import { failureSentences } from '../../src/research/model/requests/failure.ts'
import type { ReadingCounts } from '../../src/research/model/reading.ts'
import type { ModelLimits } from '../../src/research/model/requests/settings.ts'
import { type ModelServer, startModelServer, type Turn } from './model-server.ts'
import { bothAnswered, grader, graderPage, inspector, inspectorPage, pageOf } from './pages.ts'
import { chatCompletions, type Received, testKey, type Wire, wires } from './wire.ts'

/** Long enough for a machine with much to do: a server that answers is never given up. */
const patient: Partial<ModelLimits> = { headersWithin: 10_000, chunkWithin: 10_000, requestWithin: 20_000 }
/** For servers that fall silent. */
const quick: Partial<ModelLimits> = { headersWithin: 300, chunkWithin: 300, requestWithin: 3_000 }
const servers: ModelServer[] = []

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

interface Read {
  drafts: CertificationDraft[]
  notices: string[]
  counts: ReadingCounts | undefined
  server: ModelServer
  took: number
}

async function read(
  wire: Wire,
  turns: readonly Turn[] | ((request: Received) => Turn),
  options: {
    limits?: Partial<ModelLimits>
    signal?: AbortSignal
    prices?: { input: number; output: number; cachedInput?: number }
  } = {},
): Promise<Read> {
  const server = await startModelServer(wire, turns)
  servers.push(server)
  const result: Read = { drafts: [], notices: [], counts: undefined, server, took: 0 }
  const reader = createModelReader(
    {
      provider: wire.provider,
      model: wire.model,
      apiKey: testKey,
      baseUrl: server.baseUrl,
      limits: { ...patient, ...options.limits },
      prices: options.prices,
    },
    { onCounts: (counts) => (result.counts = counts) },
  )
  const began = performance.now()
  const byGroup = new Map<number, readonly CertificationDraft[]>()
  const reading = reader.begin({
    organization: { name: 'National Board of Marine Coatings Examiners', description: '' },
    signal: options.signal ?? new AbortController().signal,
    onFindings: (group, { drafts }) => {
      byGroup.set(group, drafts)
      result.drafts = [...byGroup.values()].flat()
    },
    onAnswered: () => undefined,
    onSame: () => undefined,
    onNotice: (message) => result.notices.push(message),
  })
  reading.add(pageOf(inspectorPage, '/cci'))
  reading.add(pageOf(graderPage, '/chg'))
  await reading.end()
  result.took = performance.now() - began
  return result
}

const namesOf = (drafts: readonly CertificationDraft[]) => drafts.map((draft) => draft.name.text)
const lines = (drafts: readonly CertificationDraft[]) => drafts.flatMap((draft) => draft.fees.map((fee) => fee.text))

/** How the question begins that is asked once the pages are read: which of their names are one certification. */
const sameNamesStart = 'You get the names of certifications'

describe.each(wires)('$provider on the wire', (wire) => {
  const aboutPages = ({ requests }: ModelServer) => requests.filter((request) => !wire.promptOf(request).includes(sameNamesStart))

  test('a good stream becomes drafts, usage and cost', async () => {
    const { drafts, notices, counts, server } = await read(wire, [{ kind: 'answer', text: bothAnswered }], {
      prices: { input: 1, cachedInput: 0.1, output: 5 },
    })
    expect(notices).toEqual([])
    expect(namesOf(drafts)).toEqual([inspector.name, grader.name])
    expect(lines(drafts)).toEqual(['$405 exam (members)', '$555 exam (non-members)', '$120 application'])
    expect(counts).toMatchObject({ kept: 9, refused: [], leftOut: 0 })
    // One for the pages, one that asks which names are one.
    expect(counts?.usage).toEqual({
      requests: 2,
      input: 2_000,
      cached: 600,
      output: 400,
      cost: (2 * (700 + 30 + 1_000)) / 1_000_000,
    })
    expect(aboutPages(server)).toHaveLength(1)
    const [request] = aboutPages(server)
    if (request === undefined) throw new Error('nothing was asked')
    expect(wire.faultsOf(request)).toEqual([])
    expect(wire.formOf(request)).toBe('schema')
    const prompt = wire.promptOf(request)
    expect(prompt).toContain('Exam fee for members: $405')
    expect(prompt).toContain('https://www.nbmce.example/chg')
    expect(prompt).not.toContain(testKey)
  })

  test('a busy server is asked again after the time it names', async () => {
    const { drafts, notices, server, took } = await read(wire, [
      { kind: 'status', status: 429, headers: { 'retry-after-ms': '120' } },
      { kind: 'answer', text: bothAnswered },
    ])
    expect(namesOf(drafts)).toEqual([inspector.name, grader.name])
    expect(notices).toEqual([])
    expect(aboutPages(server)).toHaveLength(2)
    expect(took).toBeGreaterThan(110)
  })

  test('a server that is busy for an hour is left alone', async () => {
    const { drafts, notices, server } = await read(wire, [{ kind: 'status', status: 429, headers: { 'retry-after': '3600' } }])
    expect(drafts).toEqual([])
    expect(notices).toEqual([failureSentences.busy])
    expect(aboutPages(server)).toHaveLength(1)
  })

  test('a fault of the server is asked again, and told when it stays', async () => {
    const once = await read(wire, [
      { kind: 'status', status: 500, headers: { 'retry-after-ms': '5' } },
      { kind: 'answer', text: bothAnswered },
    ])
    expect(namesOf(once.drafts)).toEqual([inspector.name, grader.name])
    const always = await read(wire, [{ kind: 'status', status: 500, headers: { 'retry-after-ms': '5' } }])
    expect(always.notices).toEqual([failureSentences.server])
    expect(always.server.requests).toHaveLength(3)
    expect(always.counts?.usage.requests).toBe(0)
  })

  test.each(['connection', 'error'] as const)('a stream cut by its %s keeps what came and asks once for the rest', async (by) => {
    const cut = bothAnswered.indexOf('hull grading exam')
    const { drafts, notices, server } = await read(wire, [
      { kind: 'broken', by, text: bothAnswered.slice(0, cut) },
      { kind: 'answer', text: JSON.stringify({ elements: [grader] }) },
    ])
    expect(namesOf(drafts)).toContain(inspector.name)
    expect(lines(drafts)).toContain('$120 application')
    expect(aboutPages(server)).toHaveLength(2)
    const second = aboutPages(server)[1]
    expect(second === undefined ? '' : wire.promptOf(second)).toContain('already reported')
    expect(notices).toEqual([])
  })

  test('a stream that is always cut ends in one notice with what came', async () => {
    const { drafts, notices, server } = await read(wire, [
      { kind: 'broken', by: 'connection', text: bothAnswered.slice(0, bothAnswered.indexOf('hull grading exam')) },
    ])
    expect(lines(drafts)).toContain('$405 exam (members)')
    expect(notices).toEqual([failureSentences.cut])
    expect(aboutPages(server)).toHaveLength(2)
  })

  test('a refused form of answer is asked for in another way, once and for good', async () => {
    const { drafts, notices, server } = await read(
      wire,
      (request) =>
        wire.formOf(request) === 'text'
          ? { kind: 'answer', text: `Here you are:\n\`\`\`json\n${bothAnswered}\n\`\`\`` }
          : { kind: 'status', status: 400, message: 'response_format is not supported' },
      { limits: { groupTokens: 150 } },
    )
    expect(new Set(namesOf(drafts))).toEqual(new Set([inspector.name, grader.name]))
    expect(notices).toEqual([])
    const forms = aboutPages(server).map(wire.formOf)
    expect(forms.filter((form) => form === 'schema')).toHaveLength(1)
    expect(forms.filter((form) => form === 'text').length).toBeGreaterThan(1)
    const last = aboutPages(server).at(-1)
    expect(last === undefined ? '' : wire.promptOf(last)).toContain('"summaryQuote"')
  })

  test('a server that refuses everything is told so, without its words', async () => {
    const { drafts, notices } = await read(wire, [{ kind: 'status', status: 400 }])
    expect(drafts).toEqual([])
    expect(notices).toEqual([failureSentences.refused])
  })

  test('a wrong key is told without the key', async () => {
    const { notices, server } = await read(wire, [{ kind: 'status', status: 401 }])
    expect(notices).toEqual([failureSentences.key])
    expect(notices.join()).not.toContain('sk-')
    expect(aboutPages(server)).toHaveLength(1)
  })

  test('a stream that falls silent keeps what came', async () => {
    const text = bothAnswered.slice(0, bothAnswered.indexOf('hull grading exam'))
    const { drafts, notices, took } = await read(wire, [{ kind: 'broken', by: 'silence', text }], { limits: quick })
    expect(lines(drafts)).toContain('$405 exam (members)')
    expect(notices).toEqual([failureSentences.timeout])
    expect(took).toBeLessThan(1_500)
  })

  test('a server that never answers is given up', async () => {
    const { drafts, notices, took, server } = await read(wire, [{ kind: 'mute' }], { limits: quick })
    expect(drafts).toEqual([])
    expect(notices).toEqual([failureSentences.timeout])
    expect(took).toBeLessThan(1_500)
    await expect.poll(server.closedEarly).toBe(1)
  })

  test('one element that is not as agreed costs only itself', async () => {
    const broken = { ...grader, name: null }
    const { drafts, server, notices } = await read(wire, [
      { kind: 'answer', text: JSON.stringify({ elements: [inspector, broken] }) },
      { kind: 'answer', text: JSON.stringify({ elements: [grader] }) },
    ])
    expect(namesOf(drafts)).toEqual([inspector.name, grader.name])
    expect(aboutPages(server)).toHaveLength(2)
    expect(notices).toEqual([])
  })

  test('an answer that is too long keeps what came', async () => {
    const text = bothAnswered.slice(0, bothAnswered.indexOf('hull grading exam'))
    const { drafts, notices } = await read(wire, [{ kind: 'answer', text, reason: 'length' }])
    expect(lines(drafts)).toContain('$405 exam (members)')
    expect(notices).toEqual([failureSentences.cut])
  })

  test('cancelling ends the request at once and tells nothing', async () => {
    const cancel = new AbortController()
    let asked = 0
    const turn = (): Turn => {
      asked = performance.now()
      setTimeout(() => cancel.abort(), 20)
      return { kind: 'mute' }
    }
    const { notices, server } = await read(wire, turn, {
      signal: cancel.signal,
      limits: { headersWithin: 5_000 },
    })
    expect(notices).toEqual([])
    expect(performance.now() - asked).toBeLessThan(600)
    await expect.poll(server.closedEarly).toBe(1)
  })
})

test('a server of the own machine without a key gets no key', async () => {
  const server = await startModelServer({ ...chatCompletions, faultsOf: () => [] }, [{ kind: 'answer', text: bothAnswered }])
  servers.push(server)
  const reader = createModelReader({
    provider: 'openai-compatible',
    model: 'own-model',
    apiKey: '',
    baseUrl: server.baseUrl,
    limits: patient,
  })
  const reading = reader.begin({
    organization: { name: 'NBMCE', description: '' },
    signal: new AbortController().signal,
    onFindings: () => undefined,
    onAnswered: () => undefined,
    onSame: () => undefined,
    onNotice: () => undefined,
  })
  reading.add(pageOf(inspectorPage))
  await reading.end()
  expect(server.requests[0]?.headers['authorization']).toBeUndefined()
})

test('an address where nothing listens is told', async () => {
  const server = await startModelServer(chatCompletions, [])
  await server.close()
  const notices: string[] = []
  const reader = createModelReader({
    provider: 'openai-compatible',
    model: 'm',
    apiKey: '',
    baseUrl: server.baseUrl,
    limits: patient,
  })
  const reading = reader.begin({
    organization: { name: 'NBMCE', description: '' },
    signal: new AbortController().signal,
    onFindings: () => undefined,
    onAnswered: () => undefined,
    onSame: () => undefined,
    onNotice: (message) => notices.push(message),
  })
  reading.add(pageOf(inspectorPage))
  await reading.end()
  expect(notices).toEqual([failureSentences.unreachable])
})

test('a tool the model calls does not exist, and nothing is called', async () => {
  const call = {
    index: 0,
    id: 'call_1',
    type: 'function',
    function: { name: 'fetch', arguments: '{"url":"http://127.0.0.1:1/"}' },
  }
  const chunk = (delta: unknown, reason: string | null) =>
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`
  const frames = [chunk({ role: 'assistant', tool_calls: [call] }, null), chunk({}, 'tool_calls'), 'data: [DONE]\n\n']
  const { drafts, notices, server } = await read(chatCompletions, [{ kind: 'frames', frames }])
  expect(drafts).toEqual([])
  expect(notices).toEqual([failureSentences.unreadable])
  expect(server.requests.every((request) => request.path === '/v1/chat/completions')).toBe(true)
})

test('a redirect is not followed, so the key goes nowhere else', async () => {
  const elsewhere = await startModelServer(chatCompletions, [{ kind: 'answer', text: bothAnswered }])
  servers.push(elsewhere)
  const location = `${elsewhere.baseUrl}/chat/completions`
  const { drafts, notices } = await read(chatCompletions, [{ kind: 'status', status: 307, headers: { location } }])
  expect(drafts).toEqual([])
  expect(notices).toHaveLength(1)
  expect(elsewhere.requests).toEqual([])
})
