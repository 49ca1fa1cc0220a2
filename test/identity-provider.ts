import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Provider } from 'oidc-provider'
import type { Config } from '../src/server/config.ts'

/** Client and secret under which it knows Credscout. */
const client = { clientId: 'credscout', clientSecret: 'secret of a test client' }

/** A real OpenID provider on loopback: asks for a name, believes it, and insists on PKCE. */
export class TestIdentityProvider {
  /** What it says of how somebody showed who they are (`amr`). */
  methods: string[] = ['pwd']
  readonly #server: Server
  #provider: Provider | undefined
  #handle: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined

  private constructor(server: Server) {
    this.#server = server
    server.on('request', (request, response) => void this.#answer(request, response))
  }

  /** Starts on a free port. It knows no client until `register`. */
  static async start(): Promise<TestIdentityProvider> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    return new TestIdentityProvider(server)
  }

  get issuer(): string {
    const address = this.#server.address()
    return `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`
  }

  /** The settings of a Credscout that signs in by it. */
  get settings(): NonNullable<Config['identityProvider']> {
    return { issuer: this.issuer, ...client, name: 'Acme' }
  }

  /** Lets Credscout have people back at an address. */
  register(callback: string): void {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const provider = new Provider(this.issuer, {
      clients: [
        {
          client_id: client.clientId,
          client_secret: client.clientSecret,
          redirect_uris: [callback],
          response_types: ['code'],
          grant_types: ['authorization_code'],
          id_token_signed_response_alg: 'ES256',
        },
      ],
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'ES256' }] },
      cookies: { keys: ['key of a test provider'] },
      findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
      claims: { openid: ['sub', 'amr'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      // Nobody is asked whether Credscout may know who they are.
      loadExistingGrant: async ({ oidc }) => {
        const accountId = oidc.session?.accountId
        if (accountId === undefined || oidc.client === undefined) return undefined
        const grant = new oidc.provider.Grant({ accountId, clientId: oidc.client.clientId })
        grant.addOIDCScope('openid')
        await grant.save()
        return grant
      },
      pkce: { required: () => true },
      ttl: { Interaction: 600, Session: 600, Grant: 600, IdToken: 600, AccessToken: 600 },
    })
    this.#provider = provider
    this.#handle = provider.callback()
  }

  /**
   * Goes the way of a browser that is sent to the provider.
   * @param name of the person there; null: cancels
   * @returns the address that the provider sends it back to
   */
  async visit(address: string, name: string | null): Promise<string> {
    const jar = new Map<string, string>()
    let next = address
    for (let step = 0; step < 10; step += 1) {
      const isAsked = new URL(next).pathname.startsWith('/interaction/')
      const response = await fetch(next, {
        redirect: 'manual',
        headers: { cookie: [...jar].map(([key, value]) => `${key}=${value}`).join('; ') },
        ...(isAsked ? { method: 'POST', body: new URLSearchParams(name === null ? {} : { name }) } : {}),
      })
      for (const set of response.headers.getSetCookie()) {
        const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
        jar.set(key, value)
      }
      const to = response.headers.get('location')
      if (to === null) throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
      next = new URL(to, next).href
      if (!next.startsWith(this.issuer)) return next
    }
    throw new Error('The provider leads nowhere.')
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** Its own page asks for a name; everything else is the library's. */
  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.#provider === undefined || request.url?.startsWith('/interaction/') !== true)
      return void this.#handle(request, response)
    if (request.method !== 'POST') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
      return
    }
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const name = new URLSearchParams(body).get('name')
    const result = name === null ? { error: 'access_denied' } : { login: { accountId: name, amr: this.methods, remember: false } }
    await this.#provider.interactionFinished(request, response, result)
  }
}

const page = `<!doctype html><html lang="en"><title>Acme</title><main><h1>Sign in at Acme</h1>
<form method="post"><label>Name <input name="name"></label><button>Continue</button></form></main></html>`
