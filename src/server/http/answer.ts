import type { CallDefinition } from '#contract/call.ts'
import { ApiError } from '../api-error.ts'
import type { Context } from '../context.ts'
import { unavailable } from '../db/database-error.ts'
import type { Exchange } from './exchange.ts'

/** An answer to a call with the headers of the exchange. `body` is text or a stream; null: none. */
export function answer(
  exchange: Exchange,
  status: number,
  body: string | ReadableStream | null,
  contentType = 'application/json; charset=utf-8',
): Response {
  const headers = exchange.get('answerHeaders')
  headers['cache-control'] = 'no-store'
  if (body !== null) headers['content-type'] = contentType
  exchange.set('complete', true)
  const cookies = exchange.get('cookies')
  return new Response(body, { status, headers: cookies.size === 0 ? headers : withCookies(headers, cookies.values()) })
}

/** Headers of which one comes more than once; most answers set no cookie and stay plain objects. */
function withCookies(headers: Record<string, string>, cookies: Iterable<string>): Headers {
  const all = new Headers(headers)
  for (const cookie of cookies) all.append('set-cookie', cookie)
  return all
}

/** A file as the handler of a download gives it, piece by piece. */
export function answerFile(
  context: Context,
  exchange: Exchange,
  { type, name }: NonNullable<CallDefinition['download']>,
  pieces: unknown,
): Response {
  if (!isPieces(pieces)) throw new Error(`The handler of ${exchange.req.path} gave no file.`)
  exchange.get('answerHeaders')['content-disposition'] = `attachment; filename="${name}"`
  const told = toldWhenBroken(context, exchange.get('requestId'), pieces)
  return answer(exchange, 200, ReadableStream.from(told).pipeThrough(new TextEncoderStream()), `${type}; charset=utf-8`)
}

/** Once a file has begun, only the end of its connection can say that the rest is missing. */
async function* toldWhenBroken(context: Context, requestId: string, pieces: AsyncIterable<string>): AsyncGenerator<string> {
  try {
    yield* pieces
  } catch (error) {
    context.log.error({ requestId, err: error }, 'a download broke off')
    throw error
  }
}

function isPieces(value: unknown): value is AsyncIterable<string> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}

/** A refusal as `{message, code, field?}` with the status of its code. */
export function answerError(context: Context, exchange: Exchange, thrown: unknown): Response {
  const error = asApiError(context, thrown, exchange.get('requestId'))
  exchange.set('failure', error.code)
  if (error.retryAfter !== undefined) exchange.get('answerHeaders')['retry-after'] = String(error.retryAfter)
  if (error.code === 'BAD_TOKEN') exchange.get('answerHeaders')['www-authenticate'] = 'Bearer error="invalid_token"'
  if (error.allow !== undefined) exchange.get('answerHeaders')['allow'] = error.allow
  return answer(exchange, error.status, JSON.stringify(errorBody(error)))
}

/** An expected refusal as it is; everything else is logged whole and answered blandly. */
export function asApiError(context: Context, thrown: unknown, requestId: string): ApiError {
  if (thrown instanceof ApiError) return thrown
  const away = unavailable(thrown)
  context.log.error({ requestId, err: thrown }, away === undefined ? 'unexpected error' : 'the database is away')
  return away ?? new ApiError('INTERNAL', { cause: thrown })
}

/** What a refused call answers, as every call documents it: sentence, code, the field that is wrong, and what belongs to the code. */
export function errorBody(error: ApiError): object {
  return {
    message: error.message,
    code: error.code,
    ...(error.field === undefined ? {} : { field: error.field }),
    ...error.details,
  }
}
