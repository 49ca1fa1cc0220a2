import { expression } from '../../plain/expression.ts'
import { monthNames } from '../times/month.ts'

const date = String.raw`(?:\d{1,2}\s+)?(?:${monthNames})\.?\s+(?:\d{1,2}(?:st|nd|rd|th)?,?\s+)?20\d\d`
const from = new RegExp(
  String.raw`\b(?:effective|starting|beginning|from|as of|after|in|on)\s+(?:on\s+|from\s+)?(?<date>${date}|20\d\d)\b`,
  'i',
)
const changes = expression('i')`
  \bwill (?:be|rise|increase|change|go|cost)\b|\b(?:ris|increas|chang|go)(?:es?|ing) to\b|\bnew (?:fee|price|rate)s?\b
`

const ahead = new RegExp(String.raw`^(?:from|effective|starting|beginning|as of)\s+(?:on\s+|from\s+)?(?<date>${date})\b`, 'i')

/** Whether a sentence begins with from when its price holds: 'From January 1, 2027: USD 320'. */
export function beginsFromWhen(sentence: string): boolean {
  return ahead.test(sentence)
}

/** From when the price holds that a sentence announces, as the page writes it: 'January 2027'; undefined of one that holds already. */
export function fromWhen(sentence: string): string | undefined {
  if (!changes.test(sentence)) return ahead.exec(sentence)?.groups?.['date']
  return from.exec(sentence)?.groups?.['date']
}

const inHead = new RegExp(String.raw`\b(?:from|effective|starting|beginning|as of)\s+(?<date>${date})\b`, 'i')

/** The same of the head of a column: 'Fee from 1 January 2027'. */
export function fromWhenInHead(head: string): string | undefined {
  return inHead.exec(head)?.groups?.['date']
}
