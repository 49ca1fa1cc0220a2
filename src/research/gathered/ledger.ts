import type { Certification } from '#domain/certifications/certification.ts'
import {
  type Expectation,
  type Ledger,
  mostNotOpened,
  type OpenReason,
  type PageReader,
  type SkipReason,
} from '#domain/lookups/lookup.ts'
import type { ProgrammeName } from '../drafts/draft.ts'
import { limits } from '#domain/text/text.ts'
import type { Reach, Reached } from '../frontier/frontier.ts'
import type { PageReading } from '../readers/page-task.ts'
import { groupSame } from '../same/group.ts'
import { type KnownName, knownName, type Named } from '#domain/certifications/known-name.ts'
import { filled } from '../plain/filled.ts'

/** What became of one page. */
export interface PageNote {
  url: string
  title?: string
  readOn?: string
  /** Who read it, of a page that was read. */
  readBy?: PageReader
  /** Key of its text, of a page that was read. */
  pageId?: string
  skipped?: SkipReason
  /** Language of a page that is not in English, as `foreignLanguage` tells it. */
  language?: string
  /** Why it was opened, of a page of the site. */
  opened?: OpenReason
  /** What a model that chose it expected there. */
  expected?: Expectation | undefined
  /** It states facts, and no line shown is quoted from it. */
  factsUnused?: boolean
  /** Technical sentence of a page that was not read. */
  detail?: string
  /** No page of its site may be read. */
  closesSite?: true
}

/** What is noted of a page that was read. */
export function noteOf({ document: { finalUrl, title, readAt, id }, language }: PageReading): PageNote {
  return { url: finalUrl, title, readOn: readAt.slice(0, 10), pageId: id, ...(language === '' ? {} : { language }) }
}

/** A page that was not read, and why. */
export type SkippedPage = PageNote & { skipped: SkipReason }

/** Pages of these are read as long as a limit allows. */
const sure: ReadonlySet<Reach> = new Set<Reach>(['named', 'chosen', 'promising'])

/**
 * The completeness ledger: programmes whose names were seen, which of them were detailed, which not and why.
 * A name is detailed when a certification of the result has its name or short form.
 */
export function buildLedger(reading: {
  certifications: readonly Certification[]
  names: readonly ProgrammeName[]
  notes: readonly PageNote[]
  /** Pages not opened, the most promising first. */
  left: readonly Reached[]
  /** What ended the reading before all promising pages were read; undefined when nothing did. */
  endedBy: 'time' | 'budget' | undefined
}): Ledger {
  const skippedPages = new Map(reading.notes.toReversed().map((note) => [note.url, note.skipped]))
  const whyNot = ({ reach, declined }: Reached): SkipReason => {
    if (declined) return 'not-chosen'
    return reading.endedBy ?? (sure.has(reach) ? 'budget' : 'not-needed')
  }
  const left = new Map(reading.left.map((one) => [one.url, whyNot(one)]))
  const reasonFor = (name: ProgrammeName): SkipReason => skippedPages.get(name.url) ?? left.get(name.url) ?? 'nothing-stated'
  const missing = namesBeside(reading.certifications, reading.names).slice(0, limits.certifications)
  return {
    namesSeen: [
      ...reading.certifications.map(({ name, acronym }) => ({ name, ...filled({ acronym }) })),
      ...missing.map(({ name, acronym, url }) => ({ name, ...filled({ acronym: acronym || undefined, url: url || undefined }) })),
    ],
    detailed: reading.certifications.map((one) => one.name),
    notRead: missing.map((one) => ({ name: one.name, ...filled({ url: one.url || undefined }), reason: reasonFor(one) })),
    pages: reading.notes.map(({ url, title, readOn, pageId, readBy, skipped, opened, expected, factsUnused }) => ({
      url,
      ...filled({ title: title || undefined, readOn, pageId, readBy, skipped, opened, expected, factsUnused }),
    })),
    notOpened: [...left].slice(0, mostNotOpened).map(([url, reason]) => ({ url, reason })),
  }
}

/** Names that none of the certifications has, each once. */
export function namesBeside(
  certifications: readonly Certification[],
  names: readonly ProgrammeName[],
  read: (named: Named) => KnownName = knownName,
): ProgrammeName[] {
  const known: readonly (Named & { seen?: ProgrammeName })[] = [
    ...certifications.map(({ name, acronym = '' }) => ({ name, acronym })),
    ...names.map((seen) => ({ name: seen.name, acronym: seen.acronym, seen })),
  ]
  return groupSame(known, read).flatMap((group) => {
    const [first] = group
    return first?.seen === undefined || group.some((one) => one.seen === undefined) ? [] : [first.seen]
  })
}
