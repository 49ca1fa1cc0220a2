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

/**
 * How far a reading goes: pages whose address or link promise something, plain ones beside pages that state facts, all plain ones,
 * also those that sound like something else.
 */
export const reaches = ['promising', 'beside', 'plain', 'any'] as const
export type Reach = (typeof reaches)[number]

/** A candidate with what it has to be looked for to be read. */
export type Reached = Candidate & { reach: Reach }

export interface FrontierLimits {
  /** Pages read at most. */
  pages: number
  /** PDFs among them at most. */
  files: number
  depth: number
}

/** The pages of one site that are still to be read, the most promising first, then the nearest. Each address is handed out once. */
export interface Frontier {
  add: (links: readonly Pick<DocumentLink, 'url' | 'text' | 'path'>[], depth: number) => void
  /** The next page to read; undefined when nothing within reach is left or a limit is reached. */
  next: (reach?: Reach) => Reached | undefined
  /** A page that a program's name leads to: it promises something, whatever its address. */
  expect: (address: string) => void
  /** A page read states facts: plain pages of its section of the site come before others. */
  stated: (address: string) => void
  /** A page that is read by another way, or under another address; it is not handed out any more. */
  take: (address: string) => void
  /** Addresses ever seen, and how many of them promised something. */
  counts: () => { found: number; promising: number }
  /** Pages handed out so far. */
  handedOut: () => number
  /** Pages that were not handed out, in the order they would be: the promising first. */
  left: () => Reached[]
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
  /** Pages handed out of each section of the site, and the sections that state facts. */
  const visits = new Map<string, number>()
  const fruitful = new Set<string>()

  const reachFor = ({ url, score, depth }: Candidate): Reach | undefined => {
    if (score >= lowest) return 'promising'
    if (score === Number.NEGATIVE_INFINITY) return undefined
    // The score counts a click as minus one; what its words say is the rest.
    if (score + depth < 0) return 'any'
    return fruitful.has(sectionOf(url)) ? 'beside' : 'plain'
  }

  const open = (reach: Reach): Candidate[] =>
    [...seen.values()].filter(
      (one) => !taken.has(one.url) && reachFor(one) === reach && (files < limits.files || !isFile(one.url)),
    )

  /** Fewest clicks first; of these pages before files, sections hardly visited before others, then as the promising. */
  const nearer = (one: Candidate, other: Candidate): number => {
    const [a, b] = [sectionOf(one.url), sectionOf(other.url)]
    return (
      one.depth - other.depth ||
      Number(isFile(one.url)) - Number(isFile(other.url)) ||
      (visits.get(a) ?? 0) - (visits.get(b) ?? 0) ||
      order(one, other)
    )
  }
  const orderOf = (reach: Reach) => (reach === 'promising' ? order : nearer)
  const within = (reach: Reach): Reach[] => reaches.slice(0, reaches.indexOf(reach) + 1)

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
        else if (known !== undefined) {
          if (score > known.score) Object.assign(known, { score, text: link.text })
          known.depth = Math.min(known.depth, depth)
        }
      }
    },
    next(reach = 'promising') {
      if (handedOut >= limits.pages) return undefined
      for (const step of within(reach)) {
        const [first, ...others] = open(step)
        if (first === undefined) continue
        const best = others.reduce((one, other) => (orderOf(step)(other, one) < 0 ? other : one), first)
        taken.add(best.url)
        handedOut += 1
        if (isFile(best.url)) files += 1
        const section = sectionOf(best.url)
        visits.set(section, (visits.get(section) ?? 0) + 1)
        return { ...best, reach: step }
      }
      return undefined
    },
    expect: (address) => {
      const known = URL.canParse(address) ? seen.get(canonical(new URL(address))) : undefined
      if (known !== undefined && known.score !== Number.NEGATIVE_INFINITY) known.score = Math.max(known.score, lowest)
    },
    stated: (address) => {
      if (URL.canParse(address)) fruitful.add(sectionOf(address))
    },
    take: (address) => {
      if (URL.canParse(address)) taken.add(canonical(new URL(address)))
    },
    counts: () => ({ found: seen.size, promising: [...seen.values()].filter((one) => one.score >= lowest).length }),
    handedOut: () => handedOut,
    left: () =>
      reaches.flatMap((reach) =>
        [...seen.values()]
          .filter((one) => !taken.has(one.url) && reachFor(one) === reach)
          .toSorted(orderOf(reach))
          .map((one) => ({ ...one, reach })),
      ),
  }
}

/** The part of a site that an address belongs to: its host and the first step of its path. */
function sectionOf(address: string): string {
  const { host, pathname } = new URL(address)
  return `${host}/${pathname.split('/')[1] ?? ''}`
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
