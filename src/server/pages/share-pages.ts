import { pages } from '#contract/pages.ts'
import { submitShareInterest } from '#contract/interests.ts'
import { toldOutcomes } from '#contract/public-pages.ts'
import { getShare } from '#contract/shares.ts'
import type { PricingOptions } from '#domain/public-face/pricing.ts'
import type { Billing } from '#domain/offers/interest.ts'
import type { Caller } from '../call-handler.ts'
import type { Context } from '../context.ts'
import type { Exchange } from '../http/exchange.ts'
import { identify } from '../http/identify.ts'
import { submitShareInterest as submit } from '../interests/handlers.ts'
import { findOutcome } from '../interests/interest.ts'
import { findSeller } from '../offers/seller.ts'
import { findMarks } from '../remarks/store.ts'
import { type Knocker, openLink, openLinkState } from '../shares/open-link.ts'
import type { LinkState } from '../shares/store.ts'
import { shareViewOf } from '../shares/view.ts'
import { chosenOptions } from './chosen-options.ts'
import { readOwnForm } from './own-form.ts'
import { keeperOf, type PageSender } from './page-sender.ts'
import { known, orShareError } from './share-error.ts'

/**
 * What a link shows, rendered once a version: each opening asks whether the link opens and which version is the newest, so that a
 * link that was turned off is dead at once. A link that was used leads to its place in line.
 */
export async function sendShare(context: Context, exchange: Exchange, send: PageSender): Promise<Response> {
  const shareId = exchange.req.param('shareId') ?? ''
  return orShareError(context, exchange, send, shareId, async () => {
    const caller = await identify(context, exchange)
    const state = await openLinkState(context, known(shareId), caller)
    if (state.interested) {
      if (exchange.req.query('change') === undefined) return exchange.redirect(pages.waitlist(shareId))
      return sendChange(context, exchange, send, { shareId, state, caller })
    }
    return sendTold(context, exchange, send, { name: 'share', shareId, state, caller })
  })
}

/** The page of a link with the form that changes what was submitted: seat or place stay. */
async function sendChange(
  context: Context,
  exchange: Exchange,
  send: PageSender,
  { shareId, state, caller }: { shareId: string; state: LinkState; caller: Knocker },
): Promise<Response> {
  const page = await linkPage(context, shareId, caller, state)
  const outcome = await findOutcome(context.db, page.view.searchId)
  const change = outcome?.pricingOptions
  return send(exchange, 'share', { ...page, change }, { keptBy: 'nobody', signedIn: caller.user !== null })
}

/** The contact form as a browser without script sends it: like the call of the API, answered by a page. */
export async function sendSubmission(context: Context, exchange: Exchange, send: PageSender): Promise<Response> {
  const shareId = exchange.req.param('shareId') ?? ''
  return orShareError(context, exchange, send, shareId, async () => {
    const { caller, fields } = await readOwnForm(context, exchange, submitShareInterest)
    const given = interestFields(fields)
    const body = submitShareInterest.body.safeParse(given)
    if (!body.success) return sendTyped(context, exchange, send, { shareId, given, caller, refused: true })
    await submit(context, { params: { shareId: known(shareId) }, query: undefined, body: body.data }, caller)
    return exchange.redirect(pages.waitlist(shareId), 303)
  })
}

/** The options in the contact form with their total, as a browser without script asks for it: nothing is submitted. */
export async function sendTotal(context: Context, exchange: Exchange, send: PageSender): Promise<Response> {
  const shareId = exchange.req.param('shareId') ?? ''
  return orShareError(context, exchange, send, shareId, async () => {
    const { caller, fields } = await readOwnForm(context, exchange, { ...getShare, method: 'POST' })
    return sendTyped(context, exchange, send, { shareId, given: interestFields(fields), caller, refused: false })
  })
}

/** The page of a link with the form as it was sent. */
async function sendTyped(
  context: Context,
  exchange: Exchange,
  send: PageSender,
  { shareId, given, caller, refused }: { shareId: string; given: InterestFields; caller: Caller; refused: boolean },
): Promise<Response> {
  const { pricingOptions, ...billing } = given
  const state = await openLinkState(context, known(shareId), caller)
  const change = state.interested ? pricingOptions : undefined
  const page = { ...(await linkPage(context, shareId, caller, state)), typed: { billing, pricingOptions, refused }, change }
  const status = refused ? 400 : 200
  return send(exchange, 'share', page, { status, keptBy: 'nobody', signedIn: caller.user !== null })
}

/** The programs of a link, for its every holder: until its interest is submitted they stand on the page of the link itself. */
export async function sendPrograms(context: Context, exchange: Exchange, send: PageSender): Promise<Response> {
  const shareId = exchange.req.param('shareId') ?? ''
  return orShareError(context, exchange, send, shareId, async () => {
    const caller = await identify(context, exchange)
    const state = await openLinkState(context, known(shareId), caller)
    if (!state.interested) return exchange.redirect(pages.share(shareId))
    return sendTold(context, exchange, send, { name: 'programs', shareId, state, caller })
  })
}

/** A page of a link, with what became of a remark where its address says so; such an answer is nobody's but its reader's. */
async function sendTold(
  context: Context,
  exchange: Exchange,
  send: PageSender,
  { name, shareId, state, caller }: { name: 'share' | 'programs'; shareId: string; state: LinkState; caller: Knocker },
): Promise<Response> {
  const told = toldOutcomes.find((one) => one === exchange.req.query('told'))
  const published = name === 'share' && told === undefined && isPublished(state)
  const page = async () => ({ ...(await linkPage(context, shareId, caller, state)), told, published })
  const signedIn = caller.user !== null
  if (told !== undefined) return send(exchange, name, page, { keptBy: 'nobody', signedIn })
  const cached = { key: shareId, state: stateOf(state) }
  return send(exchange, name, page, { keptBy: keeperOf(state), signedIn, published, cached })
}

/** What a page of a link shows. Where anybody may find it, nobody is reminded of what somebody said. */
export async function linkPage(context: Context, shareId: string, knocker: Knocker, state: LinkState) {
  const link = await openLink(context, shareId, knocker)
  return {
    shareId,
    view: await shareViewOf(context.db, link),
    seller: await findSeller(context.db, link.prospect.owner_id),
    marks: isPublished(state) || state.mode === 'view' ? [] : await findMarks(context.db, shareId),
  }
}

/** What a passcode keeps from people it keeps from search engines, too; a page that its readers may edit is for those who were given it. */
function isPublished({ published, passcode, mode }: LinkState): boolean {
  return published && passcode === null && mode !== 'edit'
}

/** All that the page of a link depends on. */
function stateOf(state: LinkState): string {
  return JSON.stringify([
    state.version,
    state.mode,
    state.said,
    state.names_unread,
    state.seller_name,
    state.seller_email,
    isPublished(state),
  ])
}

type InterestFields = Billing & { pricingOptions: PricingOptions }

function interestFields(fields: URLSearchParams): InterestFields {
  return {
    billingName: fields.get('billingName') ?? '',
    billingEmail: fields.get('billingEmail') ?? '',
    pricingOptions: chosenOptions(fields),
  }
}
