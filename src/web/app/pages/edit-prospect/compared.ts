import type { Certification } from '#domain/certifications/certification.ts'
import { type Evidence, lineState } from '#domain/evidence/evidence.ts'
import type { Passage } from '#domain/evidence/passage.ts'
import { passageFields, passagesOf, type PassageField } from '#domain/certifications/passages.ts'
import { byKey, organizationFields, type Snapshot } from '#domain/prospects/versions.ts'
import { type Piece, sharedPairs, wordDifferences } from './word-differences.ts'

/** One side of a row; null where that side has nothing. */
export interface Side {
  pieces: Piece[]
  evidence: readonly Evidence[]
  /** The state of the line is another one than on the other side. */
  stateChanged: boolean
}

export interface ComparedRow {
  label: string
  older: Side | null
  newer: Side | null
  changed: boolean
}

/** The organization or a certification, older beside newer. */
export interface ComparedPart {
  key: string
  title: string
  acronym: string | undefined
  kind: 'same' | 'modified' | 'added' | 'removed'
  rows: ComparedRow[]
}

/** How the fields of a certification and of the organization are called. */
export const fieldLabels = {
  name: 'Name',
  summary: 'Summary',
  requirements: 'Requirements',
  validityPeriod: 'Valid for',
  delivery: 'Exam delivery',
  renewalRequirements: 'Renewal',
  fees: 'Fees',
  acronym: 'Acronym',
  retired: 'Status',
  description: 'Description',
  abbreviation: 'Abbreviation',
  website: 'Website',
} as const

/** Two states of a prospect part by part: the organization, the certifications of the newer one, then the removed ones. */
export function compared(older: Snapshot, newer: Snapshot): ComparedPart[] {
  const before = byKey(older.certifications)
  const after = byKey(newer.certifications)
  const organization = organizationFields.flatMap((field) =>
    rowsOf(fieldLabels[field], plain(older.organization[field]), plain(newer.organization[field])),
  )
  return [
    part('organization', 'Organization', undefined, organization),
    ...[...after].map(([key, now]) => comparedCertification(key, before.get(key), now)),
    ...[...before].flatMap(([key, past]) => (after.has(key) ? [] : [comparedCertification(key, past, undefined)])),
  ]
}

function comparedCertification(key: string, older: Certification | undefined, newer: Certification | undefined): ComparedPart {
  const shown = newer ?? older
  const passages = (of: Certification | undefined, field: PassageField) =>
    of === undefined ? [] : passagesOf(of, field).filter(({ text }) => text.trim() !== '')
  const rows = [
    ...passageFields.flatMap((field) => rowsOf(fieldLabels[field], passages(older, field), passages(newer, field))),
    ...rowsOf(fieldLabels.acronym, plain(older?.acronym), plain(newer?.acronym)),
    ...rowsOf(fieldLabels.retired, plain(statusOf(older)), plain(statusOf(newer))),
  ]
  const made = part(key, shown?.name ?? '', shown?.acronym, rows)
  return { ...made, kind: older === undefined ? 'added' : newer === undefined ? 'removed' : made.kind }
}

function statusOf(certification: Certification | undefined): string {
  return certification?.retired === true ? 'No longer offered' : ''
}

function part(key: string, title: string, acronym: string | undefined, rows: ComparedRow[]): ComparedPart {
  return { key, title, acronym, kind: rows.some(({ changed }) => changed) ? 'modified' : 'same', rows }
}

function plain(text: string | undefined): Passage[] {
  return text === undefined || text.trim() === '' ? [] : [{ text, evidence: [] }]
}

/** Equal lines side by side; between them the ones that differ, in their order. */
function rowsOf(label: string, older: readonly Passage[], newer: readonly Passage[]): ComparedRow[] {
  const texts = (all: readonly Passage[]) => all.map(({ text }) => text)
  const rows: ComparedRow[] = []
  let i = 0
  let j = 0
  for (const [a, b] of [...sharedPairs(texts(older), texts(newer)), [older.length, newer.length] as const]) {
    while (i < a || j < b) {
      rows.push(row(label, i < a ? older[i] : undefined, j < b ? newer[j] : undefined))
      if (i < a) i += 1
      if (j < b) j += 1
    }
    if (a < older.length || b < newer.length) rows.push(row(label, older[a], newer[b]))
    i = a + 1
    j = b + 1
  }
  return rows
}

function row(label: string, older: Passage | undefined, newer: Passage | undefined): ComparedRow {
  const words = wordDifferences(older?.text ?? '', newer?.text ?? '')
  const stateChanged = older === undefined || newer === undefined || lineState(older.evidence) !== lineState(newer.evidence)
  const side = (passage: Passage | undefined, pieces: Piece[]): Side | null =>
    passage === undefined ? null : { pieces, evidence: passage.evidence ?? [], stateChanged }
  return {
    label,
    older: side(older, words.older),
    newer: side(newer, words.newer),
    changed: stateChanged || older.text !== newer.text,
  }
}
