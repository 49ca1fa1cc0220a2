import type { LineField } from '#domain/certifications/certification.ts'

/** What addresses, links and headings are called that lead to the lines of a field. */
export const fieldNames = {
  requirements: /\b(eligib\w*|requirement\w*|prerequisite\w*|qualif\w*)\b/i,
  validityPeriod: /\b(valid|validity|expir\w*)\b/i,
  renewalRequirements: /\b(renew|renewal|renewals|renewing|recertif\w*|maintain\w*|maintenance|continuing)\b/i,
  fees: /\b(fee|fees|pricing|price|prices|cost|costs)\b/i,
} as const satisfies Partial<Record<LineField, RegExp>>

/** What addresses, links and headings have besides that lead to certifications, in lower case. */
export const addressWords = {
  certification: /\bcertif(y|ied|ication|ications|icate|icates)\b/,
  credential: /\bcredential(s|ing)?\b/,
  handbook: /\b(handbook|candidate|guide)\b/,
  /** To one: its exam, its application, what it makes of who passes. */
  way: /\b(exam|exams|examination|examinations|apply|application|licen[sc]e|licensure|registration|designation\w*)\b/,
  program: /\b(programs?|programmes?|get certified|how to)\b/,
} as const satisfies Record<string, RegExp>
