import { ApiError } from '../api-error.ts'
import { unstorableEscape } from '../db/storable.ts'

/** Longest body of a request, in bytes, unless its call says another. Source: decisions.md 28. */
export const usualBytes = 2 * 1024 * 1024

/** A body may take so many milliseconds, and one more for each of so many bytes that have come. */
const bodyTime = { atLeast: 10_000, bytesPerMillisecond: 20 }

/**
 * Reads a body, counting while it comes.
 * @param most longest body in bytes
 * @throws ApiError BODY_TOO_LARGE as soon as it is over the limit, BODY_TOO_SLOW when it comes slower than 20 KB a second
 *   after its first ten seconds
 */
export async function readBody(request: Pick<Request, 'headers' | 'body'>, most = usualBytes, time = bodyTime): Promise<Buffer> {
  const tooLarge = () => new ApiError('BODY_TOO_LARGE', { message: `The request is larger than ${most / 1024 / 1024} MB.` })
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge()
  if (request.body === null) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  const began = performance.now()
  try {
    for (;;) {
      const left = time.atLeast + size / time.bytesPerMillisecond - (performance.now() - began)
      const { done, value } = await within(left, reader.read())
      if (done) return Buffer.concat(chunks, size)
      size += value.length
      if (size > most) throw tooLarge()
      chunks.push(value)
    }
  } finally {
    // What is still to come is nobody's any more.
    void reader.cancel().catch(() => undefined)
  }
}

/** @throws ApiError BODY_TOO_SLOW after the milliseconds */
async function within<T>(milliseconds: number, part: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new ApiError('BODY_TOO_SLOW')), Math.max(0, milliseconds))
  try {
    return await Promise.race([part, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The JSON value of a body; undefined when there is none.
 * @throws ApiError NOT_JSON for another type, BAD_JSON when it cannot be read
 */
export function parseJson(body: Buffer, contentType: string | null): unknown {
  if (body.length === 0) return undefined
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? '')) throw new ApiError('NOT_JSON')
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch (error) {
    throw new ApiError('BAD_JSON', { message: 'The request body is not valid UTF-8.', cause: error })
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new ApiError('BAD_JSON', { cause: error })
  }
  // Only an escape can bring in what the database cannot hold, and it is rare: most bodies are not walked.
  if (unstorableEscape.test(text)) refuseUnstorable(value, '')
  return value
}

/** No call takes values that lie deeper than this; walking them must not use up the stack. */
const deepest = 50

/** PostgreSQL stores neither U+0000 nor half of a surrogate pair. */
function refuseUnstorable(value: unknown, field: string, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) {
      throw new ApiError('INVALID', { message: 'A text holds a character that cannot be stored.', field })
    }
  } else if (typeof value === 'object' && value !== null) {
    if (depth === deepest) throw new ApiError('BAD_JSON', { message: 'The request body is nested too deeply.' })
    for (const [name, one] of Object.entries(value)) {
      refuseUnstorable(name, field, depth)
      refuseUnstorable(one, field === '' ? name : `${field}.${name}`, depth + 1)
    }
  }
}
