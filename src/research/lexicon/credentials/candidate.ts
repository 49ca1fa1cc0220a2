import { matchesIn } from '../../plain/expression.ts'
import type { Span } from '../text/span.ts'

/** Words for the person a text speaks of: who seeks a certification, who holds one, and anyone. */
const words = {
  seeks: 'candidates?|applicants?|examinees?|test[- ]takers?',
  holds:
    'holders?|certificants?|licensees?|registrants?|diplomates?|certified (?:persons?|individuals?|professionals?)|(?:certificate|credential|licen[sc]e)[- ]holders?',
  anyone: 'individuals?|persons?|people|practitioners?|anyone',
} as const
type PersonRole = keyof typeof words

const all = Object.keys(words).filter((role): role is PersonRole => role in words)

export interface NamedPerson extends Span {
  role: PersonRole
}

/** The longer words first: 'certified persons' hold, 'persons' are anyone. */
const found = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?<holds>${words.holds})|(?<seeks>${words.seeks})|(?<anyone>${words.anyone}))(?![\\p{L}\\p{N}])`,
  'giu',
)

/** Whether there may be any, without a look behind each letter. */
const any = new RegExp(`(?:${Object.values(words).join('|')})(?![\\p{L}\\p{N}])`, 'iu')

/** The people a text speaks of, in order. Linear in the text. */
export function personsIn(text: string): NamedPerson[] {
  if (!any.test(text)) return []
  return matchesIn(text, found).flatMap((match) => {
    const role = all.find((one) => match.groups?.[one] !== undefined)
    return role === undefined ? [] : [{ role, start: match.index, end: match.index + match[0].length }]
  })
}
