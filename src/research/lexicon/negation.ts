import { expression } from '../expression.ts'
import type { Span } from './span.ts'

/**
 * A word by which a text denies: 'not', 'no', 'without', 'cannot', 'doesn’t', 'non-refundable', 'ineligible'. Limits are none of
 * them: 'no later than', 'not less than', 'not only', 'must not exceed 300'; neither is 'non-member', which is an audience.
 */
export interface Negation extends Span {
  /**
   * 'not' denies what is done, 'no' the thing named after it, 'without' what is absent, 'instead' by the sense of the word itself:
   * 'ineligible', 'prohibited', 'non-refundable'.
   */
  kind: 'not' | 'no' | 'without' | 'by-word'
}

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
    (?<not>${plainWords.not.join('|')}|(?:${contracted.join('|')})['’]?t)|
    (?<no>no(?![.,]? ?\d)|${plainWords.no.join('|')})|
    (?<without>${plainWords.without.join('|')})|
    (?<word>non-?(?!e(?!\p{L})|members?|-members?)\p{L}{3,}|${plainWords.word.join('|')})
  )(?![\p{L}\p{N}])
`

/** The negations of a text, in order. Linear in the text. */
export function negationsIn(text: string): Negation[] {
  return [...text.matchAll(found)].flatMap((match): Negation[] => {
    const { limit, not, no, without } = match.groups ?? {}
    if (limit !== undefined) return []
    const kind = not !== undefined ? 'not' : no !== undefined ? 'no' : without !== undefined ? 'without' : 'by-word'
    return [{ kind, start: match.index, end: match.index + match[0].length }]
  })
}

/** Whether two texts deny alike: both do or neither does. 'No exam' and 'exam not required' are alike. */
export function denyAlike(one: string, other: string): boolean {
  return negationsIn(one).length > 0 === negationsIn(other).length > 0
}
