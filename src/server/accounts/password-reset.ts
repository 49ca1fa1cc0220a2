import { setTimeout } from 'node:timers/promises'
import { pages } from '#contract/pages.ts'
import { ApiError } from '../api-error.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { passwordResetMail } from '../mail/templates/password-reset.ts'
import { count } from '../rate-limit.ts'
import { hashPassword } from './password-hash.ts'
import { endAllSessions, hashToken } from './sessions.ts'
import { findByEmail, foldEmail } from './store.ts'

/** Milliseconds a link works. */
const linkLifetime = 3_600_000
const requestsPerAddress = { count: 3, seconds: 3_600 }
/** Milliseconds after which a request is answered, known address or not; the work takes less. */
const answeredAfter = 150

/**
 * Writes the reset link and its mail for the account of an address; does nothing for an unknown one.
 * The answer comes after the same time either way.
 * @throws ApiError TOO_MANY after three requests in an hour, for known and unknown addresses alike
 */
export async function sendReset(context: Context, email: string): Promise<void> {
  const answerTime = setTimeout(answeredAfter)
  await count(context, `passwordReset:email:${foldEmail(email)}`, requestsPerAddress)
  await inTransaction(context.db, async (trx) => {
    const user = await findByEmail(trx, email)
    if (user === undefined) return
    const token = context.ids.secret()
    const now = context.now()
    const expires_at = new Date(now.getTime() + linkLifetime)
    await trx
      .insertInto('password_resets')
      .values({ token_hash: hashToken(token), user_id: user.id, created_at: now, expires_at, used_at: null })
      .execute()
    const mail = passwordResetMail({ username: user.username, link: `${context.config.publicUrl}${pages.resetPassword(token)}` })
    // Nobody but the addressee may read the link: the mail has no owner in the built-in outbox.
    await enqueueMail(context, trx, { ...mail, to: { name: user.username, email: user.email }, ownerId: null })
  })
  await answerTime
}

/**
 * Sets a new password by the token of a link, once; every session and every other link of the user ends.
 * @throws ApiError RESET_TOKEN when the token is unknown, used or over
 */
export async function redeemReset(context: Context, token: string, newPassword: string): Promise<void> {
  const password_hash = await hashPassword(newPassword)
  await inTransaction(context.db, async (trx) => {
    const now = context.now()
    const reset = await trx
      .updateTable('password_resets')
      .set({ used_at: now })
      .where('token_hash', '=', hashToken(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('user_id')
      .executeTakeFirst()
    if (reset === undefined) throw new ApiError('RESET_TOKEN')
    await trx.updateTable('users').set({ password_hash }).where('id', '=', reset.user_id).execute()
    await trx
      .updateTable('password_resets')
      .set({ used_at: now })
      .where('user_id', '=', reset.user_id)
      .where('used_at', 'is', null)
      .execute()
    await endAllSessions(trx, reset.user_id)
  })
}

/** Removes links that no longer work. */
export async function sweepPasswordResets(context: Context): Promise<void> {
  await context.db.deleteFrom('password_resets').where('expires_at', '<', context.now()).execute()
}
