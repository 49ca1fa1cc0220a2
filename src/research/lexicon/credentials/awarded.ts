import { expression, whether } from '../../plain/expression.ts'

/** Words for somebody who was awarded a credential, as names of certifications begin: a part of an expression with the flag 'i'. */
export const awardedSource = 'certified|registered|licen[sc]ed|chartered|accredited'

/** Whether a word makes a phrase the name of a credential by itself: 'Certified', 'Diplomate'. */
export const startsName = whether(expression('i')`
  ^(?:
    ${awardedSource}|qualified|authori[sz]ed|credentialed|diplomate|
    board certified|board-certified|nationally certified
  )$
`)

/** Whether a word makes a name of a phrase that goes on with a body: 'Fellow' of the Institute of Archivists. */
export const startsNameOfBody = whether(/^(?:fellow|diplomate|certified)$/i)

/** Whether a name begins as names of certifications do; a certificate may be that of a course. */
export const namesAwarded = whether(new RegExp(`^(?:board[- ])?(?:${awardedSource})\\b`, 'i'))

/** Whether a name has a word that only those have who were awarded something: 'Master', 'Board', 'Registered'. */
export const hasAwardedWord = whether(/\b(?:certified|registered|licensed|chartered|accredited|master|fellow|diplomate|board)\b/i)

/** The same words in a sentence, also in small letters, in front of what somebody is: 'a certified crane keeper'. A part of an expression. */
export const awardedAsSource = 'certified|registered|licensed|chartered|accredited|qualified|certificated'

const behindMaker = /\s(?=(?:Certified|Registered|Licensed|Chartered|Accredited|Board|Associate|Master|Senior|Professional)\s)/
/** Where a name begins behind the one who certifies, or -1: 3 of 'ABC Certified Keeper'. */
export function awardedBehindMaker(words: string): number {
  return words.search(behindMaker)
}
