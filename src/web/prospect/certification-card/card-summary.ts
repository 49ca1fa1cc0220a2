import { plainPeriod } from '#domain/certifications/plain-period.ts'
import { type Certification, type Line, type LineField, linesOf, linesOfGroup } from '#domain/certifications/certification.ts'
import { gapOf } from '#domain/proof/empty-field.ts'
import { closedWords } from '#domain/certifications/still-offered.ts'
import { gapWords } from '#domain/proof/empty-field-words.ts'
import { isDoubtful, lowered } from '../facts/line-words.ts'

/**
 * What a closed card tells: that it is no longer offered, how long it is valid, the first way to renew it, the first fee; or why it
 * does not. Nothing of a certification without any line. A line in doubt is not told as a fact.
 * @param isReading pages are being read
 */
export function cardSummary(certification: Certification, isReading = false): string[] {
  const closed = [closedWords(certification)].filter((told) => told !== undefined)
  if (linesOf(certification).length === 0) return closed
  const tell = (field: LineField, named: string, words: (lines: readonly Line[]) => string) => {
    const lines = linesOfGroup(certification, field)
    const backed = lines.filter((line) => !isDoubtful(line))
    if (backed.length > 0) return words(backed)
    if (lines.length === 0) return `${named}: ${lowered(gapWords[gapOf(certification, field, isReading)])}`
    if (lines.some(({ state }) => state === 'conflict')) return `${named}: sources disagree`
    return `${named}: ${lines.some(({ state }) => state === 'check') ? 'please check' : 'not confirmed'}`
  }
  return [
    ...closed,
    tell('validityPeriod', 'Validity', ([line]) => validity(line?.text ?? '')),
    // The first line with a number says the most: '120 CPE credits over the three years'.
    tell('renewalRequirements', 'Renewal', (lines) => short((lines.find(({ text }) => /\d/.test(text)) ?? lines[0])?.text ?? '')),
    tell('fees', 'Fees', ([line]) => short(line?.text ?? '')),
  ]
}

/** 'Valid for 3 years'; a period that is more than a number of years or months stands as the body words it. */
function validity(period: string): string {
  const plain = plainPeriod(period)
  return plain === undefined ? period : `Valid for ${plain.words}`
}

/** Characters a fact of a closed card has room for. */
const room = 40

/** 'To renew,': what a line is for, before what it says. */
const introduction = /^(?:in order )?to\s[^,;]*,\s+(?=\S)/i

/** A long line up to its first comma or semicolon outside of brackets, marked as cut; an introduction alone says nothing of it. */
function short(text: string): string {
  if (text.length <= room) return text
  const said = text.replace(introduction, '')
  if (said !== text) return short(said.slice(0, 1).toUpperCase() + said.slice(1))
  const main = /^(?:\([^)]*\)|[^(,;]|,(?! ))+/.exec(text)?.[0].trim() ?? text
  return main.length < text.length ? `${main}…` : text
}
