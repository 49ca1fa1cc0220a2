import type { Certification } from '#domain/certification.ts'
import type { Ledger, PageReader, SkipReason } from '#domain/lookup.ts'
import type { ProgrammeName } from './draft.ts'
import { limits } from '#domain/text.ts'
import type { Candidate } from './frontier/frontier.ts'
import { acronymKey, nameKey } from './merge/identity.ts'

/** What became of one page. */
export interface PageNote {
  url: string
  title?: string
  readOn?: string
  /** Who read it, of a page that was read. */
  readBy?: PageReader
  /** Key of its text, of a page that was read. */
  documentId?: string
  skipped?: SkipReason
  /** Technical sentence of a page that was not read. */
  detail?: string
}

/**
 * The completeness ledger: programmes whose names were seen, which of them were detailed, which not and why.
 * A name is detailed when a certification of the result has its name or short form.
 */
export function buildLedger(reading: {
  certifications: readonly Certification[]
  names: readonly ProgrammeName[]
  notes: readonly PageNote[]
  left: readonly Candidate[]
}): Ledger {
  const known = new Set(reading.certifications.flatMap((one) => keysOf(one.name, one.acronym ?? '')))
  const seen = new Map<string, ProgrammeName>()
  for (const name of reading.names) {
    const keys = keysOf(name.name, name.acronym)
    if (keys.some((key) => seen.has(key))) continue
    for (const key of keys) seen.set(key, name)
  }
  const skippedPages = new Map(reading.notes.toReversed().map((note) => [note.url, note.skipped]))
  const left = new Set(reading.left.map(({ url }) => url))
  const reasonFor = (name: ProgrammeName): SkipReason =>
    skippedPages.get(name.url) ?? (left.has(name.url) ? 'budget' : 'nothing-stated')
  const missing = [...new Set(seen.values())]
    .filter((name) => !keysOf(name.name, name.acronym).some((key) => known.has(key)))
    .slice(0, limits.certifications)
  return {
    namesSeen: [
      ...reading.certifications.map((one) => ({
        name: one.name,
        ...(one.acronym === undefined ? {} : { acronym: one.acronym }),
      })),
      ...missing.map(shown),
    ],
    detailed: reading.certifications.map((one) => one.name),
    notRead: missing.map((name) => ({
      name: name.name,
      ...(name.url === '' ? {} : { url: name.url }),
      reason: reasonFor(name),
    })),
    pages: reading.notes.map(({ url, title, readOn, readBy, skipped }) => ({
      url,
      ...(title === undefined || title === '' ? {} : { title }),
      ...(readOn === undefined ? {} : { readOn }),
      ...(readBy === undefined ? {} : { readBy }),
      ...(skipped === undefined ? {} : { skipped }),
    })),
  }
}

function shown(name: ProgrammeName): { name: string; acronym?: string; url?: string } {
  return {
    name: name.name,
    ...(name.acronym === '' ? {} : { acronym: name.acronym }),
    ...(name.url === '' ? {} : { url: name.url }),
  }
}

function keysOf(name: string, acronym: string): string[] {
  const keys = [`name:${nameKey(name)}`]
  if (acronym !== '') keys.push(`short:${acronymKey(acronym)}`)
  return keys
}
