import type { CallDefinition } from '#contract/call.ts'
import { ApiError } from '../api-error.ts'
import type { Caller } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { completions, handlers, repeatRights, stateFinders, streamHandlers } from '../handlers.ts'
import { type Answer, once, parseKey } from '../idempotency.ts'
import { admit, bodyThrough } from './admit.ts'
import { answer, answerFile, asApiError, errorBody } from './answer.ts'
import { eventStream } from './event-stream.ts'
import type { Exchange } from './exchange.ts'
import { KeptAnswers } from './kept-answers.ts'
import { parseInput } from './parse-input.ts'
import { parseJson } from './request-body.ts'

/** A parsed input, whatever the call. */
interface Input {
  params: unknown
  query: unknown
  body: unknown
}

/** Any handler; declared as methods so that each keeps its own exact types in handlers.ts. */
interface Implementation {
  answer(context: Context, input: Input, caller: Caller): Promise<unknown>
  stream(context: Context, input: Input, caller: Caller): AsyncIterable<unknown>
  complete(context: Context, output: unknown): Promise<unknown>
  findState(context: Context, input: Input, caller: Caller): Promise<{ key: string; state: string }>
  mayRepeat(context: Context, input: Input, caller: Caller, kept: unknown): Promise<void>
}
const answers: Readonly<Record<string, Implementation['answer']>> = handlers
const streams: Readonly<Record<string, Implementation['stream']>> = streamHandlers
const findStates: Readonly<Record<string, Implementation['findState'] | undefined>> = stateFinders
const mayRepeat: Readonly<Record<string, Implementation['mayRepeat'] | undefined>> = repeatRights
const completers: Readonly<Record<string, Implementation['complete'] | undefined>> = completions

/**
 * Answers a request for a call of the contract: admission, body, input, repetition, handler, output, completion – in this order.
 * @param stopping aborted when the process stops; ends streams of events
 */
export async function serveCall(
  context: Context,
  exchange: Exchange,
  name: string,
  call: CallDefinition,
  stopping: AbortSignal,
): Promise<Response> {
  exchange.set('route', call.path)
  const caller = await admit(context, exchange, call)
  const params = parseParams(call, exchange.req.param())
  const query = parseInput(call.query, exchange.req.query())
  const raw = call.body === undefined ? undefined : await bodyThrough(call, exchange)
  const body = raw && parseInput(call.body, parseJson(raw, exchange.req.header('content-type') ?? null) ?? {})
  const input = { params, query, body }

  const stream = streams[name]
  if (stream !== undefined && (exchange.req.header('accept') ?? '').includes('text/event-stream')) {
    return answerEvents(context, exchange, call, stream, input, caller, stopping)
  }
  const implementation = answers[name]
  if (implementation === undefined) throw new Error(`There is no handler for ${name}.`)
  if (call.download !== undefined)
    return answerFile(context, exchange, call.download, await implementation(context, input, caller))
  const carryOut = async (within: Context): Promise<Answer> => {
    const output = printable(call, await implementation(within, input, caller))
    return { status: call.status ?? (call.output === undefined ? 204 : 200), body: output }
  }
  const findState = findStates[name]
  if (findState !== undefined) {
    const { key, state } = await findState(context, input, caller)
    const text = await keptAnswers(context).get(`${name} ${key}`, state, async () =>
      JSON.stringify((await carryOut(context)).body),
    )
    return answer(exchange, 200, text)
  }
  const key = exchange.req.header('idempotency-key')
  const repeatable = call.idempotent === true && key !== undefined
  const done = repeatable
    ? await once(
        context,
        {
          owner: caller.user?.id ?? `anyone:${exchange.req.path}`,
          call: name,
          key: parseKey(key),
          path: exchange.req.path,
          body,
        },
        carryOut,
        async (within, kept) => mayRepeat[name]?.(within, input, caller, kept),
      )
    : await carryOut(context)
  const complete = completers[name]
  const output = complete === undefined ? done.body : printable(call, await complete(context, done.body))
  return answer(exchange, done.status, done.status === 204 ? null : JSON.stringify(output))
}

/** Kept apart for each database that this process serves. */
function keptAnswers(context: Context): KeptAnswers {
  const found = keptBy.get(context)
  if (found !== undefined) return found
  const made = new KeptAnswers()
  keptBy.set(context, made)
  return made
}

const keptBy = new WeakMap<Context, KeptAnswers>()

/** A parameter that cannot name anything names nothing. */
function parseParams(call: CallDefinition, params: Record<string, string>): unknown {
  const parsed = call.params?.safeParse(params)
  if (parsed?.success === false) throw new ApiError('NOT_FOUND')
  return parsed?.data
}

/** Only what the call lists leaves; something else than it promises is our fault. */
function printable(call: CallDefinition, value: unknown): unknown {
  if (call.output === undefined) return undefined
  const parsed = call.output.safeParse(value)
  if (!parsed.success)
    throw new Error(`An answer of ${call.method} ${call.path} is not as promised: ${JSON.stringify(parsed.error.issues)}`)
  return parsed.data
}

async function answerEvents(
  context: Context,
  exchange: Exchange,
  call: CallDefinition,
  stream: Implementation['stream'],
  input: Input,
  caller: Caller,
  stopping: AbortSignal,
): Promise<Response> {
  const gone = new AbortController()
  const signal = AbortSignal.any([caller.signal, stopping, gone.signal])
  const source = stream(context, input, { ...caller, signal })[Symbol.asyncIterator]()
  const first = await source.next()
  const requestId = exchange.get('requestId')
  const body = eventStream(first, source, {
    print: (event) => JSON.stringify(call.events?.parse(event)),
    printError: (error) => JSON.stringify(errorBody(asApiError(context, error, requestId))),
    ended: () => gone.abort(),
  })
  exchange.get('answerHeaders')['x-accel-buffering'] = 'no'
  return answer(exchange, 200, body, 'text/event-stream; charset=utf-8')
}
