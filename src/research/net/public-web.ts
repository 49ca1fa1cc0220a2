import { setTimeout as wait } from 'node:timers/promises'
import type { SkipReason } from '#domain/lookups/lookup.ts'
import { canConnect, createGuardedAgent, type Resolve } from './guarded-agent.ts'
import { type FetchAnswer, guardedFetch } from './guarded-fetch.ts'
import { createPoliteness } from './politeness.ts'
import { type Robots, robotsFor } from './robots.ts'
import { isSitemapIndex, sitemapLocations } from './sitemap.ts'
import type { HeldPage, PageCache, Web, WebAnswer } from './web.ts'
import { filled } from '../plain/filled.ts'

export interface PublicWebOptions {
  /** Address or mail where a site's owner reaches us; part of the user agent. */
  contact: string
  allowPrivate: boolean
  resolve?: Resolve | undefined
  /** Milliseconds between two requests to one host; sites may ask for more. */
  spacing?: number
  /** How long a site is waited for; where site and reader share a process, as in tests, neither goes on while the other works. */
  patience?: WebPatience | undefined
}

/** Milliseconds until a request is given up. */
export interface WebPatience {
  connection: number
  page: number
  sheet: number
}

const webPatience: WebPatience = { connection: 5_000, page: 10_000, sheet: 4_000 }

/** A site's rules; `away` says why it could not be asked for them, and then it is not read (RFC 9309 §2.3.1.4). */
type SiteRules = Robots & { away?: string }

const productToken = 'CredscoutBot'
const longestPause = 5_000
const sheetLimit = 500_000
/** In seconds. */
const longestSheetDelay = 1
/** Pages of a site share their style sheets; so many are kept, for ten minutes. */
const mostSheets = 40
const sheetLifetime = 600_000
/** A robots.txt is used for at most a day (RFC 9309 §2.4). */
const robotsLifetime = 86_400_000
const readable = /^(text\/(html|plain)|application\/(xhtml\+xml|pdf))$/

/** The open web behind the guard: public addresses only, robots.txt obeyed, a named agent, few requests at once. */
export function createPublicWeb(options: PublicWebOptions): Web & { close: () => Promise<void> } {
  const patience = options.patience ?? webPatience
  const agent = createGuardedAgent({
    allowPrivate: options.allowPrivate,
    resolve: options.resolve,
    connectTimeout: patience.connection,
    answerTimeout: patience.page,
  })
  const politeness = createPoliteness({ perHost: 4, overall: 12, spacing: options.spacing ?? 100 })
  const userAgent = `${productToken}/1.0 (+${options.contact})`
  const sheets = new Map<string, { readAt: number; css: Promise<string | undefined> }>()
  const robotsByOrigin = new Map<string, { readAt: number; robots: Promise<SiteRules> }>()

  const ask = (
    address: string,
    accept: string,
    extra: Record<string, string>,
    signal: AbortSignal | undefined,
    mostBytes?: number,
  ): Promise<FetchAnswer> =>
    guardedFetch(address, {
      agent,
      allowPrivate: options.allowPrivate,
      headers: { 'user-agent': userAgent, accept, 'accept-language': 'en,*;q=0.5', ...extra },
      timeout: mostBytes === undefined ? patience.page : patience.sheet,
      maxBytes: (type) => mostBytes ?? largestPage(type),
      mayRead: async (url) => (await robotsOf(url.origin, signal)).allows(url.pathname + url.search),
      signal,
    })

  /** One reading of robots.txt an origin; not tied to the first asker's signal, for others wait for it too. */
  const robotsOf = (origin: string, signal: AbortSignal | undefined): Promise<SiteRules> => {
    signal?.throwIfAborted()
    const known = robotsByOrigin.get(origin)
    if (known !== undefined && Date.now() - known.readAt < robotsLifetime) return known.robots
    const robots = guardedFetch(`${origin}/robots.txt`, {
      agent,
      allowPrivate: options.allowPrivate,
      headers: { 'user-agent': userAgent, accept: 'text/plain' },
      timeout: patience.page,
      maxBytes: largestPage,
    }).then((answer): SiteRules => {
      const { host } = new URL(origin)
      const status = answer.ok ? answer.status : answer.reason === 'too-large' ? 500 : 404
      const rules = robotsFor({ status, text: answer.ok ? Buffer.from(answer.bytes).toString('utf8') : '' }, productToken)
      if (rules.delay > 0) politeness.slowDown(host, rules.delay * 1_000)
      const failed = answer.ok && status >= 500 ? failedWords(host, status) : undefined
      const away = !answer.ok && answer.reason === 'unreachable' ? answer.detail : failed
      if (away === undefined) return rules
      // Asked again the next time: a site that is away for a moment is not away for a day, and nobody asked crawlers for anything.
      robotsByOrigin.delete(origin)
      return { ...rules, away }
    })
    robotsByOrigin.set(origin, { readAt: Date.now(), robots })
    return robots
  }

  const readOnce = async (
    url: URL,
    signal: AbortSignal | undefined,
    cache: PageCache | undefined,
  ): Promise<WebAnswer & { retryAfter?: number }> => {
    const held = await cache?.get(url.href)
    const conditions = filled({ 'if-none-match': held?.etag, 'if-modified-since': held?.lastModified })
    const answer = await ask(url.href, 'text/html,application/xhtml+xml,application/pdf,text/plain;q=0.8', conditions, signal)
    if (!answer.ok) return skipped(url.href, answer.reason, answer.detail)
    if (answer.status === 304 && held !== undefined) return { status: 'read', url: url.href, ...held, unchanged: true }
    const refused = refusal(answer.status, answer.url)
    if (refused !== undefined) {
      return { status: 'skipped', url: url.href, ...refused, retryAfter: pauseAsked(answer.headers.get('retry-after')) }
    }
    const [type = '', ...parameters] = (answer.headers.get('content-type') ?? '').toLowerCase().split(';')
    const contentType = type.trim()
    if (!readable.test(contentType)) {
      return skipped(url.href, 'unsupported', `${url.href} is ${contentType || 'of no named type'}.`)
    }
    const page: HeldPage = {
      finalUrl: answer.url.href,
      contentType,
      charset: parameters.map((one) => /^\s*charset="?([\w-]+)/.exec(one)?.[1] ?? '').join(''),
      bytes: answer.bytes,
      ...filled({
        etag: answer.headers.get('etag') ?? undefined,
        lastModified: answer.headers.get('last-modified') ?? undefined,
      }),
    }
    await cache?.put(url.href, page)
    return { status: 'read', url: url.href, ...page, unchanged: false }
  }

  /** A style sheet is worth one request and no wait: a site that asks for long pauses is read without. */
  const readSheet = async (url: URL, signal: AbortSignal | undefined): Promise<string | undefined> => {
    const robots = await robotsOf(url.origin, signal)
    if (robots.away !== undefined || robots.delay > longestSheetDelay || !robots.allows(url.pathname + url.search))
      return undefined
    const answer = await politeness.turn(url.host, () => ask(url.href, 'text/css', {}, signal, sheetLimit), signal)
    if (!answer.ok || answer.status !== 200) return undefined
    // An old page takes a sheet of its own site whatever it is sent as, unless told not to (HTML Living Standard, 4.6.8.11).
    const isSheet = /^text\/css\b/i.test(answer.headers.get('content-type') ?? '')
    if (!isSheet && answer.headers.get('x-content-type-options')?.trim().toLowerCase() === 'nosniff') return undefined
    return Buffer.from(answer.bytes).toString('utf8')
  }

  return {
    async read(address, { signal, cache }) {
      if (!URL.canParse(address)) return skipped(address, 'forbidden-address', 'It is not a web address.')
      const url = new URL(address)
      const robots = await robotsOf(url.origin, signal)
      if (robots.away !== undefined) return skipped(address, 'unreachable', robots.away)
      if (!robots.allows(url.pathname + url.search)) {
        const answer = skipped(address, 'robots', `${url.host} asks crawlers not to read ${url.pathname}.`)
        return robots.forbidsAll ? { ...answer, closesSite: true } : answer
      }
      const turn = () => politeness.turn(url.host, () => readOnce(url, signal, cache), signal)
      const first = await turn()
      const mayPass = first.status === 'skipped' && first.reason === 'unreachable' && first.retryAfter !== undefined
      if (!mayPass) return first
      await pause(first.retryAfter ?? 0, signal)
      return turn()
    },

    async reaches(origin, { within }) {
      if (!URL.canParse(origin)) return false
      const { allowPrivate, resolve } = options
      return canConnect(new URL(origin), { allowPrivate, resolve, connectTimeout: within })
    },

    async stylesheet(address, { signal }) {
      if (!URL.canParse(address)) return undefined
      const known = sheets.get(address)
      if (known !== undefined && Date.now() - known.readAt < sheetLifetime) return known.css
      if (sheets.size >= mostSheets) sheets.clear()
      const css = readSheet(new URL(address), signal)
      sheets.set(address, { readAt: Date.now(), css })
      // One that was broken off is asked for again the next time.
      css.catch(() => sheets.delete(address))
      return css
    },

    async sitemap(origin, { signal, limit }) {
      const robots = await robotsOf(origin, signal)
      const open = robots.sitemaps.length > 0 ? [...robots.sitemaps] : [`${origin}/sitemap.xml`]
      const found = new Set<string>()
      for (let read = 0; read < 5 && open.length > 0 && found.size < limit; read += 1) {
        const next = open.shift()
        if (next === undefined) break
        const answer = await politeness.turn(
          new URL(origin).host,
          () => ask(next, 'application/xml,text/xml', {}, signal),
          signal,
        )
        if (!answer.ok || answer.status !== 200) continue
        const xml = Buffer.from(answer.bytes).toString('utf8')
        for (const location of sitemapLocations(xml, limit)) {
          if (isSitemapIndex(xml)) open.push(location)
          else found.add(location)
        }
      }
      return [...found].slice(0, limit)
    },

    close: () => agent.destroy(),
  }
}

function skipped(url: string, reason: SkipReason, detail: string): Extract<WebAnswer, { status: 'skipped' }> {
  return { status: 'skipped', url, reason, detail }
}

/** What a status that is not a page means for a reader. */
function refusal(
  status: number,
  url: URL,
): { reason: 'sign-in' | 'blocked' | 'not-found' | 'unreachable'; detail: string } | undefined {
  if (status === 200)
    return /\/(log-?in|sign-?in|sso|oauth)\b/i.test(url.pathname)
      ? { reason: 'sign-in', detail: `${url.host} asks for a sign-in.` }
      : undefined
  if (status === 401 || status === 407) return { reason: 'sign-in', detail: `${url.host} answered ${status}.` }
  if (status === 403 || status === 451) return { reason: 'blocked', detail: `${url.host} answered ${status}.` }
  if (status === 404 || status === 410) return { reason: 'not-found', detail: `${url.href} answered ${status}.` }
  return { reason: 'unreachable', detail: failedWords(url.host, status) }
}

/** Of a site that answers with an error of its own. */
function failedWords(host: string, status: number): string {
  return status >= 500 ? `${host} is not available right now: it answered ${status}.` : `${host} answered ${status}.`
}

/** Milliseconds to wait before one more try, when the site names a short pause or none; undefined when it names a long one. */
function pauseAsked(retryAfter: string | null): number | undefined {
  const seconds = retryAfter === null ? 1 : Number(retryAfter)
  return Number.isFinite(seconds) && seconds * 1_000 <= longestPause ? seconds * 1_000 : undefined
}

/** Waits; rejects with the signal's own reason. */
async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch(() => undefined)
  signal?.throwIfAborted()
}

/** Largest page that is read, in bytes after decompression, by what it is said to be: 2 MB of HTML or text, 15 MB of PDF. */
function largestPage(contentType: string): number {
  return contentType.startsWith('application/pdf') ? 15_000_000 : 2_000_000
}
