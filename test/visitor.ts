import { isDeepStrictEqual } from 'node:util'
import { type CallArguments, type CallDefinition, type CallEvent, type CallOutput, admissionErrorsOf } from '#contract/call.ts'
import { commonErrors, type ErrorCode, errors } from '#contract/errors.ts'
import type { CurrentUser } from '#domain/accounts/account.ts'
import { expectDocumented } from './openapi-oracle.ts'

/** The answer to a call, checked against its definition. */
export interface Answer {
  status: number
  body: unknown
  headers: Headers
}

/** An expected refusal, as a visitor's `call` throws it. */
export class Refused extends Error {
  readonly status: number
  readonly code: string
  readonly body: Record<string, unknown>

  constructor(status: number, body: Record<string, unknown>) {
    super(`${status} ${String(body['code'])}: ${String(body['message'])}`)
    this.name = 'Refused'
    this.status = status
    this.code = String(body['code'])
    this.body = body
  }
}

export interface RequestOptions {
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Somebody who makes calls: keeps cookies as a browser does, and comes from one address. */
export class Visitor {
  /** The account this visitor was signed in as by the test. */
  readonly user: CurrentUser | null
  /** Value of the Cookie header; empty when signed out. */
  cookie: string
  readonly #send: (request: Request) => Promise<Response>
  readonly #origin: string

  constructor(send: (request: Request) => Promise<Response>, origin: string, user: CurrentUser | null = null, cookie = '') {
    this.#send = send
    this.#origin = origin
    this.user = user
    this.cookie = cookie
  }

  /**
   * Makes a call and gives its output.
   * @throws Refused for any answer that is not a success
   */
  async call<const C extends CallDefinition>(
    call: C,
    given: CallArguments<C> = {},
    options: RequestOptions = {},
  ): Promise<CallOutput<C>> {
    const answer = await this.answer(call, given, options)
    if (answer.status >= 400) throw new Refused(answer.status, asRecord(answer.body))
    return parsedOutput(call, answer.body)
  }

  /** Makes a call and gives its answer, refusal or not. */
  async answer<const C extends CallDefinition>(
    call: C,
    given: CallArguments<C> = {},
    options: RequestOptions = {},
  ): Promise<Answer> {
    const response = await this.request(call, given, options)
    const text = await response.text()
    const isFile = response.ok && call.download !== undefined
    const body: unknown = isFile ? text : text === '' ? undefined : JSON.parse(text)
    const answer = { status: response.status, body, headers: response.headers }
    checkAnswer(call, answer)
    return answer
  }

  /** Makes a call that streams, and gives its events as they come. */
  async *events<const C extends CallDefinition>(
    call: C,
    given: CallArguments<C> = {},
    options: RequestOptions = {},
  ): AsyncGenerator<CallEvent<C>> {
    const response = await this.request(call, given, { ...options, headers: { accept: 'text/event-stream', ...options.headers } })
    if (!response.ok || response.body === null) throw new Refused(response.status, asRecord(await response.json()))
    let rest = ''
    const decoder = new TextDecoder()
    for await (const chunk of response.body) {
      rest += decoder.decode(chunk, { stream: true })
      const messages = rest.split('\n\n')
      rest = messages.pop() ?? ''
      for (const message of messages) {
        const data = /^data: (.*)$/m.exec(message)?.[1]
        if (data === undefined) continue
        if (/^event: error$/m.test(message)) throw new Refused(response.status, asRecord(JSON.parse(data)))
        yield parsedEvent(call, JSON.parse(data))
      }
    }
  }

  /** The response to a call, unread and unchecked. */
  request<const C extends CallDefinition>(call: C, given: CallArguments<C>, options: RequestOptions = {}): Promise<Response> {
    const query = new URLSearchParams(asStrings(given.query)).toString()
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(asStrings(given.params)[name] ?? ''))
    const body = given.body === undefined ? {} : { body: JSON.stringify(given.body) }
    const json: Record<string, string> = given.body === undefined ? {} : { 'content-type': 'application/json' }
    return this.fetch(query === '' ? path : `${path}?${query}`, {
      ...body,
      method: call.method,
      headers: { ...json, ...options.headers },
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    })
  }

  /** Any request, as this visitor's browser would send it. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (this.cookie !== '') headers.set('cookie', this.cookie)
    if (init.method !== undefined && init.method !== 'GET' && !headers.has('origin')) headers.set('origin', this.#origin)
    const response = await this.#send(new Request(`${this.#origin}${path}`, { ...init, headers }))
    for (const set of response.headers.getSetCookie()) this.#keep(set.split(';')[0] ?? '')
    return response
  }

  /** Takes a cookie in place of the one of its name; an empty one takes it away. */
  #keep(pair: string): void {
    const name = `${pair.split('=')[0]}=`
    const others = this.cookie.split('; ').filter((one) => one !== '' && !one.startsWith(name))
    this.cookie = [...others, ...(pair === name ? [] : [pair])].join('; ')
  }
}

/** Fails the test when an answer is not what its call promises: status, every field, code of the refusal. */
export function checkAnswer(call: CallDefinition, { status, body }: Answer): void {
  expectDocumented(call, status, body)
  const name = `${call.method} ${call.path}`
  if (status < 400 && call.download !== undefined) {
    if (typeof body !== 'string') throw new Error(`${name} gave no file.`)
    return
  }
  if (status < 400) {
    const promised = call.status ?? (call.output === undefined ? 204 : 200)
    if (status !== promised) throw new Error(`${name} answered ${status}, promised is ${promised}.`)
    const parsed = call.output?.safeParse(body)
    if (parsed?.success === false) throw new Error(`${name} answered another shape: ${JSON.stringify(parsed.error.issues)}`)
    if (!isDeepStrictEqual(parsed?.data, body)) throw new Error(`${name} answered with fields it does not list.`)
    return
  }
  const { code, message } = asRecord(body)
  const allowed: ErrorCode[] = [...commonErrors, ...admissionErrorsOf(call), ...call.errors]
  if (call.params !== undefined) allowed.push('NOT_FOUND')
  if (call.idempotent === true) allowed.push('KEY_REUSED')
  const found = allowed.find((one) => one === code)
  if (found === undefined) throw new Error(`${name} answered ${status} ${String(code)}, which it does not list.`)
  if (errors[found].status !== status) throw new Error(`${name} answered ${found} with status ${status}.`)
  if (typeof message !== 'string' || message === '') throw new Error(`${name} answered ${found} without a message.`)
}

function parsedOutput<C extends CallDefinition>(call: C, body: unknown): CallOutput<C>
function parsedOutput(call: CallDefinition, body: unknown): unknown {
  return call.output?.parse(body)
}

function parsedEvent<C extends CallDefinition>(call: C, event: unknown): CallEvent<C>
function parsedEvent(call: CallDefinition, event: unknown): unknown {
  return call.events?.parse(event)
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function asStrings(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(asRecord(value)).flatMap(([name, one]) =>
      one === undefined ? [] : [[name, typeof one === 'string' ? one : JSON.stringify(one)]],
    ),
  )
}
