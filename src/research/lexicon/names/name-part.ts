import { expression } from '../../plain/expression.ts'

const prefix = expression('i')`
  ^(?:
    associate|senior|master|advanced|board|nationally|professional|global|international|junior|principal|expert|lead|
    clinical|registered|fellow|pediatric|credentialed|european|canadian|american|national|state|chartered|executive|
    foundation|practitioner|level|[ivx]+|\d
  )$
`
const rank = /^(?:level|grade|class|tier|type|specialist|part)$/i
const rankOfDiploma = expression('i')`
  ^(?:
    professional|post-?graduate|graduate|advanced|higher|national|international|foundation|intermediate|introductory|
    executive|specialist|general|ordinary|associate|senior|final
  )$
`

/** Whether a word stands before 'Certified' as a part of the name: 'Associate', 'Board'. */
export function isBeforeCertified(word: string): boolean {
  return prefix.test(word)
}

/** Whether a word parts a name of several steps, and names nobody: 'Welding Inspector, Level 2'. */
export function isRank(word: string): boolean {
  return rank.test(word)
}

/** Whether a word before 'Diploma in …' says how high it is: 'Higher'. */
export function isRankOfDiploma(word: string): boolean {
  return rankOfDiploma.test(word)
}

const thing = expression('i')`
  ^(?:
    units?|hours?|credits?|points?|program(?:me)?s?|act|plans?|systems?|forms?|tests?|exam(?:ination)?s?|centers?|
    centres?|statements?|requirements?|development|education|period|process|method|number|day|week|month|body|
    domains?|guide|policy|standards?|fees?|agreement|equipment|maintenance|learning|training|analysis|knowledge|
    report|questions?|association|facilit(?:y|ies)|homes?|schools?|hospitals?|clinics?|board|fund|network|project|
    code|number|date|list|register|registry
  )$
`

/** Whether a word is a noun of things that have short forms and are no credential: 'Unit', 'Act'. */
export function isThing(word: string): boolean {
  return thing.test(word)
}

const untelling = expression()`
  ^(?:
    certif\w+|credential|designation|licen[sc]e\w*|registered|registration|permit|diploma|exam\w*|level|class|grade|tier|board|
    professional|specialist|with|from|renewal|application
  )$
`

/** Whether a word of a name tells no certification of a body from another; in lower case. */
export function isUntelling(word: string): boolean {
  return untelling.test(word)
}

const mayName = expression('i')`
  certif|regist|accredit|charter|credential|diplom|fellow|designation|exam|program|status|holder|renewal|fees|pricing|
  costs|award|\([A-Z]|\b(?:become|verify) an? [A-Z]
`

/** Whether a text may name a credential: one without any of these words does not. */
export function mayNameCredential(text: string): boolean {
  return mayName.test(text)
}
