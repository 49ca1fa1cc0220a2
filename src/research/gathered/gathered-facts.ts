import { type Certification, isOnlyNamed, linesOf } from '#domain/certifications/certification.ts'
import type { LookupEvent } from '#domain/lookups/lookup.ts'
import { foldName } from '#domain/organizations/folded-name.ts'
import { sameValue } from '#domain/text/same-value.ts'
import { limits } from '#domain/text/text.ts'
import { withClosedPages } from './closed-pages.ts'
import type { CleanDocument } from '../document/clean-document/clean-document.ts'
import { claimsOf, type PageFacts, type ProgrammeName } from '../drafts/draft.ts'
import { type InPieces, inTurns } from '../plain/in-turns.ts'
import { namesBeside, type PageNote } from './ledger.ts'
import { namesAwarded } from '../lexicon/credentials/awarded.ts'
import { asListed, type NamesOnPage } from './listed-order.ts'
import { createMerge, type Merge } from '../merge/merge.ts'
import type { Findings } from '../model/findings/findings.ts'
import type { ModelTask } from '../model/model-reader.ts'
import { createProof } from '../drafts/proof.ts'
import { groupSame, type SameNames } from '../same/group.ts'
import { createNameReading, type Named } from '#domain/certifications/known-name.ts'
import type { PageReading } from '../readers/page-task.ts'

/** Certifications are told again when they change, but not without end; the result has them all. */
const mostCardsTold = limits.certifications * 4
/** How many times as long as a merge took is waited before the next one. */
const restAfterMerge = 9

/** What is told of the facts as they become known; the moment is the listener's to add. */
export type FactsEvent = WithoutTime<
  Extract<LookupEvent, { type: 'certification' | 'certification-withdrawn' | 'quotes-checked' | 'names-seen' }>
>
export type WithoutTime<E> = E extends LookupEvent ? Omit<E, 'at'> : never

/**
 * The facts of a reading, as pages and answers bring them: who found what, joined to certifications, and told when they change.
 * A page that the model answered for has the model's facts alone; any other one has those of the built-in reader.
 */
export class GatheredFacts {
  certifications: Certification[] = []
  private readonly tell: (event: FactsEvent) => void
  private readonly proof = createProof()
  private readonly merge: Merge
  /** What the built-in reader found, by the page's key. */
  private readonly byReader = new Map<string, PageFacts>()
  /** What the model found, group by group. */
  private readonly byModel = new Map<number, Findings>()
  /** Pages that the model has answered for: the built-in reader adds nothing to them. */
  private readonly answered = new Set<string>()
  /** Names that the model holds to be of one certification. */
  private same: readonly SameNames[] = []
  private readonly told = new Map<string, Certification>()
  private namesTold: readonly string[] = []
  private cardsTold = 0
  private mergedUntil = 0
  private mergeTimer: NodeJS.Timeout | undefined
  /** The merge that was begun last, and how many have not ended. */
  private merging: Promise<void> = Promise.resolve()
  private mergesOpen = 0
  private changedMeanwhile = false
  private readonly readName = createNameReading()
  /** Where the first link of each folded name leads to. */
  private readonly linkOf = new Map<string, string>()
  private readonly links = new Map<string, CleanDocument['links']>()
  private readonly named: NamesOnPage[] = []
  /** Keys of pages that state facts, shown or not. */
  private stating: ReadonlySet<string> = new Set()

  /** @param siteName the name the body's site goes by, which tells its names from those of others */
  constructor(siteName: string, tell: (event: FactsEvent) => void) {
    this.merge = createMerge((claim) => this.proof.prove(claim), siteName)
    this.tell = tell
  }

  /** Whether a page with the same text was read before. */
  has(document: CleanDocument): boolean {
    return this.proof.has(document.id)
  }

  /** Takes the facts of a page. @param byPerson whether a person brought it, so that the site was not asked for it */
  addPage({ document, facts, proofs }: PageReading, byPerson: boolean): void {
    this.proof.add(document, byPerson)
    this.proof.know(document, proofs)
    this.byReader.set(document.id, facts)
    this.links.set(document.finalUrl, document.links)
    this.named.push(namesOn(document, facts))
    for (const { name, url } of facts.names) {
      const folded = foldName(name)
      if (url !== '' && !this.linkOf.has(folded)) this.linkOf.set(folded, url)
    }
  }

  /** Hears what a model says of its pages. A page that it has answered for is taken from the built-in reader. */
  readonly ofModel: Pick<ModelTask, 'onFindings' | 'onAnswered' | 'onSame'> = {
    onFindings: (group, findings) => {
      this.byModel.set(group, findings)
      this.mergeSoon()
    },
    onAnswered: (documentId) => {
      this.answered.add(documentId)
      this.mergeSoon()
    },
    onSame: (groups) => {
      this.same = groups
      this.mergeSoon()
    },
  }

  factsOf(document: CleanDocument): PageFacts | undefined {
    return this.byReader.get(document.id)
  }

  /** Names that pages give: those that the built-in reader saw where it read, and those that the model told without a fact. */
  namesSeen(): ProgrammeName[] {
    const byReader = [...this.byReader].filter(([documentId]) => !this.answered.has(documentId))
    const bare = this.certifications.filter(isOnlyNamed)
    return [...byReader.flatMap(([, facts]) => facts.names), ...bare.map((one) => this.nameWithPage(one))]
  }

  /** The name of a certification, with the page that a link of that name leads to. */
  private nameWithPage({ name, acronym = '' }: Certification): ProgrammeName {
    return { name, acronym, url: this.linkOf.get(foldName(name)) ?? '' }
  }

  /**
   * Pages that links of names lead to of which the pages read state nothing, as far as the built-in reader sees: what a model has
   * answered so far depends on its haste.
   */
  pagesOfBareNames(): string[] {
    const read = [...this.byReader.values()]
    const detailed = read.flatMap(({ certifications }) => certifications.filter((one) => claimsOf(one).length > 0))
    const stated: (Named & { url?: string })[] = detailed.map(({ name, acronym }) => ({ name: name.text, acronym }))
    const names = read.flatMap((facts) => facts.names.filter((one) => one.url !== '' && isSurely(one)))
    const groups = groupSame([...stated, ...names], this.readName)
    const bare = groups.filter((group) => group.every(({ url }) => url !== undefined))
    return bare.flatMap((group) => group.flatMap(({ url = '' }) => url))
  }

  /** A name and its short form are one, as a page or a certification joins them. */
  tellNames(): void {
    const beside = namesBeside(this.certifications, this.namesSeen(), this.readName)
    const all = [...this.certifications, ...beside].map(({ name, acronym = '' }) => (acronym === '' ? name : acronym))
    const names = [...new Set(all)].slice(0, limits.certifications)
    if (sameValue(names, this.namesTold)) return
    this.namesTold = names
    this.tell({ type: 'names-seen', names })
  }

  /** How many certifications have facts, and how many have none or are only named. */
  counts(): { detailed: number; withoutFacts: number } {
    const detailed = this.certifications.filter((one) => linesOf(one).length > 0).length
    const beside = namesBeside(this.certifications, this.namesSeen(), this.readName).length
    return { detailed, withoutFacts: this.certifications.length - detailed + beside }
  }

  /** Merges at once, or together with what comes until then when the last merge took long: never more than a tenth of the time. */
  mergeSoon(): void {
    if (this.mergeTimer !== undefined) return
    if (this.mergesOpen > 0) {
      this.changedMeanwhile = true
      return
    }
    const rest = Math.max(0, this.mergedUntil - performance.now())
    // What goes wrong is told to whoever merges next, as the reading does before it ends.
    this.mergeTimer = setTimeout(() => void this.mergeNow().catch(() => undefined), rest)
  }

  /** Merges all that is known by now. A merge takes turns with whatever else is asked of this process. */
  mergeNow(): Promise<void> {
    this.forgetTimer()
    this.mergesOpen += 1
    this.merging = this.mergeAfter(this.merging)
    return this.merging
  }

  private async mergeAfter(other: Promise<void>): Promise<void> {
    await other
    const began = performance.now()
    await inTurns(this.mergeFacts())
    this.mergedUntil = performance.now() + (performance.now() - began) * restAfterMerge
    this.mergesOpen -= 1
    if (this.mergesOpen === 0 && this.changedMeanwhile) this.mergeSoon()
  }

  /** Forgets a merge that was to come, and waits for the end of one that has begun. */
  async stopMerging(): Promise<void> {
    this.forgetTimer()
    await this.merging.catch(() => undefined)
    this.forgetTimer()
  }

  private forgetTimer(): void {
    clearTimeout(this.mergeTimer)
    this.mergeTimer = undefined
    this.changedMeanwhile = false
  }

  /** Certifications of the reading in the order in which the body lists them. */
  inOrder(certifications: readonly Certification[]): Certification[] {
    return asListed(certifications, this.named)
  }

  /** Certifications of the reading with the fields that pages may tell which the site does not let programs read. */
  withClosed(certifications: readonly Certification[], notes: readonly PageNote[]): Certification[] {
    return withClosedPages(certifications, this.links, notes)
  }

  /** Pages with who read them and whether their facts are shown. */
  withUses(notes: readonly PageNote[]): PageNote[] {
    const cited = citedPages(this.certifications)
    return notes.map((note) => this.withLanguage(this.withReader(this.withUse(note, cited)), cited))
  }

  private *mergeFacts(): InPieces<void> {
    const byReader = [...this.byReader].filter(([documentId]) => !this.answered.has(documentId)).map(([, facts]) => facts)
    const found = [...this.byModel].toSorted(([one], [other]) => one - other).map(([, findings]) => findings)
    const drafts = [...byReader.flatMap((facts) => facts.certifications), ...found.flatMap((one) => one.drafts)]
    const common = [...byReader.map((facts) => facts.common), ...found.flatMap((one) => one.common)]
    const certifications = yield* this.merge(drafts, common, this.same)
    this.certifications = certifications
    this.stating = new Set([...drafts, ...common].flatMap(claimsOf).map(({ documentId }) => documentId))
    const known = new Set(this.certifications.map(({ id }) => id ?? ''))
    for (const id of [...this.told.keys()].filter((one) => !known.has(one))) {
      this.told.delete(id)
      this.tell({ type: 'certification-withdrawn', id })
    }
    for (const certification of certifications) {
      yield
      const before = this.told.get(certification.id ?? '')
      if (before === certification) continue
      this.told.set(certification.id ?? '', certification)
      if (before !== undefined && JSON.stringify(before) === JSON.stringify(certification)) continue
      this.cardsTold += 1
      if (this.cardsTold <= mostCardsTold) this.tell({ type: 'certification', certification })
    }
    this.tell({ type: 'quotes-checked', ...this.proof.counts() })
    this.tellNames()
  }

  /**
   * A page with whether its facts are shown. One that the built-in reader found nothing on states something all the same when the
   * model found facts there, or a second look.
   */
  private withUse(note: PageNote, cited: ReadonlySet<string>): PageNote {
    const { skipped: _, ...read } = note
    if (note.pageId === undefined) return note
    if (cited.has(note.pageId)) return read
    return this.stating.has(note.pageId) ? { ...read, factsUnused: true } : note
  }

  /** A page with who read it: the model where it answered for the whole page, else the built-in reader. */
  private withReader(note: PageNote): PageNote {
    if (note.readOn === undefined || note.pageId === undefined) return note
    return { ...note, readBy: this.answered.has(note.pageId) ? 'model' : 'rules' }
  }

  /** A page that gave no facts, with the reason where that is its language: the built-in reader knows English alone. */
  private withLanguage(note: PageNote, cited: ReadonlySet<string>): PageNote {
    const { pageId = '', readBy, language } = note
    const isUnread = readBy === 'rules' && language !== undefined && !cited.has(pageId) && !this.stating.has(pageId)
    return isUnread ? { ...note, skipped: 'not-english' } : note
  }
}

function namesOn({ finalUrl: url, links }: CleanDocument, { certifications, names }: PageFacts): NamesOnPage {
  const told = [...certifications.map(({ name }) => name.text), ...names.map(({ name }) => name)]
  return { url, linked: links.map(({ text }) => text), told }
}

/** A name with its short form, or one that begins as names of certifications do: a certificate may be that of a course. */
function isSurely({ name, acronym }: ProgrammeName): boolean {
  return acronym !== '' || namesAwarded(name)
}

/** Keys of the pages that a shown certification quotes. */
function citedPages(certifications: readonly Certification[]): Set<string> {
  const evidence = certifications.flatMap((one) => Object.values(one.evidence ?? {}).flat())
  return new Set(evidence.flatMap((one) => (one.kind === 'page' && one.pageId !== undefined ? [one.pageId] : [])))
}

/** Whether a page states facts of certifications, or of all of them. */
export function statesFacts({ certifications, common }: PageFacts): boolean {
  return [...certifications, common].some((one) => claimsOf(one).length > 0)
}
