import { matchesIn } from '../expression.ts'
import type { Span } from './span.ts'

/** Nouns for what a body awards to a person, in their American spelling, with how texts write them. */
const nouns = {
  certification: 'certifications?',
  certificate: 'certificates?',
  credential: 'credentials?',
  designation: 'designations?',
  license: 'licen[sc]es?|licensure',
  registration: 'registrations?',
  accreditation: 'accreditations?',
  qualification: 'qualifications?',
  diploma: 'diplomas?',
  permit: 'permits?',
  badge: 'badges?',
  endorsement: 'endorsements?',
  title: 'titles?',
  status: 'status|certified status',
} as const
export type CredentialNoun = keyof typeof nouns

const all = Object.keys(nouns).filter((noun): noun is CredentialNoun => noun in nouns)

/** The nouns as a part of an expression, singular and plural; all of them, or some. */
export function credentialSource(some: readonly CredentialNoun[] = all): string {
  return some.map((noun) => nouns[noun]).join('|')
}

export interface NamedCredential extends Span {
  noun: CredentialNoun
}

const found = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${all.map((noun) => `(?<${noun}>${nouns[noun]})`).join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
)

/** What a text calls the thing awarded, in order: 'certificate', 'license' of 'licence'. Linear in the text. */
export function credentialsIn(text: string): NamedCredential[] {
  return matchesIn(text, found).flatMap((match) => {
    const noun = all.find((one) => match.groups?.[one] !== undefined)
    return noun === undefined ? [] : [{ noun, start: match.index, end: match.index + match[0].length }]
  })
}
