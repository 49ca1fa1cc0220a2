import { expression } from '../expression.ts'
import type { Passage } from './passage.ts'
import { candidate } from './requirement-words.ts'
import { roleOfHeading } from './roles.ts'

/** Words of those who are certified already. */
export const renewing = /\b(?:renew\w*|re-?certif\w*|maintain\w*)\b|\b(?:current|valid) only\b/i
/** 'A holder can work in:', 'You can apply for the following:' lead into something else. */
const offersThem = expression('i')`
  \b(?:can|may) (?:also )?(?:
    apply for|choose|select|work|lead|teach|practi[sc]e|operate|coach|supervise|be used|count|include
  )\b|\bmeans?\b|
  \b(?:
    topics?|subjects?|modules?|cover(?:s|ed|ing)?|content|learn|among others|may include|please (?:read|note|see)|
    for example|such as|sources
  )\b
`
/** 'You may apply as long as you:' asks all the same. */
const onlyIf = /\b(?:if|as long as|provided|must|needs?|have to)\b/i
/** 'Every application for registration shall' */
const ofApplication = /\bapplications? (?:for [\p{L} ,]{3,140} )?(?:shall|must|should)\b/iu
/** 'Category A:' under 'Criteria', 'which takes the following:' */
const namesPart = /^(?!.*\b(?:is|are|if|can|may|will)\b)[^.]{2,60}:$/i
const takesFollowing = /\b(?:takes?|requires?|needs?|must|complete|consists? of)\b[^.]{0,60}\bfollowing\b[^.]{0,30}:$/i

/** Whether what leads into a list asks its entries of candidates. */
export function leadsIn(text: string, { role }: Passage): boolean {
  const lead = text.split(/[.!?]\s/).at(-1) ?? ''
  if (lead === '' || (offersThem.test(lead) && !onlyIf.test(lead)) || (role === 'renewal' && !forNewcomers.test(lead)))
    return false
  return (
    candidate.test(lead) ||
    ofApplication.test(lead) ||
    grantedTo.test(lead) ||
    takesFollowing.test(lead) ||
    roleOfHeading(lead) === 'eligibility' ||
    (role === 'eligibility' && namesPart.test(lead))
  )
}

/** The end of what leads into entries of the same sentence. */
export const opensList =
  /(?::|\b(?:must|shall|following(?: \w+){0,4}|have|who|that|is|are|be|to|of|either|with|includes?)[:;]?)\s*$/i

/** In a section on renewal, a lead speaks of those who are not certified yet only in such words. */
const forNewcomers = /\b(?:eligib\w*|qualif\w*|to (?:sit|become|apply)|initial(?:ly)?|new applicants?|first[- ]time)\b/i
/** 'The board may issue a certificate to a person who:', 'must be certified upon the following:' */
const grantedTo = expression('iu')`
  \b(?:issue|grant|award|confer)s?\b[^.]{0,80}\bto an? [\p{L} ]{3,40} (?:who|that)\b|
  \b(?:must|shall) be (?:certified|licen[sc]ed|registered|accredited)\b
`
