import { connect, createServer, type Socket } from 'node:net'

/** A connection to a server that can fall silent: nothing is refused, nothing is closed, nothing arrives. */
export interface SilentProxy {
  port: number
  fallSilent: () => void
  speak: () => void
  close: () => Promise<void>
}

/** Passes everything on to a port of loopback, until it falls silent. */
export async function startSilentProxy(target: number): Promise<SilentProxy> {
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => to.write(bytes))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (isSilent) from.pause()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    fallSilent: () => {
      isSilent = true
      for (const socket of sockets) socket.pause()
    },
    speak: () => {
      isSilent = false
      for (const socket of sockets) socket.resume()
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
