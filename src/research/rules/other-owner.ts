import { bareNameIn } from './bare-names.ts'
import { noPerson, personNoun } from './name-words.ts'
import { namesIn } from './names.ts'
import type { Owners } from './owners.ts'
import type { Passage } from './page.ts'
import { isPaymentWord } from './payment-words.ts'
import type { Subject } from './subjects.ts'

/** Words that names of different programmes share. */
const shared =
  /^(?:certified|registered|licen[sc]ed|accredited|chartered|qualified|certification|certificate|credential|designation|licen[sc]e|diploma|board|national|professional|level|grade|class|in|of|for|and|the|exam\w*|program(?:me)?|applications?|late|annual|renewal|recertification|fees?|initial|written|oral|practical|test\w*|cost|part|online)$/i

/**
 * Whether a price's own words, or the heading right above it, name a programme that none of the page's certifications is: then it
 * belongs to none of them.
 */
export function isOfAnother(owners: Owners, passage: Passage, label: string): boolean {
  const { subjects } = owners
  if (namesAnother(owners, label)) return true
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

const longestLabel = 90
/** A label that says what is done is a sentence, and its nouns are whoever does it. */
const sentence = /\b(?:is|are|was|will|must|may|should|shall|can|pays?|paid|costs?|who|you|your)\b/i
/** What stands on paper for whom it names: 'Establishment licence'. */
const paper = /^(?:licen[sc]es?|permits?|certificates?)$/i

/** 'Mass valuer renewal' beside an apprentice valuer and a valuer: the words that do not say what is paid call somebody else. */
function namesAnother({ subjects, mentions }: Owners, label: string): boolean {
  const plain = label.replace(/\([^()]*\)/g, ' ').split(/[:|]/)[0] ?? ''
  if (plain.length > longestLabel || sentence.test(plain)) return false
  const words = plain.split(/[^\p{L}\p{N}'’-]+/u).filter((word) => word !== '')
  const named = words.filter((word) => word.length > 2 && !isPaymentWord(word) && !shared.test(word))
  if (named.length === 0) return false
  const calls = words.some(
    (word, place) =>
      named.includes(word) &&
      ((personNoun.test(word) && word.length > 4 && !noPerson.test(word)) || paper.test(words[place + 1] ?? '')),
  )
  // In a list that names its programmes, whatever a label names is something else.
  const listed = subjects.length > 0 && subjects.every(({ priced }) => priced)
  if ((!calls && !listed) || mentions(label).length > 0) return false
  return subjects.every((subject) => {
    const own = new Set(wordsOf(`${subject.name} ${subject.acronym}`))
    return named.some((word) => !own.has(stem(word)))
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
    .split(/[^\p{L}\p{N}]+/u)
    .map(stem)
    .filter((word) => word.length > 1 && !shared.test(word))
}

function stem(word: string): string {
  return word.toLowerCase().replace(/(?:['’]s|s['’]|s)$/, '')
}
