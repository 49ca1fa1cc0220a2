import { createGuardedAgent, type Resolve } from './guarded-agent.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { checkTarget } from './target.ts'

/** Milliseconds for a connection, and for the whole of a request. */
const connectTimeout = 5_000
const timeout = 15_000
/** Bytes of an answer that are read; nobody looks at them. */
const longest = 64 * 1024

/** Posts texts to addresses that people gave, through the guard of the crawler. */
export interface Poster {
  /** @returns why it did not arrive, in a sentence; undefined for an answer of 200 to 299 */
  post: (url: string, headers: Record<string, string>, body: string) => Promise<string | undefined>
  close: () => Promise<void>
}

/**
 * A redirect is not followed, since what is signed for one address is not carried to another.
 * @param options `contact` stands in the User-Agent header, for whoever receives and wants to ask; `allowPrivate` as ALLOW_PRIVATE_NETWORK
 */
export function createPoster(options: { contact: string; allowPrivate: boolean; resolve?: Resolve | undefined }): Poster {
  const { contact, allowPrivate, resolve } = options
  const agent = createGuardedAgent({ allowPrivate, resolve, connectTimeout })
  return {
    async post(url, headers, body) {
      const answer = await guardedFetch(url, {
        agent,
        allowPrivate,
        headers: { 'user-agent': `Credscout/1.0 (+${contact})`, ...headers },
        method: 'POST',
        body,
        timeout,
        maxBytes: () => longest,
        // What is signed for one address is not carried to another.
        mayRead: () => Promise.resolve(false),
      })
      if (answer.ok) return answer.status >= 200 && answer.status < 300 ? undefined : `It answered ${answer.status}.`
      if (answer.reason === 'robots') return 'It leads to another address. Give that one.'
      // An answer that is too long has arrived.
      return answer.reason === 'too-large' && answer.status !== undefined && answer.status < 300 ? undefined : answer.detail
    },
    close: () => agent.destroy(),
  }
}

/** Why nothing is sent to an address, in a sentence; undefined where it may be. Names are checked when they are resolved. */
export function refusedTarget(address: string, allowPrivate: boolean): string | undefined {
  const target = checkTarget(address, { allowPrivate })
  return target.ok ? undefined : target.why
}
