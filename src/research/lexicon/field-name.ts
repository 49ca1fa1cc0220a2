import type { LineField } from '#domain/certification.ts'

/** What addresses, links and headings are called that lead to the lines of a field. */
export const fieldNames = {
  requirements: /\b(eligib\w*|requirement\w*|prerequisite\w*|qualif\w*)\b/i,
  validityPeriod: /\b(valid|validity|expir\w*)\b/i,
  renewalRequirements: /\b(renew|renewal|renewals|renewing|recertif\w*|maintain\w*|maintenance|continuing)\b/i,
  fees: /\b(fee|fees|pricing|price|prices|cost|costs)\b/i,
} as const satisfies Partial<Record<LineField, RegExp>>
