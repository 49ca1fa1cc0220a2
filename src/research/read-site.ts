import { setImmediate as nextTurn } from 'node:timers/promises'
import { linesOf } from '#domain/certification.ts'
import { type Expectation, type LookupEvent, type LookupResult, type OpenReason, skipSentences } from '#domain/lookup.ts'
import { foldName, type Organization } from '#domain/organization.ts'
import type { CleanDocument, DocumentLink } from './document/clean-document.ts'
import type { KeptPage } from './document/kept-page.ts'
import { createFrontier, type Frontier, type Reach, type Reached } from './frontier/frontier.ts'
import { reachAfter, reachBesideChoice } from './frontier/reach.ts'
import { GatheredFacts, statesFacts } from './gathered-facts.ts'
import { type InPieces, inTurns } from './in-turns.ts'
import { buildLedger, type PageNote } from './ledger.ts'
import { ModelChoice } from './model-choice.ts'
import type { ModelReader, ModelReading } from './model/model-reader.ts'
import type { PageCache } from './net/page-cache.ts'
import type { Web } from './net/web.ts'
import type { PageReading, PageTask, Reader, Readers, Stopped, Turn } from './readers/page-task.ts'
import type { PageToReadAgain } from './read-again.ts'
import { readSheets } from './read-sheets.ts'
import { ResearchError } from './research-error.ts'
import { type IsOwnPage, pagesOf, siteNameOf } from './site/site.ts'
import { hostName } from './site/website.ts'

/** What a reading may cost. Times in milliseconds. */
export interface ReadingLimits {
  pages: number
  files: number
  depth: number
  /** Pages asked for at once. */
  atOnce: number
  /** After this no new page is begun. */
  soft: number
  /** After this the reading ends with what it has. */
  hard: number
}

export const readingLimits: ReadingLimits = { pages: 24, files: 3, depth: 3, atOnce: 4, soft: 30_000, hard: 90_000 }

/** A page or text that a person adds to a reading: an address of the body, or an own document. */
export type AddedPage = { url: string } | { document: CleanDocument }

export interface SiteReader {
  web: Web
  /** Reads pages: whatever grows with what a stranger wrote happens there. */
  readers: Readers
  model?: ModelReader | undefined
  now: () => Date
  limits: ReadingLimits
}

/** Where a reading keeps what it reads. */
export interface PageKeeper {
  /** Pages as they came, so that an unchanged one costs no transfer. */
  cache: PageCache
  /**
   * Keeps the text of a page, so that a quote can be opened years later.
   * @param again the page as it can be read again, where nobody but the built-in reader reads it
   */
  keepPage: (page: KeptPage, again?: PageToReadAgain) => Promise<void>
}

export interface ReadSiteOptions {
  signal?: AbortSignal | undefined
  onEvent?: ((event: LookupEvent) => void) | undefined
  added?: readonly AddedPage[]
  /** The pages that speak for the body: its own, and those on sites that the catalogue confirms; its own alone unless given. */
  isOwn?: IsOwnPage | undefined
  keeper?: PageKeeper
  /** Whether its pages are read before those of others; first unless given. */
  turn?: Turn | undefined
  /** Whether a first address that leads to another site is followed there; it is unless this is false. */
  followsSite?: boolean
}

/**
 * Reads a body's site from its home page outwards: fetch, clean, rules at once, the model beside them, proof, merge.
 * Certifications are told as they become known and again when they change. Partial success is a success with gaps.
 * @throws ResearchError when no page could be read, or none of them states a certification fact
 */
export async function readSite(
  organization: Organization,
  start: URL,
  reader: SiteReader,
  options: ReadSiteOptions,
): Promise<LookupResult> {
  const pages = reader.readers.open(options.turn)
  try {
    return await new SiteReading(organization, start, { ...reader, pages }, options).run()
  } finally {
    pages.close()
  }
}

/** One reading in progress: what was seen, read and said so far. */
class SiteReading {
  private organization: Organization
  private start: URL
  private isOwnPage: IsOwnPage
  private readonly reader: SiteReader & { pages: Reader }
  private readonly options: ReadSiteOptions
  private frontier: Frontier
  private readonly began: number
  private readonly signal: AbortSignal
  private readonly notes: PageNote[] = []
  /** Pages of the wave that is being read. */
  private wave: { document: CleanDocument; depth: number }[] = []
  private readonly gathered: GatheredFacts
  /** Where links lead, by what they are called, folded. */
  private readonly addressOfLink = new Map<string, string>()
  private modelReading: ModelReading | undefined
  private readonly choice = new ModelChoice()
  private readonly failed = new AbortController()
  /** What ended the reading while pages were left. */
  private endedBy: 'time' | 'budget' | undefined

  constructor(organization: Organization, start: URL, reader: SiteReader & { pages: Reader }, options: ReadSiteOptions) {
    this.organization = organization
    this.start = start
    this.isOwnPage = options.isOwn ?? pagesOf(start)
    this.reader = reader
    this.options = options
    this.began = performance.now()
    this.frontier = createFrontier(start, reader.limits, reader.now().getUTCFullYear())
    this.gathered = new GatheredFacts(siteNameOf(start), (event) => this.tell(event))
    const hard = AbortSignal.timeout(reader.limits.hard)
    this.signal = options.signal === undefined ? hard : AbortSignal.any([options.signal, hard])
  }

  async run(): Promise<LookupResult> {
    try {
      await this.readStart()
      await this.readAdded()
      await this.readOn()
      await this.modelReading?.end()
      this.signal.throwIfAborted()
    } catch (error) {
      this.failed.abort()
      await this.gathered.stopMerging()
      this.options.signal?.throwIfAborted()
      // Past the hard limit the reading ends with what it has.
      if (!this.signal.aborted) throw error
      this.endedBy = 'time'
      this.tell({ type: 'notice', message: 'The time for this look-up is used up; what was read so far is shown.' })
    }
    await this.gathered.mergeNow()
    await nextTurn()
    return this.result()
  }

  /** The home page and the sitemap; the only step that can make the whole reading fail for a site that does not answer. */
  private async readStart(): Promise<void> {
    const sitemap = this.reader.web.sitemap(this.start.origin, { signal: this.signal, limit: 2_000 }).catch(() => [])
    await this.readPage({ url: this.start.href, depth: 0 }, { opened: 'asked' }, 'start')
    const [home] = this.notes
    if (home !== undefined && home.readOn === undefined && (this.options.added ?? []).length === 0)
      throw this.unreadableSite(home)
    await this.followWave()
    const listed = (await sitemap).map((url) => ({ url, text: '', path: [] }))
    await inTurns(this.addLinks(listed, 2))
    const { found, promising } = this.frontier.counts()
    this.tell({ type: 'pages-chosen', found, chosen: Math.min(promising, this.reader.limits.pages) })
  }

  private async readAdded(): Promise<void> {
    for (const added of this.options.added ?? []) {
      if ('document' in added) await this.readBrought(added.document)
      else await this.readPage({ url: added.url, depth: 1 }, { opened: 'asked' })
    }
    await this.followWave()
  }

  /**
   * Reads what the frontier offers in waves, a few pages at once, until nothing is left that is worth it or a limit is reached. A
   * wave is chosen when the one before is read, so that what answers first decides neither what is read nor what a model is asked.
   */
  private async readOn(): Promise<void> {
    this.beginChoice()
    for (;;) {
      const wave = this.late() || this.signal.aborted ? [] : await this.nextWave()
      if (wave.length === 0) break
      const active = new Set<Promise<void>>()
      for (const candidate of wave) {
        const { reach: opened, expected } = candidate
        const page = this.readPage(candidate, { opened, expected }).finally(() => active.delete(page))
        active.add(page)
        if (active.size >= this.reader.limits.atOnce) await Promise.race(active)
      }
      await Promise.all(active)
      await this.followWave()
      await this.choice.settle(this.frontier)
    }
    this.signal.throwIfAborted()
    if (this.late()) this.endedBy = 'time'
    else if (this.frontier.handedOut() >= this.reader.limits.pages) this.endedBy = 'budget'
  }

  private late(): boolean {
    return performance.now() - this.began > this.reader.limits.soft
  }

  /**
   * What a model chose, as long as there is any of it, and before it, what certifications lead to of which the pages of the waves
   * before say no more than the name; then promising pages, while it is asked about those that came to light
   * since; then as far as what was found so far calls for. Pages go to the model together, once no choice is due: a request more
   * costs more than what it says of a page.
   */
  private async nextWave(): Promise<Reached[]> {
    const { atOnce, pages } = this.reader.limits
    this.frontier.leadToBareNames(this.gathered.pagesOfBareNames())
    const chosen = this.choice.hasChosen ? this.taken(atOnce * 2, 'chosen') : []
    if (chosen.length > 0) return chosen
    if (!this.choice.isOpen) this.modelReading?.endWave()
    this.beginChoice()
    const promising = this.taken(atOnce * 2, 'promising')
    if (promising.length > 0) return promising
    if (await this.choice.settle(this.frontier)) return this.nextWave()
    // What a model found counts; its answers so far are waited for, so that their haste decides nothing.
    await this.modelReading?.settle()
    await this.gathered.mergeNow()
    if (this.late()) return []
    const ofNames = this.pagesOfNames(atOnce * 2)
    if (ofNames.length > 0) return ofNames
    const used = { read: this.frontier.handedOut(), limit: pages }
    if (!this.choice.hasChosen) return this.taken(atOnce, reachAfter(this.gathered.counts(), used))
    const reach = reachBesideChoice(this.gathered.counts(), used)
    return reach === undefined ? [] : this.taken(Math.ceil(pages / 2) - used.read, reach)
  }

  /** Pages that a link of a certification's name leads to: a model may know the name from a list alone. */
  private pagesOfNames(most: number): Reached[] {
    for (const { name } of this.gathered.certifications) this.frontier.expect(this.addressOfLink.get(foldName(name)) ?? '')
    return this.taken(most, 'promising')
  }

  private beginChoice(): void {
    const pagesLeft = this.reader.limits.pages - this.frontier.handedOut()
    this.choice.begin(this.frontier, this.model(), this.organization, pagesLeft)
  }

  private taken(most: number, reach: Reach): Reached[] {
    const wave: Reached[] = []
    while (wave.length < most) {
      const next = this.frontier.next(reach)
      if (next === undefined) break
      wave.push(next)
    }
    return wave
  }

  /** The pages of a wave are taken by address: their links are followed and the model is asked in the same order every time. */
  private async followWave(): Promise<void> {
    for (const { document, depth } of this.wave.toSorted(byAddress)) {
      await inTurns(this.addLinks(document.links, depth + 1))
      const facts = this.gathered.factsOf(document)
      for (const { url } of facts?.names ?? []) this.frontier.expect(url)
      if (facts !== undefined && statesFacts(facts)) this.frontier.stated(document.finalUrl)
      this.model()?.add(document)
    }
    this.wave = []
  }

  private *addLinks(links: readonly Pick<DocumentLink, 'url' | 'text' | 'path'>[], depth: number): InPieces<void> {
    for (const link of links) {
      this.frontier.add([link], depth)
      if (link.text !== '') this.addressOfLink.set(foldName(link.text), link.url)
      yield
    }
  }

  private async readPage(
    candidate: { url: string; depth: number },
    opening: Opening,
    place: 'start' | 'inside' = 'inside',
  ): Promise<void> {
    this.frontier.take(candidate.url)
    this.tell({ type: 'page-reading', url: candidate.url })
    const answer = await this.reader.web.read(candidate.url, { signal: this.signal, cache: this.options.keeper?.cache })
    if (answer.status === 'skipped') {
      this.skip({ url: candidate.url, skipped: answer.reason, detail: answer.detail })
      return
    }
    const { bytes, contentType, charset, url, finalUrl } = answer
    const sheets = await readSheets(this.reader.web, answer, this.signal)
    const raw = { bytes, contentType, charset, url, finalUrl, readAt: this.reader.now().toISOString(), sheets }
    let reading = await this.readDocument({ raw }, false)
    // What a page says depends on whose it is; a home page is read again once it has told.
    if (place === 'start' && !('stopped' in reading) && reading.document.unreadable === undefined && this.settleOn(reading))
      reading = await this.readDocument({ raw }, false)
    if ('stopped' in reading) {
      this.skip({ url: candidate.url, skipped: reading.stopped, detail: `${finalUrl}: ${skipSentences[reading.stopped]}.` })
      return
    }
    const { document } = reading
    if (document.unreadable !== undefined) {
      this.skip({ url: candidate.url, title: document.title, skipped: document.unreadable, detail: '' })
      return
    }
    if (!this.isOwn(document)) {
      this.skip({ url: candidate.url, title: document.title, skipped: 'other-site', detail: '' })
      return
    }
    this.frontier.take(document.finalUrl)
    await this.use(reading, candidate.depth, { byPerson: false, opening })
  }

  /** A document that a person brought: its text is known, its facts are read as those of a page. */
  private async readBrought(brought: CleanDocument): Promise<void> {
    const reading = await this.readDocument({ document: brought }, true)
    if ('stopped' in reading) this.skip({ url: brought.finalUrl, title: brought.title, skipped: reading.stopped, detail: '' })
    else await this.use(reading, 1, { byPerson: true, opening: undefined })
  }

  private readDocument(source: PageTask['source'], byPerson: boolean): Promise<PageReading | Stopped> {
    const blocks = this.reader.model === undefined ? 'none' : 'beginning'
    const asks = { for: 'facts', organization: this.organization } as const
    const packs = this.reader.model === undefined && this.options.keeper !== undefined
    return this.reader.pages.read({ source, asks, byPerson, blocks, packs }, this.signal)
  }

  /**
   * The site that answers is the one that is read: where the first address leads to another site, that one is told and proves.
   * A body known by nothing but its address is named by its page.
   * @returns whether the body is another one now, or has another name
   */
  private settleOn({ document: home, nameOnHome }: PageReading): boolean {
    const end = new URL(home.finalUrl)
    const named = this.organization.name === hostName(this.start)
    if (!this.isOwn(home)) {
      if (this.options.followsSite === false) return false
      this.start = end
      this.isOwnPage = pagesOf(end)
      this.frontier = createFrontier(end, this.reader.limits, this.reader.now().getUTCFullYear())
      this.organization = { name: hostName(end), description: '', website: end.href }
    } else if (!named) return false
    this.organization = { ...this.organization, name: nameOnHome ?? this.organization.name }
    return true
  }

  private isOwn(document: CleanDocument): boolean {
    return this.isOwnPage(new URL(document.finalUrl))
  }

  /** The model is told whose pages it reads, so it begins once the body is named. */
  private model(): ModelReading | undefined {
    this.modelReading ??= this.reader.model?.begin({
      organization: this.organization,
      signal: AbortSignal.any([this.signal, this.failed.signal]),
      onSame: (groups) => this.gathered.addSame(groups),
      onFindings: (group, findings) => this.gathered.addFindings(group, findings),
      onAnswered: (documentId) => this.gathered.addAnswered(documentId),
      onNotice: (message) => this.tell({ type: 'notice', message }),
    })
    return this.modelReading
  }

  /** @param by whether a person brought the document, so that the site was not asked for it, and why it was opened */
  private async use(
    reading: PageReading,
    depth: number,
    { byPerson, opening }: { byPerson: boolean; opening: Opening | undefined },
  ): Promise<void> {
    const { document, kept, facts, packed } = reading
    const known = this.gathered.has(document)
    // Of pages with the same text in one wave, the address decides which one is asked about, not the haste of its server.
    if (!known || this.wave.some((one) => one.document.id === document.id)) this.wave.push({ document, depth })
    if (known) {
      const { finalUrl: url, title } = document
      if (!this.notes.some((note) => note.url === url)) this.skip({ url, title, skipped: 'same-text' })
      return
    }
    this.gathered.addPage(reading, byPerson)
    await this.options.keeper?.keepPage(kept, packed && { packed, byPerson })
    const statedByRules = facts.certifications.length > 0 || facts.names.length > 0 || statesFacts(facts)
    this.notes.push({
      url: document.finalUrl,
      title: document.title,
      readOn: document.readAt.slice(0, 10),
      pageId: document.id,
      ...(statedByRules ? {} : { skipped: 'nothing-stated' as const }),
      ...opening,
    })
    this.tell({ type: 'page-read', url: document.finalUrl, title: document.title })
    this.gathered.tellNames()
    // A page of the greatest size and the merge after it are two pieces of work: others are answered in between.
    await nextTurn()
    this.gathered.mergeSoon()
  }

  private skip(note: PageNote & { skipped: NonNullable<PageNote['skipped']> }): void {
    this.notes.push(note)
    this.tell({ type: 'page-skipped', url: note.url, reason: note.skipped })
  }

  private result(): LookupResult {
    const detailed = this.gathered.certifications.filter((one) => linesOf(one).length > 0 || one.summary !== '')
    const read = this.notes.filter((note) => note.readOn !== undefined).length
    const [home] = this.notes
    if (read === 0 && home !== undefined) throw this.unreadableSite(home)
    if (read === 0 && this.endedBy === 'time') throw this.outOfTime()
    if (detailed.length === 0) {
      throw new ResearchError(
        'NOTHING_FOUND',
        `${read} ${read === 1 ? 'page' : 'pages'} of ${this.start.host} were read, and none states certification facts. Give the address of the page that lists the certifications.`,
      )
    }
    return {
      organization: this.organization,
      certifications: detailed,
      ledger: buildLedger({
        certifications: detailed,
        names: this.gathered.namesSeen(),
        notes: this.gathered.withUses(this.notes),
        left: this.frontier.left(),
        endedBy: this.endedBy,
      }),
      origin: 'live',
      asOf: this.reader.now().toISOString().slice(0, 10),
    }
  }

  private outOfTime(): ResearchError {
    return new ResearchError(
      'SITE_UNREACHABLE',
      `No page of ${this.start.host} could be read in time: this installation is busy, or the site answers slowly. Please try again.`,
    )
  }

  private unreadableSite(home: PageNote): ResearchError {
    const help = 'Give the address of another of its pages, paste its text, or upload a PDF.'
    const blocked = home.skipped === 'blocked' || home.skipped === 'robots' || home.skipped === 'sign-in'
    if (blocked) return new ResearchError('SITE_BLOCKED', `${this.start.host} does not allow automated reading. ${help}`)
    return new ResearchError('SITE_UNREACHABLE', `${home.detail ?? `${this.start.host} could not be read.`} ${help}`)
  }

  private tell(event: WithoutTime<LookupEvent>): void {
    this.options.onEvent?.({ ...event, at: Math.round(performance.now() - this.began) })
  }
}

function byAddress(one: { document: CleanDocument }, other: { document: CleanDocument }): number {
  return one.document.finalUrl < other.document.finalUrl ? -1 : 1
}

/** Why a page was opened, and what a model that chose it expected there. */
interface Opening {
  opened: OpenReason
  expected?: Expectation | undefined
}

type WithoutTime<E> = E extends LookupEvent ? Omit<E, 'at'> : never
