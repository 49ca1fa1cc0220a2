import { expression } from '../expression.ts'
import { type Statement, statementsOf } from './statement.ts'
import type { Passage } from './page.ts'

const says = expression('i')`
  \b(?:
    no longer (?:offer(?:ed|s|ing)?|available|accept(?:ing|s|ed)?|issu(?:ed|ing)|award(?:ed|ing)?|open|being offered)|
    (?:was|were|has been|have been|will be|is being|is|are being|being) (?:
      retired|discontinued|sunset(?:ted)?|phased out|withdrawn|closed to new
    )|retired (?:on|in|as of|effective)|closed to new (?:applicants|candidates|applications)|
    not accepting new (?:applicants|candidates|applications)|discontinued (?:on|in|as of|effective)|
    sunset(?:ted)? (?:on|in)|is now retired|not available to new
  )\b
`
const thing = expression()`
  \b(?:
    certif\w+|credential\w*|designation\w*|program(?:me)?s?|exam(?:ination)?s?|applicants|candidates|applications|
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

/** The sentence that says a certification is not offered any more. */
export function retirementIn(passage: Passage): Statement | undefined {
  if (!/retire|no longer|discontinu|sunset|phased out|closed to|not accepting|withdrawn|not available to new/i.test(passage.text))
    return undefined
  return statementsOf(passage).find(({ text }) => says.test(text) && thing.test(text) && !otherThing.test(text))
}
