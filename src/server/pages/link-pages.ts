import { keyParameter } from '#contract/parameters.ts'
import { pages } from '#contract/pages.ts'
import type { PublicPages } from '#contract/public-pages.ts'
import { defaultPricingOptions } from '#domain/public-face/pricing.ts'
import { ApiError } from '../api-error.ts'
import type { Context } from '../context.ts'
import type { Exchange } from '../http/exchange.ts'
import { identify } from '../http/identify.ts'
import { findOutcome, isSeatFree } from '../interests/interest.ts'
import { findSeller } from '../offers/seller.ts'
import { openLink } from '../shares/open-link.ts'
import type { OpenedLink } from '../shares/store.ts'
import { optionsInAddress } from './chosen-options.ts'
import { isSignedIn } from './is-signed-in.ts'
import { keeperOf, type PageSender } from './page-sender.ts'
import { orShareError } from './share-error.ts'

/** The marketing page. That of a link waits for the link's passcode; of one that does not open it reads like the page for everybody. */
export async function sendLearn(context: Context, exchange: Exchange, send: PageSender, shareId: string): Promise<Response> {
  return orShareError(context, exchange, send, shareId, async () => {
    if (shareId !== 'default') await openOrNot(context, exchange, shareId)
    const options = optionsInAddress(exchange) ?? defaultPricingOptions
    const cached = { key: `${shareId} ${JSON.stringify(options)}`, state: '' }
    return send(
      exchange,
      'learn',
      { shareId, options },
      { keptBy: 'anyone', signedIn: await isSignedIn(context, exchange), cached },
    )
  })
}

/** Where the submission of a link stands. A link that does not open, or was not used, reads like the page for everybody. */
export async function sendWaitlist(context: Context, exchange: Exchange, send: PageSender): Promise<Response> {
  const shareId = exchange.req.param('shareId') ?? ''
  return orShareError(context, exchange, send, shareId, async () => {
    const link = await openOrNot(context, exchange, shareId)
    const outcome = link && (await findOutcome(context.db, link.prospect.id))
    const seller = link && (await findSeller(context.db, link.prospect.owner_id))
    const isOver = outcome?.trialEndsAt != null && Date.parse(outcome.trialEndsAt) <= context.now().getTime()
    const page: PublicPages['waitlist'] = {
      shareId,
      organization: link?.prospect.organization.name,
      outcome,
      isSeatFree: outcome === undefined && (await isSeatFree(context)),
      isOver,
      seller,
      mode: link?.mode,
    }
    return send(exchange, 'waitlist', page, {
      keptBy: link === undefined ? 'reader' : keeperOf(link),
      signedIn: await isSignedIn(context, exchange),
    })
  })
}

/** The editor, drawn by the application. That of a link waits for its passcode, and is only for one that lets its holders edit. */
export async function sendSharedEditor(
  context: Context,
  exchange: Exchange,
  send: PageSender,
  sendShell: (exchange: Exchange) => Promise<Response>,
): Promise<Response> {
  const shareId = /^share_([\w-]{1,100})$/.exec(exchange.req.param('id') ?? '')?.[1]
  if (shareId === undefined) return sendShell(exchange)
  return orShareError(context, exchange, send, shareId, async () => {
    const link = await openOrNot(context, exchange, shareId)
    return link === undefined || link.mode === 'edit' ? sendShell(exchange) : exchange.redirect(pages.share(shareId))
  })
}

/** @throws ApiError PASSCODE_NEEDED */
async function openOrNot(context: Context, exchange: Exchange, key: string): Promise<OpenedLink | undefined> {
  if (!keyParameter.safeParse(key).success) return undefined
  try {
    return await openLink(context, key, await identify(context, exchange))
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return undefined
    throw error
  }
}
