import { expression } from '../expression.ts'
import { isPaymentWord } from './payment-words.ts'
import type { Subject } from './subjects.ts'

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

/** The words of each programme's name and short form. */
export function wordsOfSubject(subject: Subject): ReadonlySet<string> {
  return new Set(tellingWords(`${subject.name} ${subject.acronym}`))
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
  const found = words.length === 0 ? [] : subjects.filter((subject) => words.every((word) => wordsOfSubject(subject).has(word)))
  return { words, found }
}
