import type { Certification } from './certification.ts'
import type { Evidence } from '../evidence/evidence.ts'
import type { Passage } from '../evidence/passage.ts'

/** The fields of a certification that hold text with evidence, in their order. */
export const passageFields = [
  'name',
  'summary',
  'requirements',
  'validityPeriod',
  'renewalRequirements',
  'fees',
  'delivery',
] as const
export type PassageField = (typeof passageFields)[number]

/** JSON Pointer of the nth passage of a field: '/summary', '/fees/0'. */
export function pointerTo(field: PassageField, index: number): string {
  return isSingle(field) ? `/${field}` : `/${field}/${index}`
}

/** The passages of a field in order; of a single field exactly one, its text may be empty. */
export function passagesOf(certification: Certification, field: PassageField): Passage[] {
  const value = certification[field] ?? ''
  const texts = typeof value === 'string' ? [value] : value
  return texts.map((text, index) => ({ text, evidence: certification.evidence?.[pointerTo(field, index)] }))
}

/** The certification with other passages; evidence is written anew, none for an empty text. */
export function withPassages(
  certification: Certification,
  passages: Readonly<Record<PassageField, readonly Passage[]>>,
): Certification & { evidence: Record<string, Evidence[]> } {
  const evidence: Record<string, Evidence[]> = {}
  for (const field of passageFields) {
    for (const [index, passage] of passages[field].entries()) {
      if (passage.text.trim() === '' || passage.evidence === undefined || passage.evidence.length === 0) continue
      evidence[pointerTo(field, index)] = [...passage.evidence]
    }
  }
  const single = (field: PassageField) => passages[field][0]?.text ?? ''
  const list = (field: PassageField) => passages[field].map(({ text }) => text)
  const { delivery: _, ...rest } = certification
  const delivery = single('delivery')
  return {
    ...rest,
    name: single('name'),
    summary: single('summary'),
    requirements: list('requirements'),
    validityPeriod: single('validityPeriod'),
    renewalRequirements: list('renewalRequirements'),
    fees: list('fees'),
    ...(delivery === '' ? {} : { delivery }),
    evidence,
  }
}

/** Every field's passages after `change`, ready for `withPassages`. */
export function eachField(change: (field: PassageField) => Passage[]): Record<PassageField, Passage[]> {
  return {
    name: change('name'),
    summary: change('summary'),
    requirements: change('requirements'),
    validityPeriod: change('validityPeriod'),
    renewalRequirements: change('renewalRequirements'),
    fees: change('fees'),
    delivery: change('delivery'),
  }
}

/** Whether a field holds one text, not a list of them. */
export function isSingle(field: PassageField): boolean {
  return field === 'name' || field === 'summary' || field === 'validityPeriod' || field === 'delivery'
}
