import type { Context } from '../context.ts'
import { inTransaction, type Statements } from '../db/transaction.ts'
import { hashToken } from './sessions.ts'

/** Seconds a device stays known after the last sign-in from it. */
const lifetime = 365 * 86_400
/** Devices of one account that are kept, the last used ones: a program that signs in anew each time fills no table. */
const most = 20

/**
 * Whether somebody has signed in to an account from the device of a token.
 * @param userId undefined where there is no such account: the same is asked of the database
 */
export async function isKnownDevice(context: Context, token: string | null, userId: string | undefined): Promise<boolean> {
  if (token === null) return false
  const row = await context.db
    .selectFrom('known_devices')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('user_id', '=', userId ?? '')
    .where('expires_at', '>', context.now())
    .executeTakeFirst()
  return row !== undefined
}

/** Whether an account that knows devices does not know that of a token. One that knows none yet finds none new. */
export async function isDeviceNew(context: Context, db: Statements, token: string | null, userId: string): Promise<boolean> {
  if (await isKnownDevice({ ...context, db }, token, userId)) return false
  const other = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('expires_at', '>', context.now())
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/**
 * Notes that somebody signed in to an account from a device. The device gets another token each time, for every account that knows
 * it: a copy of the old one is worth nothing.
 * @param token that of its cookie, if it has one
 * @returns the new token, of which only the hash is stored, and for how many seconds it is known
 */
export async function rememberDevice(
  context: Context,
  db: Statements,
  userId: string,
  token: string | null,
): Promise<{ token: string; seconds: number }> {
  const next = context.ids.secret()
  const now = context.now()
  const expires = new Date(now.getTime() + 1_000 * lifetime)
  const row = { token_hash: hashToken(next), user_id: userId, seen_at: now, expires_at: expires }
  await inTransaction(db, async (trx) => {
    if (token !== null) {
      await trx
        .updateTable('known_devices')
        .set({ token_hash: row.token_hash })
        .where('token_hash', '=', hashToken(token))
        .execute()
    }
    await trx
      .insertInto('known_devices')
      .values(row)
      .onConflict((conflict) => conflict.columns(['token_hash', 'user_id']).doUpdateSet({ seen_at: now, expires_at: expires }))
      .execute()
    await trx
      .deleteFrom('known_devices')
      .where('user_id', '=', userId)
      .where('token_hash', 'in', (from) =>
        from
          .selectFrom('known_devices as older')
          .select('older.token_hash')
          .where('older.user_id', '=', userId)
          .orderBy('older.seen_at', 'desc')
          .orderBy('older.token_hash')
          .offset(most),
      )
      .execute()
  })
  return { token: next, seconds: lifetime }
}

/** Makes every device of an account one that it does not know. */
export async function forgetDevices(db: Statements, userId: string): Promise<void> {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute()
}

/** Removes devices that nobody signed in from for a year. */
export async function sweepKnownDevices(context: Context): Promise<void> {
  await context.db.deleteFrom('known_devices').where('expires_at', '<', context.now()).execute()
}
