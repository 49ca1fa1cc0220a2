import { keyParameter } from '#contract/parameters.ts'
import type { Context } from '../context.ts'
import { asApiError } from '../http/answer.ts'
import type { Exchange } from '../http/exchange.ts'
import { orNotOpen } from '../shares/open-link.ts'
import { isSignedIn } from './is-signed-in.ts'
import type { PageSender } from './page-sender.ts'

/**
 * Does the work of a page of a link. A link that cannot be read is answered by a page with the status of what happened, the same for
 * every link that does not open; one whose passcode was not given, by the page that asks for it.
 */
export async function orShareError(
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
    const sending = { status, keptBy: 'nobody', signedIn: await isSignedIn(context, exchange) } as const
    if (code === 'PASSCODE_NEEDED') return send(exchange, 'passcode', { shareId, to: exchange.req.path }, sending)
    return send(exchange, 'share-error', { shareId, status, sentence, retry: status >= 500, asked: false }, sending)
  }
}

/** @throws ApiError NOT_FOUND for what can be no link */
export function known(shareId: string): string {
  const key = orNotOpen(keyParameter.safeParse(shareId).data)
  return key
}
