import type { Moment } from './columns.ts'

/** Whom the provider of single sign-on knows an account as. */
export interface IdentitiesTable {
  user_id: string
  /** As the provider's tokens name it; with another provider the row opens nothing. */
  issuer: string
  /** `sub`: never given to another person by the same issuer. */
  subject: string
  connected_at: Moment
  last_used_at: Moment | null
}

/** Browsers that were sent to the provider and have not come back yet. */
export interface AuthorizationRequestsTable {
  /** SHA-256 of the token, hexadecimal; the token itself, of which state, nonce and PKCE verifier are made, is only in the cookie. */
  token_hash: string
  /** Who connects the account there with theirs; null: whoever signs in. */
  user_id: string | null
  /** Session of whoever connects: it alone may end what it began. Null: somebody signs in. */
  session_hash: string | null
  /** The page that was asked for. */
  way_on: string | null
  expires_at: Moment
}

export interface IdentitiesTables {
  identities: IdentitiesTable
  authorization_requests: AuthorizationRequestsTable
}
