import { ApiError } from '../api-error.ts'
import type { Caller } from '../call-handler.ts'
import type { Context } from '../context.ts'
import type { Exchange } from '../http/exchange.ts'
import { identify } from '../http/identify.ts'
import { isOwnOrigin } from '../http/origin.ts'
import { readBody } from '../http/request-body.ts'

/**
 * A form of our own page, as a browser without script sends it.
 * @throws ApiError FOREIGN_ORIGIN for one of another site
 */
export async function readOwnForm(context: Context, exchange: Exchange): Promise<{ caller: Caller; fields: URLSearchParams }> {
  const header = (name: string) => exchange.req.header(name)
  const origin = { origin: header('origin'), site: header('sec-fetch-site'), host: header('host') }
  if (!isOwnOrigin(origin, context.config.publicUrl)) throw new ApiError('FOREIGN_ORIGIN')
  const caller = await identify(context, exchange)
  // PostgreSQL stores no U+0000, and nobody types one.
  const body = (await readBody(exchange.req.raw)).toString('utf8').replaceAll('%00', '')
  return { caller, fields: new URLSearchParams(body) }
}
