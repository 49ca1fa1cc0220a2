import { expression, source, whether } from '../../plain/expression.ts'

/** What a body offers, as its pages call it. */
const offer = source`
  (?:
    certif\w+|credentials?|designations?|diplomas?|awards?|schemes?|program(?:me)?s?|titles?|qualifications?|licen[sc]es?|grades?|
    tracks?|exam(?:ination)?s?
  )
`

const closing = expression('i')`
  \b(?:
    no longer (?:being )?(?:
      offer(?:ed|s|ing)?|available|accept(?:ing|s|ed)?|issu(?:ed|ing|es)|award(?:ed|ing|s)?|grant(?:ed|ing|s)?|conferred|given|open|
      administer(?:ed|ing|s)?|tak(?:en|ing|es) (?:new )?(?:applica\w+|candidates|entr\w+)
    )|
    (?:was|were|has been|have been|will be|is being|is|are|are being|being)(?: (?:now|formally|officially|permanently))? (?:
      retired|discontinued|sunset(?:ted)?|phased out|withdrawn|abolished|closed to new
    )|
    (?:retired|discontinued|sunset(?:ted)?|abolished) (?:on|in|as of|effective|since)|
    closed to (?:new )?(?:applicants|candidates|applications|entrants|entries)|
    not (?:accepting|taking) (?:any )?new (?:applicants|candidates|applications|entrants|entries)|
    no new (?:applicants|candidates|applications|entrants|entries|certificates|awards)|
    (?:stopped|ceased|ended) (?:accepting|taking|offering|issuing|awarding|granting|to (?:be offered|offer|issue|award|accept))|
    is now retired|not available to new
  )\b
`
/** 'The award is closed', 'The scheme closed in 2021'; an application period closes, too. */
const closed = expression('i')`
  \b${offer}\b[^.;]{0,40}?\b(?:(?:is|are|was|were|has been|have been)(?: now)? closed\b(?=\s*(?:[.;,)]|$|in\b|on\b|since\b|as of\b|to new\b))|
  closed (?:in|on|since|as of)\b)
`
const opening = expression('i')`
  \b(?:
    application|registration|enrol\w*|nomination|booking|sign-?up|window|intake|session|sitting|round|call|deadline|office|period|
    cent(?:er|re)|venue
  )s?\b
`

/** Whether a sentence says that something is not offered any more: retired, discontinued, closed to new candidates. */
export function saysRetired(sentence: string): boolean {
  return closing.test(sentence) || (closed.test(sentence) && !opening.test(sentence))
}

/** Whether words, told to be on the end of something, may be: headlines leave out what joins them, 'CHI program retired'. */
export function maySayRetired(words: string): boolean {
  return hint.test(words) || saysRetired(words)
}

const hint =
  /\b(?:no longer|retire[ds]?|discontinu\w+|sunset\w*|phased out|withdrawn|closed to new|not accepting|not available to new)\b/i

const over = expression('i')`
  ^\W*(?:our |the )?(?:retired|discontinued|closed|withdrawn|former|legacy|sunset(?:ted)?|past)
  (?: and (?:retired|discontinued|closed|withdrawn|former|legacy))? ${offer}\W*$
`

/** Whether a heading says it of all that stands under it: 'Retired designations', 'Closed schemes'. */
export function headsRetired(heading: string): boolean {
  return over.test(heading) && !/\bexam/i.test(heading)
}

/** Names of things in small letters as retirements are said of them, and short forms. */
const thing = expression()`
  \b(?:
    certif\w+|credential\w*|designation\w*|program(?:me)?s?|schemes?|awards?|diplomas?|exam(?:ination)?s?|applicants|candidates|applications|
    [A-Z]{2,8}
  )\b
`
/** Versions, formats, names and persons are retired too. */
const otherThing = expression('i')`
  \b(?:
    paper|version|format|form|edition|blueprint|outline|(?:retired|inactive|emeritus) status|
    retired (?:from|members?|professionals?|nurses?)|handbook|website|portal|course|book|discount|location|test cent|
    scores|pencil|who (?:is|are|have|has) retired|cash|check|fax|refund|vendor|questions?
  )\b
`

/** Whether a sentence of a page says of a certification that it is not offered any more. */
export function saysCertificationRetired(sentence: string): boolean {
  return saysRetired(sentence) && thing.test(sentence) && !otherThing.test(sentence)
}

/** Whether a text has any word of retiring: one without says nothing of it. */
export const mayBeOfRetirement = whether(
  /retire|no longer|no new|discontinu|sunset|phased out|closed|not (?:accept|tak)ing|stopped|ceased|ended|withdrawn|abolish|not available to new/i,
)
