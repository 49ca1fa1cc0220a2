import type { Expectation } from '#domain/lookups/lookup.ts'
import type { DocumentLink } from '../document/clean-document/clean-document.ts'
import type { ChosenPage } from '../model/questions/page-question.ts'
import { pagesOf } from '../site/site.ts'
import { linkScore } from './score.ts'

/** A page that may be read, and how many links it is away from the start. */
interface Candidate {
  url: string
  text: string
  /** The heading that its link stands under, '' when none. */
  heading: string
  depth: number
  score: number
  /** The part of its site that it belongs to. */
  section: string
  isFile: boolean
}

/**
 * How far a reading goes: pages that the link of a certification leads to of which nothing but the name is known, those that a model
 * chose, those whose address or link promise something, plain ones beside pages that
 * state facts, all plain ones, also those that sound like something else.
 */
const reaches = ['named', 'chosen', 'promising', 'beside', 'plain', 'any'] as const
export type Reach = (typeof reaches)[number]

/** A candidate with what it has to be looked for to be read. */
export interface Reached extends Candidate {
  reach: Reach
  /** What a model that chose it expects there. */
  expected?: Expectation | undefined
  /** A model saw its address and link and did not choose it. */
  declined: boolean
}

export interface FrontierLimits {
  /** Pages read at most. */
  pages: number
  /** PDFs among them at most. */
  files: number
  depth: number
}

export type Frontier = ReturnType<typeof createFrontier>

/** Pages with a lower score are not worth a request. */
const lowest = 1
/** A site with more addresses than this is not read to its end anyway. */
const mostSeen = 20_000

/**
 * The pages of one site that are still to be read, the most promising first, then the nearest. Each address is handed out once.
 * @param start address of the body's site; other sites are never read
 * @param year current year; pages filed under years long gone come last
 */
export function createFrontier(start: URL, limits: FrontierLimits, year: number) {
  const isOwn = pagesOf(start)
  const seen = new Map<string, Candidate>()
  const taken = new Set<string>()
  let handedOut = 0
  let files = 0
  /** Pages handed out of each section of the site, and the sections that state facts. */
  const visits = new Map<string, number>()
  const fruitful = new Set<string>()
  /** What a model said of pages: chosen with what it expects, or declined; and the order in which it chose. */
  const chosen = new Map<string, { expected: Expectation; place: number }>()
  const declined = new Set<string>()
  let bare: ReadonlySet<string> = new Set()

  const reachFor = ({ url, score, depth, section }: Candidate): Reach | undefined => {
    if (bare.has(url) && !declined.has(url) && score >= lowest) return 'named'
    if (chosen.has(url)) return 'chosen'
    if (score >= lowest && !declined.has(url)) return 'promising'
    if (score === Number.NEGATIVE_INFINITY) return undefined
    // The score counts a click as minus one; what its words say is the rest.
    if (score + depth < 0) return 'any'
    return fruitful.has(section) ? 'beside' : 'plain'
  }

  /** Fewest clicks first; of these pages before files, sections hardly visited before others, then as the promising. */
  const nearer = (one: Candidate, other: Candidate): number => {
    return (
      one.depth - other.depth ||
      Number(one.isFile) - Number(other.isFile) ||
      (visits.get(one.section) ?? 0) - (visits.get(other.section) ?? 0) ||
      order(one, other)
    )
  }
  const sooner = (one: Candidate, other: Candidate): number =>
    (chosen.get(one.url)?.place ?? 0) - (chosen.get(other.url)?.place ?? 0)
  const orderOf = (reach: Reach) => (reach === 'chosen' ? sooner : reach === 'named' || reach === 'promising' ? order : nearer)
  const reached = (one: Candidate, reach: Reach): Reached => ({
    ...one,
    reach,
    expected: chosen.get(one.url)?.expected,
    declined: declined.has(one.url),
  })
  const left = (): Reached[] =>
    reaches.flatMap((reach) =>
      [...seen.values()]
        .filter((one) => !taken.has(one.url) && reachFor(one) === reach)
        .toSorted(orderOf(reach))
        .map((one) => reached(one, reach)),
    )

  return {
    add(links: readonly Pick<DocumentLink, 'url' | 'text' | 'path'>[], depth: number): void {
      if (depth > limits.depth) return
      for (const link of links) {
        if (!URL.canParse(link.url)) continue
        const url = new URL(link.url)
        if (!/^https?:$/.test(url.protocol) || !isOwn(url)) continue
        const address = canonical(url)
        const score = linkScore({ url: address, text: link.text, path: link.path, depth }, year)
        const known = seen.get(address)
        const words = { text: link.text, heading: link.path.at(-1) ?? '' }
        if (known === undefined && seen.size < mostSeen) {
          const clean = new URL(address)
          const place = { section: sectionOf(clean), isFile: /\.pdf$/i.test(clean.pathname) }
          seen.set(address, { url: address, ...words, ...place, depth, score })
        } else if (known !== undefined) {
          if (score > known.score || known.text === '') Object.assign(known, words)
          known.score = Math.max(known.score, score)
          known.depth = Math.min(known.depth, depth)
        }
      }
    },
    /** The next page to read; undefined when nothing within reach is left or a limit is reached. */
    next(reach: Reach = 'promising'): Reached | undefined {
      if (handedOut >= limits.pages) return undefined
      let best: { one: Candidate; step: number } | undefined
      for (const one of seen.values()) {
        if (taken.has(one.url) || (one.isFile && files >= limits.files)) continue
        const its = reachFor(one)
        const step = its === undefined ? -1 : reaches.indexOf(its)
        if (its === undefined || step > reaches.indexOf(reach) || step > (best?.step ?? step)) continue
        if (best === undefined || step < best.step || orderOf(its)(one, best.one) < 0) best = { one, step }
      }
      const found = best === undefined ? undefined : reaches[best.step]
      if (best === undefined || found === undefined) return undefined
      const { url, section, isFile } = best.one
      taken.add(url)
      handedOut += 1
      if (isFile) files += 1
      visits.set(section, (visits.get(section) ?? 0) + 1)
      return reached(best.one, found)
    },
    /** A page that a program's name leads to: it promises something, whatever its address. */
    expect: (address: string): void => {
      const known = URL.canParse(address) ? seen.get(canonical(new URL(address))) : undefined
      if (known !== undefined && known.score !== Number.NEGATIVE_INFINITY) known.score = Math.max(known.score, lowest)
    },
    /** Pages that links of bare names lead to: they come before all others, in place of those that were said to be such before. */
    leadToBareNames: (addresses: readonly string[]): void => {
      bare = new Set(addresses.flatMap((address) => (URL.canParse(address) ? [canonical(new URL(address))] : [])))
    },
    /** Pages that no model was asked about, in the order they would be handed out. */
    unasked: (): Reached[] => left().filter(({ url }) => !chosen.has(url) && !declined.has(url)),
    /** What a model chose of pages it was asked about: the chosen come before all others, the rest after those that promise something. */
    choose(asked: readonly Pick<Candidate, 'url'>[], pages: readonly ChosenPage[]): void {
      for (const { url, expected } of pages) chosen.set(url, { expected, place: chosen.size })
      for (const { url } of asked) if (!chosen.has(url)) declined.add(url)
    },
    /** A page read states facts: plain pages of its section of the site come before others. */
    stated: (address: string): void => {
      if (URL.canParse(address)) fruitful.add(sectionOf(new URL(address)))
    },
    /** A page that is read by another way, or under another address; it is not handed out any more. */
    take: (address: string): void => {
      if (URL.canParse(address)) taken.add(canonical(new URL(address)))
    },
    /** Addresses ever seen, and how many of them promised something. */
    counts: () => ({
      found: seen.size,
      promising: [...seen.values()].filter((one) => !taken.has(one.url) && one.score >= lowest).length,
    }),
    /** Pages handed out so far. */
    handedOut: (): number => handedOut,
    /** Pages that were not handed out, in the order they would be: the promising first. */
    left,
  }
}

/** The part of a site that an address belongs to: its host and the first step of its path. */
function sectionOf({ host, pathname }: URL): string {
  return `${host}/${pathname.split('/')[1] ?? ''}`
}

/** The most promising first; of equals the shorter address. */
function order(a: Candidate, b: Candidate): number {
  return b.score - a.score || a.url.length - b.url.length || (a.url < b.url ? -1 : 1)
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

/** Fewer certifications with facts than this are little: most bodies have more. */
const few = 3

/**
 * How far a reading goes once no promising page is left. Bodies put programs on plain addresses too, so half of the pages it may
 * read are used whatever was found, and all of them beside pages that state facts; as long as little was found, all are used
 * wherever they lie.
 * @param found certifications with facts, and names seen that no facts are known of
 */
export function reachAfter(found: { detailed: number; withoutFacts: number }, pages: { read: number; limit: number }): Reach {
  if (found.detailed < few || found.withoutFacts > 0) return 'any'
  return pages.read < pages.limit / 2 ? 'plain' : 'beside'
}

/**
 * How far a reading goes once all that a model chose is read. What it left out is read only while certifications are missing, until
 * half of the pages are used; undefined: no further.
 */
export function reachBesideChoice(
  found: { detailed: number; withoutFacts: number },
  pages: { read: number; limit: number },
): Reach | undefined {
  const isMissing = found.detailed === 0 || found.withoutFacts > 0
  return isMissing && pages.read < pages.limit / 2 ? 'any' : undefined
}
