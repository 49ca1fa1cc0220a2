import { offerNumber } from '#contract/offers.ts'
import { pages } from '#contract/pages.ts'
import { errors } from '#contract/errors.ts'
import { askForLink as askCall, givePasscode as passcodeCall } from '#contract/shares.ts'
import { ApiError } from '../api-error.ts'
import type { Context } from '../context.ts'
import type { Exchange } from '../http/exchange.ts'
import { askForLink } from '../shares/ask-again.ts'
import { givePasscode } from '../shares/passcode.ts'
import { isSignedIn } from './is-signed-in.ts'
import { readOwnForm } from './own-form.ts'
import type { PageSender } from './page-sender.ts'
import { known, orShareError } from './share-error.ts'

/** The passcode of a link, sent by the page that asks for it; the right one leads to the page that was asked for. */
export async function takePasscode(context: Context, exchange: Exchange, send: PageSender): Promise<Response> {
  const shareId = exchange.req.param('shareId') ?? ''
  return orShareError(context, exchange, send, shareId, async () => {
    const { caller, fields } = await readOwnForm(context, exchange, passcodeCall)
    const to = pageOfLink(shareId, fields.get('to'))
    const body = passcodeCall.body.safeParse({ passcode: fields.get('passcode') ?? '' })
    const refuse = (error: ApiError) => {
      if (error.retryAfter !== undefined) exchange.get('answerHeaders')['retry-after'] = String(error.retryAfter)
      const sending = { status: error.status, keptBy: 'nobody', signedIn: caller.user !== null } as const
      return send(exchange, 'passcode', { shareId, to, refused: error.message }, sending)
    }
    try {
      if (!body.success) throw new ApiError('WRONG_PASSCODE')
      await givePasscode(context, { params: { shareId: known(shareId) }, query: undefined, body: body.data }, caller)
    } catch (error) {
      if (error instanceof ApiError && (error.code === 'WRONG_PASSCODE' || error.code === 'TOO_MANY')) return refuse(error)
      throw error
    }
    return exchange.redirect(to, 303)
  })
}

/** A page of the same link, that of an offer in place of its file; anything else leads to the link itself. */
function pageOfLink(shareId: string, asked: string | null): string {
  const page = (asked ?? '').replace(/\/pdf$/, '')
  const own = [pages.learn(shareId), pages.waitlist(shareId), pages.editShare(shareId), pages.sharedPrograms(shareId)]
  const number = page.startsWith(`${pages.offer(shareId)}/`) ? page.slice(pages.offer(shareId).length + 1) : undefined
  const isOffer = page === pages.offer(shareId) || offerNumber.safeParse(number).success
  return isOffer || own.includes(page) ? page : pages.share(shareId)
}

/** Whoever asks for a new link gets the same card for every key. */
export async function sendAsked(context: Context, exchange: Exchange, send: PageSender): Promise<Response> {
  const shareId = exchange.req.param('shareId') ?? ''
  return orShareError(context, exchange, send, shareId, async () => {
    const { caller } = await readOwnForm(context, exchange, askCall)
    await askForLink(context, { params: { shareId: known(shareId) }, query: undefined, body: undefined }, caller)
    const { status, sentence } = errors.NOT_FOUND
    const sending = { status, keptBy: 'nobody', signedIn: await isSignedIn(context, exchange) } as const
    return send(exchange, 'share-error', { shareId, status, sentence, retry: false, asked: true }, sending)
  })
}
