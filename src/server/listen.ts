import { createServer, type Server } from 'node:http'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { HttpApp } from './http/app.ts'

/** Milliseconds that requests under way get to finish when the server stops. */
const graceful = 10_000

/**
 * How long somebody may take to ask, in milliseconds: for the head, for the whole request with its body (the longest of 10 MB),
 * and until the next request on the same connection.
 */
const patience = { headersTimeout: 10_000, requestTimeout: 120_000, keepAliveTimeout: 10_000, connectionsCheckingInterval: 5_000 }

/** Where to serve. */
export interface Address {
  port: number
  host: string
  /** Seconds between the wish to stop and the end of new connections, while there are any. */
  stopDelay: number
}

export interface Listening {
  port: number
  /**
   * Ends event streams and asks everyone to leave: by /readyz and with each answer. After the delay takes no new request,
   * lets the others finish, and closes.
   */
  stop: () => Promise<void>
}

/**
 * Serves on an address.
 * @throws Error with a sentence for the operator when the port is taken
 */
export async function listen(app: HttpApp, address: Address): Promise<Listening> {
  const answer = getRequestListener(app.fetch)
  let stopping = false
  const server = createServer(patience, (incoming, outgoing) => {
    if (stopping) outgoing.setHeader('connection', 'close')
    void answer(incoming, outgoing)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(refusal(error, address), { cause: error })))
    server.listen(address.port, address.host, resolve)
  })
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : address.port
  return {
    port,
    stop: async () => {
      stopping = true
      app.endStreams()
      await left(server, address.stopDelay * 1_000)
      await close(server)
    },
  }
}

/** Done when no connection is open, or those that are have had their time: closing one that is in use breaks its next request. */
async function left(server: Server, delay: number): Promise<void> {
  const end = performance.now() + delay
  while (performance.now() < end && (await connectionsOf(server)) > 0) await setTimeout(50)
  // What has arrived is taken in before the door closes.
  await setImmediate()
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  )
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A kept-alive connection becomes idle only when its last answer is out.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const longest = globalThis.setTimeout(() => server.closeAllConnections(), graceful)
  await closed
  clearInterval(idle)
  clearTimeout(longest)
}

function refusal(error: Error, { port, host }: Address): string {
  if (!('code' in error)) return error.message
  if (error.code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken. Stop the program that uses it, or set PORT to another number.`
  if (error.code === 'EACCES') return `Port ${port} needs more rights than this user has. Set PORT to a number above 1023.`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `HOST is ${host}, which is not an address of this machine.`
  return error.message
}
