import type { Calls } from '#contract/calls.ts'
import { appCodeIn, type SignInWay } from '#domain/accounts/second-factor.ts'
import { beginSession } from '../accounts/begin-session.ts'
import { isKnownDevice } from '../accounts/known-devices.ts'
import { closePendingSignIn, countFailure, findPendingSignIn } from '../accounts/pending-sign-ins.ts'
import { countAttempt, clearAttempts } from '../accounts/sign-in-waits.ts'
import { ApiError } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { takeAppCode } from './authenticator-app.ts'
import { askToUsePasskey, verifyUsedPasskey } from './passkeys.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { countRecoveryCodes, findSecondFactors } from './store.ts'
import { tellOwner } from './tell-owner.ts'

export const getSecondStep: Handler<Calls['getSecondStep']> = async (context, _input, caller) => {
  const { user } = await findPendingSignIn(context, caller)
  const factors = await findSecondFactors(context, user)
  return {
    app: factors.app !== null,
    recoveryCodes: factors.recoveryCodesLeft > 0,
    passkey: factors.passkeys.length === 0 ? null : await askToUsePasskey(context, user),
  }
}

/** Guesses are slowed as those of passwords are, by whoever knows the password; a device that the account knows is slowed by its own alone. */
export const giveCode: Handler<Calls['giveCode']> = async (context, { body }, caller) => {
  const pending = await findPendingSignIn(context, caller)
  const { user } = pending
  const isKnown = await isKnownDevice(context, caller.deviceToken, user.id)
  const knownDevice = isKnown ? caller.deviceToken : null
  const attempt = { username: `second step of ${user.id}`, address: caller.address, knownDevice }
  await countAttempt(context, attempt)
  const way = await takeCode(context, user.id, body.code)
  if (way === undefined) {
    await countFailure(context, pending)
    context.log.warn({ event: 'second-step-refused', userId: user.id })
    throw new ApiError('WRONG_CODE', { field: 'code' })
  }
  await closePendingSignIn(context, caller, pending)
  await clearAttempts(context, attempt)
  if (way === 'recovery-code') {
    await tellOwner(context, context.db, user, { type: 'code-used', left: await countRecoveryCodes(context.db, user.id) })
  }
  await beginSession(context, caller, user, way)
  return user
}

export const beginPasskeySignIn: Handler<Calls['beginPasskeySignIn']> = (context) => askToUsePasskey(context, null)

/** The second step of a sign-in that waits, or a sign-in by itself: as the browser was asked. */
export const givePasskey: Handler<Calls['givePasskey']> = async (context, { body }, caller) => {
  const { user, purpose } = await verifyUsedPasskey(context, body.passkey)
  if (purpose === 'second-step') {
    const pending = await findPendingSignIn(context, caller)
    if (pending.user.id !== user.id) throw new ApiError('SIGN_IN_OVER')
    await closePendingSignIn(context, caller, pending)
  }
  await beginSession(context, caller, user, 'passkey')
  return user
}

/** Takes the code as what it looks like. @returns what it was; undefined when it is not right, or was used */
async function takeCode(context: Context, userId: string, typed: string): Promise<SignInWay | undefined> {
  const digits = appCodeIn(typed)
  if (digits !== undefined) return (await takeAppCode(context, context.db, userId, digits, 'set-up')) ? 'app' : undefined
  return (await takeRecoveryCode(context, userId, typed)) ? 'recovery-code' : undefined
}
