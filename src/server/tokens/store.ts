import type { CurrentUser } from '#domain/accounts/account.ts'
import type { ApiToken, NewToken, TokenScope } from '#domain/accounts/api-token.ts'
import { hashToken } from '../accounts/sessions.ts'
import { userColumns } from '../accounts/store.ts'
import type { Context } from '../context.ts'
import type { Statements } from '../db/transaction.ts'

/** By it a token is known for one, in a program's settings and by scanners for secrets. */
const tokenPrefix = 'cs_'

/** Milliseconds within which further use is not noted. */
const noteAfter = 60_000

const day = 86_400_000

const columns = ['id', 'name', 'scope', 'created_at', 'expires_at', 'last_used_at', 'revoked_at'] as const

interface TokenRow {
  id: string
  name: string
  scope: TokenScope
  created_at: Date
  expires_at: Date
  last_used_at: Date | null
  revoked_at: Date | null
}

/** Who makes a call with a token, and what it opens. */
export interface TokenHolder {
  user: CurrentUser
  id: string
  scope: TokenScope
}

/** Makes a token; the secret in the answer is kept nowhere. */
export async function insertToken(
  context: Context,
  db: Statements,
  userId: string,
  asked: NewToken,
): Promise<ApiToken & { token: string }> {
  const token = `${tokenPrefix}${context.ids.secret()}`
  const now = context.now()
  const row = await db
    .insertInto('api_tokens')
    .values({
      id: context.ids.row(),
      user_id: userId,
      name: asked.name.trim(),
      scope: asked.scope,
      token_hash: hashToken(token),
      created_at: now,
      expires_at: new Date(now.getTime() + asked.days * day),
      last_used_at: null,
      revoked_at: null,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return { ...printed(row), token }
}

/** Tokens of a user, newest first. */
export async function findTokens(db: Statements, userId: string): Promise<ApiToken[]> {
  const rows = await db
    .selectFrom('api_tokens')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(printed)
}

/** Ends a token of a user; undefined when they have no live one of that id. */
export async function revokeToken(
  context: Context,
  db: Statements,
  userId: string,
  id: string,
): Promise<{ name: string } | undefined> {
  return db
    .updateTable('api_tokens')
    .set({ revoked_at: context.now() })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
}

/** Ends every token of a user. */
export async function revokeAllTokens(context: Context, db: Statements, userId: string): Promise<void> {
  await db
    .updateTable('api_tokens')
    .set({ revoked_at: context.now() })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Whose token it is; undefined when it is unknown or over, or its user disabled. */
export async function findTokenHolder(context: Context, token: string): Promise<TokenHolder | undefined> {
  const now = context.now()
  const row = await context.db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select([...userColumns, 'api_tokens.id as token_id', 'api_tokens.scope', 'api_tokens.last_used_at'])
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { token_id: id, scope, last_used_at: lastUsedAt, ...user } = row
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= noteAfter) {
    await context.db.updateTable('api_tokens').set({ last_used_at: now }).where('id', '=', id).execute()
  }
  return { user, id, scope }
}

/** Removes tokens that have been over for 30 days. */
export async function sweepTokens(context: Context): Promise<void> {
  const before = new Date(context.now().getTime() - 30 * day)
  await context.db
    .deleteFrom('api_tokens')
    .where((row) => row.or([row('expires_at', '<', before), row('revoked_at', '<', before)]))
    .execute()
}

function printed(row: TokenRow): ApiToken {
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  }
}
