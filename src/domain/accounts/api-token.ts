import * as z from 'zod/mini'
import { limits, requiredText } from '../text/text.ts'

/** What a personal token may do: look things up and read, or change things, too. */
export const tokenScopes = ['read', 'write'] as const
export type TokenScope = (typeof tokenScopes)[number]
export const tokenScopeSchema = z.enum(tokenScopes, "A scope must be 'read' or 'write'.")

/** Days after which a token may end. */
export const tokenDays = { shortest: 1, usual: 90, longest: 365 } as const

const daysSentence = `A token can last from ${tokenDays.shortest} to ${tokenDays.longest} days.`

/** A token as it is asked for. */
export const newTokenSchema = z.object({
  /** What it is for, in its owner's words: 'CRM import'. */
  name: requiredText(1, limits.personName, 'Name the token, so that you can recognize it.', 'Name'),
  scope: tokenScopeSchema,
  days: z
    .number(daysSentence)
    .check(z.int(daysSentence), z.minimum(tokenDays.shortest, daysSentence), z.maximum(tokenDays.longest, daysSentence)),
})
export type NewToken = z.infer<typeof newTokenSchema>

/** A token as its owner sees it in the list, without its secret. Moments are ISO 8601 in UTC. */
export const apiTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  scope: tokenScopeSchema,
  createdAt: z.string(),
  expiresAt: z.string(),
  /** To the minute; null: never. */
  lastUsedAt: z.nullable(z.string()),
  /** When its owner ended it; null while it was not. */
  revokedAt: z.nullable(z.string()),
})
export type ApiToken = z.infer<typeof apiTokenSchema>

/** Whether a call of a scope is open to a token. */
export function opens(token: TokenScope, needed: TokenScope): boolean {
  return token === 'write' || needed === 'read'
}

/** Whether a token still opens anything. */
export function isLive({ expiresAt, revokedAt }: Pick<ApiToken, 'expiresAt' | 'revokedAt'>, now: Date): boolean {
  return revokedAt === null && expiresAt > now.toISOString()
}
