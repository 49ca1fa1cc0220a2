import * as z from 'zod/mini'
import { emailSchema, givenPasswordSchema, passwordSchema, usernameSchema } from './account.ts'
import { limits, text } from '../text/text.ts'

// How accounts are named when they are made or changed; signing in takes what there is.

/** Control characters and line ends, and what is invisible; joiners stand within words of some scripts. */
const invisible = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}|(?<!\p{L})[\u200c\u200d]|[\u200c\u200d](?!\p{L})/u

/** What others know somebody by: two that look alike are not told apart by signs that nobody sees, and none breaks a line of an email. */
function visible<Schema extends z.ZodMiniType<string>>(schema: Schema, named: string) {
  return schema.check(z.refine((value) => !invisible.test(value), { error: `${named} cannot contain invisible characters.` }))
}

const newUsernameSchema = visible(usernameSchema, 'Username')
const newEmailSchema = visible(emailSchema, 'Email')

export const newUserSchema = z.object({ username: newUsernameSchema, email: newEmailSchema, password: passwordSchema })
export type NewUser = z.infer<typeof newUserSchema>

/** How emails name whom they come from; empty: the username. */
const displayNameSchema = visible(text(limits.personName, 'Display name'), 'Display name')

/** What somebody changes of their own account. A field left out stays. */
export const accountChangeSchema = z.object({
  username: z.optional(newUsernameSchema),
  email: z.optional(newEmailSchema),
  displayName: z.optional(displayNameSchema),
  /** Needed for another username or email: by them one signs in, and gets back in. */
  currentPassword: z.optional(givenPasswordSchema),
})
