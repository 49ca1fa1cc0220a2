import type { Calls } from '#contract/calls.ts'
import { requirePassword } from '../accounts/require-password.ts'
import { ApiError, orNotFound } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import { inTransaction } from '../db/transaction.ts'
import { account } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { tellOwner } from '../factors/tell-owner.ts'
import { hasPublicHost } from '../http/known-host.ts'
import { openAuthorizationRequest } from './authorization-requests.ts'
import { isIssuer } from './provider.ts'
import { ProviderError } from './provider-error.ts'
import { findIdentity, removeIdentity } from './store.ts'

export const getIdentity: Handler<Calls['getIdentity']> = async ({ db, config }, _input, { user }) => {
  const provider = config.identityProvider
  const found = provider === null ? undefined : await findIdentity(db, user.id)
  const isLive = found !== undefined && provider !== null && isIssuer(provider, found.issuer)
  return {
    provider: provider?.name ?? null,
    identity: isLive
      ? { connectedAt: found.connected_at.toISOString(), lastUsedAt: found.last_used_at?.toISOString() ?? null }
      : null,
  }
}

export const connectIdentity: Handler<Calls['connectIdentity']> = async (context, { body }, caller) => {
  const provider = orNotFound(context.config.identityProvider ?? undefined)
  const { publicUrl } = context.config
  if (caller.origin !== null && !hasPublicHost(caller.origin, publicUrl)) {
    const message = `${provider.name} sends people back to ${publicUrl}. Sign in there to connect your account.`
    throw new ApiError('OTHER_ADDRESS', { message })
  }
  await requirePassword(context.db, caller.user, body.currentPassword)
  try {
    return { address: await openAuthorizationRequest(context, provider, caller, { connect: caller }) }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    context.log.warn({ event: 'sign-on-refused', why: error.message })
    throw new ApiError('PROVIDER_AWAY', { cause: error })
  }
}

export const disconnectIdentity: Handler<Calls['disconnectIdentity']> = async (context, { body }, caller) => {
  const { user } = caller
  const provider = context.config.identityProvider?.name ?? 'single sign-on'
  await requirePassword(context.db, user, body.currentPassword)
  await inTransaction(context.db, async (trx) => {
    orNotFound(await removeIdentity(trx, user.id))
    await recordEvent(context, trx, { by: account(caller), account: user, what: { type: 'identity-disconnected', provider } })
    await tellOwner(context, trx, user, { type: 'disconnected', provider })
  })
  context.log.info({ event: 'identity-disconnected', userId: user.id })
}
