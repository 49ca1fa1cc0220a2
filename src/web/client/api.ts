import type { CallArguments, CallDefinition, CallOutput } from '#contract/call.ts'
import { parsedJson } from '#domain/text/parsed-json.ts'
import * as z from 'zod/mini'
import { noAnswerSentence } from './no-answer.ts'

/** An answer that is not OK. `message` is the status code, a colon and the answer's text (specification §7). */
export class ApiFailure extends Error {
  override name = 'ApiFailure'
  readonly status: number
  /** The sentence of the answer for a person, when it has one. */
  readonly serverMessage: string | undefined
  readonly code: string | undefined
  /** The field to blame, when one is. */
  readonly field: string | undefined
  /** The whole answer, parsed; of a 409 it holds the current data. */
  readonly answer: unknown
  /** When it may be tried again, where the answer says so. */
  readonly retryAt: Date | undefined

  /** @param retryAfter seconds, as in the header of this name */
  constructor(status: number, statusText: string, body: string, retryAfter: string | null = null) {
    super(`${status}: ${body === '' ? statusText : body}`)
    const answer = parsedJson(body)
    const told = z.safeParse(errorAnswer, answer)
    this.status = status
    this.answer = answer
    this.serverMessage = told.data?.message
    this.code = told.data?.code
    this.field = told.data?.field
    this.retryAt = retryAfter === null ? undefined : new Date(Date.now() + Number(retryAfter) * 1_000)
  }
}

/** No answer at all: offline, or the server is away, or the connection broke. */
export class ConnectionFailure extends Error {
  override name = 'ConnectionFailure'
  readonly serverMessage: string

  constructor(cause: unknown) {
    const sentence = noAnswerSentence()
    super(sentence, { cause })
    this.serverMessage = sentence
  }
}

/** What is read of the answer to a refused call. */
export const errorAnswer = z.object({
  message: z.optional(z.string()),
  code: z.optional(z.string()),
  field: z.optional(z.string()),
})

/** How one call is made, beside its arguments. */
export interface CallOptions {
  signal?: AbortSignal
  /** Makes a repeated call answer as the first one did. */
  idempotencyKey?: string
  /** Is sent also when the page is left meanwhile; for a body of a few kilobytes. */
  keepalive?: boolean
}

/**
 * Makes a call of the contract with the session's cookie.
 * @throws ApiFailure for any answer that is not OK, ConnectionFailure when none arrived, AbortError when aborted
 */
export function call<C extends CallDefinition>(
  definition: C,
  args?: CallArguments<C>,
  options?: CallOptions,
): Promise<CallOutput<C>>
export async function call(
  definition: CallDefinition,
  args: CallArguments<CallDefinition> = {},
  options: CallOptions = {},
): Promise<unknown> {
  const response = await send(definition, args, options, 'application/json')
  return definition.output === undefined ? undefined : z.parse(definition.output, await response.json())
}

/**
 * A query function that gives null, or throws, when nobody is signed in (specification §7).
 * @param on401 'null': no result, 'throw': an ApiFailure with status 401
 */
export function query<C extends CallDefinition>(
  definition: C,
  args: CallArguments<C>,
  on401: 'throw',
): QueryFunction<CallOutput<C>>
export function query<C extends CallDefinition>(
  definition: C,
  args: CallArguments<C>,
  on401: 'null',
): QueryFunction<CallOutput<C> | null>
export function query<C extends CallDefinition>(definition: C, args: CallArguments<C>, on401: 'throw' | 'null') {
  return async ({ signal }: { signal: AbortSignal }) => {
    try {
      return await call(definition, args, { signal })
    } catch (error) {
      if (on401 === 'null' && error instanceof ApiFailure && error.status === 401) return null
      throw error
    }
  }
}

type QueryFunction<T> = (context: { signal: AbortSignal }) => Promise<T>

let sending = (_headers: Headers, _definition: CallDefinition): void => undefined
let refused = (_failure: ApiFailure): void => undefined

/** Lets the application add to the headers of every call, and hear of every refusal; pages for everyone do neither. */
export function accompanyCalls(onSend: typeof sending, onRefusal: typeof refused): void {
  sending = onSend
  refused = onRefusal
}

/**
 * Sends a call's request.
 * @throws ApiFailure for any answer that is not OK, ConnectionFailure when none arrived, AbortError when aborted
 */
export async function send(
  definition: CallDefinition,
  args: CallArguments<CallDefinition>,
  options: CallOptions,
  accept: string,
) {
  const headers = new Headers({ accept })
  if (args.body !== undefined) headers.set('content-type', 'application/json')
  if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey)
  sending(headers, definition)
  const response = await fetch(addressOf(definition.path, args), {
    method: definition.method,
    credentials: 'include',
    headers,
    body: JSON.stringify(args.body),
    signal: options.signal,
    keepalive: options.keepalive,
  }).catch((error: unknown) => {
    throw isAbort(error) ? error : new ConnectionFailure(error)
  })
  if (!response.ok) {
    const { status, statusText } = response
    const failure = new ApiFailure(status, statusText, await response.text(), response.headers.get('retry-after'))
    refused(failure)
    throw failure
  }
  return response
}

/** The path with its parameters, and the search parameters that are set. */
export function addressOf(
  path: string,
  { params, query: search }: Pick<CallArguments<CallDefinition>, 'params' | 'query'>,
): string {
  const given = new Map(Object.entries(params ?? {}))
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given.get(name) ?? '')))
  const set = Object.entries(search ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
  return set.length === 0 ? filled : `${filled}?${new URLSearchParams(set).toString()}`
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
