import { Hono } from 'hono'
import { ApiError } from '../api-error.ts'
import type { Context } from '../context.ts'
import { bearerToken } from '../http/bearer-token.ts'
import type { Connection, Environment, Exchange } from '../http/exchange.ts'
import { identify } from '../http/identify.ts'
import { isOwnOrigin } from '../http/origin.ts'
import { countCall } from '../rate-limit.ts'
import { ApiClient } from './api-client.ts'
import { apiDesk } from './api-desk.ts'
import { McpSessions } from './sessions.ts'

/** Answers a request as the server does. */
type Serve = (request: Request, connection: Connection) => Response | Promise<Response>

/**
 * `/mcp`: the tools by streamable HTTP, for whoever has a personal token. Each tool makes the calls of the API with that token, so
 * that the rules and limits of the calls are all there is.
 * @param serve the server itself
 * @param stopping aborted when the process stops
 */
export function mcpRoutes(context: Context, serve: Serve, stopping: AbortSignal): Hono<Environment> {
  const app = new Hono<Environment>()
  const sessions = new McpSessions(context)
  stopping.addEventListener('abort', () => sessions.close(), { once: true })

  app.on(['GET', 'POST', 'DELETE'], '/mcp', async (exchange) => {
    exchange.set('route', '/mcp')
    const headers = {
      origin: exchange.req.header('origin'),
      site: exchange.req.header('sec-fetch-site'),
      host: exchange.req.header('host'),
    }
    if (!isOwnOrigin(headers, context.config.publicUrl)) throw new ApiError('FOREIGN_ORIGIN')
    const caller = await identify(context, exchange)
    if (caller.token === null)
      throw new ApiError('SIGNED_OUT', { message: 'MCP takes a personal token: Authorization: Bearer cs_…' })
    await countCall(context, 'token', caller)
    const sessionId = exchange.req.header('mcp-session-id')
    const transport =
      sessionId === undefined
        ? await sessions.begin(caller.token.id, apiDesk(clientFor(context, serve, exchange)))
        : sessions.find(sessionId, caller.token.id)
    if (transport === undefined) throw new ApiError('NOT_FOUND', { message: 'This session of MCP is over. Begin another one.' })
    return transport.handleRequest(exchange.req.raw)
  })
  return app
}

/** Calls of the server itself, as they would come from the caller's own address. */
function clientFor(context: Context, serve: Serve, exchange: Exchange): ApiClient {
  const { publicUrl } = context.config
  const connection = { incoming: { socket: { remoteAddress: exchange.env.incoming?.socket.remoteAddress } } }
  const forwarded = exchange.req.header('x-forwarded-for')
  const token = bearerToken(exchange.req.header('authorization')) ?? ''
  return new ApiClient(async (path, init) => {
    const request = new Request(`${publicUrl}${path}`, init)
    if (forwarded !== undefined) request.headers.set('x-forwarded-for', forwarded)
    return serve(request, connection)
  }, token)
}
