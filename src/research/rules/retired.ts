import { expression } from '../expression.ts'
import { disclaims, statesNoCertification } from '../lexicon/disclaimer.ts'
import { headsRetired, saysRetired } from '../lexicon/retirement.ts'
import type { Page } from './page.ts'
import type { Passage } from './passage.ts'
import { type Statement, statementsOf } from './statement.ts'
import type { Subject } from './subject.ts'

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

const hint =
  /retire|no longer|no new|discontinu|sunset|phased out|closed|not (?:accept|tak)ing|stopped|ceased|ended|withdrawn|abolish|not available to new/i

/** The sentence that says a certification is not offered any more. */
export function retirementIn(passage: Passage): Statement | undefined {
  if (!hint.test(passage.text)) return undefined
  return statementsOf(passage).find(({ text }) => saysRetired(text) && thing.test(text) && !otherThing.test(text))
}

/**
 * What stands behind it where a heading says it of all under it, 'Retired designations': the sentence under the heading that says so,
 * or else the name there.
 */
export function retirementOver({ passages }: Page, subject: Subject): Statement | undefined {
  const { name, start, end } = subject
  const under = passages.find(({ block }) => block.start <= start && start < block.end)
  const heading = under?.path.find(headsRetired)
  if (heading === undefined) return undefined
  const said = passages.filter(({ path }) => path.at(-1) === heading).flatMap((passage) => retirementIn(passage) ?? [])
  return said[0] ?? { text: name, start, end }
}

/** Whether a passage is worth asking whose it is, to learn whether it says of something that it is no certification. */
export function mayDisclaim({ text }: Passage): boolean {
  return statesNoCertification(text)
}

/** The sentence that says of a certificate that it is no certification. */
export function disclaimerIn(passage: Passage, { name }: Pick<Subject, 'name'>): Statement | undefined {
  return statementsOf(passage).find(({ text }) => disclaims(text, name))
}
