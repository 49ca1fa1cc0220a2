import type { CallArguments, CallDefinition, CallEvent, CallOutput } from '#contract/call.ts'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import * as z from 'zod/mini'

/** Sends a request to the API: path with its query, and what fetch takes. */
export type Send = (path: string, init: RequestInit) => Promise<Response>

/** A refusal of the API as a tool tells it: its sentence, with the field to blame. */
export class CallRefused extends Error {
  override name = 'CallRefused'
}

const refusalSchema = z.object({ message: z.string(), code: z.string(), field: z.optional(z.string()) })

/** Makes the calls of the contract with a personal token. */
export class ApiClient {
  readonly #send: Send
  readonly #token: string

  constructor(send: Send, token: string) {
    this.#send = send
    this.#token = token
  }

  /** @throws CallRefused for any answer that is not a success */
  async call<C extends CallDefinition>(call: C, given: CallArguments<C>, signal?: AbortSignal): Promise<CallOutput<C>>
  async call(call: CallDefinition, given: CallArguments<CallDefinition>, signal?: AbortSignal): Promise<unknown> {
    const response = await this.#request(call, given, 'application/json', signal)
    return call.output === undefined ? undefined : call.output.parse(await response.json())
  }

  /** The events of a call that streams them. @throws CallRefused for any answer that is not a success */
  events<C extends CallDefinition>(call: C, given: CallArguments<C>, signal: AbortSignal): AsyncGenerator<CallEvent<C>>
  async *events(call: CallDefinition, given: CallArguments<CallDefinition>, signal: AbortSignal): AsyncGenerator {
    const { body } = await this.#request(call, given, 'text/event-stream', signal)
    if (body === null) return
    const messages = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
    for await (const { event, data } of messages) {
      if (event === 'error') throw refusalOf(JSON.parse(data))
      yield call.events?.parse(JSON.parse(data))
    }
  }

  async #request(
    call: CallDefinition,
    { params, query, body }: CallArguments<CallDefinition>,
    accept: string,
    signal: AbortSignal | undefined,
  ): Promise<Response> {
    const texts = textsOf(params)
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(texts[name] ?? ''))
    const search = new URLSearchParams(textsOf(query)).toString()
    const response = await this.#send(search === '' ? path : `${path}?${search}`, {
      method: call.method,
      headers: {
        accept,
        authorization: `Bearer ${this.#token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    })
    if (!response.ok) throw refusalOf(await response.json().catch(() => undefined), response.status)
    return response
  }
}

function refusalOf(answer: unknown, status?: number): CallRefused {
  const told = refusalSchema.safeParse(answer)
  if (!told.success) return new CallRefused(`The server answered ${status ?? 'something unexpected'}.`)
  const { message, code, field } = told.data
  return new CallRefused(`${message} (${code}${field === undefined ? '' : `, field: ${field}`})`)
}

/** Parameters of a path or a query as text. */
function textsOf(given: unknown): Record<string, string> {
  if (typeof given !== 'object' || given === null) return {}
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  )
}
