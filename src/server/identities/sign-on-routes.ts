import { isOwnPath, pages, signOnPages, wholeAddress } from '#contract/pages.ts'
import type { SignOnFailure } from '#domain/accounts/sign-on.ts'
import { Hono } from 'hono'
import { beginSession } from '../accounts/begin-session.ts'
import { openPendingSignIn } from '../accounts/pending-sign-ins.ts'
import { findSession } from '../accounts/sessions.ts'
import { ApiError } from '../api-error.ts'
import type { Caller } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { isTaken } from '../db/database-error.ts'
import { inTransaction } from '../db/transaction.ts'
import { account } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { hasSecondFactor } from '../factors/store.ts'
import { tellOwner } from '../factors/tell-owner.ts'
import type { Environment, Exchange } from '../http/exchange.ts'
import { identify, isFetchedAhead } from '../http/identify.ts'
import { hasPublicHost } from '../http/known-host.ts'
import { isOwnSite } from '../http/origin.ts'
import { countCall } from '../rate-limit.ts'
import { closeAuthorizationRequest, lifetime, openAuthorizationRequest } from './authorization-requests.ts'
import { type IdentityProvider, type ProviderSignIn, redeemAnswer } from './provider.ts'
import { ProviderError } from './provider-error.ts'
import { connect, findConnected } from './store.ts'
import { reasonOf } from '../reason-of.ts'

/** The way to the provider of single sign-on and back; where there is none, no such address. */
export function signOnRoutes(context: Context): Hono<Environment> {
  const app = new Hono<Environment>()
  const halves = { [signOnPages.begin()]: begin, [signOnPages.callback()]: comeBack }
  for (const [path, half] of Object.entries(halves)) {
    app.get(path, async (exchange, next) => {
      const provider = context.config.identityProvider
      if (provider === null) return next()
      // Nobody is on the way yet: nothing is written, and nothing that a person has begun is used up.
      if (exchange.req.method === 'HEAD') return exchange.body(null, 204)
      if (isFetchedAhead(exchange)) return exchange.body(null, 503)
      return answering(context, exchange, (caller) => half(context, exchange, caller, provider))
    })
  }
  return app
}

/** Carries out one half of the way. Whatever goes wrong leads to a page that says so: nobody is left with an answer for programs. */
async function answering(context: Context, exchange: Exchange, work: (caller: Caller) => Promise<string>): Promise<Response> {
  exchange.set('route', exchange.req.path)
  exchange.get('answerHeaders')['x-robots-tag'] = 'noindex'
  let isSignedIn = false
  try {
    const caller = await identify(context, exchange)
    isSignedIn = caller.user !== null
    await countCall(context, 'signOn', caller)
    return exchange.redirect(await work(caller), 303)
  } catch (error) {
    const failure = failureOf(error)
    if (error instanceof ApiError && error.retryAfter !== undefined) {
      exchange.get('answerHeaders')['retry-after'] = String(error.retryAfter)
    }
    const why = reasonOf(error)
    context.log[failure === 'broken' ? 'error' : 'warn']({
      event: 'sign-on-refused',
      requestId: exchange.get('requestId'),
      failure,
      why,
      ...(failure === 'broken' ? { err: error } : {}),
    })
    return exchange.redirect(isSignedIn ? signOnPages.connectEnded(failure) : signOnPages.failed(failure), 303)
  }
}

/** A request from another site could sign someone in without their knowledge, so they must click the button themselves. */
async function begin(context: Context, exchange: Exchange, caller: Caller, provider: IdentityProvider): Promise<string> {
  if (!isOwnSite(exchange.req.header('sec-fetch-site'))) return pages.auth()
  const to = exchange.req.query('to') ?? ''
  const { publicUrl } = context.config
  // The provider sends people back to the host of PUBLIC_URL, where a cookie of another one does not come. Once only: behind a proxy
  // the name that we are asked by may be another one than the browser's.
  if (exchange.req.query('here') === undefined && !hasPublicHost(exchange.req.url, publicUrl)) {
    return wholeAddress(publicUrl, `${signOnPages.begin(to)}&here=yes`)
  }
  return openAuthorizationRequest(context, provider, caller, { enter: { wayOn: leadsOn(to) ? to : null } })
}

/** Whether a text leads to a page of ours that is none of those of signing in, however their address is written. */
function leadsOn(to: string): boolean {
  if (!isOwnPath(to)) return false
  try {
    const { pathname } = new URL(to, 'http://localhost')
    return !/^\/auth(?:\/|$)/i.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

async function comeBack(context: Context, exchange: Exchange, caller: Caller, provider: IdentityProvider): Promise<string> {
  const { search } = new URL(exchange.req.url)
  const request = await closeAuthorizationRequest(context, caller, search)
  if (request === undefined) throw new ProviderError('over', 'Nobody is on this way.')
  const signIn = await redeemAnswer(context, provider, request.token, search)
  if (request.userId === null) return enter(context, caller, signIn, request.wayOn)
  if ((signIn.signedInFor ?? 0) > lifetime) throw new ProviderError('refused', 'The provider did not ask anew who it is.')
  await connectAccount(context, caller, signIn, provider)
  return signOnPages.connectEnded('connected')
}

/** Lets in whoever the provider knows as the holder of an account; the account's own second factor is asked for unless the provider did. */
async function enter(context: Context, caller: Caller, signIn: ProviderSignIn, wayOn: string | null): Promise<string> {
  const user = await findConnected(context, signIn)
  if (user === undefined) throw new ProviderError('stranger', 'No account that is open is connected with it.')
  if (!signIn.twoFactors && (await hasSecondFactor(context.db, user.id))) {
    await openPendingSignIn(context, caller, user.id)
    return signOnPages.secondStep()
  }
  await beginSession(context, caller, user, 'provider', signIn.twoFactors)
  return wayOn ?? pages.home()
}

async function connectAccount(
  context: Context,
  caller: Caller,
  signIn: ProviderSignIn,
  { name: provider }: IdentityProvider,
): Promise<void> {
  const { user } = caller
  if (user === null) throw new ProviderError('over', 'Nobody is signed in.')
  try {
    await inTransaction(context.db, async (trx) => {
      // The provider was asked meanwhile: somebody may have ended the session or disabled the account.
      const session = caller.sessionToken === null ? null : await findSession({ ...context, db: trx }, caller.sessionToken)
      if (session?.user.id !== user.id) throw new ProviderError('over', 'The session of whoever connects has ended.')
      await connect(context, trx, user.id, signIn)
      const by = account({ user, address: caller.address })
      await recordEvent(context, trx, { by, account: user, what: { type: 'identity-connected', provider } })
      await tellOwner(context, trx, user, { type: 'connected', provider })
    })
  } catch (error) {
    if (isTaken(error, 'identities_issuer_subject_key')) {
      throw new ProviderError('taken', 'Another account is connected with it.', { cause: error })
    }
    throw error
  }
  context.log.info({ event: 'identity-connected', userId: user.id })
}

function failureOf(error: unknown): SignOnFailure {
  if (error instanceof ProviderError) return error.failure
  if (error instanceof ApiError) return error.code === 'TOO_MANY' ? 'too-many' : 'refused'
  return 'broken'
}
