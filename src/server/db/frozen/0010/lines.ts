import { isDeepStrictEqual } from 'node:util'

/** A source of a line as versions stored it when migration 0010 was frozen. */
export type Source =
  | { kind: 'page'; url: string; quote: string; start?: number; pageId?: string; witness: string; says?: string }
  | { kind: 'catalogue'; url: string; says?: string }
  | { kind: 'person' }

/** A certification as versions stored it then; evidence is keyed by JSON Pointer. */
export interface Certification {
  id?: string
  name: string
  summary: string
  requirements: string[]
  validityPeriod: string
  renewalRequirements: string[]
  fees: string[]
  delivery?: string
  evidence?: Record<string, Source[]>
}

const fields = ['name', 'summary', 'requirements', 'validityPeriod', 'renewalRequirements', 'fees', 'delivery'] as const

/** A text that a version brought in, and where it stands. */
export interface Line {
  certification: Certification
  field: (typeof fields)[number]
  /** Its number in the field. */
  index: number
  text: string
  evidence: readonly Source[]
}

/**
 * Lines that are new against the version before, or have other sources than there; where sources disagree about a line, each of
 * their other answers follows it.
 */
export function linesIntroduced(certifications: readonly Certification[], before: readonly Certification[]): Line[] {
  return certifications.flatMap((certification) => {
    const source = counterpart(certification, before)
    return fields.flatMap((field) => {
      const held = source === undefined ? [] : linesOf(source, field)
      return linesOf(certification, field)
        .filter(({ text }) => text.trim() !== '')
        .filter((line) => !held.some((one) => one.text === line.text && isDeepStrictEqual(one.evidence, line.evidence)))
        .flatMap((line) => [line, ...otherAnswers(line)])
    })
  })
}

function linesOf(certification: Certification, field: Line['field']): Line[] {
  const value = certification[field] ?? ''
  const texts = typeof value === 'string' ? [value] : value
  return texts.map((text, index) => {
    const pointer = typeof value === 'string' ? `/${field}` : `/${field}/${index}`
    return { certification, field, index, text, evidence: certification.evidence?.[pointer] ?? [] }
  })
}

function otherAnswers(line: Line): Line[] {
  const answers = new Map<string, Source[]>()
  for (const one of line.evidence) {
    if (one.kind === 'person' || one.says === undefined) continue
    answers.set(one.says, [...(answers.get(one.says) ?? []), one])
  }
  if (answers.size < 2) return []
  return [...answers].filter(([text]) => text !== line.text).map(([text, evidence]) => ({ ...line, text, evidence }))
}

/** The same certification in the version before: by its id, else by its name; one that took another one's name is that other one. */
function counterpart(certification: Certification, before: readonly Certification[]): Certification | undefined {
  const name = folded(certification.name)
  const same = before.find(({ id }) => id !== undefined && id === certification.id)
  const named = before.find((one) => folded(one.name) === name)
  return same !== undefined && (named === undefined || folded(same.name) === name) ? same : named
}

function folded(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
