import { afterEach, expect, test } from 'vitest'
import type { Certification } from '../../src/domain/certifications/certification.ts'
import { lineState } from '../../src/domain/evidence/evidence.ts'
import type { LookupEvent } from '../../src/domain/lookups/lookup.ts'
import { createModelReader } from '../../src/research/model/create-model-reader.ts'
import { failureSentences } from '../../src/research/model/requests/failure.ts'
import { readLive } from '../../src/research/site-reading/read-site.ts'
import type { Web } from '../../src/research/net/web.ts'
import { readersHere } from '../../src/research/readers/example-readers.ts'
import { type ModelServer, startModelServer, type Turn } from './model-server.ts'
import { testKey, type Wire, wires } from './wire.ts'

const servers: ModelServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

const home = `<html lang="en"><title>National Board of Marine Coatings Examiners</title><main>
<h1>Certified Coatings Inspector (CCI)</h1><p>The Certified Coatings Inspector credential is for professionals who inspect coatings.</p>
<h2>Fees</h2><ul><li>Exam fee: $405</li></ul><p>The CCI certification is valid for three years.</p>
<p>Whoever looks after hulls on their own for two years may sit the assessment.</p></main></html>`

const web: Web = {
  read: (url) =>
    Promise.resolve(
      new URL(url).pathname === '/'
        ? {
            status: 'read',
            url,
            finalUrl: url,
            contentType: 'text/html',
            charset: 'utf-8',
            bytes: new TextEncoder().encode(home),
            unchanged: false,
          }
        : { status: 'skipped', url, reason: 'not-found', detail: 'It does not exist.' },
    ),
  stylesheet: () => Promise.resolve(undefined),
  reaches: () => Promise.resolve(true),
  sitemap: () => Promise.resolve([]),
}

const body = { name: 'National Board of Marine Coatings Examiners', description: '', website: 'www.nbmce.example' }
const sentence = 'Whoever looks after hulls on their own for two years may sit the assessment.'
const answer = JSON.stringify({
  elements: [
    {
      name: 'Certified Coatings Inspector',
      acronym: 'CCI',
      summaryQuote: null,
      requirements: [{ text: 'Looks after hulls on their own for two years', quote: sentence, passage: null }],
      validity: [],
      renewal: [],
      fees: [{ amount: '95', currency: '$', for: 'exam', quote: 'Exam fee: $95', passage: null }],
      retiredQuote: null,
    },
  ],
})

async function lookUp(
  wire: Wire | undefined,
  turns: readonly Turn[],
): Promise<{ certifications: Certification[]; notices: string[] }> {
  const events: LookupEvent[] = []
  let model
  if (wire !== undefined) {
    const server = await startModelServer(wire, turns)
    servers.push(server)
    // Only a server that never answers is given up soon.
    const within = turns.some(({ kind }) => kind === 'mute') ? 300 : 10_000
    const limits = { headersWithin: within, chunkWithin: within }
    model = createModelReader({ provider: wire.provider, model: wire.model, apiKey: testKey, baseUrl: server.baseUrl, limits })
  }
  const now = () => new Date('2026-11-21T10:00:00Z')
  const { certifications } = await readLive(
    body,
    { web, readers: readersHere(), model, now },
    { onEvent: (event) => events.push(event) },
  )
  return { certifications, notices: events.flatMap((event) => (event.type === 'notice' ? [event.message] : [])) }
}

test.each(wires)(
  'a look-up with $provider shows what the model proves on a page it answered for, and nothing else',
  async (wire) => {
    const { certifications, notices } = await lookUp(wire, [{ kind: 'answer', text: answer }])
    const [certification] = certifications
    expect(notices).toEqual([])
    expect(certifications).toHaveLength(1)
    expect(certification?.requirements).toContain('Looks after hulls on their own for two years')
    // The page states a fee that the model left out, which the built-in reader would add, and not the one it made up.
    expect(certification?.fees).toEqual([])
    for (const evidence of Object.values(certification?.evidence ?? {})) expect(lineState(evidence)).toBe('on-the-page')
    const place = certification?.requirements.indexOf('Looks after hulls on their own for two years')
    expect(certification?.evidence?.[`/requirements/${place}`]).toMatchObject([{ witness: 'model', quote: sentence }])
  },
)

const failures: readonly { name: string; turn: Turn; notice: string }[] = [
  { name: 'does not answer', turn: { kind: 'mute' }, notice: failureSentences.timeout },
  { name: 'refuses the key', turn: { kind: 'status', status: 401 }, notice: failureSentences.key },
  {
    name: 'is at fault',
    turn: { kind: 'status', status: 500, headers: { 'retry-after-ms': '1' } },
    notice: failureSentences.server,
  },
  {
    name: 'is busy for long',
    turn: { kind: 'status', status: 429, headers: { 'retry-after': '60' } },
    notice: failureSentences.busy,
  },
  { name: 'says nothing that can be read', turn: { kind: 'answer', text: 'I am sorry.' }, notice: failureSentences.unreadable },
]

test.each(failures)('a model that $name leaves what the built-in reader finds, and is told', async ({ turn, notice }) => {
  const alone = await lookUp(undefined, [])
  for (const wire of wires) {
    const { certifications, notices } = await lookUp(wire, [turn])
    expect(certifications).toEqual(alone.certifications)
    expect(notices).toEqual([notice])
  }
})
