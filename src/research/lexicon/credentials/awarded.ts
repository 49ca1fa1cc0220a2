import { expression } from '../../plain/expression.ts'

/** Words for somebody who was awarded a credential, as names of certifications begin: a part of an expression with the flag 'i'. */
export const awardedSource = 'certified|registered|licen[sc]ed|chartered|accredited'

const start = expression('i')`
  ^(?:
    ${awardedSource}|qualified|authori[sz]ed|credentialed|diplomate|
    board certified|board-certified|nationally certified
  )$
`
/** Whether a word makes a phrase the name of a credential by itself: 'Certified', 'Diplomate'. */
export function startsName(word: string): boolean {
  return start.test(word)
}

const ofBody = /^(?:fellow|diplomate|certified)$/i
/** Whether a word makes a name of a phrase that goes on with a body: 'Fellow' of the Institute of Archivists. */
export function startsNameOfBody(word: string): boolean {
  return ofBody.test(word)
}

const surely = new RegExp(`^(?:board[- ])?(?:${awardedSource})\\b`, 'i')
/** Whether a name begins as names of certifications do; a certificate may be that of a course. */
export function namesAwarded(name: string): boolean {
  return surely.test(name)
}

const anywhere = /\b(?:certified|registered|licensed|chartered|accredited|master|fellow|diplomate|board)\b/i
/** Whether a name has a word that only those have who were awarded something: 'Master', 'Board', 'Registered'. */
export function hasAwardedWord(name: string): boolean {
  return anywhere.test(name)
}

/** The same words in a sentence, also in small letters, in front of what somebody is: 'a certified crane keeper'. A part of an expression. */
export const awardedAsSource = 'certified|registered|licensed|chartered|accredited|qualified|certificated'

const behindMaker = /\s(?=(?:Certified|Registered|Licensed|Chartered|Accredited|Board|Associate|Master|Senior|Professional)\s)/
/** Where a name begins behind the one who certifies, or -1: 3 of 'ABC Certified Keeper'. */
export function awardedBehindMaker(words: string): number {
  return words.search(behindMaker)
}
