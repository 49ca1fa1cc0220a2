import { matchesIn } from '../../plain/expression.ts'
import { kindsIn, type Span, spanOf } from '../text/span.ts'

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

/** The same of one alone: 'licen[sc]e' for 'license'. */
export function singularSource(some: readonly CredentialNoun[]): string {
  return credentialSource(some).replaceAll('s?', '')
}

/** The nouns that every certification may be called by. */
export const calledNounSource = credentialSource(['certification', 'certificate', 'credential', 'designation'])

/** What a certification is called beside its name, singular and plural: 'CHI certifications', 'the CHI program'. */
export const calledSource = `${calledNounSource}|program(?:me)?s?`

/** What stands behind a short form that is a credential's: 'CHI renewal', 'CHI holders'. */
export const calledShortSource = `${credentialSource()}|certificants?|recertification|renewal|holders?|exam`

/** What is given to somebody for something: 'license to practice', 'diploma in'. */
export const givenSource = 'licen[sc]e|certificate|diploma|certification|permit'

const plainNouns = singularSource([
  'registration',
  'license',
  'certification',
  'certificate',
  'accreditation',
  'permit',
  'designation',
  'credential',
])
const plain = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${plainNouns}|practi[sc]ing certificate|board certification)(?![\\p{L}\\p{N}-])`,
  'giu',
)

/** Where a text says what a body that gives one thing calls it: 'registration', 'the license'. */
export function plainCredentialsIn(text: string): Span[] {
  return matchesIn(text, plain).map(spanOf)
}

export interface NamedCredential extends Span {
  noun: CredentialNoun
}

const found = kindsIn(nouns)

/** What a text calls the thing awarded, in order: 'certificate', 'license' of 'licence'. Linear in the text. */
export function credentialsIn(text: string): NamedCredential[] {
  return found(text).map(({ kind, ...span }) => ({ noun: kind, ...span }))
}

/** What is awarded or done with it, by the noun that a text may call it by: 'licensed', 'licensing' and 'licensee' are of a license. */
const families: Readonly<Record<string, string>> = {
  'licen[sc](?:es?|ing|ure)': 'licen[sc]',
  'registrations?': 'regist(?:er|ra)',
  'certificat(?:ion|e)s?': 'certif',
  'credential(?:s|ing)?': 'credential',
  'accreditations?': 'accredit',
  'commissions?': 'commission',
  'permits?': 'permit',
  'designations?': 'designat',
}
const familyNouns = Object.keys(families).join('|')
const nounBehind = new RegExp(`\\s+(${familyNouns})$`, 'i')
const nounBefore = new RegExp(
  `^(?:the )?(?:certificate of )?(${familyNouns}) (?:to practi[cs]e )?(?:as|of|for) (?:an? |the )?(?=\\S)`,
  'i',
)

/**
 * A name without the noun of credential at its end or its beginning, and the expression that words of the noun's family fit: 'Customs
 * broker' of 'Customs broker license', with 'licensed'. Undefined of a name that has none.
 */
export function withoutNoun(name: string): { rest: string; noun: string; family: RegExp } | undefined {
  const match = nounBehind.exec(name) ?? nounBefore.exec(name)
  const noun = match?.[1]
  if (match === null || noun === undefined) return undefined
  const family = Object.entries(families).find(([written]) => new RegExp(`^(?:${written})$`, 'i').test(noun))?.[1]
  const rest = name.replace(match[0], '').trim()
  return family === undefined || rest === ''
    ? undefined
    : { rest, noun: noun.toLowerCase(), family: new RegExp(`(?<!\\p{L})${family}`, 'iu') }
}
