import { createServer, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Received, Wire } from './wire.ts'

/** What a scripted server does with one request. */
export type Turn =
  | { kind: 'answer'; text: string; reason?: 'stop' | 'length' }
  | { kind: 'status'; status: number; headers?: Record<string, string>; message?: string }
  /** Streams the text and breaks the connection, or sends an error in the stream, or falls silent. */
  | { kind: 'broken'; text: string; by: 'connection' | 'error' | 'silence' }
  /** Sends these frames as they are. */
  | { kind: 'frames'; frames: readonly string[] }
  /** Never sends a header. */
  | { kind: 'mute' }

export interface ModelServer {
  baseUrl: string
  requests: Received[]
  /** Connections that the client closed before the answer was whole. */
  closedEarly: () => number
  close: () => Promise<void>
}

/** Tokens that every whole answer claims to have used. */
const usedTokens = { input: 1_000, cached: 300, output: 200 }

/**
 * A server on loopback that speaks a provider's API as it is on the wire. Requests that the provider would refuse are refused.
 * @param turns what to do with the nth request, or with a request; the last one goes on
 */
export async function startModelServer(wire: Wire, turns: readonly Turn[] | ((request: Received) => Turn)): Promise<ModelServer> {
  const requests: Received[] = []
  let closedEarly = 0
  const server = createServer((incoming, response) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => {
      const received: Received = {
        method: incoming.method ?? '',
        path: incoming.url ?? '',
        headers: incoming.headers,
        body: JSON.parse(Buffer.concat(parts).toString('utf8')),
      }
      requests.push(received)
      response.on('close', () => {
        if (!response.writableFinished) closedEarly += 1
      })
      const faults = wire.faultsOf(received)
      const turn: Turn =
        faults.length > 0
          ? { kind: 'status', status: 400, message: faults.join('; ') }
          : typeof turns === 'function'
            ? turns(received)
            : (turns[Math.min(requests.length, turns.length) - 1] ?? { kind: 'status', status: 500 })
      void take(turn, wire, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    baseUrl: `http://127.0.0.1:${port}${wire.basePath}`,
    requests,
    closedEarly: () => closedEarly,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function take(turn: Turn, wire: Wire, response: ServerResponse): Promise<void> {
  if (turn.kind === 'mute') return
  if (turn.kind === 'status') {
    response.writeHead(turn.status, { 'content-type': 'application/json', ...turn.headers })
    response.end(JSON.stringify(wire.errorBody(turn.message ?? 'bad key sk-test-secret-0001 in request')))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  if (turn.kind === 'frames') {
    response.end(turn.frames.join(''))
    return
  }
  for (const frame of wire.opening()) response.write(frame)
  // Small pieces that end in the middle of words, as models send them.
  for (let place = 0; place < turn.text.length; place += 37) {
    for (const frame of wire.piece(turn.text.slice(place, place + 37))) response.write(frame)
    if (place % 370 === 0) await pause(0)
  }
  if (turn.kind === 'answer') {
    for (const frame of wire.closing(usedTokens, turn.reason ?? 'stop')) response.write(frame)
    response.end()
  } else if (turn.by === 'connection') {
    await pause(20)
    response.destroy()
  } else if (turn.by === 'error') {
    response.end(wire.fault())
  }
}
