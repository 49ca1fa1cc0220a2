import { bareNameIn } from './bare-names.ts'
import { namesIn } from './names.ts'
import type { Passage } from './page.ts'
import type { Subject } from './subjects.ts'

/** Words that names of different programmes share. */
const shared =
  /^(?:certified|registered|licen[sc]ed|accredited|chartered|qualified|certification|certificate|credential|designation|licen[sc]e|diploma|board|national|professional|level|grade|class|in|of|for|and|the|exam\w*|program(?:me)?|applications?|late|annual|renewal|recertification|fees?|initial|written|oral|practical|test\w*|cost|part|online)$/i

/**
 * Whether a price's own words, or the heading right above it, name a programme that none of the page's certifications is: then it
 * belongs to none of them.
 */
export function isOfAnother(subjects: readonly Subject[], passage: Passage, label: string): boolean {
  if (subjects.length === 0) return false
  const heading = passage.path.at(-1) ?? ''
  return [label, heading].some((text) => {
    if (text === '' || text.length > 200) return false
    const names = namesIn(text).filter((mention) => mention.by !== 'acronym')
    const bare = text === heading && names.length === 0 ? bareNameIn(text) : undefined
    const all = bare === undefined ? names : [bare]
    return all.length > 0 && all.every(({ name }) => subjects.every((subject) => !shareWords(name, subject)))
  })
}

function shareWords(name: string, subject: Subject): boolean {
  const words = wordsOf(name)
  if (words.length === 0) return true
  const own = new Set(wordsOf(`${subject.name} ${subject.acronym}`))
  return words.some((word) => own.has(word))
}

function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word.length > 1 && !shared.test(word))
}
