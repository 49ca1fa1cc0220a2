import { expression } from '../expression.ts'
import { bareNameIn } from './bare-names.ts'
import { generic, isPerson, organizationNoun } from './name-words.ts'
import { namesIn } from './names.ts'
import type { Page } from './page.ts'
import type { Passage } from './passage.ts'
import { roleOfHeading } from './roles.ts'

const longest = 60
/** What is awarded, as the last word of a heading among headings of programmes. */
const awarded = expression('i')`
  ^(?:
    award|diploma|certificate|badge|card|ticket|scheme|licen[sc]e|permit|registration|endorsement|fellowship|
    qualification|accreditation|level|grade
  )$
`
const agent = /(?:er|or|ist|ian|yst)$/i
const connector = /^(?:of|in|for|and|the|&)$/i

/** Headings of one level that call programmes as the headings beside them do: 'Dock Safety Award' beside 'Dock Safety Diploma'. */
export function siblingHeads(page: Page): ReadonlySet<Passage> {
  const found = new Set<Passage>()
  for (const heads of groupsOfHeads(page).values()) {
    if (heads.length < 2 || !heads.some(({ text }) => isName(text))) continue
    for (const head of heads) if (!isName(head.text) && mayName(head.text)) found.add(head)
  }
  return found
}

/** Headings of a document by their level and what stands over them. */
export function groupsOfHeads(page: Page): ReadonlyMap<string, readonly Passage[]> {
  const groups = new Map<string, Passage[]>()
  for (const passage of page.passages) {
    const { block, furniture } = passage
    if (block.kind !== 'heading' || furniture || block.level === 1) continue
    const key = `${block.level} ${block.path.join('\n')}`
    groups.set(key, [...(groups.get(key) ?? []), passage])
  }
  return groups
}

function isName(text: string): boolean {
  const plain = text.replace(/ \([^()]*\)$/, '')
  return text.length <= longest && (namesIn(plain).some(({ by }) => by !== 'acronym') || bareNameIn(plain) !== undefined)
}

/** Whether a heading is written as names are: 'Dock Safety Award'. */
export function isWrittenAsName(text: string): boolean {
  const words = text.split(/\s+/)
  return (
    text.length <= longest &&
    words.length > 1 &&
    words.length <= 6 &&
    words.every((word) => /^\p{Lu}/u.test(word) || connector.test(word)) &&
    !/[?!.:]$/.test(text) &&
    roleOfHeading(text) === 'none'
  )
}

function mayName(text: string): boolean {
  const words = text.split(/\s+/)
  const last = words.at(-1) ?? ''
  return (
    isWrittenAsName(text) &&
    !words.some((word) => organizationNoun.test(word)) &&
    (awarded.test(last) || isPerson(last) || agent.test(last)) &&
    !generic.test(text)
  )
}
