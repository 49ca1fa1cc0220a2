import { createServer, type Server } from 'node:http'
import { createPoster, type Poster } from '#research'
import { Webhook } from 'standardwebhooks'
import type { TestApp } from './app.ts'

interface Received {
  /** The message's id, by which a repeat is told. */
  id: string
  type: string
  searchId: number
}

/** Somebody's program: it verifies as Standard Webhooks says, with the library of the standard. */
export class WebhookReceiver {
  readonly received: Received[] = []
  secret = ''
  isDown = false
  refused = 0
  readonly url: string
  readonly #server: Server
  readonly #poster: Poster

  private constructor(tested: TestApp, server: Server, port: number) {
    this.#server = server
    this.url = `http://127.0.0.1:${port}/hook`
    this.#poster = createPoster({ contact: tested.context.config.publicUrl, allowPrivate: true })
  }

  static async open(tested: TestApp): Promise<WebhookReceiver> {
    const server = createServer()
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const address = server.address()
    const opened = new WebhookReceiver(tested, server, typeof address === 'object' && address !== null ? address.port : 0)
    server.on('request', (request, response) => {
      let body = ''
      request.on('data', (piece: Buffer) => {
        body += piece.toString('utf8')
      })
      request.on('end', () => {
        response.statusCode = opened.isDown ? 503 : opened.take(request.headers, body, tested.context.now()) ? 204 : 401
        response.end()
      })
    })
    return opened
  }

  take(headers: NodeJS.Dict<string | string[]>, body: string, now: Date): boolean {
    const signed = {
      'webhook-id': String(headers['webhook-id']),
      'webhook-timestamp': String(headers['webhook-timestamp']),
      'webhook-signature': String(headers['webhook-signature']),
    }
    // The library holds the timestamp against the real clock; the one of the test stands still.
    if (Math.abs(Number(signed['webhook-timestamp']) - now.getTime() / 1_000) > 300) return false
    try {
      verifyAt(now, () => new Webhook(this.secret).verify(body, signed))
    } catch {
      this.refused += 1
      return false
    }
    const { type, data } = JSON.parse(body)
    this.received.push({ id: signed['webhook-id'], type, searchId: data.searchId })
    return true
  }

  readonly post: Poster['post'] = (...given) => this.#poster.post(...given)

  async close(): Promise<void> {
    await this.#poster.close()
    this.#server.closeAllConnections()
    await new Promise((closed) => this.#server.close(closed))
  }
}

function verifyAt<T>(now: Date, work: () => T): T {
  const real = Date.now
  Date.now = () => now.getTime()
  try {
    return work()
  } finally {
    Date.now = real
  }
}
