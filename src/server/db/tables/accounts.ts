import type { Role } from '#domain/accounts/account.ts'
import type { TokenScope } from '#domain/accounts/api-token.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Moment } from './columns.ts'

export interface UsersTable {
  id: string
  username: string
  /** Unique; names compare without case. */
  username_key: string
  email: string
  /** Unique, lower case. */
  email_key: string
  /** How emails name whom they come from; null: the username. */
  display_name: ColumnType<string | null, string | null | undefined, string | null>
  password_hash: string
  role: Generated<Role>
  created_at: Moment
  disabled_at: Moment | null
}

/** Devices from which somebody has signed in: strangers' wrong tries do not slow them. */
export interface KnownDevicesTable {
  /** SHA-256 of the token, hexadecimal; the token itself is only in the cookie. */
  token_hash: string
  user_id: string
  seen_at: Moment
  expires_at: Moment
}

/** Wrong tries to sign in, counted together, and when the next one is looked at. Forgotten after an hour. */
export interface SignInTriesTable {
  /** What is counted together, as accounts/sign-in-waits.ts names it. */
  counted: string
  /** The name that was tried, as 20 bits of its hash; null for tries of any name. */
  name: string | null
  failures: number
  failed_at: Moment
  /** No try is looked at before; null: none was asked for yet. */
  next_at: Moment | null
}

export interface SessionsTable {
  /** SHA-256 of the token, hexadecimal; the token itself is only in the cookie. */
  token_hash: string
  /** Names it where it is listed; opens nothing. */
  id: Generated<string>
  user_id: string
  /** Browser and system it was opened from; '' when unknown. */
  device: string
  created_at: Moment
  seen_at: Moment
  expires_at: Moment
  /** Begun by a sign-in at the provider that says it asked for two factors: no factor of ours is owed. */
  two_factors_at_provider: Generated<boolean>
}

/** Personal tokens, by which programs make their owner's calls. */
export interface ApiTokensTable {
  id: string
  user_id: string
  name: string
  scope: TokenScope
  /** SHA-256 of the token, hexadecimal; the token itself is only with its owner. */
  token_hash: string
  created_at: Moment
  expires_at: Moment
  /** To the minute. */
  last_used_at: Moment | null
  revoked_at: Moment | null
}

export interface PasswordResetsTable {
  token_hash: string
  user_id: string
  created_at: Moment
  expires_at: Moment
  used_at: Moment | null
}

export interface AccountsTables {
  users: UsersTable
  sessions: SessionsTable
  api_tokens: ApiTokensTable
  known_devices: KnownDevicesTable
  sign_in_tries: SignInTriesTable
  password_resets: PasswordResetsTable
}
