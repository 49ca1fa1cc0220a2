import { amountsIn } from './money.ts'
import type { Heading, Passage } from './page.ts'
import { namesOne } from './regions.ts'
import { type Role, roleOfHeading } from './roles.ts'
import { type Statement, statementsOf } from './statement.ts'

const candidate =
  /\b(?:candidates?|learners?|registrants|applicants?|individuals?|you|eligible|eligibility|to (?:qualify|apply|sit|become|earn|be (?:certified|eligible))|qualify|prerequisites?|applying|those (?:seeking|who)|professionals? must|exam requires|certification requires)\b/i
const demand =
  /\b(?:must|shall|required?|requires|needs?|need to|have to|minimum|at least|prerequisites?|eligible (?:if|to)|should (?:have|hold|possess)|mandatory)\b/i
const matter =
  /\b(?:degree|bachelor|master['’]?s|doctora\w+|diploma|ged|high school|graduat\w+|education|experience|years?|hours|months|licen[sc]\w*|registered|employ\w+|practice|practic\w+|work(?:ed|ing)?|training|courses?|coursework|exam(?:ination)?|pass(?:ing)?|references?|recommendation|ethics|conduct|age|years of age|citizen|background|member(?:ship)?|certified|certification|certificate|credential|supervis\w+|portfolio|internship|residency|fellowship|transcripts?|cpr|first aid|resume|essay|case (?:logs?|studies)|points?|agree|attest|application|enrolled|proof|[ns]vq)\b/i
const imperative =
  /^(?:\W|\d+[.)]\s|[a-z][.)]\s)*(?:an? |the |proof |hold|have|possess|be |complete|completing|completion|pass|submit|agree|sign|provide|meet|document|earn|attest|minimum|at least|current|active|valid|level \d|\d|one|two|three|four|five|six|bachelor|master|associate|doctor|high school|graduat|successful|adhere|employ|work|attend|demonstrat|registered|licen|pay|letters?|evidence|unrestricted|full[- ]time|verif|obtain|no |apply|read|experience|education|possession|degree|diploma|licen[sc]es?\b|\w+ (?:degree|diploma|licen[sc]e)\b)/i
const notOne =
  /\b(?:click|download|visit|contact us|e-?mail us|log ?in|questions\?|refunds?|learn more|read more|for more (?:information|details)|will be (?:notified|sent|mailed|emailed)|reschedul\w*|cancel\w*|test cent(?:er|re)s?|identification|arrive|calculator|parking|will receive|we recommend|(?<!\bbe )recommended|not required|multiple[- ]choice|questions? (?:are|on|in)|appeals?|no[- ]show|fined?|penalt(?:y|ies)|misdemeano[u]?r|without (?:a|an|the) (?:valid |current )?(?:certificate|licen[sc]e|certification))\b/i
/** Longest stretch of a page that is shown as one quote, in characters. */
const longestQuote = 380
const route =
  /^(?:(?:eligibility )?(?:option|pathway|route|path|category|track|alternative|method|plan)\s?(?:[\dA-H]|one|two|three|four|I{1,3}V?)\b.{0,60}|.{0,40}\b(?:pathway|route|track)$)/i

/** Nothing shorter is a requirement by itself, in characters. */
const shortest = 12

/** What a candidate needs, as one passage says it; of several routes each line names its own. */
export function requirementsOf(passage: Passage, next?: Passage): Statement[] {
  if (passage.heading || elsewhere.has(passage.role)) return []
  const renewalLead = /\b(?:renew\w*|re-?certif\w*|maintain\w*)\b/i.test(passage.lead)
  const leads =
    (candidate.test(passage.lead) || grantedTo.test(passage.lead) || roleOfHeading(passage.lead) === 'eligibility') &&
    !renewalLead
  const inside = (passage.role === 'eligibility' || leads) && !renewalLead
  if (passage.role === 'renewal' && !leads) return []
  const label = passage.headings.findLast((heading) => route.test(heading.text.trim()))
  const pair = inside && passage.block.kind === 'paragraph' ? pairOf(passage, next) : undefined
  if (pair !== undefined) return [labelled(pair, label)]
  if (passage.text.length < shortest) return []
  return statementsOf(passage).flatMap((statement) => {
    const { text } = statement
    if (isBeside(text)) return []
    const within = inside || labelledSo.test(text)
    if (!within && furtherEducation.test(text)) return []
    const answers =
      whoMay.test(passage.path.at(-1) ?? '') &&
      personWho.test(text) &&
      /\d|\b(?:one|two|three|four|five|six|ten)\b|complet|pass|hold/i.test(text)
    const asked = within
      ? answers || isListedAsOne(text, passage) || isAsked(text, passage.block.kind, leads, label !== undefined)
      : isPlainlyAsked(text, passage)
    return asked ? [labelled(statement, label)] : []
  })
}

/** 'The board may issue a certificate to a person who:', 'must be certified upon the following:' */
const grantedTo =
  /\b(?:issue|grant|award|confer)s?\b[^.]{0,80}\bto an? [\p{L} ]{3,40} (?:who|that)\b|\b(?:must|shall) be (?:certified|licen[sc]ed|registered|accredited)\b/iu
/** A statement of its own after a list, no entry of it. */
const ownStatement =
  /^(?:the )?\p{Lu}[\p{L} ]{2,40}? (?:is|are|may|shall|will|must|expires?)\b.*\.$|^\p{Lu}[\p{L} ]{3,40}\. [–—-] \p{Lu}/u

const elsewhere: ReadonlySet<Role> = new Set<Role>(['membership', 'job', 'event', 'foreign', 'policy'])
const labelledSo =
  /^(?:eligibility|requirements?|prerequisites?|qualifications?|education|experience|evidence|practice|training|references?|portfolio|minimum age|licensure)(?: requirements?)?\s*:\s/i
const furtherEducation = /\b(?:continuing education|CEUs?|CPEs?|PDUs?|CPD|CE hours|five-year period|renewed)\b/i

/** 'Applicants meet one of the routes below.' */
const introduces =
  /\b(?:one|any|all|either|each|both) of (?:the|these|those)\b[^.]{0,60}\b(?:routes?|combinations?|pathways?|options?|criteria|requirements|conditions|below|following)\b[^.]{0,30}[.:]?$/i

/** Questions, leads into lists, renewals and prices are none. */
function isBeside(text: string): boolean {
  if (text.split(' ').length < 3 && !/\d|degree|diploma|licen/i.test(text) && !beginsWithNumber.test(text)) return true
  if (text.length < shortest || text.length > 500 || text.endsWith('?') || /:\s*$/.test(text) || notOne.test(text)) return true
  if (/^\W*valid(?:ity)?(?: period)?(?: for)?[:\s]+(?:\d|one|two|three|four|five|six|ten)\b/i.test(text)) return true
  if (introduces.test(text)) return true
  if (/\b(?:renew(?:al|ing)?|re-?certif\w*|maintain (?:your|their|the|certif))\b/i.test(text)) return true
  return amountsIn(text).length > 0 && (/\bfees?\b/i.test(text) || !/\b(?:must|shall|need|pay|submit|required?)\b/i.test(text))
}

/** 'Doctoral degree' with '2 years' in the next line: a row of a table that lost its form. */
function pairOf(passage: Passage, next: Passage | undefined): Statement | undefined {
  if (
    next === undefined ||
    passage.text.length > 70 ||
    !/\b(?:degree|diploma|ged|certificate|licen[sc]e|bachelor|master|doctor)/i.test(passage.text)
  )
    return undefined
  if (
    !/^(?:at least )?(?:\d+|one|two|three|four|five|six|seven|eight|ten|none)\+?(?: or more)? ?(?:years?|months|hours)?(?: (?:of )?\w+)?$/i.test(
      next.text,
    ) ||
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

const number = '(?:\\d|an? |one |two |three |four |five |six |seven |eight |nine |ten |twelve |twenty )'
const beginsWithNumber = new RegExp(`^\\W*${number}`, 'i')
const personWith = new RegExp(`^\\p{Lu}[\\p{L} ]+ with (?:at least )?${number}`, 'u')
const whoMay = /^who (?:can|may|should|is eligible|qualifies)\b/i
const personWho =
  /^(?:anyone|everyone|those|people|persons|professionals|candidates|individuals|applicants|\p{Lu}\p{Ll}+s) (?:who|with|that|holding)\b/iu
const says =
  /\b(?:you|candidates|applicants) (?:also |then |first |must )?(?:complete|need|submit|pass|hold|have|meet|provide|name|send|show|hand in|supply|bring|upload|sign|sit|attend|enclose)\b|\b(?:every|each) (?:applicant|candidate) (?:also |then |first |must )?(?:completes?|needs|submits?|passes|holds?|has|meets|provides|names|sends|shows|hands in|supplies|brings|uploads|signs|sits)\b/i

/** 'Marine first aid certificate', 'Background check': a thing named in a list whose own heading says that these are the requirements. */
function isListedAsOne(text: string, { block, path }: Passage): boolean {
  return (
    block.kind === 'item' &&
    saysRequirements.test(path.at(-1) ?? '') &&
    text.length <= 80 &&
    thing.test(text) &&
    !sentence.test(text)
  )
}
const saysRequirements =
  /^(?:the )?(?:eligibility|entry|admission)?\s*(?:requirements?|criteria|prerequisites?|qualifications?)(?: for .{1,60})?:?$/i
const thing =
  /\b(?:degree|diploma|certificate|certification|licen[sc]e|permit|registration|membership|training|course|portfolio|pledge|check|clearance|letters?|references?|test|exam(?:ination)?|apprenticeship|experience|practice|work|index|designs?|reviews?|qualification)\b/i
const sentence = /[.!?]$|\b(?:is|are|will|can|may|should|was|were)\b/i

function isAsked(text: string, kind: string, leads: boolean, routed: boolean): boolean {
  if (kind === 'item' || kind === 'definition') {
    if ((leads && !ownStatement.test(text)) || routed) return true
    return (
      (imperative.test(text) || demand.test(text) || beginsWithNumber.test(text)) &&
      (matter.test(text) || /\d/.test(text) || beginsWithNumber.test(text))
    )
  }
  if (kind === 'row')
    return (
      matter.test(text) &&
      (/\d|\b(?:one|two|three|four|five|six|seven|eight|ten)\b|degree|licen|qualification/i.test(text) || labelledSo.test(text))
    )
  if (says.test(text) || labelledSo.test(text) || (oneRoute.test(text) && matter.test(text))) return true
  if (text.length < 200 && personWith.test(text)) return true
  return (demand.test(text) || showsThat.test(text) || (imperative.test(text) && text.length <= 200)) && matter.test(text)
}

/** 'Route 1: Bachelor's degree with …' in one line. */
const oneRoute = /^(?:eligibility )?(?:route|option|pathway|path|category|method) ?(?:\d|[A-H]|I{1,3})\s*[:.–-]\s/i

/** 'The AAV takes two years of appraisal experience.' */
const takesYears =
  /\b(?:takes|asks for|calls for|needs?|demands|(?:candidates|applicants) (?:have|hold|show|document)) (?:at least |a minimum of )?(?:\d|an? |one |two |three |four |five |six |seven |eight |ten )[^.;]{0,60}\b(?:experience|practice|training|work)\b/i

/** 'The applicant must hold a rural certification', as bylaws and rules say it. */
const mustHold =
  /\b(?:applicants?|candidates?|(?:a|each|every|any|the) persons?|individuals?) (?:must|shall|has to|have to) (?:(?:also|first|then) )?(?:hold|possess|pass|complete|correctly answer|successfully (?:pass|complete)|be (?:at least|not less than|a graduate|recommended)|have (?:completed|passed|held|graduated|worked|earned|been))\b/i

/** 'The board shall issue a certificate to each applicant who has completed …' */
const grantsTo =
  /\b(?:issue|grant|award|confer)s?\b[^.;]{0,60}\b(?:applicants?|candidates?|persons?|individuals?|those|anyone) who\b/i

/** 'A person who applies shows that he or she is at least 18', 'The course calls for a passing score on an exam.' */
const showsThat =
  /\b(?:persons? who appl(?:y|ies)|applicants?|candidates?|an individual)\b[^.;]{0,90}\b(?:shows?|showing|demonstrat\w+|evidence|proof|satisf(?:y|ies|ying|actory))\b[^.;]{0,40}\b(?:that|of)\b|\b(?:calls? for|requires?|asks for) an? passing (?:score|grade)\b|\b(?:persons?|people|students?|candidates?|applicants?|individuals?|those|anyone) (?:(?:who are )?(?:aged?|over) )?\d{2}(?: years(?: of age| old)?)?(?: and| or)? (?:older|over|above)\b/i

/** Entries such as '40 hours of training' or 'High school diploma' that stand right under a certification's name. */
const bareAsked =
  /^\W*(?:(?:an? |the )?(?:current |valid |relevant )?(?:high school diploma|ged\b|bachelor|master['’]s|associate['’]?s? degree|doctora\w+|(?:university|college|honou?rs) degree|degree in\b)|(?:at least |a minimum of |minimum (?:of )?)?(?:\d[\d,]*\+?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:or more )?(?:(?:contact|clock|supervised) )?(?:hours?|years?|months?) (?:of|as|in)\b(?=.*\b(?:training|experience|practice|work|volunteer\w*|supervis\w+|education|employment|service|study)\b))/i

/** Outside a section of requirements only what is plainly one counts. */
function isPlainlyAsked(text: string, passage: Passage): boolean {
  const { role } = passage
  if (passage.block.kind === 'item' && bareAsked.test(text) && role === 'none' && namesOne(passage.path.at(-1) ?? '')) return true
  if (/\b(?:you|candidates|applicants) (?:must |also )*pass (?:the|an|a|both)\b/i.test(text))
    return role !== 'fees' && role !== 'validity'
  if (/^(?:they|he or she) (?:must|shall|need to)\b/i.test(text) && matter.test(text) && role === 'none') return true
  if (takesYears.test(text) || (oneRoute.test(text) && matter.test(text))) return true
  if (role === 'exam' || role === 'fees' || role === 'validity') return false
  if (mustHold.test(text) || grantsTo.test(text) || (showsThat.test(text) && matter.test(text))) return true
  return (
    demand.test(text) &&
    candidate.test(text) &&
    /\b(?:degree|bachelor|master['’]s|diploma|experience|licen[sc]e|hours of|years of|pass (?:the|an|a|all|both|exam\w*|\w+ exam\w*)|complete (?:the|an|a)|valid \w+ membership|high school|18 years|code of ethics|references)\b/i.test(
      text,
    )
  )
}
