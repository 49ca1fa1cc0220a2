import { expression, matchesIn } from '../../plain/expression.ts'
import { type Span, spanOf } from './span.ts'

/** Words after 'no' and 'not' that make a limit of it: 'no later than', 'not less than'. */
export const limitWords: ReadonlySet<string> = new Set(
  'later less more fewer only exceed exceeding earlier greater sooner least longer'.split(' '),
)

const apart = (text: string) => text.trim().split(/\s+/)
const verbs = apart('do does did is are was were must should could would need has have had')
const plainWords = {
  not: ['not', 'never', 'nor', 'neither', 'cannot'],
  no: ['none', 'nobody', 'nothing'],
  without: ['without', 'excluding', 'except', 'excepting', 'lacking'],
  word: ['ineligible', 'prohibited', 'forbidden', 'disallowed', 'unable', 'invalid'],
}
const contracted = [...verbs, 'ca', 'wo', 'sha'].map((verb) => `${verb}n`)

/** Words that deny whatever follows them, with contractions as they are without their apostrophe: 'not', 'dont', 'without'. */
export const negationWords: readonly string[] = [
  'no',
  ...plainWords.not,
  ...plainWords.no,
  ...contracted.map((verb) => `${verb}t`),
  'without',
  'excluding',
]

const found = expression('giu')`
  (?<![\p{L}\p{N}])(?:
    (?<limit>(?:no|not)(?: to| be)?\s(?:${[...limitWords].join('|')}))|
    ${Object.values(plainWords).flat().join('|')}|(?:${contracted.join('|')})['’]?t|no(?![.,]? ?\d)|
    non-?(?!e(?!\p{L})|members?|-members?)\p{L}{3,}
  )(?![\p{L}\p{N}])
`

/**
 * The words by which a text denies, in order: 'not', 'no', 'without', 'cannot', 'doesn’t', 'non-refundable', 'ineligible'. Limits are none of
 * them: 'no later than', 'not less than', 'not only', 'must not exceed 300'; neither is 'non-member', which is an audience. Linear in the text.
 */
export function negationsIn(text: string): Span[] {
  return matchesIn(text, found)
    .filter(({ groups }) => groups?.['limit'] === undefined)
    .map(spanOf)
}
