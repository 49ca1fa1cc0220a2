import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { keyOf } from './requests.ts'

/** A model's place at the table: an endpoint of the chat-completions protocol that answers from files. */
export interface Desk {
  /** 'http://127.0.0.1:PORT/v1', as AI_BASE_URL takes it. */
  baseUrl: string
  /** Requests that were answered, and the keys of those that no answer is kept for; these got an empty list. */
  counts: { answered: number; unknown: string[]; tokensIn: number; tokensOut: number }
  close: () => Promise<void>
}

export interface DeskOptions {
  /** Folder of the answers, a file each: KEY.json, the text as the model gave it. */
  answers: string
  /** Told of each request as it arrives. */
  onRequest?: ((request: DeskRequest) => void) | undefined
  /** Milliseconds before an answer; none unless given. */
  delayOf?: ((request: DeskRequest) => number) | undefined
}

export interface DeskRequest {
  key: string
  instructions: string
  prompt: string
  /** An answer to it is kept. */
  isKnown: boolean
}

const requestSchema = z.object({
  model: z.string(),
  stream: z.optional(z.boolean()),
  messages: z.array(
    z.object({ role: z.string(), content: z.union([z.string(), z.array(z.object({ text: z.optional(z.string()) }))]) }),
  ),
})

const nothing = '{"elements":[]}'
const pieceOfAnswer = 2_000

/** Starts a desk on a free loopback port. */
export async function startDesk({ answers, onRequest, delayOf }: DeskOptions): Promise<Desk> {
  const counts: Desk['counts'] = { answered: 0, unknown: [], tokensIn: 0, tokensOut: 0 }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end())
  })
  // A busy machine may pause for longer than the five seconds after which a server hangs up.
  server.keepAliveTimeout = 0
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { text, key, model, stream, prompt } = await answerTo(request)
    const usage = { prompt_tokens: tokensOf(prompt), completion_tokens: tokensOf(text) }
    counts.tokensIn += usage.prompt_tokens
    counts.tokensOut += usage.completion_tokens
    const total = { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens }
    const head = { id: `chatcmpl-${key}`, created: 1, model }
    if (!stream) {
      const choices = [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }]
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ ...head, object: 'chat.completion', choices, usage: total }))
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const send = (choices: readonly object[], more: object = {}) =>
      response.write(`data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', choices, ...more })}\n\n`)
    send([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }])
    for (let at = 0; at < text.length; at += pieceOfAnswer)
      send([{ index: 0, delta: { content: text.slice(at, at + pieceOfAnswer) }, finish_reason: null }])
    send([{ index: 0, delta: {}, finish_reason: 'stop' }])
    send([], { usage: total })
    response.end('data: [DONE]\n\n')
  }
  const answerTo = async (request: IncomingMessage) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { model, stream = false, messages } = requestSchema.parse(JSON.parse(body))
    const plain = messages.map(({ role, content }) => ({ role, content: textOf(content) }))
    const key = keyOf(plain)
    const file = join(answers, `${key}.json`)
    const known = existsSync(file)
    if (known) counts.answered += 1
    else counts.unknown.push(key)
    const [system, user] = [plain[0]?.content ?? '', plain.at(-1)?.content ?? '']
    const asked: DeskRequest = { key, instructions: system, prompt: user, isKnown: known }
    onRequest?.(asked)
    await wait(delayOf?.(asked) ?? 0)
    const prompt = plain.map(({ content }) => content).join('\n')
    return { text: known ? readFileSync(file, 'utf8').trim() : nothing, key, model, stream, prompt }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The desk has no port.')
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    counts,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function textOf(content: string | readonly { text?: string | undefined }[]): string {
  return typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('')
}

function tokensOf(text: string): number {
  return Math.ceil(text.length / 4)
}
