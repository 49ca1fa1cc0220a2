import { expression } from '../expression.ts'
import { credentialSource } from '../lexicon/credential.ts'
import { numberIn } from '../lexicon/number.ts'
import { monthsOf, shownPeriod, spellsIn } from '../lexicon/period.ts'
import type { Passage } from './passage.ts'
import { rhythmIn } from './rhythms.ts'
import { type Statement, statementsOf } from './statement.ts'

/** How long a certification holds, as one statement says it. */
export interface ValidityLine extends Statement {
  shown: string
  /** A statement of validity itself counts before a renewal's rhythm, which counts before a mere cycle's name. */
  rank: 1 | 2 | 3
}

const thing = `(?:certif(?:ied status|icants?)|${credentialSource()}|awards?|diplomates?|it|this|they)`
const holds = expression('i')`
  \b(?:
    valid(?:ity)?|good for|in (?:effect|force)|effective for|(?:current|active) for|issued for|awarded for|
    granted for|lasts?|certified for|recogni[sz]ed for|runs? for|time[- ]limited|duration|holds? for
  )\b
`
const ends = /\bexpires?\b|\bexpiration\b|\blapses?\b|\bexpiry\b|\b(?:runs?|ran) out\b/i
const again = expression('i')`
  \b(?:
    (?:stay|remain)(?:s|ing)? (?:\w+ly )?(?:certified|current|in good standing)|renew(?:al|als|ed|ing|s|able)?|
    re-?certif(?:y|ied|ies|ication|ying)|maintain(?:ed|ing)?|maintenance|revalidat\w+|reaccredit\w+|re-?credential\w*|
    re-?test|re-?examin\w+|kept|keep(?:s|ing)? (?:the|your|it|them)
  )\b
`
const cycleName = expression('i')`
  \b(?:
    certification|re-?certification|renewal|maintenance|credential(?:ing)?|compliance|reporting|accreditation|
    registration|cpd|cpe|ceu?|pdu|pdp|cmp
  )[\s-]+(?:renewal )?(?:cycles?|periods?|terms?|intervals?)\b|
  \b(?:cycle|validity period|certification term|term of certification)\b
`
/** Other things that are valid or expire. */
const otherThing = expression('i')`
  \b(?:
    applications?|eligibilit\w+|authori[sz]ation\w*|approv\w+|scores?|results?|vouchers?|memberships?|enrol\w+|
    candidac\w+|candidates? (?:status|have|has|must|may|will)|courses?|access|windows?|attempts?|appointments?|links?|
    coupons?|codes?|letters?|retak\w+|extensions?|waivers?|re-?test\w*|grace|transcripts?|degrees?|experience|
    identification|id\b|passports?|appeals?|offers?|credits? (?:are|is|earned|once)|materials?|modules?|
    (?:work|exam\w*|test\w*|residence|parking) permits?|exam(?:ination)?s? (?:is|are|must|fees?)|
    pass(?:ing|ed)? (?:the|all|an)|first aid|cpr
  )\b
`
const lifelong = expression('i')`
  \b(?:does not|do not|doesn['’]t|don['’]t|never|will not|no) expir\w*|
  \b(?:
    no expiration|lifetime (?:certification|credential|designation|certificate)|valid for (?:life|a lifetime)|
    for life\b|(?:no|not require) (?:renewal|recertification)|
    not? (?:need|require|required) (?:to be renew\w+|to renew|to recertify|renewal|recertification)
  )
`
/** 'You need 80 credits in five years.' */
const earned = /\b\d{1,3} (?:[\w-]+ ){0,3}(?:credits?|hours|points|units|CEUs?|CPEs?|PDUs?|PDHs?)\b/i

/** 'A two-year initial license', 'for two-year license' */
const paperOf = expression('i')`
  ^[\s-]*(?:(?:initial|renewal|standard|full|regular|practi[sc]ing) ){0,2}(?:
    licen[sc]es?|certificates?|certifications?|registrations?|accreditations?|permits?
  )\b(?! (?:program|course|in\b|holder|from))
`
/** 'The renewal fee for a 3-year period', 'Certification fee (three years)' */
const paidFor = expression('i')`
  \b(?:
    renewal|certification|licen[sc]e|registration|recertification|accreditation
  )(?: fees?)?(?: of [^.;]{0,20})? (?:for an? |for |\()$
`

const demanded = /\b(?:must|shall|required?|needs?|complete|earn|obtain)\b/i

/** A passage or statement without any of these says nothing of time. */
const hint = /year|yr|month|annual|expir|life|renew|recertif|ennial|ennium/i

const headsTime = expression('i')`
  \b(?:
    how long|valid|validity|expir\w*|certification (?:period|term|cycle)|renewal (?:period|cycle)|
    recertification (?:period|cycle)
  )\b|^\W*(?:(?:certification|certificate|licen[sc]e|registration) )?(?:duration|term)\W*$
`

/** 'How long do I keep my documents?', 'How long does it take?' */
const headsOther = /\bhow long\b.*\b(?:keep|take|wait|process\w*|have to|need to|receive|results?|scores?|exam|appeal)\b/i

/** The times for which certifications hold, as a passage states them. */
export function validityOf(passage: Passage): ValidityLine[] {
  if (!hint.test(passage.text)) return []
  const lines: ValidityLine[] = []
  const heading = passage.path.at(-1) ?? ''
  const headed = headsTime.test(heading) && !headsOther.test(heading)
  for (const statement of statementsOf(passage)) {
    const found = validityIn(statement.text, headed, passage)
    if (found !== undefined) lines.push({ ...statement, ...found })
  }
  return lines
}

function validityIn(text: string, headed: boolean, passage: Passage): Pick<ValidityLine, 'shown' | 'rank'> | undefined {
  if (!hint.test(text)) return undefined
  if (lifelong.test(text) && aboutCertification(text, passage) && !otherThing.test(text))
    return { shown: /\bnot\b|n['’]t|never|\bno\b/i.test(text) ? 'Lifetime (does not expire)' : 'Lifetime', rank: 1 }
  const periods = spellsIn(text)
  for (const period of periods) {
    if (
      monthsOf(period) < 6 ||
      monthsOf(period) > 240 ||
      /\b(?:cpr|first aid)\b[^.;]{0,40}$/i.test(text.slice(Math.max(0, period.start - 60), period.start))
    )
      continue
    const before = text.slice(Math.max(0, period.start - 90), period.start)
    const after = text.slice(period.end, period.end + 70)
    if (
      /\b(?:grace|experience|old)\b/i.test(clauseStart(after).slice(0, 25)) ||
      /^\s*(?:of|in|as)\s+(?:\w+\s){0,4}(?:experience|work|practice|education)\b/i.test(after)
    )
      continue
    if (
      expression('i')`
        \b(?:
          last|past|previous|preceding|first|final|prior|within(?: the)?|up ?to|but upto|maximum of|
          no (?:more|longer) than|at least|minimum(?: of)?|under|over|more than
        )\b\s*(?:\w+\s)?$
      `.test(before) &&
      !/(?:valid|granted|issued|awarded)[^.]{0,40}$/i.test(before) &&
      !(/\bover\s*$/i.test(before) && passage.role === 'renewal' && earned.test(before))
    )
      continue
    const shown = listedBefore(before, shownPeriod(period))
    const clause = `${clauseEnd(before)}${text.slice(period.start, period.end)}${clauseStart(after)}`
    const strong =
      holds.test(before) ||
      /\b(?:certification|certificates?|licen[sc]es?|registration|credential) (?:is|are|shall be) for (?:an? )?(?:period of )?$/i.test(
        before,
      ) ||
      (ends.test(before) &&
        /\b(?:after|in|at the end of(?: the| its| their| a)?|every|on|of|is|expires?|lapses?|out)\s*(?:\w+\s){0,3}$/i.test(
          before,
        )) ||
      /^\s*(?:validity|from the date|from (?:date of|the)|after (?:the )?(?:date|certification|issu|award|pass|earn|initial))/i.test(
        after,
      )
    if (
      strong &&
      (headed || /^\W*(?:valid|good)(?: for)?\b/i.test(text) || aboutCertification(clause, passage)) &&
      !blockedBy(before, after)
    )
      return { shown, rank: 1 }
    const labelled = expression('i')`
      (?:
        valid(?:ity)?(?: period)?|certification (?:period|term|cycle|length)|
        (?:renewal|recertification)(?: period| cycle| interval| frequency| term)?|
        (?:cycle|term|duration|expires?|expiration)
      ) ?[:|–-]\s*(?:every )?$
    `.test(before)
    if (labelled) return { shown, rank: 1 }
    if (headed && (text.length < 90 || /\b(?:certif|credential|designation)/i.test(text)) && !blockedBy(before, after))
      return { shown, rank: 1 }
    const lapses = expression('i')`
      ^,?\s*(?:the |your |a |this |each )?(?:
        certif\w+|credential|designation|status|licen[sc]e|it|[A-Z]{2,6}
      )\s+(?:\w+\s)?(?:laps|expir|ends?\b|must be renew|runs out)
    `.test(after)
    if (/\bafter\s*$/i.test(before) && lapses) return { shown, rank: 1 }
    if (
      /\bafter\s*$/i.test(before) &&
      again.test(clauseEnd(before)) &&
      aboutCertification(clause, passage) &&
      !blockedBy(before, after)
    )
      return { shown, rank: 2 }
    const every = /\b(?:every|each|per)\s*$/i.test(before)
    if (every && passage.role === 'renewal' && text.length < 40) return { shown, rank: 2 }
    if (
      every &&
      again.test(clause) &&
      !/\b(?:audit|review(?:ed)? (?:the|our)|updat\w+)\b/i.test(text) &&
      !ofMembers.test(afterJoint(before))
    )
      return { shown, rank: 2 }
    if (
      every &&
      (passage.role === 'renewal' || again.test(text)) &&
      /\b(?:must|required?|need|earn|complete|obtain|credits?|units?|hours?|points|submit|accrue)\b|\b(?:CEU|CPE|PDU|CEC|CE)s?\b/i.test(
        text,
      ) &&
      !/\bmembership\b/i.test(text)
    )
      return { shown, rank: 2 }
    if (every && earned.test(before) && demanded.test(before) && /^\s*periods?\b/i.test(after)) return { shown, rank: 3 }
    if (
      /\b(?:in|over|within)\s*$/i.test(before) &&
      (passage.role === 'renewal' || again.test(passage.lead)) &&
      earned.test(text) &&
      !/\bwithin\b[^.]*\bof\b/i.test(text)
    )
      return { shown, rank: 3 }
    if (
      cycleName.test(after.slice(0, 50)) &&
      expression('i')`
        ^[\s-]*(?:\w+[\s-]){0,3}(?:
          cycle|period|term|interval|maintenance|renewal|re-?certification|certification|cpd|reporting|compliance
        )
      `.test(after) &&
      !otherThing.test(clauseStart(after).slice(0, 40))
    )
      return { shown, rank: 2 }
    if (
      expression('i')`
        \b(?:
          retention|retained|keeping|kept
        )\b[^.;]{0,60}\b(?:register|roll)\b[^.;]{0,30}\bfor (?:an? )?(?:further )?(?:period of )?$
      `.test(before)
    )
      return { shown, rank: 3 }
    if (
      passage.role !== 'eligibility' &&
      (paperOf.test(after) || (paidFor.test(before) && !/\bexam/i.test(before))) &&
      !otherThing.test(clauseStart(after).slice(0, 40))
    )
      return { shown, rank: 3 }
    if (
      expression('i')`
        \b(?:
          cycle|certification period|renewal period|recertification period|term
        ) (?:of (?:an? |the |your |each )?(?:\w+ ){1,5})?(?:is|of|lasts|runs|shall be|will be)\s*(?:for )?(?:a )?$
      `.test(before)
    )
      return { shown, rank: 1 }
  }
  const rhythm = rhythmIn(text)
  if (rhythm === undefined || (rhythm.rank > 1 && periods.length > 0)) return undefined
  const subject = clauseEnd(text.slice(Math.max(0, rhythm.start - 90), rhythm.end))
  if (ofMembers.test(subject) || (rhythm.rank === 1 && otherThing.test(subject) && !paper.test(subject))) return undefined
  return rhythm.sure || aboutCertification(text, passage) ? { shown: rhythm.shown, rank: rhythm.rank } : undefined
}

const ofMembers = /\bmemberships?\b|\bdues\b|\b(?:providers?|sponsors?|courses?) (?:must|shall|may|approvals?)\b/i
const paper = expression(
  'i',
)`\b(?:certified|${credentialSource(['certification', 'certificate', 'credential', 'designation', 'license', 'registration'])})\b`

/** 'One, three or five years' offers a choice; the time itself is the last of its numbers. */
function listedBefore(before: string, shown: string): string {
  const listed = /(?:\b(?:\d{1,2}|one|two|three|four|five|six|ten)(?:,| or|, or) )+$/i.exec(before)?.[0]
  if (listed === undefined) return shown
  const counts = listed.split(/[\s,]+/).flatMap((word) => numberIn(word) ?? [])
  return `${counts.join(', ')} or ${shown}`
}

function aboutCertification(text: string, passage: Passage): boolean {
  return (
    new RegExp(`\\b${thing}\\b`, 'i').test(text) ||
    /\b[A-Z]{2,6}s?\b/.test(text) ||
    /certif|credential|designat|qualification|\([A-Z]{2,6}\)/i.test(passage.path.join(' '))
  )
}

/** Whether the thing that holds or ends is an application, a score, a membership … */
function blockedBy(before: string, after: string): boolean {
  const subject = clauseEnd(before)
  if (
    otherThing.test(subject) &&
    !/\b(?:certification|credential|certificate|designation|certified)s?\b[^.]{0,40}$/i.test(subject)
  )
    return true
  return /^\s*(?:of (?:work )?experience|eligib\w+|to (?:take|complete|schedule|pass|sit))/i.test(after)
}

/** The end of a clause after 'and': 'recertify your CHI every' of 'Keep up your membership and recertify your CHI every'. */
function afterJoint(before: string): string {
  return before.split(/[;,]\s|\band\s/).at(-1) ?? before
}

function clauseEnd(text: string): string {
  return text.slice(Math.max(0, text.lastIndexOf('; ') + 1))
}

function clauseStart(text: string): string {
  const end = text.indexOf('; ')
  return end === -1 ? text : text.slice(0, end)
}
