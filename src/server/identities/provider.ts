import { createHmac } from 'node:crypto'
import { wholeAddress, signOnPages } from '#contract/pages.ts'
import type { ClientAuth, Configuration, IDToken } from 'openid-client'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import { asProviderError, ProviderError } from './provider-error.ts'
import type { Identity } from './store.ts'

export type IdentityProvider = NonNullable<Config['identityProvider']>

/** Loaded by the first who needs it: most installations have no provider, and it takes 7 MB. */
const library = () => import('openid-client')

/** Seconds that a request to the provider may take. */
const patience = 5
/** Milliseconds for which what the provider says of itself is kept. */
const keptFor = 3_600_000

/** Somebody whom the provider has let in. */
export interface ProviderSignIn extends Identity {
  /** It says that it asked for more than one factor. */
  twoFactors: boolean
  /** Seconds since they gave their password there; null where the provider does not say. */
  signedInFor: number | null
}

/**
 * The address at the provider that a browser is sent to.
 * @param token secret of the way there and back
 * @param purpose 'connect' has the provider ask anew who it is: whoever happens to be signed in there in this browser may be somebody
 * else. Source: OpenID Connect Core 1.0, 3.1.2.1, max_age.
 * @throws ProviderError when the provider does not say where that is
 */
export async function authorizationAddress(
  context: Context,
  provider: IdentityProvider,
  token: string,
  purpose: 'enter' | 'connect',
): Promise<string> {
  try {
    const configuration = await findConfiguration(context, provider)
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library()
    const address = buildAuthorizationUrl(configuration, {
      redirect_uri: callbackAddress(context.config),
      // Who it is, and nothing else of them: no name and no email address is asked for.
      scope: 'openid',
      state: derived(token, 'state'),
      nonce: derived(token, 'nonce'),
      code_challenge: await calculatePKCECodeChallenge(derived(token, 'verifier')),
      code_challenge_method: 'S256',
      ...(purpose === 'connect' ? { max_age: '0' } : {}),
    })
    return address.href
  } catch (error) {
    throw await asProviderError(error)
  }
}

/**
 * Redeems what the provider sent a browser back with: state, issuer, code, PKCE, nonce, and signature, audience and times of the ID token.
 * @param search of the address that the browser came back to
 * @throws ProviderError
 */
export async function redeemAnswer(
  context: Context,
  provider: IdentityProvider,
  token: string,
  search: string,
): Promise<ProviderSignIn> {
  try {
    const configuration = await findConfiguration(context, provider)
    const address = new URL(callbackAddress(context.config))
    address.search = search
    const { authorizationCodeGrant } = await library()
    const tokens = await authorizationCodeGrant(configuration, address, {
      expectedState: derived(token, 'state'),
      expectedNonce: derived(token, 'nonce'),
      pkceCodeVerifier: derived(token, 'verifier'),
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    // An issuer that speaks for many others is none that names one person for good.
    if (claims === undefined || !isIssuer(provider, claims.iss)) {
      throw new ProviderError('refused', 'The ID token is of another issuer than OIDC_ISSUER.')
    }
    const signedInFor = claims.auth_time === undefined ? null : claims.iat - claims.auth_time
    return { issuer: claims.iss, subject: claims.sub, twoFactors: hasTwoFactors(claims), signedInFor }
  } catch (error) {
    throw await asProviderError(error)
  }
}

/** Asks the provider what it says of itself, anew. @throws ProviderError */
export async function askProvider(provider: IdentityProvider): Promise<Configuration> {
  const { issuer, clientId, clientSecret } = provider
  const isPlain = issuer.startsWith('http:')
  try {
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await library()
    return await discovery(new URL(issuer), clientId, clientSecret ?? undefined, await authenticationOf(clientSecret), {
      timeout: patience,
      // Settings take an issuer without TLS on this machine alone. The signature is checked also where TLS would do.
      execute: [...(isPlain ? [allowInsecureRequests] : []), enableNonRepudiationChecks],
    })
  } catch (error) {
    throw await asProviderError(error)
  }
}

/** Where the provider sends people back; what an operator registers there. */
export function callbackAddress({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return wholeAddress(publicUrl, signOnPages.callback())
}

/** Whether an issuer is the configured one: an address without a path may end with a slash or not. */
export function isIssuer(provider: IdentityProvider, issuer: string): boolean {
  return URL.parse(issuer)?.href === URL.parse(provider.issuer)?.href
}

interface Kept {
  asked: Promise<Configuration>
  until: number
}
const keptBy = new WeakMap<IdentityProvider, Kept>()

function findConfiguration({ now }: Context, provider: IdentityProvider): Promise<Configuration> {
  const kept = keptBy.get(provider)
  if (kept !== undefined && kept.until > now().getTime()) return kept.asked
  const asked = askProvider(provider)
  keptBy.set(provider, { asked, until: now().getTime() + keptFor })
  // The next one asks again.
  asked.catch(() => {
    // A later question may have been answered meanwhile: a failure takes away itself alone.
    if (keptBy.get(provider)?.asked === asked) keptBy.delete(provider)
  })
  return asked
}

/** Basic where the provider takes it, which it does unless it says otherwise. Source: RFC 8414, 2. */
async function authenticationOf(clientSecret: string | null): Promise<ClientAuth> {
  const { ClientSecretBasic, ClientSecretPost, None } = await library()
  if (clientSecret === null) return None()
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const send = methods.includes('client_secret_basic') ? ClientSecretBasic(clientSecret) : ClientSecretPost(clientSecret)
    return send(server, client, body, headers)
  }
}

/** State, nonce and PKCE verifier of one way, none of which shows another: 256 bits each, 43 characters. */
function derived(token: string, what: 'state' | 'nonce' | 'verifier'): string {
  return createHmac('sha256', token).update(what).digest('base64url')
}

/** Whether an answer belongs to the way of this secret, whatever it says. */
export function isAnswerTo(token: string, search: string): boolean {
  return new URLSearchParams(search).get('state') === derived(token, 'state')
}

/**
 * Classes of sign-in that mean more than one factor. 'phr' of OpenID EAP is none of them: what cannot be phished may still be one key.
 * Sources: OpenID PAPE 1.0; REFEDS MFA Profile.
 */
const strongClasses: ReadonlySet<unknown> = new Set([
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
  'https://refeds.org/profile/mfa',
])

/** Whether the provider says so, by a class or by 'mfa' among the methods (RFC 8176, 2). */
function hasTwoFactors({ acr, amr }: IDToken): boolean {
  return strongClasses.has(acr) || (Array.isArray(amr) && amr.includes('mfa'))
}
