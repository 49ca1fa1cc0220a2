import { Hono } from 'hono'
import { ApiError } from '../api-error.ts'
import type { Context } from '../context.ts'
import { admit, bodyThrough, type Door } from '../http/admit.ts'
import { bearerToken } from '../http/bearer-token.ts'
import type { Connection, Environment, Exchange } from '../http/exchange.ts'
import { parseJson } from '../http/request-body.ts'
import { ApiClient } from './api-client.ts'
import { apiDesk } from './api-desk.ts'
import { McpSessions } from './sessions.ts'

/** Answers a request as the server does. */
type Serve = (request: Request, connection: Connection) => Response | Promise<Response>

/** Its GET and DELETE are for the same programs as its POST: no page of another site opens them. */
const door: Door = {
  method: 'POST',
  access: 'signed-in',
  token: 'read',
  tokensOnly: 'MCP takes a personal token: Authorization: Bearer cs_…',
}

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
    const caller = await admit(context, exchange, door)
    if (caller.token === null) throw new ApiError('SIGNED_OUT')
    const raw = exchange.req.method === 'POST' ? await bodyThrough(door, exchange) : undefined
    const parsedBody = raw && parseJson(raw, exchange.req.header('content-type') ?? null)
    const sessionId = exchange.req.header('mcp-session-id')
    const transport =
      sessionId === undefined
        ? await sessions.begin(caller.token.id, apiDesk(clientFor(context, serve, exchange)))
        : sessions.find(sessionId, caller.token.id)
    if (transport === undefined) throw new ApiError('NOT_FOUND', { message: 'This MCP session has ended. Start a new one.' })
    return transport.handleRequest(exchange.req.raw, { parsedBody })
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
