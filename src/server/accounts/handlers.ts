import type { Calls } from '#contract/calls.ts'
import { ApiError, orNotFound } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import { inTransaction } from '../db/transaction.ts'
import { account } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { newAccountMail } from '../mail/templates/new-account.ts'
import { hasSecondFactor } from '../factors/store.ts'
import { countCall } from '../rate-limit.ts'
import { beginSession } from './begin-session.ts'
import { isCommonPassword } from './common-passwords.ts'
import { isKnownDevice, rememberDevice } from './known-devices.ts'
import { hashPassword, passwordMatches } from './password-hash.ts'
import { openPendingSignIn } from './pending-sign-ins.ts'
import { redeemReset, sendReset } from './password-reset.ts'
import { endOtherSessionsOf, endSession, endSessionOf, findSessions } from './sessions.ts'
import { countAttempt, clearAttempts } from './sign-in-waits.ts'
import { findByUsername, findUsers, insertUser } from './store.ts'

export const login: Handler<Calls['login']> = async (context, { body }, caller) => {
  const user = await findByUsername(context.db, body.username)
  const isKnown = await isKnownDevice(context, caller.deviceToken, user?.id)
  const attempt = { username: body.username, address: caller.address, knownDevice: isKnown ? caller.deviceToken : null }
  await countAttempt(context, attempt)
  if (!(await passwordMatches(body.password, user?.passwordHash ?? null)) || user === undefined) {
    context.log.warn({ event: 'sign-in-refused', userId: user?.id })
    throw new ApiError('WRONG_CREDENTIALS')
  }
  await clearAttempts(context, attempt)
  if (await hasSecondFactor(context.db, user.id)) {
    await openPendingSignIn(context, caller, user.id)
    throw new ApiError('SECOND_STEP')
  }
  await beginSession(context, caller, user)
  return user
}

export const logout: Handler<Calls['logout']> = async (context, _input, caller) => {
  if (caller.sessionToken === null) return
  await endSession(context, caller.sessionToken)
  caller.setSession(null)
}

export const getUser: Handler<Calls['getUser']> = async (_context, _input, caller) => caller.user

export const createUser: Handler<Calls['createUser']> = async (context, { body }, caller) => {
  const passwordHash = await hashPassword(body.password)
  const made = await inTransaction(context.db, async (trx) => {
    const user = await insertUser(context, trx, { username: body.username, email: body.email, passwordHash })
    const mail = newAccountMail({ username: user.username, madeBy: caller.user.username, publicUrl: context.config.publicUrl })
    await recordEvent(context, trx, { by: account(caller), account: user, what: { type: 'account-made', role: user.role } })
    await enqueueMail(context, trx, { ...mail, to: { name: user.username, email: user.email }, ownerId: caller.user.id })
    return user
  })
  context.log.info({ event: 'account-made', userId: made.id, by: caller.user.id })
  return made
}

export const listUsers: Handler<Calls['listUsers']> = async ({ db }) => findUsers(db)

export const checkPassword: Handler<Calls['checkPassword']> = async (_context, { body }) => ({
  common: await isCommonPassword(body.password),
})

export const listSessions: Handler<Calls['listSessions']> = async (context, _input, { user, sessionToken }) =>
  findSessions(context, user.id, sessionToken)

export const endOneSession: Handler<Calls['endSession']> = async ({ db }, { params }, { user }) => {
  orNotFound(await endSessionOf(db, user.id, params.id))
}

export const endOtherSessions: Handler<Calls['endOtherSessions']> = async (context, _input, caller) => {
  const { user, sessionToken } = caller
  if (sessionToken === null) return
  await inTransaction(context.db, async (trx) => {
    await endOtherSessionsOf(trx, user.id, sessionToken)
    await recordEvent(context, trx, { by: account(caller), account: user, what: { type: 'sessions-ended' } })
  })
}

export const requestPasswordReset: Handler<Calls['requestPasswordReset']> = async (context, { body }) => {
  await sendReset(context, body.email)
  return { message: "If your email is registered, you'll receive a password reset link shortly." }
}

export const resetPassword: Handler<Calls['resetPassword']> = async (context, { body }, caller) => {
  const userId = await redeemReset(context, body.token, body.newPassword, caller.address)
  // A token that is right is never refused; guessing one is slowed.
  if (userId === undefined) {
    await countCall(context, 'passwordReset', caller)
    throw new ApiError('RESET_TOKEN')
  }
  // Whoever holds the link has the mailbox: the sign-in that follows from this browser waits for nobody's tries.
  const device = await rememberDevice(context, context.db, userId, caller.deviceToken)
  caller.setDevice(device.token, device.seconds)
  return { message: 'Your password has been changed. Please sign in with it.' }
}

export const getFeatures: Handler<Calls['getFeatures']> = async ({ config, liveReading }) => ({
  emailField: config.emailField,
  mail: config.mail === null ? 'outbox' : 'smtp',
  liveReading,
  languageModel: config.model !== null,
})
