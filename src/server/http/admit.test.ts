import { calls } from '#contract/calls.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { newProspect } from '../../../test/seeds.ts'
import type { Visitor } from '../../../test/visitor.ts'

/** The three ways to send something in: a call, the form that stands for it, and MCP. */
const doors = ['call', 'form', 'mcp'] as const
type DoorName = (typeof doors)[number]

/** How each takes a harmless request that it lets in. */
const harmless: Record<DoorName, { path: string; type: string; body: string }> = {
  call: { path: '/api/share/nothing/remarks', type: 'application/json', body: '{}' },
  form: { path: '/share/nothing/remarks', type: 'application/x-www-form-urlencoded', body: 'version=1' },
  mcp: { path: '/mcp', type: 'application/json', body: '{"jsonrpc":"2.0","method":"ping","id":1}' },
}

interface Refused {
  name: string
  status: number
  code: string
  headers?: Record<string, string>
  body?: () => BodyInit
}

const endless = () => new ReadableStream({ pull: (controller) => controller.enqueue(Buffer.alloc(100_000, 0x20)) })
const refused: Refused[] = [
  { name: 'from another site, by Origin', status: 403, code: 'FOREIGN_ORIGIN', headers: { origin: 'https://evil.example' } },
  {
    name: 'from another site, by Sec-Fetch-Site',
    status: 403,
    code: 'FOREIGN_ORIGIN',
    headers: { 'sec-fetch-site': 'cross-site' },
  },
  { name: 'from a page without an origin', status: 403, code: 'FOREIGN_ORIGIN', headers: { origin: 'null' } },
  { name: 'with a token that nobody made', status: 401, code: 'BAD_TOKEN', headers: { authorization: 'Bearer cs_nobody' } },
  { name: 'with a body announced as too large', status: 413, code: 'BODY_TOO_LARGE', headers: { 'content-length': '3000000' } },
  { name: 'with a body that never ends', status: 413, code: 'BODY_TOO_LARGE', body: endless },
]

describe('calls, forms and MCP refuse alike what comes', () => {
  let anyone: Visitor
  let token = ''
  beforeAll(async () => {
    const app = await startTestApp()
    anyone = app.anonymous()
    const dana = await app.signedIn()
    token = (await dana.call(calls.createToken, { body: { name: 'Assistant', scope: 'read', days: 30 } })).token
  })

  /** What a door answers to its harmless request with these changes. */
  async function answerOf(door: DoorName, { headers = {}, body }: Pick<Refused, 'headers' | 'body'> = {}) {
    const { path, type, body: usual } = harmless[door]
    const credential: Record<string, string> = door === 'mcp' ? { authorization: `Bearer ${token}` } : {}
    const init = {
      method: 'POST',
      body: body === undefined ? usual : body(),
      headers: { 'content-type': type, accept: 'application/json, text/event-stream', ...credential, ...headers },
      duplex: 'half',
    }
    const answer = await anyone.fetch(path, init)
    return { status: answer.status, text: await answer.text() }
  }

  test.each(refused.flatMap((row) => doors.map((door) => ({ ...row, door }))))(
    '$name: $door',
    async ({ door, status, code, ...sent }) => {
      const answer = await answerOf(door, sent)
      expect(answer.status).toBe(status)
      if (door !== 'form') expect(JSON.parse(answer.text)).toMatchObject({ code })
    },
  )

  test.each(doors)('and let in what is none of it: %s', async (door) => {
    const { status } = await answerOf(door)
    expect([401, 403, 413]).not.toContain(status)
  })

  test('a token opens the form of a call no more than the call', async () => {
    const headers = { authorization: `Bearer ${token}` }
    expect((await answerOf('call', { headers })).status).toBe(403)
    expect((await answerOf('form', { headers })).status).toBe(403)
  })

  test('and so often, whichever of the two ways', async () => {
    const tries = Array.from({ length: 119 }, (_, index) => answerOf(index % 2 === 0 ? 'call' : 'form'))
    await Promise.all(tries)
    expect([(await answerOf('call')).status, (await answerOf('form')).status]).toEqual([429, 429])
  })
})

describe('a call that says for which account its tab was loaded', () => {
  const other = { 'credscout-account': 'somebody-else' }

  test('is refused where another one is signed in, and changes nothing', async () => {
    const app = await startTestApp()
    const dana = await app.signedIn()
    const { id } = await dana.call(calls.createProspect, { body: newProspect })
    const args = { params: { id: String(id) } }
    expect(await dana.answer(calls.deleteProspect, args, { headers: other })).toMatchObject({
      status: 409,
      body: { code: 'OTHER_ACCOUNT', message: 'Another account has signed in in this browser. Nothing was saved.' },
    })
    expect(await dana.call(calls.getProspect, args)).toMatchObject({ id })
    const own = { 'credscout-account': dana.user?.id ?? '' }
    expect(await dana.answer(calls.deleteProspect, args, { headers: own })).toMatchObject({ status: 204 })
  })

  test('is told that nobody is signed in where that is so; what changes nothing or is open to anyone is let in', async () => {
    const app = await startTestApp()
    const dana = await app.signedIn()
    const refusal = await app.anonymous().answer(calls.createProspect, { body: newProspect }, { headers: other })
    expect(refusal).toMatchObject({ status: 401, body: { code: 'SIGNED_OUT' } })
    expect(await dana.answer(calls.listProspects, {}, { headers: other })).toMatchObject({ status: 200 })
    expect(await dana.answer(calls.logout, {}, { headers: other })).toMatchObject({ status: 204 })
  })
})
