import type { Calls } from '#contract/calls.ts'
import { mostPasskeys } from '#domain/accounts/second-factor.ts'
import { requirePassword } from '../accounts/require-password.ts'
import { lockUser } from '../accounts/store.ts'
import { ApiError, orNotFound } from '../api-error.ts'
import type { Handler, SignedInCaller } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { isTaken } from '../db/database-error.ts'
import { inTransaction, type Statements } from '../db/transaction.ts'
import { account } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { deleteApp, describeApp, insertApp, takeAppCode } from './authenticator-app.ts'
import { deletePasskey, findPasskeys, insertPasskey, setPasskeyName } from './passkey-store.ts'
import { askToMakePasskey, verifyMadePasskey } from './passkeys.ts'
import { keepCodes, type MadeCodes, makeCodes } from './recovery-codes.ts'
import { countRecoveryCodes, findSecondFactors, hasSecondFactor, removeIdleCodes } from './store.ts'
import { tellOwner } from './tell-owner.ts'

export const getSecondFactors: Handler<Calls['getSecondFactors']> = (context, _input, { user }) =>
  findSecondFactors(context, user)

export const beginApp: Handler<Calls['beginApp']> = async (context, { body }, { user }) => {
  await requirePassword(context.db, user, body.currentPassword)
  const salt = await insertApp(context, context.db, user.id)
  if (salt === undefined) throw new ApiError('APP_IS_SET_UP')
  return describeApp(context, user, salt)
}

export const confirmApp: Handler<Calls['confirmApp']> = async (context, { body }, caller) => {
  const { user } = caller
  const digits = body.code.replaceAll(/\D/g, '')
  const spare = await spareCodes(context, user.id)
  const recoveryCodes = await inTransaction(context.db, async (trx) => {
    await lockUser(trx, user.id)
    if (!(await takeAppCode(context, trx, user.id, digits, 'begun'))) throw new ApiError('WRONG_CODE', { field: 'code' })
    await noteAdded(context, trx, caller, null)
    return keepFirstCodes(context, trx, user.id, spare)
  })
  context.log.info({ event: 'factor-added', userId: user.id, factor: 'app' })
  return { recoveryCodes }
}

export const removeApp: Handler<Calls['removeApp']> = async (context, { body }, caller) => {
  const { user } = caller
  await requirePassword(context.db, user, body.currentPassword)
  await inTransaction(context.db, async (trx) => {
    await lockUser(trx, user.id)
    orNotFound(await deleteApp(trx, user.id))
    await noteRemoved(context, trx, caller, null)
  })
  context.log.info({ event: 'factor-removed', userId: user.id, factor: 'app' })
}

export const makeRecoveryCodes: Handler<Calls['makeRecoveryCodes']> = async (context, { body }, caller) => {
  const { user } = caller
  await requirePassword(context.db, user, body.currentPassword)
  orNotFound(await hasSecondFactor(context.db, user.id))
  const codes = await makeCodes(context)
  await inTransaction(context.db, async (trx) => {
    await keepCodes(trx, user.id, codes)
    await recordEvent(context, trx, { by: account(caller), account: user, what: { type: 'recovery-codes-made' } })
    await tellOwner(context, trx, user, { type: 'codes-made' })
  })
  context.log.info({ event: 'recovery-codes-made', userId: user.id })
  return { recoveryCodes: codes.codes }
}

export const beginPasskey: Handler<Calls['beginPasskey']> = async (context, { body }, { user }) => {
  await requirePassword(context.db, user, body.currentPassword)
  await refuseTooMany(context.db, user.id)
  return askToMakePasskey(context, user)
}

export const addPasskey: Handler<Calls['addPasskey']> = async (context, { body }, caller) => {
  const { user } = caller
  const made = await verifyMadePasskey(context, user, body.name, body.passkey)
  const spare = await spareCodes(context, user.id)
  const added = await inTransaction(context.db, async (trx) => {
    await lockUser(trx, user.id)
    // Of passkeys that were begun together.
    await refuseTooMany(trx, user.id)
    const passkey = await insertPasskey(context, trx, user.id, made)
    await noteAdded(context, trx, caller, passkey.name)
    return { passkey, recoveryCodes: await keepFirstCodes(context, trx, user.id, spare) }
  }).catch((error: unknown) => {
    throw isTaken(error, 'passkeys_credential_id_key') ? new ApiError('WRONG_PASSKEY') : error
  })
  context.log.info({ event: 'factor-added', userId: user.id, factor: 'passkey' })
  return added
}

export const renamePasskey: Handler<Calls['renamePasskey']> = async ({ db }, { params, body }, { user }) => {
  orNotFound(await setPasskeyName(db, user.id, params.id, body.name.trim()))
}

export const removePasskey: Handler<Calls['removePasskey']> = async (context, { params, body }, caller) => {
  const { user } = caller
  await requirePassword(context.db, user, body.currentPassword)
  await inTransaction(context.db, async (trx) => {
    await lockUser(trx, user.id)
    const name = orNotFound(await deletePasskey(trx, user.id, params.id))
    await noteRemoved(context, trx, caller, name)
  })
  context.log.info({ event: 'factor-removed', userId: user.id, factor: 'passkey' })
}

/** @throws ApiError INVALID where an account has as many passkeys as there can be */
async function refuseTooMany(db: Statements, userId: string): Promise<void> {
  if ((await findPasskeys(db, userId)).length < mostPasskeys) return
  throw new ApiError('INVALID', { message: `You already have ${mostPasskeys} passkeys, which is the maximum. Remove one first.` })
}

/** Codes for an account that seems to have none, made before a transaction begins. */
async function spareCodes(context: Context, userId: string): Promise<MadeCodes | null> {
  return (await countRecoveryCodes(context.db, userId)) > 0 ? null : makeCodes(context)
}

/**
 * Whoever sets up a factor gets codes for the day it is lost, unless there are some by now. With the account locked, so that of two
 * factors set up at once one brings them.
 */
async function keepFirstCodes(
  context: Context,
  trx: Statements,
  userId: string,
  spare: MadeCodes | null,
): Promise<string[] | null> {
  if ((await countRecoveryCodes(trx, userId)) > 0) return null
  const made = spare ?? (await makeCodes(context))
  await keepCodes(trx, userId, made)
  return made.codes
}

async function noteAdded(context: Context, trx: Statements, caller: SignedInCaller, name: string | null): Promise<void> {
  const { user } = caller
  await recordEvent(context, trx, { by: account(caller), account: user, what: { type: 'factor-added', name } })
  await tellOwner(context, trx, user, { type: 'added', name })
}

async function noteRemoved(context: Context, trx: Statements, caller: SignedInCaller, name: string | null): Promise<void> {
  const { user } = caller
  await removeIdleCodes(trx, user.id)
  await recordEvent(context, trx, { by: account(caller), account: user, what: { type: 'factor-removed', name } })
  await tellOwner(context, trx, user, { type: 'removed', name })
}
