import type { PublicPageName, PublicPages } from '#contract/public-pages.ts'
import type { Context } from '../context.ts'
import type { Exchange } from '../http/exchange.ts'
import { withStyle } from '../http/security-headers.ts'
import type { OpenedLink } from '../shares/store.ts'
import type { BuiltPages } from './built-pages.ts'
import { DocumentCache } from './document-cache.ts'
import { type SentFile, sendFile, sentFile } from './send-file.ts'

interface PageSending {
  status?: number
  signedIn?: boolean
  /**
   * Who may keep the page. 'anyone': the same for all who are signed out; 'reader': what a link or a session shows, asked for anew
   * every time; 'nobody': it holds a secret.
   */
  keptBy: 'anyone' | 'reader' | 'nobody'
  /** Name and state to keep the rendered document under; without them it is rendered for this answer. */
  cached?: { key: string; state: string }
  /** Whether its owner lets search engines have it. */
  published?: boolean
}

/** Sends pages that the server renders. */
export type PageSender = <Name extends PublicPageName>(
  exchange: Exchange,
  name: Name,
  page: PublicPages[Name] | (() => Promise<PublicPages[Name]>),
  sending: PageSending,
) => Promise<Response>

const cacheControl = { anyone: 'no-cache', reader: 'private, no-cache', nobody: 'private, no-store' } as const

/** Who may keep a page of a link: where a passcode is asked for, not even the browser that gave it. */
export function keeperOf({ passcode }: Pick<OpenedLink, 'passcode'>): PageSending['keptBy'] {
  return passcode === null ? 'reader' : 'nobody'
}

/**
 * Brotli quality for a page that is made for readers who wait. At 5 a link of a dozen programs is a hundred bytes more than the ten
 * segments that a server may send at once, which is a round trip more on a phone; at 6 it costs .3 ms more.
 */
const quality = 6

/** Renders pages of a build, keeps what may be kept, and sends them with their own security policy. */
export function pageSender(context: Context, built: BuiltPages): PageSender {
  const documents = new DocumentCache()
  const { publicUrl } = context.config
  return async (exchange, name, page, { status = 200, signedIn = false, keptBy, cached, published = false }) => {
    const { render, assets, styleSource } = await built(name, signedIn)
    const year = context.now().getUTCFullYear()
    const make = async (): Promise<SentFile> => {
      const data = typeof page === 'function' ? await page() : page
      const html = render(data, { publicUrl, year, signedIn, ...assets })
      return sentFile(Buffer.from(html), 'text/html; charset=utf-8', quality)
    }
    const file =
      cached === undefined
        ? await make()
        : await documents.get(`${name} ${cached.key}`, `${cached.state} ${year} ${signedIn}`, make)
    const headers = exchange.get('answerHeaders')
    headers['content-security-policy'] = withStyle(styleSource)
    // The marketing page is for search engines, and what is published; what differs by link says so itself, too.
    if (name !== 'learn' && !published) headers['x-robots-tag'] = 'noindex'
    return sendFile(exchange, file, { status, cacheControl: cacheControl[signedIn && keptBy === 'anyone' ? 'reader' : keptBy] })
  }
}
