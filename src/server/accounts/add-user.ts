import { emailSchema, usernameSchema } from '#domain/accounts/account.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { operator } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { hasAccount, lockFirstAccount, randomPassword } from './first-account.ts'
import { hashPassword } from './password-hash.ts'
import { insertUser } from './store.ts'

/**
 * Makes an account from the command line: a member's, or an administrator's where it is the first.
 * @returns its random password, to be handed over once
 * @throws Error with a sentence when the name or address is not right or taken
 */
export async function addUser(context: Context, username: string, email: string): Promise<string> {
  for (const parsed of [usernameSchema.safeParse(username), emailSchema.safeParse(email)]) {
    if (!parsed.success) throw new Error(parsed.error.issues[0]?.message ?? 'The name or email address is not valid.')
  }
  const password = randomPassword()
  const passwordHash = await hashPassword(password)
  await inTransaction(context.db, async (trx) => {
    await lockFirstAccount(trx)
    const role = (await hasAccount(trx)) ? 'member' : 'admin'
    const account = await insertUser(context, trx, { username, email, passwordHash, role })
    await recordEvent(context, trx, { by: operator, account, what: { type: 'account-made', role } })
  })
  return password
}
