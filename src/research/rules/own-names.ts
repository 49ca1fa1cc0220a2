import { expression, source } from '../expression.ts'
import type { Organization } from '#domain/organization.ts'
import { nameKey } from '#domain/name-key.ts'
import type { Subject } from './subject.ts'

/** 'Deadlines and Fees for NACS Certification', '2.1 Diploma': what heads a part of a page before the name it is about. */
const paperwork = source`
  deadlines?|dates?|fees?|costs?|applications?|requirements?|information|eligibility|instructions?|guidelines?|forms?|
  schedules?|procedures?|process|renewals?|conditions?
`
const body = 'association|board|council|institute|society|commission|academy|college'
const before = expression('i')`
  ^(?:
    \d+(?:\.\d+)*\.?[ ]+|
    (?:.*\b(?:${body})\b.*[ ])?(?:(?:important|key|new|current|general)[ ])?
    (?:${paperwork})(?:(?:,| and| &) (?:${paperwork}))* (?:for|of|to|on) (?:the |an? )?|
    [A-Z]{2,8} [-–—:][ ]
  )
`
/** '… Information Sheet', '… On Dossier Evaluation', '… 2025': what a page adds to a name. */
const after = expression('i')`
  [ ](?:
    (?:exam(?:ination)? )?(?:syllabus|handbook|study guide|body of knowledge|brochure)|
    (?:information|fact) sheet\b.*|
    candidate (?:handbook|guide)\b.*|
    (?:on|by|through|via) (?:\w+ )?(?:
      dossier|portfolio|examination|evaluation|assessment|endorsement|reciprocity|challenge
    )\b.*|
    \(?20\d\d\)?(?:[-–/]\d{2,4}\)?)?
  )$
`

/** Papers, lengths, details and payments: nothing that is awarded to a person. */
const thing = expression('iu')`
  ^(?:
    (?:one|two|three|four|five|six|\d+)[- ](?:years?|months?)|initial|annual|biennial|good standing|replacement|
    duplicate|current|valid|original|full|first
  ) (?:licen[sc]e|certificate|registration|permit|certification|card)s?$|
  ^(?:keeping|only|taking|additional|replacement|changing|adding|becoming)\b.*|
  \bexam(?:ination)?s?(?: for \p{L}+)?$|
  ^(?:registered|certified|licensed) (?:names?|address(?:es)?|offices?|mail|copy|copies|numbers?)$|
  \b(?:
    fund|credit report|report|address|standing|surcharge|deposit|invoice|statement|deadlines?|points?|sheet|payment|
    totals?|background check
  )$|
  ^(?:certificates?|diplomas?|licen[sc]es?|permits?|points?|awards?)$
`

/**
 * The subjects by their names alone: without the words of the heading that they stand in, without what is no name of a certification,
 * and each once, though a page also calls it with the name of its body in front.
 */
export function byOwnNames(subjects: readonly Subject[], organization: Organization, text: string): Subject[] {
  const found = new Map<string, Subject>()
  for (const subject of subjects) {
    const named = withOwnName(subject, text)
    if (thing.test(named.name) || isPlainWord(named.name, text)) continue
    const key = nameKey(withoutBody(named.name, organization).replace(/\bcertified |\s(?:certification|certificate)$/gi, ''))
    const known = found.get(key)
    found.set(key, known === undefined ? named : joined(known, named))
  }
  return [...found.values()]
}

/** 'SYSTEM' and 'POINTS' are no short forms where the page also writes them small. */
function isPlainWord(name: string, text: string): boolean {
  return /^[A-Z]{5,}$/.test(name) && new RegExp(`\\b${name.toLowerCase()}\\b`).test(text)
}

function withOwnName(subject: Subject, text: string): Subject {
  const name = subject.name
    .replace(before, '')
    .replace(after, '')
    .replace(/[\s–—-]+$/, '')
  if (name === subject.name || name.length < 3) return subject
  const place = text.slice(subject.start, subject.end).toLowerCase().indexOf(name.toLowerCase())
  const start = place === -1 ? subject.start : subject.start + place
  return { ...subject, name, start, end: place === -1 ? subject.end : start + name.length, also: [...subject.also, subject.name] }
}

/** 'Open Certified Integration Architect' of The Open Integration Forum is its Certified Integration Architect. */
function withoutBody(name: string, organization: Organization): string {
  const own = new Set(`${organization.name} ${organization.abbreviation ?? ''} the our`.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  const words = name.split(' ')
  const first = words.findIndex((word) => /^(?:certified|registered|licensed|accredited|chartered)$/i.test(word))
  return first > 0 && words.slice(0, first).every((word) => own.has(word.toLowerCase())) ? words.slice(first).join(' ') : name
}

/** Two sightings of one certification; the one with a short form, or else the first, gives its name. */
function joined(known: Subject, other: Subject): Subject {
  const [kept, left] = known.acronym === '' && other.acronym !== '' ? [other, known] : [known, other]
  return {
    ...kept,
    primary: known.primary || other.primary,
    needs: Math.min(known.needs, other.needs),
    also: [...new Set([...kept.also, left.name, ...left.also])].filter((name) => name !== kept.name),
  }
}
