import { expression, matchesIn } from '../../plain/expression.ts'

/** Words that end with a full stop inside a sentence. */
const abbreviations = expression('i')`
  (?:^|[\s(])(?:
    e\.g|i\.e|etc|vs|no|nos|dr|mr|mrs|ms|prof|st|inc|ltd|co|corp|approx|rs|fig|sec|ed|eds|vol|dept|est|min|max|hrs?|
    yrs?|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|[a-z]|(?:[a-z]\.)+[a-z]
  )\.$
`

/**
 * Places in a text where a sentence ends and the next begins, between `from` and `to`, both included.
 * Cells of a row end as sentences do where `rows` says so.
 */
export function sentenceBorders(text: string, from: number, to: number): number[] {
  const borders = [from]
  const inside = text.slice(from, to)
  for (const match of matchesIn(inside, /[.!?]+["'’”)\]]*\s+(?=["'“‘(]?[\p{Lu}\p{Nd}$€£])|\n/gu)) {
    const end = match.index + match[0].trimEnd().length
    // 'Exam fee ........ $310': dots that lead to an amount end nothing.
    if (/^\.{4,}/.test(match[0]) || (match[0].startsWith('.') && /\s/.test(inside.charAt(match.index - 1)))) continue
    if (match[0].startsWith('.') && abbreviations.test(inside.slice(Math.max(0, end - 12), end))) continue
    borders.push(from + match.index + match[0].length)
  }
  borders.push(to)
  return borders
}
