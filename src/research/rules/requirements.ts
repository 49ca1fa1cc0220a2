import { expression } from '../expression.ts'
import { leadsIn, opensList, renewing } from './asking-leads.ts'
import { isBeside } from './not-requirements.ts'
import { isMarked } from './page.ts'
import type { Heading, Passage } from './passage.ts'
import { isPlainlyAsked, showsThat } from './plain-requirements.ts'
import { beginsWithNumber, candidate, demand, matter, number, oneRoute, saysDuty, shortest } from './requirement-words.ts'
import { type Role, roleOfHeading } from './roles.ts'
import { type Statement, statementsOf } from './statement.ts'

const imperative = expression('i')`
  ^(?:\W|\d+[.)]\s|[a-z][.)]\s|step \d+\W+)*(?:
    an? |the |proof |hold|have|possess|be |complete|completing|completion|pass|submit|agree|sign|provide|meet|
    document|earn|attest|minimum|at least|current|active|valid|level \d|\d|one|two|three|four|five|six|bachelor|
    master|associate|doctor|high school|graduat|successful|adhere|employ|work|attend|demonstrat|log\b|gain|accumulate|
    serve\b|undertake|achieve|take\b|sit\b|registered|licen|pay|letters?|evidence|unrestricted|full[- ]time|verif|
    obtain|no |apply|read|experience|education|possession|degree|diploma|licen[sc]es?\b|
    \w+ (?:degree|diploma|licen[sc]e)\b
  )
`
/** Longest stretch of a page that is shown as one quote, in characters. */
const longestQuote = 380
const route = expression('i')`
  ^(?:
    (?:eligibility )?(?:
      option|pathway|route|path|category|track|alternative|method|plan
    )\s?(?:[\dA-H]|one|two|three|four|I{1,3}V?)\b.{0,60}|.{0,40}\b(?:pathway|route|track)$
  )
`

/**
 * What a candidate needs, as one passage says it; of several routes each line names its own.
 * @param listed it is an entry of a list that asks for something by its entries alone
 */
export function requirementsOf(passage: Passage, next?: Passage, listed = false): Statement[] {
  if ((passage.heading && !saysDuty.test(passage.text)) || elsewhere.has(passage.role)) return []
  const renewalLead = renewing.test(passage.lead) || renewing.test(passage.outerLead)
  const leads =
    !renewalLead && (leadsIn(passage.lead, passage) || (passage.lead.length <= 160 && leadsIn(passage.outerLead, passage)))
  const inside = (passage.role === 'eligibility' || leads) && !renewalLead
  if (passage.role === 'renewal' && !leads) return []
  const label = passage.headings.findLast((heading) => route.test(heading.text.trim()))
  const pair = inside && passage.block.kind === 'paragraph' ? pairOf(passage, next) : undefined
  if (pair !== undefined) return [labelled(pair, label)]
  if (passage.text.length < shortest) return []
  return statementsOf(passage).flatMap((statement, place) => {
    const { text } = statement
    // Of an entry of several sentences the first is asked for by the lead; the others explain.
    const first = place === 0 || statement.lead !== undefined || passage.block.kind !== 'item'
    const checklist = passage.block.kind === 'item' && readyToApply.test(passage.path.at(-1) ?? '')
    const led =
      statement.lead !== undefined &&
      opensList.test(statement.lead) &&
      !renewing.test(statement.lead) &&
      leadsIn(statement.lead, passage)
    if ((isBeside(text) && !(checklist && isReadyIf(text))) || (listed && ownStatement.test(text))) return []
    if (
      furtherEducation.test(text) &&
      (passage.role === 'renewal' || (passage.block.kind === 'paragraph' && !candidate.test(text)))
    )
      return []
    const within = inside || led || checklist || labelledSo.test(text)
    if (!within && furtherEducation.test(text)) return []
    const answers =
      whoMay.test(passage.path.at(-1) ?? '') &&
      personWho.test(text) &&
      /\d|\b(?:one|two|three|four|five|six|ten)\b|complet|pass|hold/i.test(text)
    const asked = within
      ? answers ||
        checklist ||
        isListedAsOne(text, passage) ||
        isAsked(
          text,
          statement.lead === undefined && !isMarked(passage.text) ? passage.block.kind : 'item',
          (leads && first) || led,
          label !== undefined,
        )
      : listed || isPlainlyAsked(text, passage)
    return asked ? [labelled(statement, label)] : []
  })
}

/** A statement of its own after a list, no entry of it. */
const ownStatement =
  /^(?:the )?\p{Lu}[\p{L} ]{2,40}? (?:is|are|may|shall|will|must|expires?)\b.*\.$|^\p{Lu}[\p{L} ]{3,40}\. [–—-] \p{Lu}/u

const elsewhere: ReadonlySet<Role> = new Set<Role>(['job', 'event', 'foreign', 'policy'])
const labelledSo = expression('i')`
  ^(?:
    eligibility|requirements?|pre-?requisites?|qualifications?|education|experience|evidence|practice|training|
    references?|portfolio|minimum age|licensure
  )(?: requirements?)?\s*:\s
`
const furtherEducation = /\b(?:continuing education|CEUs?|CPEs?|PDUs?|CPD|CE hours|five-year period|renewed)\b/i

/** 'Doctoral degree' with '2 years' in the next line: a row of a table that lost its form. */
function pairOf(passage: Passage, next: Passage | undefined): Statement | undefined {
  if (
    next === undefined ||
    passage.text.length > 70 ||
    !/\b(?:degree|diploma|ged|certificate|licen[sc]e|bachelor|master|doctor)/i.test(passage.text)
  )
    return undefined
  if (
    !expression('i')`
      ^(?:at least )?(?:
        \d+|one|two|three|four|five|six|seven|eight|ten|none
      )\+?(?: or more)? ?(?:years?|months|hours)?(?: (?:of )?\w+)?$
    `.test(next.text) ||
    /[.]$/.test(passage.text)
  )
    return undefined
  return { text: `${passage.text}: ${next.text}`, start: passage.block.start, end: next.block.end }
}

const forEveryone =
  /^(?:every|each|all|in (?:all|any|every) cases?|on (?:every|any)|whichever|you also|applicants also|candidates also)\b/i

/** The name of the route in front, and its heading in the quote, as long as both stand near each other. */
function labelled(statement: Statement, label: Heading | undefined): Statement {
  if (
    label === undefined ||
    forEveryone.test(statement.text) ||
    statement.text.startsWith(label.text) ||
    statement.end - label.start > longestQuote
  )
    return statement
  return { text: `${label.text.replace(/[:.\s]+$/, '')}: ${statement.text}`, start: label.start, end: statement.end }
}

const personWith = new RegExp(`^\\p{Lu}[\\p{L} ]+ with (?:at least )?${number}`, 'u')
const whoMay = /^who (?:can|may|should|is eligible|qualifies)\b/i
const personWho = expression('iu')`
  ^(?:
    anyone|everyone|those|people|persons|professionals|candidates|individuals|applicants|\p{Lu}\p{Ll}+s
  ) (?:who|with|that|holding)\b
`
const says = expression('i')`
  (?<!\b(?:if|when|once|after|unless|because|since|where|that) )\b(?:you|candidates|applicants) (?:also |then |first |must )?(?:
    complete|need|submit|pass|hold|have|meet|provide|name|send|show|hand in|supply|bring|upload|sign|sit|attend|
    enclose
  )\b|
  \b(?:every|each) (?:applicant|candidate) (?:also |then |first |must )?(?:
    completes?|needs|submits?|passes|holds?|has|meets|provides|names|sends|shows|hands in|supplies|brings|uploads|
    signs|sits
  )\b
`

/** 'Marine first aid certificate', 'Background check': a thing named in a list whose own heading says that these are the requirements. */
function isListedAsOne(text: string, { block, path }: Passage): boolean {
  return (
    block.kind === 'item' &&
    (saysRequirements.test(path.at(-1) ?? '') || roleOfHeading(path.at(-1) ?? '') === 'eligibility') &&
    text.length <= 80 &&
    thing.test(text) &&
    !sentence.test(text)
  )
}
const saysRequirements = expression('i')`
  ^(?:the )?(?:
    eligibility|entry|admission|candidates?|applicants?|certification|minimum|registration
  )?\s*(?:requirements?|criteria|prerequisites?|qualifications?)(?: for .{1,60})?:?$
`
const thing = expression('i')`
  \b(?:
    degree|diploma|certificates?|certification|licen[sc]e|permit|registration|membership|training|course|transcripts?|
    portfolio|pledge|check|clearance|letters?|references?|test|exam(?:ination)?|apprenticeship|experience|practice|
    work|index|designs?|reviews?|qualification
  )\b
`
const sentence = /[.!?]$|\b(?:is|are|will|can|may|should|was|were)\b/i

function isAsked(text: string, kind: string, leads: boolean, routed: boolean): boolean {
  if (kind === 'item' || kind === 'definition') {
    if ((leads && !ownStatement.test(text)) || routed || verbFirst.test(text)) return true
    if (tells(text) && !demand.test(text)) return false
    return (
      (imperative.test(text) || demand.test(text) || beginsWithNumber.test(text)) &&
      (matter.test(text) || /\d/.test(text) || beginsWithNumber.test(text))
    )
  }
  if (kind === 'row')
    return (
      (labelledSo.test(text) && (matter.test(text) || !/^training/i.test(text))) ||
      (matter.test(text) && /\d|\b(?:one|two|three|four|five|six|seven|eight|ten)\b|degree|licen|qualification/i.test(text))
    )
  if (says.test(text) || labelledSo.test(text) || (oneRoute.test(text) && matter.test(text))) return true
  if (text.length < 200 && personWith.test(text)) return true
  return (
    (demand.test(text) || showsThat.test(text) || (imperative.test(text) && text.length <= 200 && !tells(text))) &&
    matter.test(text)
  )
}

/** 'The training is meant to …', 'Experience that counts is …' tell of something. */
function tells(text: string): boolean {
  return /^(?:an?|the|this|experience|education|degrees?|no)\b/i.test(text) && finite.test(text)
}

/** 'Be a qualified leader', 'Must attend a clinic', 'He/She has passed the exam.' */
const verbFirst = expression('i')`
  ^(?:\W|step \d+\W+)*(?:
    must (?!be (?:paid|sent|made|submitted|received))|
    (?:be|have|has|hold|attend|complete|pass|demonstrate|agree|undergo|possess|join)\b|
    (?:he|she|they|he\/she|he or she|candidates?|applicants?) (?:has|have|is|are|must|shall)\b
  )
`
const finite = expression('i')`
  \b(?:
    is|are|was|were|will|can|cannot|may|has|have|had|counts?|covers?|looks?|gives?|means?|comes?|makes?|provides?|
    includes?|keeps?|lets?|ends?|does
  )\b
`

/** 'Are you ready to apply?' over a list of questions. */
const readyToApply = /^(?:are you|am i|do you) (?:ready|eligible|qualified|qualify|have)\b/i
function isReadyIf(text: string): boolean {
  return (
    text.length <= 300 &&
    /\?/.test(text) &&
    (beginsWithNumber.test(text) || imperative.test(text) || /^(?:\w+ed|members?|chosen|understood)\b/i.test(text))
  )
}
