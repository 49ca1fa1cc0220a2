import type { Certification, LineField } from './certification.ts'
import { isSingle } from './passages.ts'

/** A correction, or something missing, as it changes certifications. */
export interface RemarkedChange {
  certification: string | null
  field: LineField | null
  /** The line that it takes the place of; null: it is added. */
  line: string | null
  text: string
}

/**
 * The certifications with a remark carried out; undefined where what it is about is not there (any more): its certification, its line,
 * or an empty place for a line of which there is only one.
 */
export function withRemark(certifications: readonly Certification[], change: RemarkedChange): Certification[] | undefined {
  const { certification: id, field, line, text } = change
  if (id === null) return [...certifications, { ...unknownCertification, name: text }]
  const found = certifications.find((one) => one.id === id)
  if (found === undefined || field === null) return undefined
  const changed = line === null ? withAdded(found, field, text) : withReplaced(found, field, line, text)
  return changed && certifications.map((one) => (one === found ? changed : one))
}

const unknownCertification = { summary: '', requirements: [], validityPeriod: '', renewalRequirements: [], fees: [] }

function withAdded(certification: Certification, field: LineField, text: string): Certification | undefined {
  if (field === 'validityPeriod' || field === 'delivery') {
    return (certification[field] ?? '').trim() === '' ? { ...certification, [field]: text } : undefined
  }
  return { ...certification, [field]: [...certification[field], text] }
}

function withReplaced(certification: Certification, field: LineField, line: string, text: string): Certification | undefined {
  if (isSingle(field)) return certification[field] === line ? { ...certification, [field]: text } : undefined
  const lines = certification[field] ?? []
  if (typeof lines === 'string') return undefined
  const index = lines.indexOf(line)
  return index < 0 ? undefined : { ...certification, [field]: lines.with(index, text) }
}
