import { expression } from '../expression.ts'
import { isPerson } from './name-words.ts'
import type { Owners } from './owners.ts'
import type { Page } from './page.ts'
import type { Passage } from './passage.ts'
import type { Subject } from './subject.ts'

const longest = 90
/** Pages word such headings in one or two ways. */
const mostBeginnings = 10
/** A page with more certifications is a catalogue. */
const mostSubjects = 60
/** 'Chartered Member (CMIWD)': a grade with its letters. */
const grade = /^(?:the )?(?:grade of )?([\p{L} &-]{4,60}) \(([A-Z][A-Za-z]{1,9})\)$/u
const gradeNoun = /\b(?:members?|fellows?|associates?|licentiates?|graduates?|diplomates?)$/i
/** What stands in the place of a name where a section is for all: 'Requirements for all officials'. */
const forAll = expression('i')`
  ^(?:
    all|both|every|each|any|the|your|our|new|initial|certification|certificates?|renewal|recertification|candidates?|
    applicants?|individuals?
  )\b
`

/**
 * Tells whether a passage stands in a section of a programme that none of the page's certifications is: under 'Chartered Member
 * (CMIWD)', or under 'Requirements for Starter' beside 'Requirements for Lane Umpire', where only the umpire is known.
 */
export function sectionsOfOthers(page: Page, owners: Owners): (passage: Passage) => boolean {
  const nowhere = () => false
  if (owners.subjects.length > mostSubjects) return nowhere
  const headings = new Set(
    page.passages.flatMap(({ heading, furniture, text }) => (heading && !furniture && text.length <= longest ? [text] : [])),
  )
  const named = new Map([...headings].map((heading) => [heading, owners.mentions(heading)]))
  const beginnings = [...beginningsOf(named)].slice(0, mostBeginnings)
  const others = new Set([...headings].filter((heading) => named.get(heading)?.length === 0 && isOther(heading, beginnings)))
  if (others.size === 0) return nowhere
  return ({ path }) => {
    const last = path.findLastIndex((heading) => others.has(heading))
    return last !== -1 && last > path.findLastIndex((heading) => (named.get(heading)?.length ?? 0) > 0)
  }
}

/** What stands before the name in headings that name one certification: 'Minimum requirements for'. */
function beginningsOf(headings: ReadonlyMap<string, readonly Subject[]>): Set<string> {
  const found = new Set<string>()
  for (const [heading, [only, another]] of headings) {
    if (only === undefined || another !== undefined) continue
    const name = only.name.replace(/ (?:certification|certificate|credential|designation)$/i, '')
    const place = heading.toLowerCase().indexOf(name.toLowerCase())
    const before = heading.slice(0, Math.max(0, place))
    if (before.length >= 8 && /\b(?:for|of|to become)(?: an?| the)? $/i.test(before)) found.add(before)
  }
  return found
}

function isOther(heading: string, beginnings: readonly string[]): boolean {
  const named = grade.exec(heading)
  const noun = named?.[1]?.split(' ').at(-1) ?? ''
  if (named !== null && (gradeNoun.test(noun) || isPerson(noun))) return true
  return beginnings.some((before) => {
    const rest = heading.startsWith(before) ? heading.slice(before.length) : ''
    return /^\p{Lu}.{2,49}$/u.test(rest) && !forAll.test(rest)
  })
}
