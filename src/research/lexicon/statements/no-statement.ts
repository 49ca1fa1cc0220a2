import { expression, whether } from '../../plain/expression.ts'

/** Sends whoever reads it elsewhere and says nothing itself: 'For the fees see our fee schedule.' */
const elsewhere = expression('i')`
  ^(?:(?:for|to) [^.!?]{0,80}? )?(?:please )?(?:see|visit|refer to|consult|download|go to|check out|click (?:here|on))\b
`
/** Beside one of these a sentence asks for something, wherever else it sends. */
const asks = /\b(?:must|shall|requires?d?|needs?|have to|has to|should|pass|complete|submit|hold|earn|provide|pay)\b/i

/** Says how long it holds and asks for nothing: 'CSC certification is valid for two years.' */
const holds = expression('i')`
  ^[^.!?;:]{0,80} (?:(?:is|are|remains?) (?:valid|good|in effect) for\b[^,;]{3,30}|(?:runs?|lasts?) for [^,;]{3,30}|(?:do|does) not expire)\.?$|
  ^[^.!?;]{0,100}\b(?:shall|will) (?:be|remain) valid for\b
`

/** Renewing is no part of getting one: 'The card must be renewed every two years.' */
const ofRenewing = /\b(?:re-?new(?:s|ed|al|als|ing)?|re-?certif(?:y|ies|ied|ication|ying)|re-?validat(?:es?|ed|ion))\b/i

/** Whether a heading is of renewal and of what comes before: 'Certification and renewal'. */
export const isOfBoth = whether(
  /\b(?:requir\w*|qualif\w*|eligib\w*|criteria|certification (?:and|&)|licensure (?:and|&)|initial|apply\w*)\b/i,
)

/** Says what is paid, and nothing else: 'Application fee: $25'. */
const paid = /^[^.!?$£€₹;]{0,60}\b(?:fees?|costs?)\b[^.!?;]{0,30}[$£€₹]\s?[\d,]+(?:\.\d\d)?\.?$/i

/** Says how an exam is given, what comes of it, who approves of it, what a price takes in, or what is not asked for. */
const ofExam = expression('iu')`
  ^(?:(?:the|our|your|all|each|every|both|written|practical|online) )*(?:\p{Lu}{2,6} )?(?:exam(?:ination)?|test|score|result)(?:s|(?: score)? reports?|(?: result)?s)? (?:is|are|will be) (?:
    kept|offered|held|given|administered|delivered|available|accredited|scheduled|mailed|posted|sent|recogni[sz]ed|reviewed|developed|reported
  )\b|
  ^there (?:is|are) \d+\b|
  ^(?:a|an|no|any) [^.;,]{3,60} (?:is|are) not (?:required|needed|necessary)\.?$|
  ^(?:our|the) [^.;,]{3,60} (?:is|are) accredited by\b|
  ^everything in\b|
  ^(?:duration|format|languages?|delivery|length|(?:number of )?questions|passing score|price|validity(?: period)?)\b(?:[:|]?\s)(?!of\b)[^.;]{1,60}$|
  ^[^.;,:]{3,50}\s\d{1,2}\s?%$|^certifications? valid for [^,;]{3,30}$|
  ^\d+ (?:months?|weeks?|days?) to (?:schedule|take|book|sit)\b|
  ^(?:one|two|three|\d+) (?:free )?(?:retakes?|retests?|exam attempts?|practice (?:exams?|tests?))\.?$
`

/** What others have to do: 'Membership is renewed each year', 'Course providers must report', 'Registration with your regulator …'. */
const ofOthers = expression('i')`
  ^(?:(?:your|the|all|each|approved|an?) )?(?:[\w-]+ )?(?:memberships?|providers?|schools?|cent(?:er|re)s?) (?:are|is|must|shall|may|can|will|needs?|ha(?:s|ve))\b|
  ^examiners? (?:are|is) (?:approved|appointed)\b|
  ^(?:registration|licen[sc]es?|licensure) (?:with|from|by) (?:your|the) (?:[\w-]+ ){0,3}(?:state|province|provincial|regulator|territory)\b
`
/** 'Renewal form': what stands as a link. */
const ofForm =
  /^(?:the |an? )?(?:online )?(?:renewal|recertification) (?:application )?(?:forms?|applications?|notices?|fees?|page|portal|information)\.?$/i

/** Says how often, and not what is to be done: 'The card must be renewed every two years.' */
const howOften =
  /^[^.!?;,:]{0,60}\b(?:must|shall|should|is|are|has to|have to|needs? to)\b[^.!?;,:]{0,20}\brenew(?:ed)? (?:every|each|once|annually|biennially)\b[^.!?;,:]{0,40}\.?$/i

/** Whether words name a section of what is asked for: 'Education requirements'. 'Education requirements', 'Criteria'. */
export const namesRequirements = whether(/^(?:[\p{L}-]+ ){0,2}(?:requirements|criteria|qualifications)$/iu)

/** Whether a sentence only sends elsewhere: 'For the fees see our fee schedule.' */
export function sendsElsewhere(text: string): boolean {
  return elsewhere.test(text) && !asks.test(text)
}

/** Whether a text asks for something: 'must', 'pass', 'submit'. */
export function asksForSomething(text: string): boolean {
  return asks.test(text)
}

/** Whether a sentence says how long a certification holds, speaks of renewing it, or says what is paid or how an exam is given: no requirement. */
export function requiresNothing(text: string): boolean {
  return holds.test(text) || ofRenewing.test(text) || paid.test(text) || ofExam.test(text)
}

/** Whether others have to do what a sentence says, it says how often alone, or it is a link: no step of a person's renewal. */
export function isNoStep(text: string): boolean {
  return ofOthers.test(text) || ofForm.test(text) || howOften.test(text)
}
