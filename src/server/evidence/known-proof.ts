import type { Certification } from '#domain/certifications/certification.ts'
import type { Evidence } from '#domain/evidence/evidence.ts'
import { eachField, type PassageField, withPassages } from '#domain/certifications/passages.ts'
import type { Passage } from '#domain/evidence/passage.ts'
import type { Site } from '#research'
import type { Selectable } from 'kysely'
import type { EvidenceTable } from '../db/tables/evidence.ts'
import { storedSite } from './site.ts'

export type EvidenceRow = Selectable<EvidenceTable>

/** Where evidence comes from: the look-up that read it, and the body's site as it stood then. */
export interface Origin {
  readBy: string | null
  site: Site | null
}

/** Lines with what stood behind them, the nearest source first, and where each piece of it comes from. */
export interface KnownProof {
  sources: Certification[][]
  origins: Map<Evidence, Origin>
}

export const noProof = (): KnownProof => ({ sources: [], origins: new Map() })

/** The evidence of certifications that all come from one look-up. */
export function originsOf(certifications: readonly Certification[], origin: Origin): KnownProof['origins'] {
  const all = certifications.flatMap(({ evidence }) => Object.values(evidence ?? {}).flat())
  return new Map(all.map((one) => [one, origin]))
}

/** Names a certification among those of one holder. */
export function keyOf(id: string | null | undefined, name: string): string {
  return id ?? `name:${name}`
}

/**
 * Rows put together to the certifications they speak of, one list a holder, in the order of the rows.
 * @param isRetired whether a holder says of a certification that it is no longer offered
 */
export function proofFrom(
  rows: readonly EvidenceRow[],
  holderOf: (row: EvidenceRow) => string,
  isRetired: (holder: string, key: string) => boolean = () => false,
): KnownProof {
  const origins: KnownProof['origins'] = new Map()
  const sources = new Map<string, Map<string, FoundCertification>>()
  for (const row of rows) {
    const holder = holderOf(row)
    const certifications = entry(sources, holder, () => new Map<string, FoundCertification>())
    const key = keyOf(row.certification_id, row.certification_name)
    const found = entry(certifications, key, () => ({
      id: row.certification_id,
      name: row.certification_name,
      isRetired: isRetired(holder, key),
      passages: new Map(),
    }))
    const passage = entry(found.passages, `${row.field} ${row.passage} ${row.line}`, () => ({
      field: row.field,
      text: row.line,
      evidence: [],
    }))
    if (row.evidence === null) continue
    passage.evidence.push(row.evidence)
    origins.set(row.evidence, { readBy: row.read_by, site: storedSite(row) })
  }
  return { sources: [...sources.values()].map((certifications) => [...certifications.values()].map(certificationOf)), origins }
}

interface FoundCertification {
  id: string | null
  name: string
  isRetired: boolean
  passages: Map<string, { field: PassageField; text: string; evidence: Evidence[] }>
}

function certificationOf({ id, name, isRetired, passages }: FoundCertification): Certification {
  const of = (field: PassageField): Passage[] => [...passages.values()].filter((one) => one.field === field)
  const plain = { name, summary: '', requirements: [], validityPeriod: '', renewalRequirements: [], fees: [] }
  const names = of('name').length > 0 ? of('name') : [{ text: name, evidence: undefined }]
  const about = { ...plain, ...(id === null ? {} : { id }), ...(isRetired ? { retired: true } : {}) }
  return withPassages(about, { ...eachField(of), name: names })
}

function entry<V>(map: Map<string, V>, key: string, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
