import { expression } from '../expression.ts'

const noun = expression('i')`
  ^(?:
    board|institute|institution|association|society|council|commission|committee|academy|college|university|
    department|center|centre|foundation|agency|alliance|federation|bureau|corporation|company|inc|llc|ltd|network|
    group|union|ministry|office|chapter|service|services|authority|organization|organisation|consortium|guild|
    directorate|school|hospital|team|collaborative|partnership
  )$
`

/** Whether a word is a noun of bodies: a phrase that ends in one names an organization. */
export function isOrganizationNoun(word: string): boolean {
  return noun.test(word)
}

/** What a body does, as it says of itself: a part of an expression. */
export const bodyDoesSource =
  'certifies|credentials|accredits|licenses|awards|administers|sets|promotes|advances|represents|serves|supports|provides|offers'
