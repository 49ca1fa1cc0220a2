import { keyParameter } from '#contract/parameters.ts'
import { pages } from '#contract/pages.ts'
import { submitShareInterest } from '#contract/shares.ts'
import type { PricingOptions } from '#domain/pricing.ts'
import { ApiError } from '../api-error.ts'
import type { Context } from '../context.ts'
import { asApiError } from '../http/answer.ts'
import type { Exchange } from '../http/exchange.ts'
import { identify } from '../http/identify.ts'
import { isOwnOrigin } from '../http/origin.ts'
import { readBody } from '../http/request-body.ts'
import { countCall } from '../rate-limit.ts'
import { submitShareInterest as submit } from '../shares/handlers.ts'
import { findOutcome } from '../shares/interest.ts'
import { findLinkState, findShared } from '../shares/store.ts'
import { findShareView } from '../shares/view.ts'
import { isSignedIn } from './is-signed-in.ts'
import type { PageSender } from './page-sender.ts'

/**
 * What a link shows, rendered once a version: each opening asks whether the link is live and which version is the newest, so that a
 * link that was turned off is dead at once. A link that was used leads to its place in line.
 */
export async function sendShare(context: Context, exchange: Exchange, send: PageSender): Promise<Response> {
  const shareId = idOf(exchange, 'shareId')
  return orShareError(context, exchange, send, shareId, async () => {
    const state = existing(await findLinkState(context.db, known(shareId)))
    if (state.interested) return exchange.redirect(pages.waitlist(shareId))
    const page = async () => ({ shareId, view: existing(await findShareView(context.db, shareId)) })
    const cached = { key: shareId, state: String(state.version) }
    return send(exchange, 'share', page, { keptBy: 'reader', signedIn: await isSignedIn(context, exchange), cached })
  })
}

/** The contact form as a browser without script sends it: like the call of the API, answered by a page. */
export async function sendSubmission(context: Context, exchange: Exchange, send: PageSender): Promise<Response> {
  const shareId = idOf(exchange, 'shareId')
  return orShareError(context, exchange, send, shareId, async () => {
    const header = (name: string) => exchange.req.header(name)
    const origin = { origin: header('origin'), site: header('sec-fetch-site'), host: header('host') }
    if (!isOwnOrigin(origin, context.config.publicUrl)) throw new ApiError('FOREIGN_ORIGIN')
    const caller = await identify(context, exchange)
    await countCall(context, 'interest', caller)
    const given = formFields(await readBody(exchange.req.raw))
    const body = submitShareInterest.body.safeParse(given)
    if (!body.success) {
      const view = existing(await findShareView(context.db, known(shareId)))
      const { pricingOptions, ...billing } = given
      const page = { shareId, view, refused: { billing, pricingOptions } }
      return send(exchange, 'share', page, { status: 400, keptBy: 'nobody', signedIn: caller.user !== null })
    }
    await submit(context, { params: { shareId: known(shareId) }, query: undefined, body: body.data }, caller)
    return exchange.redirect(pages.waitlist(shareId), 303)
  })
}

/** Where the submission of a link stands. A link that is unknown, or was not used, reads like the page for everybody. */
export async function sendWaitlist(context: Context, exchange: Exchange, send: PageSender): Promise<Response> {
  const uuid = idOf(exchange, 'uuid')
  const prospect = keyParameter.safeParse(uuid).success ? await findShared(context.db, uuid) : undefined
  const outcome = prospect && (await findOutcome(context.db, prospect.id))
  return send(
    exchange,
    'waitlist',
    { uuid, organization: prospect?.organization.name, outcome },
    { keptBy: 'reader', signedIn: await isSignedIn(context, exchange) },
  )
}

/** A link that cannot be read is answered by a page with the status of what happened. */
async function orShareError(
  context: Context,
  exchange: Exchange,
  send: PageSender,
  shareId: string,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work()
  } catch (thrown) {
    const { status, code, message: sentence, retryAfter } = asApiError(context, thrown, exchange.get('requestId'))
    exchange.set('failure', code)
    if (retryAfter !== undefined) exchange.get('answerHeaders')['retry-after'] = String(retryAfter)
    const page = { shareId, status, sentence, retry: status >= 500 }
    return send(exchange, 'share-error', page, { status, keptBy: 'nobody', signedIn: await isSignedIn(context, exchange) })
  }
}

function formFields(body: Buffer): { billingName: string; billingEmail: string; pricingOptions: PricingOptions } {
  // PostgreSQL stores no U+0000, and nobody types one.
  const fields = new URLSearchParams(body.toString('utf8').replaceAll('%00', ''))
  return {
    billingName: fields.get('billingName') ?? '',
    billingEmail: fields.get('billingEmail') ?? '',
    pricingOptions: {
      billingCycle: fields.get('billingCycle') === 'monthly' ? 'monthly' : 'annual',
      base: true,
      pearson: fields.has('pearson'),
      social: fields.has('social'),
    },
  }
}

function idOf(exchange: Exchange, name: string): string {
  return exchange.req.param(name) ?? ''
}

/** @throws ApiError NOT_FOUND for what can be no link */
function known(shareId: string): string {
  return existing(keyParameter.safeParse(shareId).data)
}

function existing<T>(found: T | undefined): T {
  if (found === undefined) throw new ApiError('NOT_FOUND')
  return found
}
