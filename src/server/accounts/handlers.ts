import type { Calls } from '#contract/calls.ts'
import { foldUsername } from '#domain/account.ts'
import { ApiError } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import { inTransaction } from '../db/transaction.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { newAccountMail } from '../mail/templates/new-account.ts'
import { count, uncount } from '../rate-limit.ts'
import { hashPassword, passwordMatches } from './password-hash.ts'
import { redeemReset, sendReset } from './password-reset.ts'
import { deviceOf } from './device.ts'
import { endAllSessions, endOtherSessionsOf, endSession, endSessionOf, findSessions, openSession } from './sessions.ts'
import { findByUsername, findUsers, insertUser, setDisabled } from './store.ts'

/** Tries of one account name, whatever the address. Source: OWASP Authentication Cheat Sheet; issue of sign-in. */
const triesPerName = { count: 10, seconds: 15 * 60 }

export const login: Handler<Calls['login']> = async (context, { body }, caller) => {
  const tries = `signIn:name:${foldUsername(body.username)}`
  await count(context, tries, triesPerName)
  const user = await findByUsername(context.db, body.username)
  if (!(await passwordMatches(body.password, user?.passwordHash ?? null)) || user === undefined) {
    context.log.warn({ event: 'sign-in-refused', userId: user?.id })
    throw new ApiError('WRONG_CREDENTIALS')
  }
  await uncount(context, tries)
  if (caller.sessionToken !== null) await endSession(context, caller.sessionToken)
  const session = await openSession(context, context.db, user.id, deviceOf(caller.userAgent))
  caller.setSession(session.token, session.expires)
  context.log.info({ event: 'signed-in', userId: user.id })
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
    await enqueueMail(context, trx, { ...mail, to: { name: user.username, email: user.email }, ownerId: caller.user.id })
    return user
  })
  context.log.info({ event: 'account-made', userId: made.id, by: caller.user.id })
  return made
}

export const listUsers: Handler<Calls['listUsers']> = async ({ db }) => findUsers(db)

export const disableUser: Handler<Calls['disableUser']> = async ({ db, now, log }, { params }, { user }) => {
  if (params.id === user.id) throw new ApiError('OWN_ACCOUNT')
  await inTransaction(db, async (trx) => {
    if (!(await setDisabled(trx, params.id, now()))) throw new ApiError('NOT_FOUND')
    await endAllSessions(trx, params.id)
  })
  log.info({ event: 'account-disabled', userId: params.id, by: user.id })
}

export const enableUser: Handler<Calls['enableUser']> = async ({ db, log }, { params }, { user }) => {
  if (!(await setDisabled(db, params.id, null))) throw new ApiError('NOT_FOUND')
  log.info({ event: 'account-enabled', userId: params.id, by: user.id })
}

export const listSessions: Handler<Calls['listSessions']> = async (context, _input, { user, sessionToken }) =>
  findSessions(context, user.id, sessionToken)

export const endOneSession: Handler<Calls['endSession']> = async ({ db }, { params }, { user }) => {
  if (!(await endSessionOf(db, user.id, params.id))) throw new ApiError('NOT_FOUND')
}

export const endOtherSessions: Handler<Calls['endOtherSessions']> = async ({ db }, _input, { user, sessionToken }) => {
  if (sessionToken !== null) await endOtherSessionsOf(db, user.id, sessionToken)
}

export const requestPasswordReset: Handler<Calls['requestPasswordReset']> = async (context, { body }) => {
  await sendReset(context, body.email)
  return { message: "If your email is registered, you'll receive a password reset link shortly." }
}

export const resetPassword: Handler<Calls['resetPassword']> = async (context, { body }) => {
  await redeemReset(context, body.token, body.newPassword)
  return { message: 'Your password has been changed. Please sign in with it.' }
}

export const getFeatures: Handler<Calls['getFeatures']> = async ({ config, liveReading }) => ({
  emailField: config.emailField,
  mail: config.mail === null ? 'outbox' : 'smtp',
  liveReading,
})
