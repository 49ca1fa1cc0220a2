import { WebAuthnError } from '@simplewebauthn/browser'
import { sentenceOf } from '../client/messages.ts'

/** What a person can do about a passkey that was not made or not used. */
export function passkeyFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof WebAuthnError) {
    if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'This device already has a passkey for your account.'
    if (error.code === 'ERROR_INVALID_RP_ID' || error.code === 'ERROR_INVALID_DOMAIN') {
      return 'Passkeys work only at the address in our emails. Open Credscout there.'
    }
  }
  if (error.name === 'NotAllowedError' || error.name === 'AbortError')
    return 'The browser did not offer a passkey. Please try again.'
  return error instanceof WebAuthnError ? 'This browser cannot use passkeys here.' : sentenceOf(error)
}
