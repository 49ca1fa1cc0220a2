import type { Calls } from '#contract/calls.ts'
import { orNotFound } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import { inTransaction } from '../db/transaction.ts'
import { account } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { countProspects } from '../prospects/owned.ts'
import { ownLink } from '../shares/links.ts'
import { findAllLinks } from '../shares/store.ts'
import { giveRole, lockForAdministrator, ownAccountError, requireAdministrator } from './administrators.ts'
import { handOverProspects } from './hand-over.ts'
import { forgetDevices } from './known-devices.ts'
import { endResetLinks, resetLinkFor } from './password-reset.ts'
import { endAllSessions } from './sessions.ts'
import { revokeAllTokens } from '../tokens/store.ts'
import { findById, setDisabled } from './store.ts'

export const disableUser: Handler<Calls['disableUser']> = async (context, { params, body }, caller) => {
  const { user } = caller
  requireAdministrator(user)
  const by = account(caller)
  const { handOverTo, endLinks = false } = body
  await inTransaction(context.db, async (trx) => {
    const accounts = await lockForAdministrator(trx, user, [params.id, ...(handOverTo === undefined ? [] : [handOverTo])])
    const closed = orNotFound(accounts.find(params.id))
    if (closed.id === user.id) throw ownAccountError(accounts, user)
    await handOverProspects(context, trx, { accounts, from: closed, to: handOverTo, endLinks, by })
    if (!closed.isDisabled) {
      await setDisabled(trx, closed.id, context.now())
      await recordEvent(context, trx, { by, account: closed, what: { type: 'account-disabled' } })
    }
    await endAllSessions(trx, closed.id)
    await revokeAllTokens(context, trx, closed.id)
    await forgetDevices(trx, closed.id)
    // A re-enabled user signs in with their own credentials; old reset links stay invalid.
    await endResetLinks(trx, closed.id, context.now())
  })
  context.log.info({ event: 'account-disabled', userId: params.id, by: user.id })
}

export const enableUser: Handler<Calls['enableUser']> = async (context, { params }, caller) => {
  const { user } = caller
  await inTransaction(context.db, async (trx) => {
    const opened = orNotFound((await lockForAdministrator(trx, user, [params.id])).find(params.id))
    await setDisabled(trx, opened.id, null)
    if (opened.isDisabled) {
      await recordEvent(context, trx, { by: account(caller), account: opened, what: { type: 'account-enabled' } })
    }
  })
  context.log.info({ event: 'account-enabled', userId: params.id, by: user.id })
}

export const changeRole: Handler<Calls['changeRole']> = async (context, { params, body: { role } }, caller) => {
  const { user } = caller
  await inTransaction(context.db, async (trx) => {
    const accounts = await lockForAdministrator(trx, user, [params.id])
    await giveRole(context, trx, account(caller), accounts, params.id, role)
  })
  context.log.info({ event: 'role-changed', userId: params.id, role, by: user.id })
}

export const makeResetLink: Handler<Calls['makeResetLink']> = async (context, { params }, caller) => {
  const { user } = caller
  const link = await inTransaction(context.db, async (trx) => {
    const owner = orNotFound((await lockForAdministrator(trx, user, [params.id])).find(params.id))
    // A disabled account looks as one that does not exist, as for whoever asks for a reset.
    orNotFound(!owner.isDisabled)
    return resetLinkFor(context, trx, account(caller), owner)
  })
  context.log.info({ event: 'reset-link-made', userId: params.id, by: user.id })
  return { link }
}

export const getHoldings: Handler<Calls['getHoldings']> = async (context, { params }, { user }) => {
  requireAdministrator(user)
  const owner = orNotFound(await findById(context.db, params.id))
  const links = await findAllLinks(context.db, owner.id)
  return { prospects: await countProspects(context.db, owner.id), links: links.map((link) => ownLink(context, link)) }
}

export const handOver: Handler<Calls['handOver']> = async (context, { params, body }, caller) => {
  const { handOverTo: to, endLinks = false } = body
  return inTransaction(context.db, async (trx) => {
    const accounts = await lockForAdministrator(trx, caller.user, [params.id, to])
    const from = orNotFound(accounts.find(params.id))
    return { prospects: await handOverProspects(context, trx, { accounts, from, to, endLinks, by: account(caller) }) }
  })
}
