import type { Caller } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { storable } from '../db/storable.ts'
import { admit, bodyThrough, type Door } from '../http/admit.ts'
import type { Exchange } from '../http/exchange.ts'

/**
 * A form of our own page, as a browser without script sends it.
 * @param call which it stands for: what that refuses, the form refuses, too
 * @throws ApiError as `admit`, BODY_TOO_LARGE or BODY_TOO_SLOW
 */
export async function readOwnForm(
  context: Context,
  exchange: Exchange,
  call: Door,
): Promise<{ caller: Caller; fields: URLSearchParams }> {
  const caller = await admit(context, exchange, call)
  const sent = new URLSearchParams((await bodyThrough(call, exchange)).toString('utf8'))
  const fields = new URLSearchParams()
  // PostgreSQL stores no U+0000, and nobody types one.
  for (const [name, value] of sent) fields.append(name, storable(value))
  return { caller, fields }
}
