import { createHmac } from 'node:crypto'
import { brand } from '#domain/public-face/content.ts'
import { Secret, TOTP } from 'otpauth'
import type { CurrentUser } from '#domain/accounts/account.ts'
import type { Context } from '../context.ts'
import type { Statements } from '../db/transaction.ts'

/** Seconds for which an app shows one code (RFC 6238). */
const period = 30
/** The code before and the one after are taken, too: clocks differ, and people type slowly. */
const window = 1

/**
 * Begins to set up an app, anew when it was begun before.
 * @returns the salt that its secret is made of; undefined when one is set up already
 */
export async function insertApp(context: Context, db: Statements, userId: string): Promise<string | undefined> {
  const salt = context.ids.secret()
  const row = { salt, created_at: context.now(), confirmed_at: null, last_step: 0, last_used_at: null }
  const written = await db
    .insertInto('authenticator_apps')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row).where('authenticator_apps.confirmed_at', 'is', null))
    .returning('salt')
    .executeTakeFirst()
  return written?.salt
}

/** What the app is told: the secret by itself, and as the address that the picture holds. */
export function describeApp(context: Context, user: CurrentUser, salt: string): { secret: string; uri: string } {
  const totp = totpOf(context, user.id, salt, user.username)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/**
 * Takes a code of an app, each once: that of a half minute whose code was taken already is refused, and every one before it.
 * @param state 'set-up': one that counts; 'begun': one whose first code this is, which makes it count
 */
export async function takeAppCode(
  context: Context,
  db: Statements,
  userId: string,
  code: string,
  state: 'set-up' | 'begun',
): Promise<boolean> {
  const app = await db
    .selectFrom('authenticator_apps')
    .select('salt')
    .where('user_id', '=', userId)
    .where('confirmed_at', state === 'begun' ? 'is' : 'is not', null)
    .executeTakeFirst()
  if (app === undefined) return false
  const now = context.now()
  const apart = totpOf(context, userId, app.salt).validate({ token: code, timestamp: now.getTime(), window })
  if (apart === null) return false
  const step = Math.floor(now.getTime() / (1_000 * period)) + apart
  const { numUpdatedRows } = await db
    .updateTable('authenticator_apps')
    .set({ last_step: step, ...(state === 'begun' ? { confirmed_at: now } : { last_used_at: now }) })
    .where('user_id', '=', userId)
    .where('salt', '=', app.salt)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns false when none was set up */
export async function deleteApp(db: Statements, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('authenticator_apps')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * The secret is kept nowhere: it is made anew of a salt and the installation's key, which is in no backup. 160 bits, SHA-1 and six
 * digits are what every app knows (RFC 6238).
 */
function totpOf({ installationKey }: Context, userId: string, salt: string, label = ''): TOTP {
  const made = createHmac('sha256', installationKey).update(`authenticator app ${userId} ${salt}`).digest()
  const secret = Secret.fromHex(made.subarray(0, 20).toString('hex'))
  return new TOTP({ issuer: brand.name, label, algorithm: 'SHA1', digits: 6, period, secret })
}
