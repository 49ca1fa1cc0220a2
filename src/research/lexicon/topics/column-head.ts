import { expression, matchesIn, whether } from '../../plain/expression.ts'

const headOf = 'non-?\\s?members?|members?|fees?|type|amount|price|cost|early|late|regular|usd|rate'

/** Whether a line is nothing but the head of a column, and no heading beside another head: 'Members', '(Non-members)', 'Fee'. */
export const isColumnHead = whether(new RegExp(`^\\(?(?:${headOf})\\)?$`, 'i'))

/** The same, also over labels: 'Level', 'Item', which may be headings, too. */
export const isHeadOfAnyColumn = whether(new RegExp(`^\\(?(?:${headOf}|level|item|description)\\)?$`, 'i'))

/** Whether a head is that of the column of labels: 'Fee type', 'Certification', 'What for'. */
export const headsLabels = whether(expression('i')`
  ^(?:
    fees?|fee type|type|kind|items?|categor(?:y|ies)|services?|options?|credentials?|certifications?|designations?|
    awards?|exams?|examinations?|application types?|products?|descriptions?|levels?|programmes?|programs?|stages?|
    steps?|what for
  )\b.{0,20}$
`)

/** Whether a head may be that of a column of amounts: 'Members', 'Early bird', 'Exam (online)'. */
export const headsAmounts = whether(expression('i')`
  \b(?:
    members?|non-?members?|others?|everyone|public|early|late|regular|standard|advance|on-?site|online|paper|price|
    fee|cost|rate|usd|application|exam(?:ination)?|test|renewal|initial|first|annual|yearly|retake
  )\b
`)

/** Of a line that may be a sentence, too, fewer words are heads: 'exam' and 'application' are of a label. */
const phrases = expression('giu')`
  \b(?:
    non-?\s?members?|members?|students?|others?|early(?: bird)?|late|regular|standard|advance|online|paper|initial|
    renewal|fees?|price|amount
  )(?: (?:rate|price|fee|registration)s?)?(?![\p{L}-])|
  (?:[<>]\s?)?\b\d{1,2}(?:\s?[-–]\s?\d{1,2})?\s?(?:years?|months?|days?)\b|\b20\d\d\s?[-–/]\s?(?:20)?\d\d\b|\b20\d\d\b
`
/** The heads of columns of amounts that were run together, in order: 'Member fee' and 'Non-member fee', '< 1 Year' and '1-2 Years'. */
export function columnHeadsIn(line: string): string[] {
  return matchesIn(line, phrases).map(([phrase]) => phrase)
}

/** How many letters of a line are in none of these heads. */
export function lettersBesideHeads(line: string): number {
  return line.replace(phrases, '').replace(/[^\p{L}]/gu, '').length
}

const labelsFirst = expression('iu')`
  ^(?:
    (?:\p{L}+ )?(?:
      fees?|types?|kinds?|items?|categor(?:y|ies)|services?|class(?:es)?|levels?|descriptions?|applications?
    )|fee types?
  )\s+(?=\p{Lu})
`
/** A line of heads without the one over the labels: 'Operator Temporary' of 'Fee Type Operator Temporary'. */
export function withoutLabelsHead(line: string): string {
  return line.replace(labelsFirst, '')
}

/** Whether a head says that prices stand under it: 'Member rate', 'Total ($)'. */
export const headsPrices = whether(/\b(?:fees?|costs?|prices?|amounts?|rates?|members?|totals?|usd|eur|dues|charges?)\b|[$€£]/i)

const codes =
  /^(?:(?:exam|course|certification|credential|program) )?(?:codes?|abbreviations?|abbr\.?|acronyms?|initials|short form|designation)$/i
/** Whether a head is that of a column of short forms: 'Code', 'Abbreviation'. */
export function isHeadOfCodes(head: string): boolean {
  return codes.test(head.trim())
}

/** What is counted or numbered, and not paid. */
const counted =
  /\b(?:hours?|points?|credits?|ceus?|pdus?|cpd|cpe|days?|years?|months?|weeks?|minutes?|times?|questions?|items?|scores?|marks?|pass(?:ing)?|nos?|numbers?|codes?|seats?|sessions?|pages?|units?|terms?|cycles?|validity|valid|age|phone|dates?|deadlines?)\b|[%#№]/i

/** Whether a head or label says that what stands beside it is counted or numbered, and not paid: 'Hours', 'Number of questions'. */
export function headsCounts(head: string): boolean {
  return counted.test(head)
}
