import * as z from 'zod/mini'
import { isEmailAddress, limits, requiredText, text } from '../text/text.ts'

export const usernameSchema = requiredText(3, 100, 'Username must be at least 3 characters.', 'Username')

/** Passwords are never trimmed. The upper limit keeps hashing cheap. */
function password(min: number, sentence: string) {
  return z.string().check(z.minLength(min, sentence), z.maxLength(1_000, 'Password can be at most 1,000 characters.'))
}

/** Typed again to show who one is; a wrong one is told as that, however short. */
export const givenPasswordSchema = z.string().check(z.maxLength(1_000, 'Password can be at most 1,000 characters.'))

/** At sign-in and when an account is made: at least 6 (specification §5). */
export const passwordSchema = password(6, 'Password must be at least 6 characters.')

/** After a reset: at least 8 (specification §5). */
export const newPasswordSchema = password(8, 'Password must be at least 8 characters long.')

export const emailSchema = text(limits.email, 'Email').check(
  z.refine(isEmailAddress, { error: 'Please enter a valid email address.' }),
)

export const credentialsSchema = z.object({ username: usernameSchema, password: passwordSchema })
export type Credentials = z.infer<typeof credentialsSchema>

/** Administrators decide about other people's accounts; everybody else is a member. Source: decisions.md 31. */
const roles = ['admin', 'member'] as const
export type Role = (typeof roles)[number]
export const roleSchema = z.enum(roles, "Role must be 'admin' or 'member'.")

/** The account behind a session, as its own holder sees it. */
export const currentUserSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  role: roleSchema,
  /** How emails name them; null: by the username. */
  displayName: z.nullable(z.string()),
})
export type CurrentUser = z.infer<typeof currentUserSchema>

/** An account as its colleagues see it. Moments are ISO 8601 in UTC; `disabledAt` is null for one that can sign in. */
export const colleagueSchema = z.extend(currentUserSchema, { createdAt: z.string(), disabledAt: z.nullable(z.string()) })
export type Colleague = z.infer<typeof colleagueSchema>

/** A place one is signed in at. Moments are ISO 8601 in UTC. */
export const sessionSchema = z.object({
  id: z.string(),
  /** Browser and system, such as 'Firefox on Windows'; empty when the browser does not tell. */
  device: z.string(),
  createdAt: z.string(),
  /** When it was last used, to the hour. */
  seenAt: z.string(),
  /** The one this answer went to. */
  current: z.boolean(),
})
export type AccountSession = z.infer<typeof sessionSchema>

/** User names compare without case. */
export function foldUsername(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase()
}
