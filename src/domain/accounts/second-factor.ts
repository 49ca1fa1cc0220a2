import * as z from 'zod/mini'
import { limits, requiredText, text } from '../text/text.ts'

/** Passkeys that one account has at most. */
export const mostPasskeys = 20

/** Recovery codes that are made at once; making them ends those before. */
export const recoveryCodeCount = 10

/** What is typed at the second step: six digits of an authenticator app, or a recovery code. */
export const factorCodeSchema = requiredText(1, 60, 'Type the code.', 'Code')

/** The digits of an app alone, to show that it was set up right. */
export const appCodeSchema = text(60, 'Code').check(
  z.refine((value) => appCodeIn(value) !== undefined, { error: 'Type the six digits that your app shows.' }),
)

/** By it its owner knows a passkey again: 'Laptop', 'Security key on my key ring'. */
export const passkeyNameSchema = requiredText(1, limits.personName, 'Name the passkey, so that you can recognize it.', 'Name')

/** The six digits in what was typed; undefined when it is something else. */
export function appCodeIn(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}

/** A passkey as its owner sees it in the list. Moments are ISO 8601 in UTC. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  /** Null: never. */
  lastUsedAt: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof passkeySchema>

/** What an account has beside its password. Moments are ISO 8601 in UTC. */
export const secondFactorsSchema = z.object({
  /** The authenticator app; null: none is set up. */
  app: z.nullable(z.object({ createdAt: z.string(), lastUsedAt: z.nullable(z.string()) })),
  /** Oldest first. */
  passkeys: z.array(passkeySchema),
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: z.number(),
  /** Whether this installation asks the account for a second factor. */
  isRequired: z.boolean(),
})
export type SecondFactors = z.infer<typeof secondFactorsSchema>

/** What can come after the password, or in its place. */
export const signInWays = ['app', 'recovery-code', 'passkey', 'provider'] as const
export type SignInWay = (typeof signInWays)[number]
