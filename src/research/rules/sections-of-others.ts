import { isPerson } from './name-words.ts'
import type { Owners } from './owners.ts'
import type { Page, Passage } from './page.ts'
import { escaped } from './subject-mentions.ts'

const longest = 90
/** 'Chartered Member (CMIWD)': a grade with its letters. */
const grade = /^(?:the )?(?:grade of )?([\p{L} &-]{4,60}) \(([A-Z][A-Za-z]{1,9})\)$/u
const gradeNoun = /\b(?:members?|fellows?|associates?|licentiates?|graduates?|diplomates?)$/i
/** What stands in the place of a name where a section is for all: 'Requirements for all officials'. */
const forAll =
  /^(?:all|both|every|each|any|the|your|our|new|initial|certification|certificates?|renewal|recertification|candidates?|applicants?|individuals?)\b/i

/**
 * Tells whether a passage stands in a section of a programme that none of the page's certifications is: under 'Chartered Member
 * (CMIWD)', or under 'Requirements for Starter' beside 'Requirements for Lane Umpire', where only the umpire is known.
 */
export function sectionsOfOthers(page: Page, owners: Owners): (passage: Passage) => boolean {
  const headings = new Set(
    page.passages.flatMap(({ heading, furniture, text }) => (heading && !furniture && text.length <= longest ? [text] : [])),
  )
  const patterns = templatesOf([...headings], owners)
  const others = new Set([...headings].filter((heading) => owners.mentions(heading).length === 0 && isOther(heading, patterns)))
  return ({ path }) => {
    if (others.size === 0) return false
    const last = path.findLastIndex((heading) => others.has(heading))
    return last !== -1 && last > path.findLastIndex((heading) => owners.mentions(heading).length > 0)
  }
}

/** What stands before the name in headings that name one certification: 'Minimum requirements for'. */
function templatesOf(headings: readonly string[], { subjects, mentions }: Owners): RegExp[] {
  return headings.flatMap((heading) => {
    const [only, another] = mentions(heading)
    if (only === undefined || another !== undefined || subjects.length === 0) return []
    const name = only.name.replace(/ (?:certification|certificate|credential|designation)$/i, '')
    const before = new RegExp(`^(.{6,60}?\\b(?:for|of|to become)(?: an?| the)?) ${escaped(name)}\\b`, 'i').exec(heading)?.[1]
    return before === undefined ? [] : [new RegExp(`^${escaped(before)} (?=\\p{Lu})(.{3,50})$`, 'u')]
  })
}

function isOther(heading: string, templates: readonly RegExp[]): boolean {
  const named = grade.exec(heading)
  const noun = named?.[1]?.split(' ').at(-1) ?? ''
  if (named !== null && (gradeNoun.test(noun) || isPerson(noun))) return true
  return templates.some((template) => {
    const rest = template.exec(heading)?.[1]
    return rest !== undefined && !forAll.test(rest)
  })
}
