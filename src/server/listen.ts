import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { HttpApp } from './http.ts'

/** Milliseconds that requests under way get to finish when the server stops. */
const graceful = 10_000

export interface Listening {
  port: number
  /** Takes no new request, ends event streams, lets the others finish, then closes. */
  stop: () => Promise<void>
}

/**
 * Serves on an address.
 * @throws Error with a sentence for the operator when the port is taken
 */
export async function listen(app: HttpApp, address: { port: number; host: string }): Promise<Listening> {
  const answer = getRequestListener(app.fetch)
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(refusal(error, address), { cause: error })))
    server.listen(address.port, address.host, resolve)
  })
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : address.port
  return { port, stop: () => stop(app, server) }
}

async function stop(app: HttpApp, server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  app.endStreams()
  // A kept-alive connection becomes idle only when its last answer is out.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const patience = setTimeout(() => server.closeAllConnections(), graceful)
  await closed
  clearInterval(idle)
  clearTimeout(patience)
}

function refusal(error: Error, { port, host }: { port: number; host: string }): string {
  if (!('code' in error)) return error.message
  if (error.code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken. Stop the program that uses it, or set PORT to another number.`
  if (error.code === 'EACCES') return `Port ${port} needs more rights than this user has. Set PORT to a number above 1023.`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') return `HOST is ${host}, which is no address of this machine.`
  return error.message
}
