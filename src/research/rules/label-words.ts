import { expression } from '../expression.ts'
import { isPaymentWord } from './payment-words.ts'
import type { Subject } from './subject.ts'

/** Words that names of different programmes share. */
const shared = expression('i')`
  ^(?:
    certified|registered|licen[sc]ed|accredited|chartered|qualified|certification|certificate|credential|designation|
    licen[sc]e|diploma|board|national|professional|level|grade|class|in|of|for|and|the|exam\w*|program(?:me)?|
    applications?|late|annual|renewal|recertification|fees?|initial|written|oral|practical|test\w*|cost|part|online
  )$
`
const longestLabel = 90
/** A label that says what is done is a sentence, and its nouns are whoever does it. */
const sentence = /\b(?:is|are|was|will|must|may|should|shall|can|pays?|paid|costs?|who|you|your)\b/i

/** The words of a price's label, in order; empty of a sentence. */
export function labelWords(label: string): string[] {
  const plain = (label.split(/[:|]/)[0] ?? '').replace(/[\p{L}-]+ (?:non-?)?members?\b|-{2,}/giu, ' ')
  if (plain.length > longestLabel || sentence.test(plain)) return []
  return plain.split(/[^\p{L}\p{N}'’-]+/u).filter((word) => word !== '')
}

/** Whether a word of a label may call somebody: it says neither what is paid nor what all programmes are called. */
export function mayName(word: string): boolean {
  return word.length > 2 && !isPaymentWord(word) && !shared.test(word)
}

/** The words that tell a programme's name from others, in one form. */
export function tellingWords(name: string): string[] {
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .map(stem)
    .filter((word) => word.length > 1 && !shared.test(word))
}

/** A word in the singular and in lower case. */
export function stem(word: string): string {
  return word.toLowerCase().replace(/(?:['’]s|s['’]|s)$/, '')
}

const subjectsByWord = new WeakMap<readonly Subject[], ReadonlyMap<string, ReadonlySet<Subject>>>()

/** The programmes by the words of their names and short forms, in order; made once for the programmes of a page. */
export function byWords(subjects: readonly Subject[]): ReadonlyMap<string, ReadonlySet<Subject>> {
  const known = subjectsByWord.get(subjects)
  if (known !== undefined) return known
  const found = new Map<string, Set<Subject>>()
  for (const subject of subjects) {
    for (const word of tellingWords(`${subject.name} ${subject.acronym}`))
      found.set(word, (found.get(word) ?? new Set()).add(subject))
  }
  subjectsByWord.set(subjects, found)
  return found
}

/** The programmes whose names have all of some words, in order; all of them have none. */
export function namedByAll(subjects: readonly Subject[], words: readonly string[]): readonly Subject[] {
  if (words.length === 0) return subjects
  const named = words.flatMap((word) => byWords(subjects).get(word) ?? [])
  if (named.length < words.length) return []
  const [rarest, ...others] = named.toSorted((one, other) => one.size - other.size)
  return [...(rarest ?? [])].filter((subject) => others.every((other) => other.has(subject)))
}

/** The programmes whose names have all words by which a label calls somebody: 'Examination (Officer)' is the fire protection officer's. */
export function partlyNamed(
  subjects: readonly Subject[],
  label: string,
): { words: readonly string[]; found: readonly Subject[] } {
  const said = labelWords(label)
  const words = said.filter(mayName).map(stem)
  // 'Temporary mechanic license' is a paper of its own.
  if (said.some((word) => /^(?:temporary|provisional|student)$/i.test(word))) return { words, found: [] }
  return { words, found: words.length === 0 ? [] : namedByAll(subjects, words) }
}
