import type { DocumentLink } from '../document/clean-document.ts'
import { sameSite, siteOf } from '../site/site.ts'
import { linkScore } from './score.ts'

/** A page that may be read, and how many links it is away from the start. */
export interface Candidate {
  url: string
  text: string
  depth: number
  score: number
}

export interface FrontierLimits {
  /** Pages read at most. */
  pages: number
  /** PDFs among them at most. */
  files: number
  depth: number
}

/** The pages of one site that are still to be read, the most promising first. Each address is handed out once. */
export interface Frontier {
  add: (links: readonly Pick<DocumentLink, 'url' | 'text' | 'path'>[], depth: number) => void
  /** The next page to read; undefined when nothing promising is left or a limit is reached. */
  next: () => Candidate | undefined
  /** A page that is read by another way, or under another address; it is not handed out any more. */
  take: (address: string) => void
  /** Addresses ever seen, and how many of them promised something. */
  counts: () => { found: number; promising: number }
  /** Promising pages that were not handed out, best first. */
  left: () => Candidate[]
}

/** Pages with a lower score are not worth a request. */
const lowest = 1
/** A site with more addresses than this is not read to its end anyway. */
const mostSeen = 20_000

/**
 * @param start address of the body's site; other sites are never read
 * @param year current year; pages filed under years long gone come last
 */
export function createFrontier(start: URL, limits: FrontierLimits, year: number): Frontier {
  const site = siteOf(start)
  const seen = new Map<string, Candidate>()
  const taken = new Set<string>()
  let handedOut = 0
  let files = 0

  const promising = (): Candidate[] => [...seen.values()].filter((one) => !taken.has(one.url) && one.score >= lowest)

  return {
    add(links, depth) {
      if (depth > limits.depth) return
      for (const link of links) {
        if (!URL.canParse(link.url)) continue
        const url = new URL(link.url)
        if (!/^https?:$/.test(url.protocol) || !sameSite(siteOf(url), site)) continue
        const address = canonical(url)
        const score = linkScore({ url: address, text: link.text, path: link.path, depth }, year)
        const known = seen.get(address)
        if (known === undefined && seen.size < mostSeen) seen.set(address, { url: address, text: link.text, depth, score })
        else if (known !== undefined && score > known.score) Object.assign(known, { score, text: link.text })
      }
    },
    next() {
      if (handedOut >= limits.pages) return undefined
      const open = files < limits.files ? promising() : promising().filter((one) => !isFile(one.url))
      const [first] = open
      if (first === undefined) return undefined
      const best = open.reduce((one, other) => (order(other, one) < 0 ? other : one), first)
      taken.add(best.url)
      handedOut += 1
      if (isFile(best.url)) files += 1
      return best
    },
    take: (address) => {
      if (URL.canParse(address)) taken.add(canonical(new URL(address)))
    },
    counts: () => ({ found: seen.size, promising: [...seen.values()].filter((one) => one.score >= lowest).length }),
    left: () => promising().toSorted(order),
  }
}

/** The most promising first; of equals the shorter address. */
function order(a: Candidate, b: Candidate): number {
  return b.score - a.score || a.url.length - b.url.length || (a.url < b.url ? -1 : 1)
}

function isFile(address: string): boolean {
  return /\.pdf$/i.test(new URL(address).pathname)
}

/** One address for one page: no fragment, no tracking parameters, no trailing index file. */
function canonical(url: URL): string {
  const clean = new URL(url.href)
  clean.hash = ''
  const tracking = [...clean.searchParams.keys()].filter((name) =>
    /^(utm_\w+|gclid|fbclid|mc_[ce]id|sessionid|ref|source)$/i.test(name),
  )
  for (const name of tracking) clean.searchParams.delete(name)
  clean.pathname = clean.pathname.replace(/\/(index|default)\.(html?|aspx?|php)$/i, '/')
  return clean.href
}
