import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '#contract/errors.ts'
import { Hono } from 'hono'
import { ApiError } from '../api-error.ts'
import type { Context } from '../context.ts'
import { addDocsRoutes } from '../docs/routes.ts'
import { loggablePath } from '../log.ts'
import { mailChoiceRoutes } from '../mail/choice-routes.ts'
import { mcpRoutes } from '../mcp/routes.ts'
import { createMetrics } from '../metrics.ts'
import { builtWeb, pageRoutes } from '../pages/routes.ts'
import { signOnRoutes } from '../identities/sign-on-routes.ts'
import { publicFaceRoutes } from '../public-face/routes.ts'
import { securityText } from '../security-text.ts'
import { answerError } from './answer.ts'
import { callsInOrder, methodsAt } from './call-paths.ts'
import type { Connection, Environment } from './exchange.ts'
import { hostKeeper, namesHosts } from './known-host.ts'
import { securityHeaders } from './security-headers.ts'
import { serveCall } from './serve-call.ts'

/** Refusals that an attack leaves behind, and tries at what somebody may not do: they are logged where requests as such are not. */
const attempts: ReadonlySet<string> = new Set<ErrorCode>([
  'ADMIN_ONLY',
  'TOKEN_SCOPE',
  'NOT_FOR_TOKENS',
  'LINK_MODE',
  'WRONG_PASSWORD',
  'WRONG_PASSCODE',
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
      const message = 'A request must have exactly one Host header.'
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
    const level = code !== undefined && attempts.has(code) ? 'warn' : 'info'
    // The line is put together only where it is written: usually requests as such are not.
    if (!context.log.isLevelEnabled(level)) return
    context.log[level]({
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

  for (const [name, call] of callsInOrder) {
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
    const allowed = methodsAt(exchange.req.path)
    if (allowed.length === 0) throw new ApiError('NOT_FOUND')
    throw new ApiError('METHOD_NOT_ALLOWED', { allow: allowed.join(', ') })
  })
  app.route(
    '/',
    mcpRoutes(context, (request, connection) => app.fetch(request, connection), stopping.signal),
  )
  app.route('/', mailChoiceRoutes(context))
  app.route('/', signOnRoutes(context))
  app.route('/', publicFaceRoutes(context.config.publicUrl))
  app.route('/', pageRoutes(context, webFolder))

  return { fetch: (request, connection = {}) => app.fetch(request, connection), endStreams: () => stopping.abort() }
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
