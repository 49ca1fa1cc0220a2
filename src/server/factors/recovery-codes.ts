import { createHash } from 'node:crypto'
import { recoveryCodeCount } from '#domain/accounts/second-factor.ts'
import { hashPassword, passwordMatches } from '../accounts/password-hash.ts'
import type { Context } from '../context.ts'
import type { Statements } from '../db/transaction.ts'

/** Digits and letters that nobody takes for one another (Crockford's base 32). */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Of a code beside its number: 50 bits. */
const length = 10

/** New codes, and how they are kept; slow on purpose, so to be made before a transaction begins. */
export interface MadeCodes {
  /** '3-K7QWM-P2XR9': each begins with its number, so that one hash is compared and not ten. */
  codes: string[]
  hashes: string[]
}

/** New codes as their owner reads them, once, with the hashes that are kept; nothing is written yet. */
export async function makeCodes({ ids }: Pick<Context, 'ids'>): Promise<MadeCodes> {
  const secrets = Array.from({ length: recoveryCodeCount }, () => secretOf(ids.secret()))
  return {
    codes: secrets.map((secret, number) => `${number}-${secret.slice(0, 5)}-${secret.slice(5)}`),
    hashes: await Promise.all(secrets.map(hashPassword)),
  }
}

/** Puts new codes in the place of those from before. */
export async function keepCodes(db: Statements, userId: string, { hashes }: MadeCodes): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const rows = hashes.map((code_hash, number) => ({ user_id: userId, number, code_hash, used_at: null }))
  await db.insertInto('recovery_codes').values(rows).execute()
}

/** Takes a recovery code, once. The same work is done when there is none of that number. */
export async function takeRecoveryCode(context: Context, userId: string, typed: string): Promise<boolean> {
  const read = /^(\d)([0-9A-Z]{10})$/.exec(readable(typed))
  const number = Number(read?.[1] ?? 0)
  const row = await context.db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', userId)
    .where('number', '=', number)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (!(await passwordMatches(read?.[2] ?? '', row?.code_hash ?? null))) return false
  const { numUpdatedRows } = await context.db
    .updateTable('recovery_codes')
    .set({ used_at: context.now() })
    .where('user_id', '=', userId)
    .where('number', '=', number)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** As it was printed, however it was typed. */
function readable(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
}

/** Signs of a secret of 256 random bits. */
function secretOf(secret: string): string {
  const bytes = createHash('sha256').update(secret).digest()
  return Array.from(bytes.subarray(0, length), (byte) => signs.charAt(byte % signs.length)).join('')
}
