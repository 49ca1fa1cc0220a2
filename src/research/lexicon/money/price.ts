import { expression, matchesIn, whether } from '../../plain/expression.ts'
import { moneyIn } from './money.ts'
import type { Span } from '../text/span.ts'

/** Words that stand in the place of an amount, and what they say of it. */
const placeholders = ['free', 'included', 'waived', 'unknown', 'inapplicable'] as const
export interface Placeholder extends Span {
  says: (typeof placeholders)[number]
}

const stands = expression('giu')`
  (?<![\p{L}\p{N}])(?:
    (?<free>free(?: of charge)?|no (?:additional |extra |further )?(?:fees?|cost|charge)|without (?:a )?(?:fee|cost|charge)|complimentary)|
    (?<included>included)|(?<waived>waived)|(?<unknown>tb[ad]|to be (?:announced|determined|confirmed)|varies)|
    (?<inapplicable>n\/?a|not applicable|none)
  )(?![\p{L}\p{N}])
`

/** Words of a text that stand where an amount may stand: 'Free', 'no charge', 'Included', 'TBD'. */
export function placeholdersIn(text: string): Placeholder[] {
  return matchesIn(text, stands).flatMap((match) => {
    const says = placeholders.find((kind) => match.groups?.[kind] !== undefined)
    return says === undefined ? [] : [{ start: match.index, end: match.index + match[0].length, says }]
  })
}

/** Whether a text says that nothing is paid: 'There is no renewal fee', 'costs nothing', 'Nil', 'Fee: none', 'students are not charged'. */
export const saysFree = whether(expression('iu')`
  (?<![\p{L}\p{N}])(?:
    free(?: of charge)?|nil|waived|complimentary|without (?:a |any )?(?:fee|cost|charge)|
    no (?:[\p{L}-]+ ){0,3}(?:fees?|costs?|charges?)|costs? nothing|(?:pay|pays|paid|and) nothing|
    (?:do|does|did|need|is|are|will)(?: not|n['’]t) (?:have to |be )?(?:pay|charged?|charge)|(?:is|are) not charged|
    (?:fees?|costs?|charges?)(?:\s?\([^()]{1,40}\))?(?:\s?[:|–—-]|\t)\s?none(?=\s*(?:[.;,|()]|$))
  )(?![\p{L}\p{N}])
`)

/** Whether a text says that something is paid, which makes an amount of a number without a currency. */
export const saysPaid = whether(
  /\b(?:fees?|costs?|prices?|pric(?:e|ing)|pay(?:s|able|ment|ments)?|paid|charges?|charged|rates?|free|dues|subscription|tuition)\b/i,
)

/** 'Exam' of 'Exam fee'. */
export function withoutPriceNoun(words: string): string {
  return words.replace(/\s+(?:fees?|costs?|prices?|charges?)$/i, '')
}

/** Words in the place of an amount where a table lost its form, as a part of an expression: they stand as in print, 'Free', 'N/A'. */
export const slotSource = String.raw`\b(?:[Ff]ree|FREE|[Nn]\/[Aa]|NA|TBD|TBA|[Ww]aived|[Ii]ncluded|[Nn]one)(?![A-Za-z])`

const longestPrice = 40
/** 'Rs. 500/- (Rupees Five Hundred only)' says its number twice. */
const inWords = /\s*\((?:rupees|rands?|us dollars|dollars|pounds)\b[^)]{0,80}\)/i
/** 'Examination: $300' has its label with it. */
const labelled = /^(?:\p{L}+\W+)*?\p{L}{4,}[\s:*–-]*(?:(?:US|CA|AU)?[$€£¥₹]|[A-Z]{3}\s?\d)/u

/** Whether a short text is nothing but an amount of money or what stands in its place: '$405', 'US$1,095 *', 'Free', '–'. */
export function looksLikePrice(written: string): boolean {
  const text = written.replace(inWords, '')
  if (text.length > longestPrice) return false
  if (isPlaceholder(text)) return true
  const [first] = moneyIn(text)
  if (first === undefined || labelled.test(text)) return false
  return text.replace(/[^\p{L}]/gu, '').length <= 12 && !/[.!?]\s/.test(text.slice(0, first.start) + text.slice(first.end))
}

/** Whether a cell says that its row is not about its column: 'n/a', 'Not applicable', '–', or nothing at all. */
export function isInapplicable(cell: string): boolean {
  const text = cell.trim()
  if (text === '' || /^[-–—]\.?$/.test(text)) return true
  const [only] = placeholdersIn(text)
  return only?.says === 'inapplicable' && only.start === 0 && /^\.?$/.test(text.slice(only.end))
}

function isPlaceholder(text: string): boolean {
  if (/^[-–—]\.?$/.test(text)) return true
  const [only] = placeholdersIn(text)
  return only?.start === 0 && /^\.?$/.test(text.slice(only.end))
}
