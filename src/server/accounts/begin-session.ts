import { pages, wholeAddress } from '#contract/pages.ts'
import type { CurrentUser } from '#domain/accounts/account.ts'
import type { SignInWay } from '#domain/accounts/second-factor.ts'
import type { Caller } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { account } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { newDeviceMail } from '../mail/templates/new-device.ts'
import { deviceOf } from './device.ts'
import { isDeviceNew, rememberDevice } from './known-devices.ts'
import { endSession, openSession } from './sessions.ts'

/**
 * The one end of every way to sign in: a session in the browser that asked, in place of the one it had, and a device that is known
 * from now on. Whoever has signed in before is told by mail of a device that was not known.
 * @param way what came beside or in place of the password
 * @param twoFactorsAtProvider whether the provider of single sign-on has asked for two factors
 */
export async function beginSession(
  context: Context,
  caller: Caller,
  user: CurrentUser,
  way?: SignInWay,
  twoFactorsAtProvider = false,
): Promise<void> {
  if (caller.sessionToken !== null) await endSession(context, caller.sessionToken)
  const used = deviceOf(caller.userAgent)
  const { address, deviceToken } = caller
  const session = await inTransaction(context.db, async (trx) => {
    const what = { type: 'signed-in', device: used, ...(way === undefined ? {} : { with: way }) } as const
    await recordEvent(context, trx, { by: account({ user, address }), account: user, what })
    if (await isDeviceNew(context, trx, deviceToken, user.id)) {
      const link = wholeAddress(context.config.publicUrl, pages.sessions())
      const mail = newDeviceMail({ username: user.username, at: context.now(), device: used, address, link })
      await enqueueMail(context, trx, { ...mail, to: { name: user.username, email: user.email }, ownerId: null })
    }
    return openSession(context, trx, user.id, used, twoFactorsAtProvider)
  })
  caller.setSession(session.token, session.expires)
  const device = await rememberDevice(context, context.db, user.id, deviceToken)
  caller.setDevice(device.token, device.seconds)
  context.log.info({ event: 'signed-in', userId: user.id, with: way })
}
