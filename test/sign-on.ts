import { calls } from '#contract/calls.ts'
import { signOnPages } from '#contract/pages.ts'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type SignedIn, startTestApp, type TestApp, testPassword } from './app.ts'
import { TestIdentityProvider } from './identity-provider.ts'
import type { Visitor } from './visitor.ts'

/** Where an answer leads. */
export const ledTo = (response: Response): string => response.headers.get('location') ?? `${response.status}`

/** Single sign-on under test: an installation, the provider that it knows, and the ways of people through both. */
export interface SignOnSite {
  readonly provider: TestIdentityProvider
  readonly app: TestApp
  /** Opens a page of ours as the browser that came back from elsewhere asks for it. @returns where it leads */
  follow: (visitor: Visitor, address: string) => Promise<string>
  /** @returns the address at the provider */
  begin: (visitor: Visitor, to?: string) => Promise<string>
  /** The whole way, as somebody of this name there, or as nobody who cancels. @returns where Credscout leads in the end */
  signOn: (visitor: Visitor, name: string | null, to?: string) => Promise<string>
  /** Connects an account with the sign-in of this name. @returns where Credscout leads in the end */
  connect: (user: SignedIn, name: string) => Promise<string>
  /** A new account that is connected with the sign-in of this name. */
  connected: (username: string, name: string) => Promise<SignedIn>
  /** The ways that were begun and have not ended. */
  requests: () => Promise<{ user_id: string | null }[]>
}

/** Gives the tests of a file a provider, and each of them an installation with empty tables. Called once, at the head of the file. */
export function signOnSite(): SignOnSite {
  let provider: TestIdentityProvider
  let app: TestApp
  beforeAll(async () => {
    provider = await TestIdentityProvider.start()
    provider.register('http://localhost:3000/auth/oidc/callback')
  })
  afterAll(() => provider.stop())
  beforeEach(async () => {
    provider.methods = ['pwd']
    app = await startTestApp({ config: { identityProvider: provider.settings } })
  })

  const follow = async (visitor: Visitor, address: string) =>
    ledTo(await visitor.fetch(address.replace(app.context.config.publicUrl, '')))
  const begin = async (visitor: Visitor, to?: string) => ledTo(await visitor.fetch(signOnPages.begin(to)))
  const connect = async (user: SignedIn, name: string) => {
    const { address } = await user.call(calls.connectIdentity, { body: { currentPassword: testPassword } })
    return follow(user, await provider.visit(address, name))
  }
  return {
    get provider() {
      return provider
    },
    get app() {
      return app
    },
    follow,
    begin,
    signOn: async (visitor, name, to) => follow(visitor, await provider.visit(await begin(visitor, to), name)),
    connect,
    connected: async (username, name) => {
      const user = await app.signedIn(username)
      expect(await connect(user, name)).toBe('/account?sign-on=connected')
      return user
    },
    requests: () => app.context.db.selectFrom('authorization_requests').selectAll().execute(),
  }
}
