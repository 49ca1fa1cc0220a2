import { setTimeout } from 'node:timers/promises'
import { resetMails } from '#contract/limits.ts'
import { pages, wholeAddress } from '#contract/pages.ts'
import type { CurrentUser } from '#domain/accounts/account.ts'
import { ApiError } from '../api-error.ts'
import type { Context } from '../context.ts'
import { inTransaction, type Statements } from '../db/transaction.ts'
import { type Actor, operator } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { passwordChangedMail } from '../mail/templates/password-changed.ts'
import { passwordResetMail } from '../mail/templates/password-reset.ts'
import { revokeAllTokens } from '../tokens/store.ts'
import { isCommonPassword } from './common-passwords.ts'
import { forgetDevices } from './known-devices.ts'
import { hashPassword } from './password-hash.ts'
import { endAllSessions, hashToken } from './sessions.ts'
import { clearAttemptsOf } from './sign-in-waits.ts'
import { findById, findByUsername, lockByEmail } from './store.ts'

/** Milliseconds a link works. */
const linkLifetime = 3_600_000
/** Milliseconds after which a request is answered, known address or not; the work usually takes less. */
const answeredAfter = 150

/**
 * Writes a reset link and its email for the account of an address; for an unknown one nothing. Earlier links go on working, so whoever
 * asks in somebody's name takes nothing from them. A mailbox that got its emails of the last half hour gets no more: it holds a link
 * that works for half an hour yet. The answer comes after the same time in every case, and where that is not enough, after the same
 * work.
 */
export async function sendReset(context: Context, email: string): Promise<void> {
  const answerTime = setTimeout(answeredAfter)
  await inTransaction(context.db, async (trx) => {
    const user = await lockByEmail(trx, email)
    const { id, username, email: to } = user ?? nobody
    const isServed = (await countFreshLinks(context, trx, id)) >= resetMails.count
    const { token, link, expires_at } = newLink(context)
    // Nobody but the addressee may read the link: the email has no owner in the built-in outbox.
    const mail = { ...passwordResetMail({ username, link }), to: { name: username, email: to }, ownerId: null }
    const written = await enqueueMail(context, trx, { ...mail, uselessAt: expires_at })
    if (user !== undefined && !isServed) await insertLink(context, trx, id, token, expires_at)
    else if (written !== undefined) await trx.deleteFrom('outbox').where('id', '=', written.id).execute()
  })
  await answerTime
}

/** Links of an account that were made lately and not used. */
async function countFreshLinks(context: Context, trx: Statements, userId: string): Promise<number> {
  const row = await trx
    .selectFrom('password_resets')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('created_at', '>', new Date(context.now().getTime() - 1_000 * resetMails.seconds))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Stands where there is no account: its email is written and taken back in the same transaction, so that nobody ever sees it. */
const nobody = { id: '', username: 'nobody', email: 'nobody@example.invalid' }

/**
 * A reset link for the operator to hand over, where no mail server does. Earlier links end.
 * @throws Error with a sentence when there is no such account, or it is disabled
 */
export async function makeResetLink(context: Context, username: string): Promise<string> {
  return inTransaction(context.db, async (trx) => {
    const user = await findByUsername(trx, username)
    if (user === undefined) throw new Error(`There is no account ${username}, or it is disabled.`)
    return resetLinkFor(context, trx, operator, user)
  })
}

/** A reset link for an administrator to hand over, or the operator. Earlier links end. @returns its whole address */
export async function resetLinkFor(context: Context, trx: Statements, by: Actor, account: CurrentUser): Promise<string> {
  const { token, link, expires_at } = newLink(context)
  await endResetLinks(trx, account.id, context.now())
  await insertLink(context, trx, account.id, token, expires_at)
  await recordEvent(context, trx, { by, account, what: { type: 'reset-link-made' } })
  return link
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
export async function endResetLinks(trx: Statements, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
}

/**
 * Sets a new password by the token of a link, once; every session, every token, every known device and every other link of the user ends, and the
 * user is told by email. Nothing is hashed for a token that is not right.
 * @returns the user; undefined when the token is unknown, used or over, or the account disabled
 * @throws ApiError COMMON_PASSWORD, which uses up no link
 */
export async function redeemReset(
  context: Context,
  token: string,
  newPassword: string,
  address: string,
): Promise<string | undefined> {
  if (!(await isLiveLink(context, token))) return undefined
  if (await isCommonPassword(newPassword)) throw new ApiError('COMMON_PASSWORD', { field: 'newPassword' })
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
    const user = reset && (await findById(trx, reset.user_id))
    if (user === undefined) return undefined
    await trx.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute()
    await endResetLinks(trx, user.id, now)
    await endAllSessions(trx, user.id)
    await revokeAllTokens(context, trx, user.id)
    await forgetDevices(trx, user.id)
    await clearAttemptsOf(context, trx, user.username)
    const by = { kind: 'account' as const, user, address }
    await recordEvent(context, trx, { by, account: user, what: { type: 'password-changed', by: 'reset-link' } })
    const link = wholeAddress(context.config.publicUrl, pages.forgotPassword())
    const mail = passwordChangedMail({ username: user.username, at: now, link })
    await enqueueMail(context, trx, { ...mail, to: { name: user.username, email: user.email }, ownerId: null })
    return user.id
  })
  if (userId !== undefined) context.log.info({ event: 'password-reset', userId })
  return userId
}

/** Whether a reset link still works: neither used nor over, its account not disabled. */
export async function isLiveLink(context: Context, token: string): Promise<boolean> {
  const row = await context.db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select('users.id')
    .where('password_resets.token_hash', '=', hashToken(token))
    .where('password_resets.used_at', 'is', null)
    .where('password_resets.expires_at', '>', context.now())
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Removes links that no longer work. */
export async function sweepPasswordResets(context: Context): Promise<void> {
  await context.db.deleteFrom('password_resets').where('expires_at', '<', context.now()).execute()
}
