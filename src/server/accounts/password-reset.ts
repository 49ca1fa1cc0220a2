import { setTimeout } from 'node:timers/promises'
import { pages, wholeAddress } from '#contract/pages.ts'
import { ApiError } from '../api-error.ts'
import type { Context } from '../context.ts'
import { inTransaction, type Statements } from '../db/transaction.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { passwordResetMail } from '../mail/templates/password-reset.ts'
import { count } from '../rate-limit.ts'
import { hashPassword } from './password-hash.ts'
import { endAllSessions, hashToken } from './sessions.ts'
import { findByEmail, findByUsername, foldEmail } from './store.ts'

/** Milliseconds a link works. */
const linkLifetime = 3_600_000
const requestsPerAddress = { count: 3, seconds: 3_600 }
/** Milliseconds after which a request is answered, known address or not; the work usually takes less. */
const answeredAfter = 150

/**
 * Writes the reset link and its mail for the account of an address; for an unknown one nothing. Earlier links end.
 * The answer comes after the same time either way, and where that is not enough, after the same work.
 * @throws ApiError TOO_MANY after three requests in an hour, for known and unknown addresses alike
 */
export async function sendReset(context: Context, email: string): Promise<void> {
  const answerTime = setTimeout(answeredAfter)
  await count(context, `passwordReset:email:${foldEmail(email)}`, requestsPerAddress)
  await inTransaction(context.db, async (trx) => {
    const user = await findByEmail(trx, email)
    const { username, email: to } = user ?? nobody
    const { token, link, expires_at } = newLink(context)
    // Nobody but the addressee may read the link: the mail has no owner in the built-in outbox.
    const mail = { ...passwordResetMail({ username, link }), to: { name: username, email: to }, ownerId: null }
    const written = await enqueueMail(context, trx, { ...mail, uselessAt: expires_at })
    await endLinks(trx, user?.id ?? nobody.id, context.now())
    if (user !== undefined) await insertLink(context, trx, user.id, token, expires_at)
    else if (written !== undefined) await trx.deleteFrom('outbox').where('id', '=', written.id).execute()
  })
  await answerTime
}

/** Stands where there is no account: its mail is written and taken back in the same transaction, so that nobody ever sees it. */
const nobody = { id: '', username: 'nobody', email: 'nobody@example.invalid' }

/**
 * A reset link for the operator to hand over, where no mail server does. Earlier links end.
 * @throws Error with a sentence when there is no such account, or it is disabled
 */
export async function makeResetLink(context: Context, username: string): Promise<string> {
  return inTransaction(context.db, async (trx) => {
    const user = await findByUsername(trx, username)
    if (user === undefined) throw new Error(`There is no account ${username}, or it is disabled.`)
    const { token, link, expires_at } = newLink(context)
    await endLinks(trx, user.id, context.now())
    await insertLink(context, trx, user.id, token, expires_at)
    return link
  })
}

function newLink(context: Context): { token: string; link: string; expires_at: Date } {
  const token = context.ids.secret()
  const link = wholeAddress(context.config.publicUrl, pages.resetPassword(token))
  return { token, link, expires_at: new Date(context.now().getTime() + linkLifetime) }
}

async function insertLink(context: Context, trx: Statements, user_id: string, token: string, expires_at: Date): Promise<void> {
  const row = { token_hash: hashToken(token), user_id, created_at: context.now(), expires_at, used_at: null }
  await trx.insertInto('password_resets').values(row).execute()
}

/** Makes every link of a user that still works one that was used. */
async function endLinks(trx: Statements, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
}

/**
 * Sets a new password by the token of a link, once; every session and every other link of the user ends.
 * @throws ApiError RESET_TOKEN when the token is unknown, used or over
 */
export async function redeemReset(context: Context, token: string, newPassword: string): Promise<void> {
  const password_hash = await hashPassword(newPassword)
  const userId = await inTransaction(context.db, async (trx) => {
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
    await endLinks(trx, reset.user_id, now)
    await endAllSessions(trx, reset.user_id)
    return reset.user_id
  })
  context.log.info({ event: 'password-reset', userId })
}

/** Removes links that no longer work. */
export async function sweepPasswordResets(context: Context): Promise<void> {
  await context.db.deleteFrom('password_resets').where('expires_at', '<', context.now()).execute()
}
