import { type Certification, type Line, lineGroups, linesOf } from '#domain/certifications/certification.ts'
import type { Evidence } from '#domain/evidence/evidence.ts'

/** Points between the margins of A4, the longer of the two papers, and as many as an estimate may be wrong by. */
const sheet = 745 + 20

/** Points that texts take as print.css sets them: a row of a line and of a quote, with how many characters stand in it. */
const lineRow = { points: 15, characters: 80 }
const quoteRow = { points: 11.25, characters: 90 }
/** Of a quote its address, its day and the room about them; of another source its address and what it is, likewise; of a group its room. */
const aboutQuote = 29
const aboutSource = 29
const aboutGroup = 7
const head = 30

/**
 * Whether a certification with what stands behind its lines is surely longer than a sheet of paper, by the length of its texts. Such a one
 * parts between two sheets; to move it whole to the next one would only leave this one empty.
 */
export function isLongerThanSheet(certification: Certification): boolean {
  const lines = linesOf(certification).reduce((points, line) => points + pointsOf(line), 0)
  return head + rows(certification.summary, lineRow) + lineGroups.length * aboutGroup + lines > sheet
}

function pointsOf({ text, evidence }: Line): number {
  return evidence.reduce((points, one) => points + sourcePoints(one), rows(text, lineRow))
}

function sourcePoints(source: Evidence): number {
  if (source.kind === 'person') return 0
  const says = source.says === undefined ? 0 : rows(`Says: ${source.says}`, quoteRow)
  return says + (source.kind === 'page' ? aboutQuote + rows(source.quote, quoteRow) : aboutSource)
}

function rows(text: string, { points, characters }: typeof lineRow): number {
  return Math.ceil(text.length / characters) * points
}
