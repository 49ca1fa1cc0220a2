import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startModelServer } from '../model-servers/model-server.ts'
import { chatCompletions, testKey } from '../model-servers/wire.ts'
import { siteNamed } from './generate.ts'
import { serveSite } from './serve.ts'

const program = join(import.meta.dirname, '../../bin/credscout.mjs')
const site = siteNamed('court-archives')

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

/** Runs `credscout lookup` over the site; `lingered` is the time from its last line to its end, in milliseconds. */
async function lookUp(
  env: Record<string, string>,
  ...more: string[]
): Promise<{ status: unknown; said: string; lingered: number }> {
  const served = await serveSite(site)
  closing.push(served.close)
  const child = spawn(process.execPath, [program, 'lookup', site.organization, '--site', served.origin, ...more], {
    env: { ...process.env, ALLOW_PRIVATE_NETWORK: 'on', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let last = 0
  const hear = (text: Buffer) => {
    said += text.toString('utf8')
    last = performance.now()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const [status]: unknown[] = await once(child, 'exit')
  return { status, said, lingered: performance.now() - last }
}

const longest = 300

/** The same, once more where it lingered: a busy machine is slow by chance, a connection that is left open always. */
async function lookUpAtEase(env: Record<string, string>): ReturnType<typeof lookUp> {
  const first = await lookUp(env)
  return first.lingered < longest ? first : lookUp(env)
}

test('without a model, the command ends within 300 ms of its last line', { timeout: 120_000 }, async () => {
  const { status, said, lingered } = await lookUpAtEase({ AI_PROVIDER: '' })
  expect(status, said).toBe(0)
  expect(said).toContain('Certified Court Records Examiner')
  expect(lingered).toBeLessThan(longest)
})

test('with a model, whose connections are kept open for further questions, too', { timeout: 120_000 }, async () => {
  const model = await startModelServer(chatCompletions, [{ kind: 'answer', text: '{"elements":[]}' }])
  closing.push(model.close)
  const { status, said, lingered } = await lookUpAtEase({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: chatCompletions.model,
    AI_API_KEY: testKey,
    AI_BASE_URL: model.baseUrl,
  })
  expect(model.requests.length).toBeGreaterThan(0)
  // The model answered for every page and named nothing.
  expect(status, said).toBe(1)
  expect(lingered).toBeLessThan(longest)
})

test('explains which facts of a model are not shown, and why', { timeout: 120_000 }, async () => {
  const fees = [{ amount: '95', currency: '$', for: 'exam', quote: 'The exam fee is $95 for poets.' }]
  const elements = [{ name: 'Certified Court Records Examiner', fees }]
  const model = await startModelServer(chatCompletions, [{ kind: 'answer', text: JSON.stringify({ elements }) }])
  closing.push(model.close)
  const env = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: chatCompletions.model,
    AI_API_KEY: testKey,
    AI_BASE_URL: model.baseUrl,
  }
  const line =
    'Not shown (quote not on a page): Certified Court Records Examiner, fees: $ 95 exam ← The exam fee is $95 for poets.'
  expect((await lookUp(env, '--explain')).said).toContain(line)
  expect((await lookUp(env)).said).not.toContain('Not shown')
})
