import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Expectation, LookupEvent, LookupResult, OpenReason } from '#domain/lookups/lookup.ts'
import { foldName } from '#domain/organizations/folded-name.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import { AskedSite } from './asked-site.ts'
import type { CleanDocument, DocumentLink } from '../document/clean-document/clean-document.ts'
import { createFrontier, type Frontier } from '../frontier/frontier.ts'
import { GatheredFacts, statesFacts, type WithoutTime } from '../gathered/gathered-facts.ts'
import { type InPieces, inTurns } from '../plain/in-turns.ts'
import { noteOf, type PageNote, type SkippedPage } from '../gathered/ledger.ts'
import type { ModelReading } from '../model/model-reader.ts'
import { NextPages } from './next-pages.ts'
import { openPages } from './opened-pages.ts'
import type { PageReading, Reader } from '../readers/page-task.ts'
import { ResearchError } from './research-error.ts'
import { siteNameOf } from '../site/site.ts'
import { type FirstLook, secondLook } from './second-look.ts'
import { type LiveParts, readingLimits, type ReadSiteOptions, type SiteReader } from './site-reader.ts'
import { siteResult, unreadableSite } from './site-result.ts'
import { startOf } from '../site/website.ts'

/**
 * Reads a body's certifications on its own website, from its home page outwards: fetch, clean, read, the model beside it, proof, a
 * second look, merge. They are told as they become known and again when they change. Partial success is a success with gaps.
 * @throws ResearchError when its website is not known, no page of it could be read, or none of them states a certification fact
 */
export async function readLive(organization: Organization, parts: LiveParts, options: ReadSiteOptions): Promise<LookupResult> {
  const start = startOf(organization)
  if (start === undefined) {
    throw new ResearchError(
      'ORG_NOT_FOUND',
      `The website of ${organization.name} is not known. Give its address, and it will be read.`,
    )
  }
  const reader = { ...parts, now: parts.now ?? (() => new Date()), limits: { ...readingLimits, ...parts.limits } }
  const pages = reader.readers.open(options.turn)
  try {
    return await new SiteReading(new AskedSite(organization, start, options), reader, pages, options).run()
  } finally {
    pages.close()
  }
}

/** One reading in progress: what was seen, read and said so far. */
class SiteReading {
  private readonly site: AskedSite
  private readonly reader: SiteReader
  private readonly options: ReadSiteOptions
  private readonly reading: Reader
  private readonly pages: ReturnType<typeof openPages>
  private frontier: Frontier
  private readonly began: number
  private readonly signal: AbortSignal
  private readonly notes: PageNote[] = []
  /** Pages that nobody but the built-in reader reads, as they were read first. */
  private readonly first: FirstLook[] = []
  /** Pages of the wave that is being read. */
  private wave: { document: CleanDocument; depth: number }[] = []
  private readonly gathered: GatheredFacts
  /** Where links lead, by what they are called, folded. */
  private readonly addressOfLink = new Map<string, string>()
  private modelReading: ModelReading | undefined
  /** Pages started, and the last number reported as chosen. */
  private begun = 0
  private chosen = 0
  private readonly failed = new AbortController()
  /** What ended the reading while pages were left. */
  private endedBy: 'time' | 'budget' | undefined

  constructor(site: AskedSite, reader: SiteReader, pages: Reader, options: ReadSiteOptions) {
    this.site = site
    this.reader = reader
    this.options = options
    this.began = performance.now()
    this.frontier = this.newFrontier()
    this.gathered = new GatheredFacts(siteNameOf(site.start), (event) => this.tell(event))
    const hard = AbortSignal.timeout(reader.limits.hard)
    this.signal = options.signal === undefined ? hard : AbortSignal.any([options.signal, hard])
    this.reading = pages
    this.pages = openPages(site, reader, pages, options.keeper, this.signal)
  }

  async run(): Promise<LookupResult> {
    try {
      await this.readStart()
      await this.readAdded()
      await this.readOn()
      await this.lookAgain()
      await this.modelReading?.end()
      this.signal.throwIfAborted()
    } catch (error) {
      this.failed.abort()
      await this.gathered.stopMerging()
      this.options.signal?.throwIfAborted()
      // Past the hard limit the reading ends with what it has.
      if (!this.signal.aborted) throw error
      this.endedBy = 'time'
      this.tell({ type: 'notice', message: 'This look-up ran out of time; what was read so far is shown.' })
    }
    await this.gathered.mergeNow()
    await nextTurn()
    const { site, gathered, notes, frontier, endedBy, reader } = this
    return siteResult({ site, gathered, notes, frontier, endedBy, now: reader.now() })
  }

  /** The home page and the sitemap; the only step that can make the whole reading fail for a site that does not answer. */
  private async readStart(): Promise<void> {
    const sitemap = this.reader.web.sitemap(this.site.start.origin, { signal: this.signal, limit: 2_000 }).catch(() => [])
    await this.readPage({ url: this.site.start.href, depth: 0 }, { opened: 'asked' }, 'start')
    const [home] = this.notes
    if (home !== undefined && home.readOn === undefined && (this.options.added ?? []).length === 0)
      throw unreadableSite(this.site, home)
    await this.followWave()
    const listed = (await sitemap).map((url) => ({ url, text: '', path: [] }))
    await inTurns(this.addLinks(listed, 2))
    this.tellChosen(0)
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
    const { frontier, gathered, addressOfLink } = this
    const { organization } = this.site
    const { limits } = this.reader
    const isLate = () => this.late()
    const next = new NextPages({ frontier, gathered, model: this.model(), organization, limits, addressOfLink, isLate })
    for (;;) {
      const wave = this.late() || this.signal.aborted ? [] : await next.take()
      if (wave.length === 0) break
      this.tellChosen(wave.length)
      const active = new Set<Promise<void>>()
      for (const candidate of wave) {
        const { reach: opened, expected } = candidate
        const page = this.readPage(candidate, { opened, expected }).finally(() => active.delete(page))
        active.add(page)
        if (active.size >= limits.atOnce) await Promise.race(active)
      }
      await Promise.all(active)
      await this.followWave()
      await next.settle()
    }
    this.signal.throwIfAborted()
    if (this.late()) this.endedBy = 'time'
    else if (frontier.handedOut() >= limits.pages) this.endedBy = 'budget'
  }

  /** What was held of names by all pages is known now; what it brings is told like what was read first. */
  private async lookAgain(): Promise<void> {
    const { organization } = this.site
    for (const reading of await secondLook(this.first, this.reading, { organization, signal: this.signal }))
      this.gathered.addPage(reading, false)
  }

  private late(): boolean {
    return performance.now() - this.began > this.reader.limits.soft
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
    { url, depth }: { url: string; depth: number },
    opening: Opening,
    place: 'start' | 'inside' = 'inside',
  ): Promise<void> {
    this.frontier.take(url)
    this.tellReading(url)
    const { start } = this.site
    const page = await this.pages.open(url, place)
    if (this.site.start !== start) this.frontier = this.newFrontier()
    if ('skipped' in page) {
      this.skip(page)
      return
    }
    if (place === 'start') this.site.hear(page)
    this.frontier.take(page.document.finalUrl)
    await this.use(page, depth, { byPerson: false, opening, asked: url })
  }

  private async readBrought(brought: CleanDocument): Promise<void> {
    this.tellReading(brought.finalUrl)
    const page = await this.pages.openBrought(brought)
    if ('skipped' in page) this.skip(page)
    else await this.use(page, 1, { byPerson: true, opening: undefined, asked: brought.finalUrl })
  }

  private newFrontier(): Frontier {
    return createFrontier(this.site.start, this.reader.limits, this.reader.now().getUTCFullYear())
  }

  /** The model is told whose pages it reads, so it begins once the body is named. */
  private model(): ModelReading | undefined {
    this.modelReading ??= this.reader.model?.begin({
      organization: this.site.organization,
      signal: AbortSignal.any([this.signal, this.failed.signal]),
      ...this.gathered.ofModel,
      onNotice: (message) => this.tell({ type: 'notice', message }),
    })
    return this.modelReading
  }

  /** `byPerson`: a person brought the document, the site was not asked for it; `opening`: why it was opened; `asked`: under which address. */
  private async use(
    reading: PageReading,
    depth: number,
    { byPerson, opening, asked }: { byPerson: boolean; opening: Opening | undefined; asked: string },
  ): Promise<void> {
    const { document, kept, facts, packed } = reading
    const known = this.gathered.has(document)
    // Of pages with the same text in one wave, the address decides which one is asked about, not the haste of its server.
    if (!known || this.wave.some((one) => one.document.id === document.id)) this.wave.push({ document, depth })
    if (known) {
      const { finalUrl: url, title } = document
      if (!this.notes.some((note) => note.url === url)) this.notes.push({ url, title, skipped: 'same-text' })
      this.tell({ type: 'page-skipped', url: asked, reason: 'same-text' })
      return
    }
    this.gathered.addPage(reading, byPerson)
    // A page that holds nothing of names says nothing more once others do.
    if (packed !== undefined && facts.held.length > 0) this.first.push({ reading, again: { packed, byPerson } })
    await this.options.keeper?.keepPage(kept, packed && { packed, byPerson })
    const isStated = facts.certifications.length > 0 || facts.names.length > 0 || statesFacts(facts)
    this.notes.push({ ...noteOf(reading), ...(isStated ? {} : { skipped: 'nothing-stated' }), ...opening })
    const { finalUrl: url, title } = document
    this.tell({ type: 'page-read', url, ...(url === asked ? {} : { asked }), title })
    this.gathered.tellNames()
    // A page of the greatest size and the merge after it are two pieces of work: others are answered in between.
    await nextTurn()
    this.gathered.mergeSoon()
  }

  private tellReading(url: string): void {
    this.begun += 1
    this.tell({ type: 'page-reading', url })
  }

  /** How many pages are chosen to be read by now: those that were begun, those that are next, and those that promise facts. */
  private tellChosen(next: number): void {
    const { found, promising } = this.frontier.counts()
    const room = Math.max(0, this.reader.limits.pages - this.frontier.handedOut())
    const chosen = this.begun + next + Math.min(promising, room)
    if (next > 0 && chosen <= this.chosen) return
    this.chosen = chosen
    this.tell({ type: 'pages-chosen', found, chosen })
  }

  private skip(note: SkippedPage): void {
    this.notes.push(note)
    this.tell({ type: 'page-skipped', url: note.url, reason: note.skipped })
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
