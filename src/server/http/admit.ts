import { accountHeader } from '#contract/account-header.ts'
import { type CallDefinition, isForAccount } from '#contract/call.ts'
import { opens } from '#domain/accounts/api-token.ts'
import { ApiError } from '../api-error.ts'
import type { Caller } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { countCall } from '../rate-limit.ts'
import type { Exchange } from './exchange.ts'
import { identify } from './identify.ts'
import { isOwnOrigin } from './origin.ts'
import { readBody } from './request-body.ts'

/** What a request has to pass before anything is done for it: a call, the call that a form stands for, or the door of MCP. */
export interface Door extends Pick<CallDefinition, 'method' | 'access' | 'token' | 'whileOwing' | 'limit' | 'maxBodyBytes'> {
  /** No session opens it, only a personal token; whoever comes without one is told this. */
  tokensOnly?: string
}

/**
 * The one way in for calls, forms and MCP: origin, who asks, what they may, how often – in this order.
 * @throws ApiError FOREIGN_ORIGIN, BAD_TOKEN, SECOND_FACTOR_DUE, NOT_FOR_TOKENS, TOKEN_SCOPE, SIGNED_OUT, OTHER_ACCOUNT or TOO_MANY
 */
export async function admit(context: Context, exchange: Exchange, door: Door): Promise<Caller> {
  if (door.method !== 'GET' && !isOwnOrigin(originHeaders(exchange), context.config.publicUrl)) {
    throw new ApiError('FOREIGN_ORIGIN')
  }
  const caller = await identify(context, exchange)
  if (door.tokensOnly !== undefined && caller.token === null) throw new ApiError('SIGNED_OUT', { message: door.tokensOnly })
  allowSetUp(door, caller)
  checkAccess(context, door, caller)
  if (isForAccount(door)) checkAccount(exchange.req.header(accountHeader), caller)
  if (caller.token !== null) await countCall(context, 'token', caller)
  if (door.limit !== undefined) await countCall(context, door.limit, caller)
  return caller
}

/**
 * The body of a request that was let in.
 * @throws ApiError BODY_TOO_LARGE or BODY_TOO_SLOW
 */
export function bodyThrough({ maxBodyBytes }: Door, exchange: Exchange): Promise<Buffer> {
  return readBody(exchange.req.raw, maxBodyBytes)
}

/** Somebody who owes a second factor is who they are where one is set up, and nobody anywhere else. */
function allowSetUp(door: Door, caller: Caller): void {
  if (caller.owing === null) return
  if (door.whileOwing === true) caller.user = caller.owing
  else if (door.access === 'signed-in') throw new ApiError('SECOND_FACTOR_DUE')
}

function checkAccess(context: Context, door: Door, caller: Caller): void {
  if (caller.token !== null) {
    if (door.token === undefined) throw new ApiError('NOT_FOR_TOKENS')
    if (!opens(caller.token.scope, door.token)) throw new ApiError('TOKEN_SCOPE')
  }
  const open = door.access === 'anyone' || (door.access === 'lookup' && context.config.anonymousLookup)
  if (!open && caller.user === null) throw new ApiError('SIGNED_OUT')
}

/** Nothing is done for one account that a tab of another has asked for: decision 0049. @param loadedFor id that the tab gives */
function checkAccount(loadedFor: string | undefined, { user, token }: Caller): void {
  const isOthers = loadedFor !== undefined && token === null && user !== null && user.id !== loadedFor
  if (isOthers) throw new ApiError('OTHER_ACCOUNT')
}

function originHeaders(exchange: Exchange) {
  return { origin: exchange.req.header('origin'), site: exchange.req.header('sec-fetch-site'), host: exchange.req.header('host') }
}
