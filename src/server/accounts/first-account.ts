import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from '../context.ts'
import { inTransaction, type Statements } from '../db/transaction.ts'
import { operator } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { hashPassword } from './password-hash.ts'
import { insertUser } from './store.ts'

/** What was made, for the operator to read once. */
export interface FirstAccount {
  username: string
  /** Null when the operator chose it. */
  password: string | null
  /** File that holds the random password; null without one. */
  file: string | null
}

/**
 * Makes the first account, an administrator's, when there is none: the configured one, or one with a random password, which is also
 * written to a file that only the operator's user can read. Never whoever comes first.
 * @returns null when there is an account already
 */
export async function makeFirstAccount(context: Context): Promise<FirstAccount | null> {
  if (await hasAccount(context.db)) return null
  const { dataDir, firstAccount } = context.config
  const password = firstAccount.password ?? randomPassword()
  const passwordHash = await hashPassword(password)
  return inTransaction(context.db, async (trx) => {
    await lockFirstAccount(trx)
    if (await hasAccount(trx)) return null
    const account = await insertUser(context, trx, { ...firstAccount, passwordHash, role: 'admin' })
    await recordEvent(context, trx, { by: operator, account, what: { type: 'account-made', role: 'admin' } })
    if (firstAccount.password !== null) return { username: firstAccount.username, password: null, file: null }
    const file = join(dataDir, 'first-password.txt')
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(file, `${firstAccount.username} ${password}\n`, { mode: 0o600 })
    return { username: firstAccount.username, password, file }
  })
}

/** The row of `phase` is always there: who holds it is the only process that makes the first account. */
export async function lockFirstAccount(trx: Statements): Promise<void> {
  await trx.selectFrom('phase').select('id').where('id', '=', 1).forUpdate().execute()
}

export async function hasAccount(db: Statements): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** 28 letters and digits in seven groups, without signs that look alike: 140 bits, readable from a terminal. */
export function randomPassword(): string {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789A'
  const letters = Array.from(randomBytes(28), (byte) => signs[byte % 32] ?? '')
  return [0, 4, 8, 12, 16, 20, 24].map((start) => letters.slice(start, start + 4).join('')).join('-')
}
