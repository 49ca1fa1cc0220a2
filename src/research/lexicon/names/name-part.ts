import { expression, whether } from '../../plain/expression.ts'

/** Whether a word stands before 'Certified' as a part of the name: 'Associate', 'Board'. */
export const isBeforeCertified = whether(expression('i')`
  ^(?:
    associate|senior|master|advanced|board|nationally|professional|global|international|junior|principal|expert|lead|
    clinical|registered|fellow|pediatric|credentialed|european|canadian|american|national|state|chartered|executive|
    foundation|practitioner|level|[ivx]+|\d
  )$
`)

/** Whether a word parts a name of several steps, and names nobody: 'Welding Inspector, Level 2'. */
export const isRank = whether(/^(?:level|grade|class|tier|type|specialist|part)$/i)

/** Whether a word before 'Diploma in …' says how high it is: 'Higher'. */
export const isRankOfDiploma = whether(expression('i')`
  ^(?:
    professional|post-?graduate|graduate|advanced|higher|national|international|foundation|intermediate|introductory|
    executive|specialist|general|ordinary|associate|senior|final
  )$
`)

/** Whether a word is a noun of things that have short forms and are no credential: 'Unit', 'Act'. */
export const isThing = whether(expression('i')`
  ^(?:
    units?|hours?|credits?|points?|program(?:me)?s?|act|plans?|systems?|forms?|tests?|exam(?:ination)?s?|centers?|
    centres?|statements?|requirements?|development|education|period|process|method|number|day|week|month|body|
    domains?|guide|policy|standards?|fees?|agreement|equipment|maintenance|learning|training|analysis|knowledge|
    report|questions?|association|facilit(?:y|ies)|homes?|schools?|hospitals?|clinics?|board|fund|network|project|
    code|number|date|list|register|registry
  )$
`)

/** Whether a word of a name tells no certification of a body from another; in lower case. */
export const isUntelling = whether(expression()`
  ^(?:
    certif\w+|credential|designation|licen[sc]e\w*|registered|registration|permit|diploma|exam\w*|level|class|grade|tier|board|
    professional|specialist|with|from|renewal|application
  )$
`)

/** Whether a text may name a credential: one without any of these words does not. */
export const mayNameCredential = whether(expression('i')`
  certif|regist|accredit|charter|credential|diplom|fellow|designation|exam|program|status|holder|renewal|fees|pricing|
  costs|award|\([A-Z]|\b(?:become|verify) an? [A-Z]
`)
