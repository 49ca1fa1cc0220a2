import { randomUUID } from 'node:crypto'
import type { CallDefinition } from '#contract/call.ts'
import { callTable } from '#contract/calls.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { opens } from '#domain/api-token.ts'
import { Hono } from 'hono'
import { ApiError } from '../api-error.ts'
import type { Caller } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { addDocsRoutes } from '../docs/routes.ts'
import { completions, handlers, repeatRights, stateFinders, streamHandlers } from '../handlers.ts'
import { answer, answerError, answerFile, asApiError, errorBody } from './answer.ts'
import { eventStream } from './event-stream.ts'
import type { Connection, Environment, Exchange } from './exchange.ts'
import { identify } from './identify.ts'
import { hostKeeper, namesHosts } from './known-host.ts'
import { isOwnOrigin } from './origin.ts'
import { KeptAnswers } from './kept-answers.ts'
import { parseInput } from './parse-input.ts'
import { parseJson, readBody } from './request-body.ts'
import { securityHeaders } from './security-headers.ts'
import { type Answer, once, parseKey } from '../idempotency.ts'
import { loggablePath } from '../log.ts'
import { mcpRoutes } from '../mcp/routes.ts'
import { createMetrics } from '../metrics.ts'
import { mailChoiceRoutes } from '../mail/choice-routes.ts'
import { builtWeb, pageRoutes } from '../pages/routes.ts'
import { publicFaceRoutes } from '../public-face/routes.ts'
import { countCall } from '../rate-limit.ts'
import { securityText } from '../security-text.ts'

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
  mayRepeat(context: Context, input: Input, caller: Caller): Promise<void>
}
const answers: Readonly<Record<string, Implementation['answer']>> = handlers
const streams: Readonly<Record<string, Implementation['stream']>> = streamHandlers
const findStates: Readonly<Record<string, Implementation['findState'] | undefined>> = stateFinders
const mayRepeat: Readonly<Record<string, Implementation['mayRepeat'] | undefined>> = repeatRights
const completers: Readonly<Record<string, Implementation['complete'] | undefined>> = completions

/** Refusals that an attack leaves behind: they are logged where requests as such are not. */
const attempts: ReadonlySet<string> = new Set<ErrorCode>([
  'WRONG_CREDENTIALS',
  'BAD_TOKEN',
  'FOREIGN_ORIGIN',
  'UNKNOWN_HOST',
  'TOO_MANY',
  'RESET_TOKEN',
  'WRONG_CODE',
  'WRONG_PASSKEY',
])

/** Asked by whatever watches over the process, by the address of the machine. */
const healthChecks: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** The whole server as a function from request to response, and a way to end its open event streams. */
export interface HttpApp {
  fetch: (request: Request, connection?: Connection) => Response | Promise<Response>
  endStreams: () => void
}

/** Serves every call of the contract, its documents, the pages, and the health checks. */
export function createHttpApp(context: Context, webFolder: string = builtWeb): HttpApp {
  const app = new Hono<Environment>()
  const stopping = new AbortController()
  const headers = securityHeaders(context.config.publicUrl)
  const metrics = createMetrics(context)
  const namesUs = hostKeeper(context.config)

  app.use(async (exchange, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    const answerHeaders = { ...headers, 'x-request-id': requestId }
    exchange.set('requestId', requestId)
    exchange.set('answerHeaders', answerHeaders)
    exchange.set('cookies', new Map())
    if (namesHosts(exchange.env.incoming?.rawHeaders)) {
      const message = 'A request names the host it asks once, in one Host header.'
      exchange.res = answerError(context, exchange, new ApiError('INVALID', { field: 'Host', message }))
    } else if (!healthChecks.has(exchange.req.path) && !namesUs(exchange.req.url)) {
      exchange.res = answerError(context, exchange, new ApiError('UNKNOWN_HOST'))
    } else {
      await next()
    }
    // Answers of calls carry them already; those of pages and documents get them here.
    if (!exchange.get('complete')) {
      for (const [name, value] of Object.entries(answerHeaders)) exchange.res.headers.set(name, value)
      for (const cookie of exchange.get('cookies').values()) exchange.res.headers.append('set-cookie', cookie)
      if (!exchange.res.headers.has('cache-control')) exchange.res.headers.set('cache-control', 'no-store')
    }
    const milliseconds = performance.now() - started
    metrics?.count({
      method: exchange.req.method,
      route: exchange.get('route') ?? 'page',
      status: exchange.res.status,
      duration: milliseconds / 1_000,
    })
    const code = exchange.get('failure')
    context.log[code !== undefined && attempts.has(code) ? 'warn' : 'info']({
      requestId,
      userId: exchange.get('userId'),
      method: exchange.req.method,
      path: loggablePath(exchange.req.path),
      status: exchange.res.status,
      code,
      ms: Math.round(milliseconds * 10) / 10,
    })
  })
  app.onError((error, exchange) => answerError(context, exchange, error))

  for (const [name, call] of Object.entries(callTable)) {
    app.on(call.method, call.path, (exchange) => serveCall(context, exchange, name, call, stopping.signal))
  }
  const docs = new Hono()
  docs.use('/api/*', async (exchange, next) => {
    await next()
    exchange.header('cache-control', 'no-store')
  })
  addDocsRoutes(docs, context.config.publicUrl)
  app.route('/', docs)
  app.get('/healthz', (exchange) => exchange.text('ok'))
  app.get('/readyz', async (exchange) => {
    if (stopping.signal.aborted) return exchange.text('stopping', 503)
    return (await answersSoon(context)) ? exchange.text('ready') : exchange.text('the database does not answer', 503)
  })
  app.get('/metrics', async (exchange) => {
    if (metrics === null || !metrics.mayRead(exchange.req.header('authorization'))) return exchange.text('Not found', 404)
    const { contentType, text } = await metrics.print()
    return exchange.text(text, 200, { 'content-type': contentType, 'cache-control': 'no-store' })
  })
  app.get('/.well-known/security.txt', (exchange) => {
    const text = securityText(context.config, context.now())
    return text === null ? exchange.text('Not found', 404) : exchange.text(text)
  })
  app.all('/api/*', (exchange) => {
    const allowed = methodsOf(exchange.req.path)
    if (allowed.length === 0) throw new ApiError('NOT_FOUND')
    throw new ApiError('METHOD_NOT_ALLOWED', { allow: allowed.join(', ') })
  })
  app.route(
    '/',
    mcpRoutes(context, (request, connection) => app.fetch(request, connection), stopping.signal),
  )
  app.route('/', mailChoiceRoutes(context))
  app.route('/', publicFaceRoutes(context.config.publicUrl))
  app.route('/', pageRoutes(context, webFolder))

  return { fetch: (request, connection = {}) => app.fetch(request, connection), endStreams: () => stopping.abort() }
}

/** Match is done; then origin, session, access, limit, body, input, repetition, handler, output, completion – in this order. */
async function serveCall(context: Context, exchange: Exchange, name: string, call: CallDefinition, stopping: AbortSignal) {
  const { config } = context
  exchange.set('route', call.path)
  if (call.method !== 'GET' && !isOwnOrigin(originHeaders(exchange), config.publicUrl)) throw new ApiError('FOREIGN_ORIGIN')
  const caller = await identify(context, exchange)
  admit(call, caller)
  checkAccess(context, call, caller)
  if (caller.token !== null) await countCall(context, 'token', caller)
  if (call.limit !== undefined) await countCall(context, call.limit, caller)

  const params = parseParams(call, exchange.req.param())
  const query = parseInput(call.query, exchange.req.query())
  const raw = call.body === undefined ? undefined : await readBody(exchange.req.raw, call.maxBodyBytes)
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
        async (within) => mayRepeat[name]?.(within, input, caller),
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

/** Somebody who owes a second factor is who they are where one is set up, and nobody anywhere else. */
function admit(call: CallDefinition, caller: Caller): void {
  if (caller.owing === null) return
  if (call.whileOwing === true) caller.user = caller.owing
  else if (call.access === 'signed-in') throw new ApiError('SECOND_FACTOR_DUE')
}

function checkAccess(context: Context, call: CallDefinition, caller: Caller): void {
  if (caller.token !== null) {
    if (call.token === undefined) throw new ApiError('NOT_FOR_TOKENS')
    if (!opens(caller.token.scope, call.token)) throw new ApiError('TOKEN_SCOPE')
  }
  const open = call.access === 'anyone' || (call.access === 'lookup' && context.config.anonymousLookup)
  if (!open && caller.user === null) throw new ApiError('SIGNED_OUT')
}

function originHeaders(exchange: Exchange) {
  return { origin: exchange.req.header('origin'), site: exchange.req.header('sec-fetch-site'), host: exchange.req.header('host') }
}

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

const pathPatterns = Object.values(callTable).map((call) => ({
  method: call.method,
  pattern: new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`),
}))

function methodsOf(path: string): string[] {
  return pathPatterns.flatMap(({ method, pattern }) => (pattern.test(path) ? [method] : []))
}

/** Milliseconds after which whoever asks whether the server is ready is told that it is not. */
const soon = 1_000

async function answersSoon(context: Context): Promise<boolean> {
  const answered = context.db
    .selectFrom('phase')
    .select('id')
    .executeTakeFirst()
    .then(() => true)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), soon)
  })
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}
