/** A word of a text, or a mark between words. */
export interface Word {
  text: string
  start: number
  end: number
  capital: boolean
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}'’&+/.-]*\+?|[&()[\]|:;,"“”–—•·»>?!*]/gu
export const connector = /^(?:of|in|for|and|the|&|to|with|on|de|by)$/i
export const marks = /[®™℠]/g
const singular: readonly (readonly [RegExp, string])[] = [
  [/^(Diplomate|Fellow|Technologist|Technician|Specialist)s (?=in |of )/, '$1 '],
  [
    /\b(Professional|Specialist|Technician|Technologist|Practitioner|Manager|Inspector|Engineer|Examiner|Analyst|Auditor|Administrator|Consultant|Counselor|Therapist|Nurse|Educator|Instructor|Planner|Executive|Officer|Expert|Operator|Installer|Designer|Advisor|Architect|Developer|Supervisor|Coordinator|Trainer|Hygienist|Investigator|Assessor|Welder)s$/,
    '$1',
  ],
]

/** The words of a text with their places; in a loud text every word counts as capitalised. */
export function wordsOf(text: string, loud: boolean): Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(wordPattern)) {
    const own = match[0].length > 1 && tail.test(match[0]) ? match[0].replace(tail, '') : match[0]
    const capital = startsCapital(own, loud)
    words.push({ text: own, start: match.index, end: match.index + own.length, capital })
  }
  return words
}

const tail = /[.,'’/&-]+$/

function startsCapital(word: string, loud: boolean): boolean {
  const code = word.charCodeAt(0)
  // Plain letters are most of a page.
  if (code >= 97 && code <= 122) return loud
  if ((code >= 65 && code <= 90) || (code >= 48 && code <= 57)) return true
  return loud ? /^[\p{L}\p{N}]/u.test(word) : /^[\p{Lu}\p{N}]/u.test(word)
}

/** Headings set in capitals give no hint which words are names. */
export function isLoud(text: string): boolean {
  if (/\p{Ll}/u.test(text)) return false
  const letters = text.replace(/[^\p{L}]/gu, '')
  return letters.length > 9 && letters === letters.toUpperCase() && /\s/.test(text.trim())
}

/** The name as it is shown: marks and doubled spaces gone, capitals calmed, 'Certified X Certification' without its tail. */
export function tidy(written: string, loud: boolean): string {
  let name = written.replace(marks, '').replace(/\s+/g, ' ').trim()
  if (loud) name = calmed(name)
  if (/\b(?:Certified|Registered|Accredited|Chartered)\b/.test(name))
    name = name.replace(/ (?:Certification|Credential|Designation|Certificate)s?$/i, '')
  for (const [plural, one] of singular) name = name.replace(plural, one)
  return name.replace(/[\s,–—-]+$/, '')
}

function calmed(name: string): string {
  return name
    .split(' ')
    .map((word, index) => {
      if (/^(?:[IVX]{1,4}|\d.*|[A-Z]&[A-Z])$/.test(word)) return word
      if (index > 0 && connector.test(word)) return word.toLowerCase()
      return word
        .split(/(?<=[-/])/)
        .map((part) => (part[0] ?? '') + part.slice(1).toLowerCase())
        .join('')
    })
    .join(' ')
}
