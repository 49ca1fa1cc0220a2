import { credentialSource, singularSource } from './credential.ts'
import { type Span, spanOf } from '../text/span.ts'

const nouns = singularSource(['certification', 'accreditation', 'credential', 'designation', 'license', 'registration'])
/** What a page calls a certification without a name, the most telling first. */
const wordings: readonly RegExp[] = [
  /\bcertificate of (?:practice|competency|competence|qualification|proficiency)\b/i,
  /\b(?:Board|National|Specialty|Specialist|Professional|Technician|Practitioner) (?:Certification|Accreditation|Credential)\b/i,
  /\bCertification\b/,
  new RegExp(`\\b(?:${nouns})\\b`, 'i'),
  /\b(?:recertification|credentialing|certificates?|examination|exam|permit|diploma)\b/i,
]
const ofMany = new RegExp(`\\b(?:${credentialSource(['license', 'permit', 'registration'])})\\b`, 'i')

/**
 * Where a text first says what its one certification is called that has no name: 'Certification', 'license'.
 * @param orMany takes licenses and permits in the plural, too, where nothing else is said
 */
export function unnamedIn(text: string, orMany: boolean): Span | undefined {
  const found = (orMany ? [...wordings, ofMany] : wordings).map((one) => one.exec(text)).find((match) => match !== null)
  return found === undefined || found === null ? undefined : spanOf(found)
}

const done = /^(?:the )?(?:registration|licen[cs](?:e|ing|ure)|certification|certificate|accreditation) as (?:an? |the )?/i
const held = /(?<=\p{L})['’]s? (?:registration|licen[cs]e|certificate|certification)$/iu

/**
 * The name of a certification without what is done to get it, as bodies of law call it: 'denturist' of 'registration as a denturist', 'Duct
 * fitter' of 'Duct fitter's registration'; '' of a name of nothing else.
 */
export function withoutDoing(name: string): string {
  return name.replace(done, '').replace(held, '').trim()
}
