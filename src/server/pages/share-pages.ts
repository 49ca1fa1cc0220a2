import { pages } from '#contract/pages.ts'
import { submitShareInterest } from '#contract/interests.ts'
import { toldOutcomes } from '#contract/public-pages.ts'
import type { PricingOptions } from '#domain/pricing.ts'
import type { Context } from '../context.ts'
import type { Exchange } from '../http/exchange.ts'
import { identify } from '../http/identify.ts'
import { submitShareInterest as submit } from '../interests/handlers.ts'
import { countCall } from '../rate-limit.ts'
import { openLink, openLinkState } from '../shares/open-link.ts'
import { shareViewOf } from '../shares/view.ts'
import { readOwnForm } from './own-form.ts'
import type { PageSender } from './page-sender.ts'
import { known, orShareError } from './share-error.ts'

/**
 * What a link shows, rendered once a version: each opening asks whether the link opens and which version is the newest, so that a
 * link that was turned off is dead at once. A link that was used leads to its place in line.
 */
export async function sendShare(context: Context, exchange: Exchange, send: PageSender): Promise<Response> {
  const shareId = exchange.req.param('shareId') ?? ''
  return orShareError(context, exchange, send, shareId, async () => {
    const caller = await identify(context, exchange)
    const { interested, version, mode } = await openLinkState(context, known(shareId), caller)
    if (interested) return exchange.redirect(pages.waitlist(shareId))
    const told = toldOutcomes.find((one) => one === exchange.req.query('told'))
    const page = async () => ({ shareId, view: await shareViewOf(context.db, await openLink(context, shareId, caller)), told })
    if (told !== undefined) return send(exchange, 'share', page, { keptBy: 'nobody', signedIn: caller.user !== null })
    const cached = { key: shareId, state: `${version} ${mode}` }
    return send(exchange, 'share', page, { keptBy: 'reader', signedIn: caller.user !== null, cached })
  })
}

/** The contact form as a browser without script sends it: like the call of the API, answered by a page. */
export async function sendSubmission(context: Context, exchange: Exchange, send: PageSender): Promise<Response> {
  const shareId = exchange.req.param('shareId') ?? ''
  return orShareError(context, exchange, send, shareId, async () => {
    const { caller, fields } = await readOwnForm(context, exchange)
    await countCall(context, 'interest', caller)
    const given = interestFields(fields)
    const body = submitShareInterest.body.safeParse(given)
    if (!body.success) {
      const view = await shareViewOf(context.db, await openLink(context, known(shareId), caller))
      const { pricingOptions, ...billing } = given
      const page = { shareId, view, refused: { billing, pricingOptions } }
      return send(exchange, 'share', page, { status: 400, keptBy: 'nobody', signedIn: caller.user !== null })
    }
    await submit(context, { params: { shareId: known(shareId) }, query: undefined, body: body.data }, caller)
    return exchange.redirect(pages.waitlist(shareId), 303)
  })
}

function interestFields(fields: URLSearchParams): { billingName: string; billingEmail: string; pricingOptions: PricingOptions } {
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
