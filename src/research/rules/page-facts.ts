import type { Organization } from '#domain/organization.ts'
import { noSettledNames } from '#domain/settled-names.ts'
import type { CleanDocument } from '../document/clean-document.ts'
import type { CertificationDraft, Claim, CommonFacts, PageFacts } from '../draft.ts'
import { withSigns } from '../certainty/signs.ts'
import { likelyNames, type NameReader } from '../reader/likely-names.ts'
import { askingLists } from './asking-lists.ts'
import { feesOf } from './fees.ts'
import { namesIn } from './names.ts'
import { type Owners, ownersOf } from './owners.ts'
import { isElsewhere } from './page-kind.ts'
import { pageOf } from './page.ts'
import type { Passage } from './passage.ts'
import { goesOnAboutAnother, isOfAnother } from './other-owner.ts'
import { programmeNames } from './programme-names.ts'
import { renewalOf } from './renewal.ts'
import { requirementsOf } from './requirements.ts'
import { disclaimerIn, mayDisclaim, retirementIn, retirementOver } from './retired.ts'
import type { Role } from './roles.ts'
import { sectionsOfOthers } from './sections-of-others.ts'
import { onlyMentioned, settleSubjects } from './settled-subjects.ts'
import type { Subject } from './subject.ts'
import { subjectsOf } from './subjects.ts'
import type { Statement } from './statement.ts'
import { summariesOf } from './summary.ts'
import { type ValidityLine, validityOf } from './validity.ts'

/** Most lines of one list that a page may add; a page with more is a catalogue. */
const mostLines = 60
const longestLine = 400

/**
 * What one page says of a body's certifications: whose every fact is, with the span it was read from. Rules read facts and names,
 * and the trained reader is asked about the names. A page about jobs, events, courses, membership or somebody's opinion says nothing.
 * @param settled names that a person said are certifications of the body, or are none
 */
export function readFacts(
  document: CleanDocument,
  organization: Organization,
  settled = noSettledNames,
  readNames: NameReader = likelyNames,
): PageFacts {
  const page = pageOf(document)
  if (isElsewhere(page)) return { certifications: [], common: emptyFacts(), names: programmeNames(page, []) }
  const likely = readNames(document, organization)
  const { subjects, owning } = settleSubjects(subjectsOf(page, organization), page, settled, likely, organization)
  const names = programmeNames(page, subjects)
  const owners = ownersOf(page, owning)
  const collected = new Collected(document, owning)
  const asking = askingLists(page.passages)
  const isOfOtherSection = sectionsOfOthers(page, owners)
  for (const [place, passage] of page.passages.entries()) {
    if (collected.takes('fees'))
      for (const fee of feesOf(page, passage, owners.mentions)) {
        if (isOfAnother(owners, passage, fee.label) || goesOnAboutAnother(owners, passage, fee.label, fee.start)) continue
        collected.add('fees', owners.of(passage, fee.label), fee.shown, fee)
      }
    if (passage.furniture || isOfOtherSection(passage)) continue
    // A page on membership may say what a grade that is a certification asks for, by its name, and what education its holders need.
    if (aside.has(passage.role) && (passage.role !== 'membership' || !isOfGrade(passage.text, owners))) continue
    if (collected.takes('renewal'))
      for (const line of renewalOf(passage)) {
        if (!isOfNamedBefore(line.text, owners)) collected.add('renewal', owners.of(passage, line.text), line.text, line, passage)
      }
    if (collected.takes('requirements'))
      for (const line of requirementsOf(passage, page.passages[place + 1], asking.has(passage))) {
        collected.add('requirements', owners.ofSection(passage, line.text), line.text, line, passage)
      }
    for (const line of validityOf(passage)) {
      if (!isOfOthers(line.text, owners)) collected.addValidity(owners.of(passage, line.text), line)
    }
    const retired = retirementIn(passage)
    if (retired !== undefined) collected.retire(retirementOwners(owners, passage, retired.text), retired)
    if (mayDisclaim(passage))
      for (const owner of retirementOwners(owners, passage, passage.text)) {
        const disclaimer = disclaimerIn(passage, owner)
        if (disclaimer !== undefined) collected.disclaim(owner, disclaimer)
      }
  }
  for (const subject of owning) {
    const over = retirementOver(page, subject)
    if (over !== undefined) collected.retire([subject], over)
  }
  const summaries = summariesOf(page.passages, owners.mentions)
  const drafts = subjects.map((subject) => ({ subject, draft: collected.draft(subject, summaries.get(subject)) }))
  const certifies = speaksOfCertification.test(document.text.slice(0, 40_000))
  const detailed = drafts.filter(({ subject, draft }) => isDetailed(subject, draft, collected.common(), page.title, certifies))
  const mentioned = onlyMentioned(page, settled, subjects).map((subject) => ({
    subject,
    draft: collected.draft(subject, undefined),
  }))
  const shown = [...detailed, ...mentioned]
  const vouched = new Set(shown.flatMap(({ subject, draft }) => (subject.settled === true ? [draft] : [])))
  return withSigns({ certifications: shown.map(({ draft }) => draft), common: collected.common(), names }, page, vouched)
}

const speaksOfCertification = /\b(?:certif(?:y|ied|ication)|credential|accredit(?:ed|ation)|licensure)\b/i

/** Whether enough is said of a certification to take a heading, a sentence or a short form said once for its name. */
function isDetailed(
  subject: Subject,
  draft: CertificationDraft,
  common: CommonFacts,
  title: string,
  certifies: boolean,
): boolean {
  const sources = subject.name === subject.acronym || subject.shares ? [draft, common] : [draft]
  const lists = (['fees', 'validity', 'renewal', 'requirements'] as const).filter((list) =>
    sources.some((source) => source[list].length > 0),
  )
  // 'Trip Leader' over a list of what is asked for: on a page of certification one kind of fact is enough when it is a list.
  // So is a price where the page is called by the name.
  const titled = certifies && title.toLowerCase().startsWith(subject.name.toLowerCase())
  const asks = draft.requirements.length >= 2 && (certifies || /\b(?:level|grade) (?:\d|[ivx]+)\b/i.test(subject.name))
  return lists.length >= (asks || titled ? Math.min(1, subject.needs) : subject.needs)
}

/** 'The CHX and CHY are lifetime certifications. They …' on a page about others says nothing of these. */
function isOfOthers(text: string, owners: Owners): boolean {
  if (owners.subjects.length < 2 || owners.mentions(text).length > 0) return false
  return /^(?:they|these|those)\b/i.test(text) || namesIn(text).some((mention) => mention.by !== 'acronym')
}

/** 'They have no recertification requirements' speaks of those named just before, not of all. */
function isOfNamedBefore(text: string, owners: Owners): boolean {
  return owners.subjects.length > 1 && /^(?:they|these|those)\b/i.test(text) && owners.mentions(text).length === 0
}

/** A retirement counts for a certification it names, or the one its section is about; never for all. */
function retirementOwners(owners: Owners, passage: Parameters<Owners['of']>[0], text: string): readonly Subject[] {
  const found = owners.of(passage, text)
  return found.length === 1 ? found : owners.mentions(text).slice(0, 1)
}

function isOfGrade(text: string, { subjects, mentions }: Owners): boolean {
  return (
    mentions(text).length > 0 ||
    (subjects.length === 1 && /\b(?:CPD|CPE|CEUs?|continuing (?:professional|education))\b/i.test(text))
  )
}

/** Sections that are not about certifications. */
const aside: ReadonlySet<Role> = new Set<Role>(['event', 'job', 'foreign', 'membership'])

type List = 'requirements' | 'validity' | 'renewal' | 'fees'

interface Lines extends Record<List, Claim[]> {
  /** Those that name all certifications of the page at once. */
  ofAll: Set<Claim>
  ranks: number[]
  retired: Claim | null
  disclaimed: Claim | undefined
}

/** Facts on their way to their certifications; those without an owner are common. */
class Collected {
  private readonly document: CleanDocument
  private readonly bySubject: Map<Subject, Lines>
  private readonly shared: Lines = emptyLines()
  /** The heading right above each line. */
  private readonly sections = new Map<Claim, string>()

  constructor(document: CleanDocument, subjects: readonly Subject[]) {
    this.document = document
    this.bySubject = new Map(subjects.map((subject) => [subject, emptyLines()]))
  }

  add(list: List, owners: readonly Subject[], text: string, span: { start: number; end: number }, passage?: Passage): void {
    const claim = this.claim(text, span)
    if (passage !== undefined) this.sections.set(claim, passage.path.at(-1) ?? '')
    for (const lines of this.linesOf(owners)) {
      if (lines[list].length >= mostLines || lines[list].some((other) => other.text === claim.text)) continue
      lines[list].push(claim)
      if (owners.length > 1 && owners.length === this.bySubject.size) lines.ofAll.add(claim)
    }
  }

  /** Whether a list has room for another line, of any certification. */
  takes(list: List): boolean {
    const { length } = this.shared[list]
    // A single certification owns every line; else lines without an owner are shared.
    if (length < mostLines && this.bySubject.size !== 1) return true
    for (const lines of this.bySubject.values()) if (lines[list].length < mostLines) return true
    return false
  }

  addValidity(owners: readonly Subject[], line: ValidityLine): void {
    for (const lines of this.linesOf(owners)) {
      if (lines.validity.length >= mostLines || lines.validity.some((other) => other.text === line.shown)) continue
      lines.validity.push(this.claim(line.shown, line))
      lines.ranks.push(line.rank)
    }
  }

  retire(owners: readonly Subject[], span: { text: string; start: number; end: number }): void {
    for (const owner of owners) {
      const lines = this.bySubject.get(owner)
      if (lines !== undefined && lines.retired === null) lines.retired = this.claim(span.text, span)
    }
  }

  disclaim(owner: Subject, span: { text: string; start: number; end: number }): void {
    const lines = this.bySubject.get(owner)
    if (lines !== undefined) lines.disclaimed ??= this.claim(span.text, span)
  }

  draft(subject: Subject, summary: Statement | undefined): CertificationDraft {
    const lines = this.bySubject.get(subject) ?? emptyLines()
    return {
      name: this.claim(subject.name, subject),
      acronym: subject.acronym,
      summary: summary === undefined ? null : this.claim(summary.text, summary),
      ...factsOf(lines),
      requirements: this.withShared('requirements', lines),
      renewal: this.withShared('renewal', lines),
      retired: lines.retired,
      disclaimed: lines.disclaimed,
    }
  }

  /**
   * A certification's own lines with those of all, where they stand together: 'Bailiffs only: a bond' among what every applicant
   * needs, or lines that name all certifications at once.
   */
  private withShared(list: 'requirements' | 'renewal', lines: Lines): Claim[] {
    const own = lines[list]
    const shared = this.shared[list]
    const sections = new Set(shared.map((claim) => this.sections.get(claim)))
    const together = own.every((claim) => lines.ofAll.has(claim) || sections.has(this.sections.get(claim)))
    return own.length === 0 || !together ? own : [...own, ...shared].toSorted((a, b) => a.start - b.start)
  }

  common(): CommonFacts {
    const facts = factsOf(this.shared)
    return this.bySubject.size < 2 ? facts : { ...facts, fees: withoutRivals(facts.fees) }
  }

  private linesOf(owners: readonly Subject[]): Lines[] {
    if (owners.length === 0) return [this.shared]
    return owners.flatMap((owner) => this.bySubject.get(owner) ?? [])
  }

  private claim(text: string, span: { start: number; end: number }): Claim {
    return { text: shortened(text), documentId: this.document.id, start: span.start, end: span.end, witness: 'rules' }
  }
}

function factsOf(lines: Lines): CommonFacts {
  const best = Math.min(...lines.ranks)
  return {
    requirements: lines.requirements,
    validity: lines.validity.filter((_, index) => lines.ranks[index] === best),
    renewal: lines.renewal,
    fees: lines.fees,
  }
}

/**
 * Prices for all certifications of a page, without those of one kind at several amounts: they are of different certifications, and
 * nothing says which is whose.
 */
function withoutRivals(fees: readonly Claim[]): Claim[] {
  const kinds = new Map<string, number>()
  for (const { text } of fees) kinds.set(kindAndWhom(text), (kinds.get(kindAndWhom(text)) ?? 0) + 1)
  return fees.filter(({ text }) => kinds.get(kindAndWhom(text)) === 1)
}

/** 'exam (members)' of '$405 exam (members)', with the currency. */
function kindAndWhom(shown: string): string {
  return shown.replace(/\d[\d.,–]*/g, '')
}

/** A long statement ends at a clause; its beginning stays as written. */
function shortened(text: string): string {
  const clean = text
    .replace(/^(?:[•▪●*–-]|\d{1,2}(?:[.)]|[a-z][.:)])|[a-z][.)]|\(\w{1,3}\)|[A-Z]\.(?=\s\p{Lu}\p{Ll}))\s+/u, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (clean.length <= longestLine) return clean
  const cut = clean.slice(0, longestLine)
  return cut.slice(0, Math.max(cut.lastIndexOf('; '), cut.lastIndexOf('. '), cut.lastIndexOf(', '), longestLine / 2))
}

function emptyLines(): Lines {
  return {
    requirements: [],
    validity: [],
    renewal: [],
    fees: [],
    ofAll: new Set(),
    ranks: [],
    retired: null,
    disclaimed: undefined,
  }
}

function emptyFacts(): CommonFacts {
  return { requirements: [], validity: [], renewal: [], fees: [] }
}
