import { expression } from '../expression.ts'
import { notAsked, tellsOfBody } from './actors.ts'
import { pricesIn } from '../lexicon/money.ts'
import { beginsWithNumber, shortest } from './requirement-words.ts'

/** Words of what goes on around an exam, a form or a programme. */
const notOne = expression('i')`
  \b(?:
    click|download|visit|contact us|e-?mail us|log ?in|questions\?|refunds?|learn more|read more|
    for more (?:information|details)|will be (?:notified|sent|mailed|emailed)|reschedul\w*|cancel\w*|
    test cent(?:er|re)s?|identification|arrive|calculator|parking|will receive|we recommend|misconceptions?|
    (?<!\bbe )recommended|not required|multiple[- ]choice|questions? (?:are|on|in)|appeals?|no[- ]show|fined?|
    penalt(?:y|ies)|misdemeano[u]?r|without (?:a|an|the) (?:valid |current )?(?:certificate|licen[sc]e|certification)
  )\b
`
/** 'Payment must be made before …', 'You will need this licence if …', 'This course focuses on …' */
const aboutSomething = expression('i')`
  ^receive\b|^failure to\b|^read (?:about|our|more)\b|
  ^(?:the )?(?:exam(?:ination)?s?|tests?|assessments?|courses?) (?:shall |will |must )?(?:
    consists?|covers?|includes?|comprises?|be (?:held|given|offered|conducted|administered)
  )\b|
  ^(?:full )?(?:
    payments?|fees?|assessments?|exam(?:ination)?s?|applications?|forms?|tests?
  ) (?:must|should|shall|have to|has to|needs? to|can|may) be\b|
  \bneed (?:this|an?|the) (?:[\w-]+ ){0,2}(?:licen[sc]e|permit|certificate|registration) (?:if|when)\b|
  ^this (?:[\w-]+ ){0,3}(?:
    course|program(?:me)?|award|qualification|certification|exam(?:ination)?|page|section
  ) (?:focus\w*|covers?|is|aims?|provides?|teaches|consists?|gives?|includes?|was)\b
`
/** 'You must hold a valid licence to work as a bailiff': what the law asks of everybody. */
const licensedTo = expression('i')`
  \bmust (?:hold|have|be) (?:an? )?(?:valid |current )?(?:licen[sc]ed?|certificate|registered|registration|permit)\b.{0,20}\b(?:to|before|in order to) (?:you )?(?:
    work|practi[sc]e|act|operate|carry|do|offer|use|call|provide
  )\b
`
/** '16 contact hours biennially' renew. */
const everyYear = expression('i')`
  \b(?:hours|points|credits|units|CEUs?|PDUs?)\b[^.;]{0,60}\b(?:
    annually|biennially|triennially|(?:each|every) (?:calendar )?year|every (?:two|three|four|five|\d) years
  )\b
`
const definition = /^[\p{L} ()-]{3,50}: (?:an? )?(?:person|individual)s? who\b|^["“][^"”]{3,40}["”] means\b/iu
/** Aims of a programme: 'To set a minimum standard for the trade.' */
const aim = /^\W*to (?:give|set|promote|recogni[sz]e|establish|encourage|ensure|improve|protect|advance|raise|enable|help)\b/i
/** 'Pay the examination fee', 'A nonrefundable application fee in an amount set by the board': fees stand with the fees. */
const feeAlone = expression('i')`
  ^(?:\W|\d+[.)]|\(?\w[.)])*(?:
    pay(?:s|ing|ment)?(?: of)?\b[^.;]{0,60}\bfees?\b|
    (?:an? |the |all |any )?(?:[\w-]+ ){0,3}fees?(?! (?:schedule|structure))\b|fees?:
  )(?![^;]*\b(?:degree|experience|hours|pass|exam(?:ination)? with)\b)
`
/** 'Meet the eligibility requirements' asks for nothing by itself. */
const meetsThem = expression('i')`
  ^\W*(?:must )?(?:meet|meets|satisfy|fulfil+)s? (?:all |any )?(?:of )?(?:the |these |our )?(?:\w+ ){0,3}(?:
    requirements?|criteria|qualifications?
  )\W*$
`
/** 'Applicants meet one of the routes below.' */
const introduces = expression('i')`
  \b(?:one|any|all|either|each|both) of (?:the|these|those)\b[^.]{0,60}\b(?:
    routes?|combinations?|pathways?|options?|criteria|requirements|conditions|below|following
  )\b[^.]{0,30}[.:]?$|\bthe following(?: [\w,]+){0,5}[.:;]?$
`

/** What renews, and what expires. */
const ofRenewal = expression('i')`
  \b(?:renew(?:al|ing|ed)?|re-?certif\w*)\b|
  \bmaintain (?:
    (?:your|their|the) (?:certif\w+|credential|designation|status|licen[sc]e|registration|accreditation)|certif\w+
  )\b|
  ^(?:the |your |each |every )?(?:
    certificat\w+|licen[sc]e|registration|credential|card
  ) (?:expires?|lapses?|is valid)\b
`

/** Questions, leads into lists, renewals and prices are none. */
export function isBeside(text: string): boolean {
  if (text.split(' ').length < 3 && !/\d|degree|diploma|licen|transcript|^be \w/i.test(text) && !beginsWithNumber.test(text))
    return true
  if (text.length < shortest || text.length > 500 || text.endsWith('?') || /:\s*$/.test(text) || notOne.test(text)) return true
  if (/^\W*valid(?:ity)?(?: period)?(?: for)?[:\s]+(?:\d|one|two|three|four|five|six|ten)\b/i.test(text)) return true
  if (introduces.test(text) || notAsked.test(text) || tellsOfBody(text)) return true
  if (aboutSomething.test(text) || aim.test(text) || feeAlone.test(text) || meetsThem.test(text)) return true
  if (ofRenewal.test(text)) return true
  if (everyYear.test(text)) return true
  if (licensedTo.test(text) || definition.test(text)) return true
  return (
    pricesIn(text).length > 0 &&
    !/\b(?:bond|insurance)\b|^(?:they|applicants|candidates|you) must (?:complete|pass|hold|have)\b/i.test(text) &&
    (/\bfees?\b/i.test(text) || !/\b(?:must|shall|need|pay|submit|required?)\b/i.test(text))
  )
}
