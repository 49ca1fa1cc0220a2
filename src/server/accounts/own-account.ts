import type { Calls } from '#contract/calls.ts'
import { pages, wholeAddress } from '#contract/pages.ts'
import type { CurrentUser } from '#domain/accounts/account.ts'
import { accountFields } from '#domain/events/event.ts'
import { ApiError } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { inTransaction, type Statements } from '../db/transaction.ts'
import { account } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { accountChangedMail } from '../mail/templates/account-changed.ts'
import { passwordChangedMail } from '../mail/templates/password-changed.ts'
import { typedOrNull } from '#domain/text/text.ts'
import { countCall } from '../rate-limit.ts'
import { isCommonPassword } from './common-passwords.ts'
import { forgetDevices, rememberDevice } from './known-devices.ts'
import { hashPassword } from './password-hash.ts'
import { endResetLinks } from './password-reset.ts'
import { requirePassword } from './require-password.ts'
import { endOtherSessionsOf } from './sessions.ts'
import { updateUser } from './store.ts'

/** By its username and email somebody signs in and gets back in: for these the current password is asked. */
export const changeUser: Handler<Calls['changeUser']> = async (context, { body }, caller) => {
  const { user } = caller
  const { currentPassword = '', ...asked } = body
  const after: CurrentUser = {
    ...user,
    username: asked.username?.trim() ?? user.username,
    email: asked.email?.trim() ?? user.email,
    displayName: asked.displayName === undefined ? user.displayName : (typedOrNull(asked.displayName)?.trim() ?? null),
  }
  const fields = accountFields.filter((field) => after[field] !== user[field])
  if (fields.length === 0) return user
  if (fields.includes('username') || fields.includes('email')) {
    await countCall(context, 'ownPassword', caller)
    await requirePassword(context.db, user, currentPassword)
  }
  await inTransaction(context.db, async (trx) => {
    await updateUser(trx, after)
    // Reset links sent to the old address stop working.
    if (fields.includes('email')) await endResetLinks(trx, user.id, context.now())
    await recordEvent(context, trx, { by: account(caller), account: after, what: { type: 'account-changed', fields } })
    if (fields.includes('email')) await tellFormerAddress(context, trx, user)
  })
  context.log.info({ event: 'account-changed', userId: user.id, fields })
  return after
}

export const changePassword: Handler<Calls['changePassword']> = async (context, { body }, caller) => {
  const { user, sessionToken } = caller
  await requirePassword(context.db, user, body.currentPassword)
  if (await isCommonPassword(body.newPassword)) throw new ApiError('COMMON_PASSWORD', { field: 'newPassword' })
  const password_hash = await hashPassword(body.newPassword)
  const device = await inTransaction(context.db, async (trx) => {
    await trx.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute()
    await endResetLinks(trx, user.id, context.now())
    await endOtherSessionsOf(trx, user.id, sessionToken ?? '')
    await forgetDevices(trx, user.id)
    await recordEvent(context, trx, { by: account(caller), account: user, what: { type: 'password-changed', by: 'owner' } })
    const link = wholeAddress(context.config.publicUrl, pages.forgotPassword())
    const mail = passwordChangedMail({ username: user.username, at: context.now(), link })
    await enqueueMail(context, trx, { ...mail, to: { name: user.username, email: user.email }, ownerId: null })
    return rememberDevice(context, trx, user.id, caller.deviceToken)
  })
  caller.setDevice(device.token, device.seconds)
  context.log.info({ event: 'password-changed', userId: user.id })
}

async function tellFormerAddress(context: Context, trx: Statements, former: CurrentUser): Promise<void> {
  const link = wholeAddress(context.config.publicUrl, pages.auth())
  const mail = accountChangedMail({ username: former.username, at: context.now(), link })
  await enqueueMail(context, trx, { ...mail, to: { name: former.username, email: former.email }, ownerId: null })
}
