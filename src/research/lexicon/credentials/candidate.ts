import { kindsIn, type Span } from '../text/span.ts'

/** Words for the person a text speaks of: who holds a certification, who seeks one, and anyone. The longer ones first: 'certified persons' hold. */
const words = {
  holds:
    'holders?|certificants?|licensees?|registrants?|diplomates?|certified (?:persons?|individuals?|professionals?)|(?:certificate|credential|licen[sc]e)[- ]holders?',
  seeks: 'candidates?|applicants?|examinees?|test[- ]takers?',
  anyone: 'individuals?|persons?|people|practitioners?|anyone',
} as const

export interface NamedPerson extends Span {
  role: keyof typeof words
}

const found = kindsIn(words)

/** The people a text speaks of, in order. Linear in the text. */
export function personsIn(text: string): NamedPerson[] {
  return found(text).map(({ kind, ...span }) => ({ role: kind, ...span }))
}
