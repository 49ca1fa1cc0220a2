import { emailSchema, usernameSchema } from '#domain/account.ts'
import type { Context } from '../context.ts'
import { randomPassword } from './first-account.ts'
import { hashPassword } from './password-hash.ts'
import { insertUser } from './store.ts'

/**
 * Makes an account from the command line.
 * @returns its random password, to be handed over once
 * @throws Error with a sentence when the name or address is not right or taken
 */
export async function addUser(context: Context, username: string, email: string): Promise<string> {
  for (const parsed of [usernameSchema.safeParse(username), emailSchema.safeParse(email)]) {
    if (!parsed.success) throw new Error(parsed.error.issues[0]?.message ?? 'The name or the e-mail address is not right.')
  }
  const password = randomPassword()
  await insertUser(context, context.db, { username, email, passwordHash: await hashPassword(password) })
  return password
}
