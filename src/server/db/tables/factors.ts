import type { Json, Moment } from './columns.ts'

/** The authenticator app of an account. Its secret is nowhere: it is made of the salt and the installation's key when it is needed. */
export interface AuthenticatorAppsTable {
  user_id: string
  salt: string
  created_at: Moment
  /** Null until a code of it was typed: before, it does not count. */
  confirmed_at: Moment | null
  /** Number of the half minute whose code was taken last; none of it or before is taken again. */
  last_step: number
  last_used_at: Moment | null
}

/** Codes for whoever has lost the other factors. */
export interface RecoveryCodesTable {
  user_id: string
  /** From 0; the code begins with it. */
  number: number
  /** argon2id of the rest. */
  code_hash: string
  used_at: Moment | null
}

export interface PasskeysTable {
  id: string
  user_id: string
  /** As the authenticator names it, base64url. */
  credential_id: string
  /** COSE, base64url. */
  public_key: string
  /** How often its authenticator says it was used; 0 where it does not count. */
  counter: number
  transports: Json<string[]>
  name: string
  created_at: Moment
  last_used_at: Moment | null
}

/** What a browser was given to sign for a passkey, once. */
export interface PasskeyChallengesTable {
  challenge: string
  /** Null: whoever signs in with a passkey alone. */
  user_id: string | null
  purpose: 'add' | 'second-step' | 'sign-in'
  expires_at: Moment
}

/** Sign-ins whose password was right and whose second step is due. */
export interface PendingSignInsTable {
  /** SHA-256 of the token, hexadecimal; the token itself is only in the cookie. */
  token_hash: string
  user_id: string
  /** Wrong codes so far. */
  failures: number
  expires_at: Moment
}

export interface FactorsTables {
  authenticator_apps: AuthenticatorAppsTable
  recovery_codes: RecoveryCodesTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  pending_sign_ins: PendingSignInsTable
}
