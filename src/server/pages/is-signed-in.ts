import type { Context } from '../context.ts'
import type { Exchange } from '../http/exchange.ts'
import { identify } from '../http/identify.ts'

/** Pages for everybody are sent also while nobody's session can be looked up. */
export async function isSignedIn(context: Context, exchange: Exchange): Promise<boolean> {
  try {
    return (await identify(context, exchange)).user !== null
  } catch (error) {
    context.log.warn({ requestId: exchange.get('requestId'), err: error }, 'a page is sent as to a signed-out visitor')
    return false
  }
}
