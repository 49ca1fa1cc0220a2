import type { SignOnFailure } from '#domain/accounts/sign-on.ts'
import { reasonOf } from '../reason-of.ts'

/** The provider was not reached, or what came back from it does not do; the message is for the log and holds no secret. */
export class ProviderError extends Error {
  readonly failure: SignOnFailure

  constructor(failure: SignOnFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ProviderError'
    this.failure = failure
  }
}

/** Answers by which a provider says that the person, or somebody who decides for them, did not want it. Source: OpenID Connect Core 1.0, 3.1.2.6. */
const declined: ReadonlySet<string> = new Set([
  'access_denied',
  'consent_required',
  'interaction_required',
  'login_required',
  'account_selection_required',
])
/** Answers by which it says that it cannot just now. Source: RFC 6749, 4.1.2.1. */
const unable: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable'])

/** What went wrong at the provider, or on the way to it, as a person is told. */
export async function asProviderError(error: unknown): Promise<ProviderError> {
  if (error instanceof ProviderError) return error
  const { AuthorizationResponseError, ClientError } = await import('openid-client')
  if (error instanceof AuthorizationResponseError) {
    const failure = declined.has(error.error) ? 'declined' : unable.has(error.error) ? 'away' : 'refused'
    return new ProviderError(failure, `The provider answered ${error.error}.`, { cause: error })
  }
  const message = reasonOf(error)
  const isAway =
    error instanceof ClientError ? unanswered.has(error.code) : error instanceof TypeError && error.message === 'fetch failed'
  return new ProviderError(isAway ? 'away' : 'refused', message, { cause: error })
}

/** Of a request that got no answer, or none that means anything: a time limit, a refused connection, a gateway's page. */
const unanswered: ReadonlySet<string | undefined> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
])
