import { type Certification, type Line, lineGroups, linesOf } from '#domain/certification.ts'

/** Points between the margins of A4, the longer of the two papers, and as many as an estimate may be wrong by. */
const sheet = 745 + 55

/** Points that texts take as print.css sets them: a row of a line and of a quote, with how many characters stand in it. */
const lineRow = { points: 15, characters: 80 }
const quoteRow = { points: 11.25, characters: 90 }
/** Of a quote its address, its day and the room about them; of another source its one row; of a group its room. */
const aboutQuote = 33
const aboutSource = 14
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
  const sources = evidence.map((one) => (one.kind === 'page' ? aboutQuote + rows(one.quote, quoteRow) : aboutSource))
  return rows(text, lineRow) + sources.reduce((points, one) => points + one, 0)
}

function rows(text: string, { points, characters }: typeof lineRow): number {
  return Math.ceil(text.length / characters) * points
}
