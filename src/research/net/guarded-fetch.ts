import type { SkipReason } from '#domain/lookups/lookup.ts'
import { fetch, type Agent, type Response } from 'undici'
import { ForbiddenAddressError } from './guarded-agent.ts'
import { checkTarget } from './target.ts'

/** What one request needs to know. Times in milliseconds, sizes in bytes after decompression. */
export interface FetchOptions {
  agent: Agent
  allowPrivate: boolean
  headers: Record<string, string>
  method?: 'GET' | 'POST'
  body?: string
  /** Time for everything: redirects, headers and body. */
  timeout: number
  /** More bytes than this are 'too-large'. The limit may depend on the content type. */
  maxBytes: (contentType: string) => number
  /** Asked before each request that a redirect leads to; false ends with 'robots'. */
  mayRead?: (url: URL) => Promise<boolean>
  signal?: AbortSignal | undefined
}

export type FetchAnswer =
  | { ok: true; status: number; url: URL; headers: Headers; bytes: Uint8Array }
  | { ok: false; status?: number; reason: SkipReason; detail: string }

type Headers = Response['headers']

const mostRedirects = 5

/**
 * Fetches one address through the guard, following at most five redirects, each checked like the first address.
 * What the web does is an answer, never an exception; only the caller's own abort rejects.
 */
export async function guardedFetch(address: string, options: FetchOptions): Promise<FetchAnswer> {
  const deadline = AbortSignal.timeout(options.timeout)
  const signal = options.signal === undefined ? deadline : AbortSignal.any([deadline, options.signal])
  let target = checkTarget(address, { allowPrivate: options.allowPrivate })
  try {
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      if (!target.ok) return { ok: false, reason: 'forbidden-address', detail: target.why }
      const { url } = target
      if (redirects > 0 && options.mayRead !== undefined && !(await options.mayRead(url))) {
        return { ok: false, reason: 'robots', detail: `${url.host} asks crawlers not to read ${url.pathname}.` }
      }
      const response = await fetch(url, {
        method: options.method ?? 'GET',
        headers: options.headers,
        redirect: 'manual',
        signal,
        dispatcher: options.agent,
        ...(options.body === undefined ? {} : { body: options.body }),
      })
      const location = response.headers.get('location')
      if (response.status >= 300 && response.status < 400 && response.status !== 304 && location !== null) {
        await response.body?.cancel()
        target = checkTarget(location, { allowPrivate: options.allowPrivate, from: url })
        continue
      }
      return await readAnswer(response, url, options)
    }
    return { ok: false, reason: 'unreachable', detail: 'The address led from one redirect to the next without an end.' }
  } catch (error) {
    if (options.signal?.aborted) throw options.signal.reason
    return failure(error, address, deadline.aborted, options.timeout)
  }
}

async function readAnswer(response: Response, url: URL, options: FetchOptions): Promise<FetchAnswer> {
  const { status, headers } = response
  const limit = options.maxBytes(headers.get('content-type')?.toLowerCase() ?? '')
  const chunks: Uint8Array[] = []
  let size = 0
  if (response.body !== null) {
    for await (const chunk of response.body) {
      if (!(chunk instanceof Uint8Array)) continue
      size += chunk.byteLength
      // Leaving the loop cancels the body, which closes the connection.
      if (size > limit)
        return { ok: false, status, reason: 'too-large', detail: `${url.href} is larger than ${megabytes(limit)}.` }
      chunks.push(chunk)
    }
  }
  return { ok: true, status, url, headers, bytes: Buffer.concat(chunks, size) }
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 100_000) / 10} MB`
}

function failure(error: unknown, address: string, late: boolean, timeout: number): FetchAnswer {
  const host = URL.canParse(address) ? new URL(address).host : address
  if (isForbidden(error))
    return { ok: false, reason: 'forbidden-address', detail: `${host} leads to an address that is not public.` }
  if (late)
    return { ok: false, reason: 'unreachable', detail: `${host} did not answer in ${Math.round(timeout / 1000)} seconds.` }
  return { ok: false, reason: 'unreachable', detail: `${host} could not be reached${reasonWords(error)}.` }
}

function isForbidden(error: unknown): boolean {
  return (
    error instanceof ForbiddenAddressError ||
    (error instanceof Error && isForbidden(error.cause)) ||
    (error instanceof AggregateError && error.errors.some(isForbidden))
  )
}

const codeWords: Record<string, string> = {
  ENOTFOUND: ': its name is not known',
  EAI_AGAIN: ': its name could not be looked up',
  ECONNREFUSED: ': it refused the connection',
  ECONNRESET: ': it closed the connection',
  CERT_HAS_EXPIRED: ': its certificate has expired',
  UND_ERR_SOCKET: ': it closed the connection',
}

function reasonWords(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return codeWords[cause.code] ?? ''
  }
  return ''
}
