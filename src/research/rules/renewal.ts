import { expression, source } from '../expression.ts'
import { notAsked, tellsOfBody } from './actors.ts'
import { personSource } from '../lexicon/candidate.ts'
import { pricesIn } from '../lexicon/money.ts'
import { isMarked } from './page.ts'
import type { Passage } from './passage.ts'
import { asksPlainly } from './roles.ts'
import { type Statement, statementsOf } from './statement.ts'

const unit = String.raw`(?:contact |clock |credit |continuing education |continuing professional (?:education|development) |professional development |education(?:al)? |recertification |renewal |maintenance |approved |ce |cpd |cpe |ceu |cme |pd |category [\w\d]+ |structured |learning |training |total |practice |work )*(?:hours?|units?|credits?|points?|ceus?|ces|ce|cpes?|pdus?|pdhs?|cecs?|cehs?|cmes?|cpds?|rcus?|cues?|ceh|modules?|sessions|clinics|workshops|seminars|classes|courses)`
const count = source`
  (?:
    \d{1,4}(?:\.\d{1,2})?|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w{3,5})?|
    one hundred(?: (?:and )?\w+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|
    eighteen
  )
`
const credits = expression('i')`\b(${count})\s*(?:\(\d{1,4}(?:\.\d+)?\)\s*)?(?:[\w/*’'-]+\s){0,3}?(?:${unit})\b`
/** '48 NDUs': a body's own units. */
const ownUnits = /\b\d{1,3} (?:[a-z]+ )?(?:[A-Z]{1,3}[UHP]|[A-Z]{1,2}[EP]C)s?\b/
const renewalWords = expression('i')`
  \b(?:
    renew\w*|
    retain(?:s|ing)? (?:\w+ )?(?:
      certification|certificate|credential|designation|licen[sc]e|registration|accreditation
    )|re-?certif\w*|maintain\w*|maintenance|stay (?:\w+ly )?(?:certified|current)|stays? active|
    remains? (?:active|valid|current)|remain (?:certified|active|in good standing)|
    keep (?:\w+ ){1,3}(?:
      active|current|certification|certificate|licen[sc]e|credential|designation|accreditation|status
    )|(?:is|are) (?:only )?(?:current|valid)(?: only)? (?:with|if|as long as)|
    continuing (?:education|professional|competenc\w+)|revalidat\w*|re-?accredit\w*|re-?credential\w*|MOC
  )\b
`
const creditUnits = expression('i')`
  \b(?:
    CEUs?|CPEs?|PDUs?|PDHs?|CECs?|CEHs?|CMEs?|CPDs?|RCUs?|continuing (?:education|professional)|
    professional development|re-?certification (?:points|credits|units)|contact hours
  )\b
`
const demand = expression('i')`
  \b(?:
    must|shall|required?|requires|requirements?|need(?:s|ed)? to|have to|has to|minimum|at least|mandatory|
    expected to|you (?:take|pass|pay|submit|complete|earn|hand in|report)|kept by|
    (?:all|every|each) (?:\w+ ){1,2}(?:
      completes?|hands? in|submits?|pays?|attends?|takes?|signs?|attests?|earns?|records?
    )|one of the following|either|necessary|consists? of|involves|
    (?:${personSource('seeks', 'holds')}) (?:
      submit|complete|provide|show|document|attend|pass|hand in|earn|report
    )|(?:in|per|each|every) (?:each |every )?(?:cycle|period)
  )\b
`
const imperative = expression('i')`
  ^(?:\W|\d+[.)]\s)*(?:
    earn|complete|completing|completion|pay|paying|payment|submit|submission|submitting|pass|passing|retake|retaking|
    re-?take|attest|adhere|agree|hold|maintain|maintaining|sit|collect|gain|gather|record|log(?! ?(?:in|into|on)\b)|
    teach|work|provide|obtain|accumulate|accrue|document|report|participate|attend|renew|comply|sign|take|proof|
    evidence|have|meet|continue|hand in|send|repeat|bring|show|apply|upload|prove|demonstrate|undergo|undertake|
    confirm|declare|accumulate|a minimum|minimum|at least|\d+
  )\b
`
/** Sentences about paying late, dates, audits and forms ask for nothing that renews. */
const aside = expression('i')`
  \b(?:
    click|download|log ?in|visit|contact us|e-?mail|questions|handbook is|see (?:the|our)|refunds?|learn more|
    read more|will be (?:notified|sent|mailed|emailed|charged)|example|for more (?:information|details)|
    congratulations|we recommend|receive
  )\b
`
/** 'Renewal: a new test and the card fee' names what renews without a word of duty. */
const bySelf = expression('i')`
  ^(?:an? |the )?(?:
    new|another|fresh|repeat|refresher|online|full|\w+ hours? of
  )\b[^.]{0,60}\b(?:test|exam(?:ination)?|course|assessment|training)\b
`
/** What happens to those who did not renew in time. */
const tooLate = /^(?:afterwards?|after (?:that|this)|otherwise|beyond)\b/i
/** 'Earn 18 CEUs towards your renewal' praises an event. */
const towards = /\b(?:credits?|hours?|points?|units?|CEUs?|CPEs?|PDUs?|PDHs?)\s+towards?\b/i
/** 'For enquiries, contact the Secretariat during office hours.' */
const askUs = expression('i')`
  \benquir\w+|\boffice hours\b|\bplease contact\b|\btables? below\b|\b(?:price|cost|fee) depends on\b|
  ^apply (?:online|now|here|to register)\b|\bnot \d+ (?:points|hours|credits)\b|^failure to\b|
  \b(?:may|can|will) result in\b|\bnot (?:be )?carried\b|^\W*(?:CEU|CE|CPD|credit) requirements for\b|
  ^whoever (?:does not|neither|fails)\b|
  ^(?:\w[.)] )?(?:the|all|any) (?:\w+ )?fees? (?:shall|must|is|are) (?:be )?(?:sent|paid|submitted|due|payable)\b|
  ^the \d+ (?:\w+ ){0,2}come from\b|
  ^you must (?:renew|re-?certify)(?!
    .*\b(?:by|with|through|exam|course|complet\w+|earn\w*|pass\w*|submit\w*|every|each|\d)
  )
`
const benefit = expression('i')`
  \b(?:
    (?<!must )(?<!to )demonstrat\w+|importan\w+|ensur\w+|commitment to|benefits?|purpose|because|helps?|proud|valued?|
    so that
  )\b
`

/** '1 Point for each hour of teaching' says what counts, not what is asked for. */
const worthEach = expression('i')`
  ^(?:\W*\d+(?:\.\d+)?|one|two|five|ten) (?:[\w-]+ )?(?:
    points?|credits?|hours?|units?|CEUs?
  ) (?:for each|for every|per|each)\b(?! (?:year|cycle|period|annum))
`
/** Leads into what is asked of those who are not certified yet. */
const toBecome = /\b(?:become|apply|applicat\w+|eligib\w*|qualif\w*|to sit)\b/i

/** Nothing shorter says what renews, in characters. */
const shortest = 12

/** What renews a certification, as one passage says it. */
export function renewalOf(passage: Passage): Statement[] {
  const { block, role } = passage
  if (passage.text.length < shortest) return []
  if (passage.heading || role === 'job' || role === 'event' || role === 'foreign') return []
  const inRenewal = role === 'renewal' || renewalWords.test(passage.lead)
  const heading = passage.path.at(-1) ?? ''
  const toCertify = toBecome.test(passage.lead) && !renewalWords.test(passage.lead)
  return statementsOf(passage).filter(({ text, lead = passage.lead }) => {
    if (
      text.length < shortest ||
      text.endsWith('?') ||
      (endsOpen(text) && !credits.test(text)) ||
      notAsked.test(text) ||
      tellsOfBody(text)
    )
      return false
    if (/^no\b|^(?:re-?certification|renewal|certification) (?:period|cycle|term|frequency)\b.{0,40}$/i.test(text)) return false
    if (tooLate.test(text) || askUs.test(text) || (towards.test(text) && !/\b(?:must|need|require)/i.test(text))) return false
    if (
      /\bgrace period\b/i.test(text) &&
      block.kind !== 'row' &&
      !isPriceAlone(text) &&
      /\d|\b(?:one|two|three|four|six|twelve)[- ](?:day|week|month|year)/i.test(text) &&
      role !== 'exam'
    )
      return true
    if (isPriceAlone(text) || isPriceLine(text) || worthEach.test(text)) return false
    if (/^to (?:renew|re-?certify|maintain|keep|stay|remain)\b[^,.]{0,60},\s\w+/i.test(text) && !aside.test(text)) return true
    if (inRenewal) {
      if (
        isActivity(passage) ||
        /\(\s?\d+(?:\.\d+)? (?:CEUs?|CECs?|credits?|points?|hours?)\)\s*$|\b(?:CEUs?|credits?|points?) each\b/i.test(text) ||
        (/\bup to \d/i.test(text) && !credits.test(text.split(/\bup to \d/i)[0] ?? ''))
      )
        return false
      if (credits.test(text) || ownUnits.test(text)) return !example(text)
      if (block.kind === 'item' && plainHead.test(heading) && thing.test(text) && text.length <= 120 && !whole.test(text))
        return true
      const entry = block.kind === 'item' || isMarkedRow(passage) || lead !== passage.lead || isMarked(passage.text)
      // An entry may go on with where its form is: 'The renewal application. Click here for it.'
      if (aside.test(entry && lead !== '' ? (text.split(/\.\s/)[0] ?? text) : text) && !/\bmust\b/i.test(text)) return false
      if (entry)
        return (
          text.length <= 300 &&
          (imperative.test(text) ||
            demand.test(text) ||
            (leadAsks(lead) && !(namesPart.test(lead) && whole.test(text))) ||
            asksPlainly(heading) ||
            headAsks.test(heading))
        )
      if (renewedOn.test(text)) return true
      if (block.kind === 'definition' && role === 'renewal' && bySelf.test(text)) return true
      return (
        (demand.test(text) || imperative.test(text)) &&
        !benefit.test(text) &&
        expression('i')`
          \b(?:
            renew|re-?certif|maintain|maintenance|certif|credential|exam|course|fee|ethic|continuing|hours|credits|
            pay|submit|employ|practice|re-?accredit|evidence|attend|assess|service|test|training|experience
          )
        `.test(text)
      )
    }
    if (toCertify) return false
    if (renewedOn.test(text) && !/\bmembership/i.test(text)) return true
    if (role === 'eligibility' && !/\b(?:renew|re-?certif|maintain)/i.test(text)) return false
    if (
      (creditUnits.test(text) || renewalWords.test(text)) &&
      (credits.test(text) || ownUnits.test(text)) &&
      (renewalWords.test(text) ||
        expression('i')`
          \b(?:every|per|each) (?:\w+[ -]){0,2}years?\b|
          \b(?:certification|compliance|reporting|credential) (?:cycle|period|term)\b|[- ]year (?:cycle|period)\b|
          \b(?:a|per|each|every) year\b|\b(?:annually|yearly|biennially|triennially)\b
        `.test(text))
    )
      return !example(text)
    return (
      renewalWords.test(text) &&
      demand.test(text) &&
      !aside.test(text) &&
      !benefit.test(text) &&
      expression('i')`
        \b(?:
          pay|fee|exam|pass|retake|submit|complete|earn|teach|attend|document|work|course|test|training|demonstrate|
          show|prove|provide
        )\b
      `.test(text) &&
      (role === 'validity' ||
        /\b(?:do not renew|don['’]t renew|certif|credential|designation|licen[sc]|registration|endorsement|renewal applicants)/i.test(
          text,
        ))
    )
  })
}

/** '(B) | Annual CPR certification': an entry of a list whose mark became a cell. */
function isMarkedRow({ block, text }: Passage): boolean {
  return block.kind === 'row' && block.cells?.length === 2 && /^\(?(?:\w|[ivx]{1,4}|\d{1,2})[.)]/i.test(text)
}

/** 'Renewed on attending a refresher training', 'cannot be renewed until …' */
const renewedOn = expression('i')`
  \b(?:renew|re-?certify|update|re-?accredit)\b[^.;]{0,60}\bby (?!
    logging|clicking|calling|visiting|paying|e-?mailing|going|using|contacting|sending|following
  )\w+ing\b|
  \b(?:renew(?:ed|able)?|re-?certified|re-?certify)\b (?:only )?(?:up)?(?:on|by) (?:
    (?:the )?(?:completion|completing|attend\w*|passing|successful|taking|re-?taking|submi\w+|proof|evidence)|sitting
  )\b|\b(?:can(?:no|['’])t|may not) (?:be )?(?:renew\w*|re-?certif\w*)\b[^.]{0,60}\b(?:until|unless|without)\b
`

/** Entries right under 'Renewal' that name what is handed in: 'A current first aid certificate'. */
const plainHead = /^\W*(?:renewals?|re-?certification|revalidation|re-?accreditation|maintenance)\W*$/i
const thing = expression('i')`
  \b(?:
    certificates?|fees?|training|course|exam(?:ination)?|test|experience|practice|hours|membership|evidence|proof|
    logs?|cpr|first aid|photo\w*|reports?
  )\b
`
const headAsks = /\b(?:requirements|criteria|checklist)\W*$/i

/** 'For attendants:' */
const namesPart = /^[^.]{2,60}:$/
/** 'Cards are not mailed this year.' */
const whole = /\b(?:is|are|will|can|may|was|were)\b.*\.$/i

/** Whether a lead asks for its entries: 'To renew, holders must:'; not 'This section applies to:'. */
function leadAsks(lead: string): boolean {
  return (namesPart.test(lead) || asksFor.test(lead)) && !leadsElsewhere.test(lead)
}
const asksFor = expression('i')`
  \b(?:
    must|shall|requir\w*|need\w*|ha(?:ve|s) to|following|by|includ\w*|
    to (?:renew|re-?certify|maintain|keep|stay|remain|be)|with|submit|complete|documents?|either|choose|ways?|
    options?|criteria|conditions?|checklist|asked|if|unless|provided
  )\b
`
const leadsElsewhere = /\b(?:appl(?:y|ies) to|to see|check|view|find|log in|how to)\b/i

/** Tables and lists of what earns points: '1 hour of training = 1 point'. */
function isActivity(passage: Passage): boolean {
  return expression('i')`
    \b(?:
      activit\w+|examples?|ways to (?:earn|acquire|obtain|get)|what counts|(?:point|credit|hour) values?|credit for|
      acceptable|categor(?:y|ies)|how to earn|types of|options for earning|eligible activities
    )\b
  `.test(`${passage.path.at(-1) ?? ''} ${passage.lead}`)
}

/** 'A late fee of $75 is added': what lateness costs asks for nothing that renews. */
function isPriceAlone(text: string): boolean {
  if (/\(\d+\) dollars\b/i.test(text)) return !demand.test(text)
  if (!/\b(?:late|penalt(?:y|ies)|reinstat\w*|dues)\b/i.test(text) || pricesIn(text).length === 0) return false
  return !expression('i')`
    \b(?:
      pay(?:s|ing|ment)?|submit\w*|complet\w+|earn\w*|pass(?:ing)?|re-?take|attend\w*|document\w*|attest\w*|
      maintain\w*|hours?|credits?|points?|units?|[cp][epd][ceduh]s?|cmes?|exam(?:ination)?|employ\w*
    )\b
  `.test(text)
}

/** 'Course approval (15 hours or more): $215.00' is a line of a price list. */
function isPriceLine(text: string): boolean {
  const [first] = pricesIn(text)
  if (first === undefined) return false
  if (/^\W*\d+ \w+\s*[:–—-]\s*$/.test(text.slice(0, first.start))) return true
  if (
    !credits.test(text) &&
    /\bfees?\b/i.test(text) &&
    !/\b(?:pay\w*|submi\w+|renew\w*|re-?cert\w*|maint\w+|annual|late|reinst\w+)\b/i.test(text)
  )
    return true
  if (demand.test(text) || imperative.test(text)) return false
  return (
    /[:–—|-]\s*$/.test(text.slice(0, first.start)) &&
    /^[\s$£€\d.,;*|)]*(?:(?:and|or|each|per|for each)\b.{0,30})?$/.test(text.slice(first.end))
  )
}

function example(text: string): boolean {
  return (
    /\b(?:for example|e\.g\.|such as (?:a|an) \d|equals?|=|worth|counts? as|per (?:hour|course|article|session|presentation))\b/i.test(
      text,
    ) && !/\bmust\b|\brequired\b|\bminimum\b/i.test(text)
  )
}

/** A line that only leads into a list says nothing by itself. */
function endsOpen(text: string): boolean {
  return /:\s*$/.test(text)
}
