import { startsName } from '../lexicon/credentials/awarded.ts'
import { callsCredential, callsSeveral, isBeforeName, isBehindName, isMatterBehind } from '../lexicon/names/name-edge.ts'
import { takesSubject } from '../lexicon/names/name-noun.ts'
import { isBeforeCertified, isRank, mayNameCredential } from '../lexicon/names/name-part.ts'
import { isAsked, isGeneric, isNotOffered } from '../lexicon/names/no-name.ts'
import { isOccupation } from '../lexicon/names/occupation.ts'
import { isOrganizationNoun } from '../lexicon/names/organization.ts'
import type { NameMention } from './name-mention.ts'
import { personBefore, reasonOf } from './name-reason.ts'
import { runEnd } from './name-runs.ts'
import { isLoud, marks, tidy, type Word, wordsOf } from './name-text.ts'
import { beforeDash, bracketAfter, isAcronym } from './short-forms.ts'

const longest = 12

/** Names of credentials in a text, in order. Linear in the text's length. */
export function namesIn(raw: string): NameMention[] {
  const text = raw.replace(marks, ' ')
  if (!mayNameCredential(text)) return []
  const loud = isLoud(text)
  const words = wordsOf(text, loud)
  const found: NameMention[] = []
  let place = 0
  while (place < words.length) {
    const word = words[place]
    if (word?.capital !== true) {
      place += 1
      continue
    }
    const end = runEnd(text, words, place)
    found.push(...namesInRun(text, words, place, end, loud))
    place = Math.max(end, place + 1)
  }
  return withoutOverlaps(found)
}

function namesInRun(text: string, words: readonly Word[], from: number, to: number, loud: boolean): NameMention[] {
  const found: NameMention[] = []
  let start = from
  // A comma inside a run divides, unless what follows is a part of the name: 'Level II', 'Specialist'.
  for (let place = from; place <= to; place += 1) {
    const word = words[place]
    const divides = place === to || isNextPerson(words, place) || (word?.text === ',' && !isRank(words[place + 1]?.text ?? ''))
    if (!divides) continue
    const names = nameInPart(text, words, start, place, place === to, loud)
    // 'The Foundations Leader and the Associate Engineer certifications' are two, and the noun behind is said once.
    const both = names.length === 1 && names[0]?.by === 'person' && /^\w+s$/.test(words[place]?.text ?? '')
    const before = both ? personBetween(text, words, from, start - 1, loud) : undefined
    found.push(...(before === undefined ? [] : [before]), ...names)
    start = place + 1
  }
  return found
}

/** Whether 'and' stands between two people: 'Registered Assessor and Certified Auditor', 'the Leader and the Engineer'. */
function isNextPerson(words: readonly Word[], place: number): boolean {
  const next = words[place + 1]?.text ?? ''
  return words[place]?.text === 'and' && isOccupation(words[place - 1]?.text ?? '') && (startsName(next) || next === 'the')
}

/** The words between two places as a name, when they end in what a person is called. */
function personBetween(text: string, words: readonly Word[], from: number, to: number, loud: boolean): NameMention | undefined {
  let first = from
  while (first < to && isBeforeName(words[first]?.text ?? '')) first += 1
  const [begin, end] = [words[first], words[to - 1]]
  if (begin === undefined || end === undefined || to - first < 2 || !isOccupation(end.text) || words[to]?.text !== 'and')
    return undefined
  return { name: tidy(text.slice(begin.start, end.end), loud), acronym: '', start: begin.start, end: end.end, by: 'person' }
}

function nameInPart(
  text: string,
  words: readonly Word[],
  from: number,
  to: number,
  closed: boolean,
  loud: boolean,
): NameMention[] {
  let first = from
  let last = to
  // Leading words go, as far as no credential's word is among them.
  while (first < last && isBeforeName(words[first]?.text ?? '') && !startsName(words[first]?.text ?? '')) first += 1
  let short = beforeDash(text, words, first)
  if (isAcronym(words[first]?.text ?? '') && /^[–—]$/.test(words[first + 1]?.text ?? '') && last - first > 3) {
    short = words[first]?.text ?? ''
    first += 2
  }
  const full = last
  const bracket = closed ? bracketAfter(text, words, full, words.slice(first, full)) : commaAfter(words, first, full)
  const certified = indexOf(words, first, last, (word) => startsName(word))
  const spells = bracket !== undefined && initialsOf(words.slice(first, full)) === bracket.text
  if (
    certified > first &&
    !spells &&
    !isMaker(words, first, certified) &&
    !words.slice(first, certified).every((word) => isBeforeCertified(word.text) || isAcronym(word.text))
  ) {
    first = certified
    while (first > from && isBeforeCertified(words[first - 1]?.text ?? '') && !/^\d$/.test(words[first - 1]?.text ?? ''))
      first -= 1
    if (short === '') short = beforeDash(text, words, first)
  }
  const least = bracket !== undefined && closesWith(bracket.text, words[full - 1]?.text ?? '') ? full : first
  while (last > least && isAbout(words, first, last - 1)) last -= 1
  while (last > first && /^[–—,]$/.test(words[last - 1]?.text ?? '')) last -= 1
  if (last <= first) return []
  const parts = words.slice(first, last)
  const phrase = parts.map((word) => word.text)
  const startWord = words[first]?.start ?? 0
  const endWord = words[last - 1]?.end ?? 0
  const cut = last < full
  const acronym = bracket !== undefined && !cut ? bracket.text : ''
  const end = acronym === '' ? endWord : (bracket?.end ?? endWord)
  // 'CHI Lapsed Certification' names the CHI.
  if (isAcronym(phrase[0] ?? '') && phrase.length <= 4 && phrase.length > 1 && isGeneric(phrase.slice(1).join(' ')))
    return [
      { name: phrase[0] ?? '', acronym: phrase[0] ?? '', start: startWord, end: words[first]?.end ?? endWord, by: 'acronym' },
    ]
  const after = words[full + 3]?.text ?? ''
  const alone = startWord <= 30 && (end >= text.trimEnd().length - 2 || /^[–—:|-]$/.test(after) || callsCredential(after))
  const by = reasonOf(phrase, acronym, alone) ?? personBefore(phrase, words[last]?.text ?? '')
  if (by === undefined) return acronymNames(words, first, last)
  const name = tidy(text.slice(startWord, endWord), loud)
  if (name === '' || isGeneric(name) || isNotOffered(name) || isAsked(name) || phrase.length > longest) return []
  return [{ name, acronym: acronym !== '' ? acronym : short, start: startWord, end, by }]
}

/** 'Vantora Certified Associate' at the beginning of a line: who makes a thing calls those who know it so. */
function isMaker(words: readonly Word[], first: number, certified: number): boolean {
  const [maker, start, last] = [words[first], words[certified], words[certified + 1]]
  if (maker === undefined || start === undefined || last === undefined || certified !== first + 1) return false
  return (
    maker.start === 0 &&
    start.text === 'Certified' &&
    /^\p{Lu}\p{Ll}{2,}$/u.test(maker.text) &&
    !isOrganizationNoun(maker.text) &&
    !isBeforeName(maker.text)
  )
}

/** 'Technologist in Tissue Banking, TTB': a short form after a comma that is exactly the initials. */
function commaAfter(words: readonly Word[], first: number, place: number): { text: string; end: number } | undefined {
  const short = words[place + 1]
  if (words[place]?.text !== ',' || short === undefined || !isAcronym(short.text)) return undefined
  return initialsOf(words.slice(first, place)) === short.text ? { text: short.text, end: short.end } : undefined
}

function initialsOf(words: readonly Word[]): string {
  return words
    .filter((word) => word.capital)
    .map((word) => word.text[0] ?? '')
    .join('')
}

/** 'Glacier Trip Guide (GTG)': the last word is a person and has its letter in the short form. */
function closesWith(short: string, word: string): boolean {
  return (
    isOccupation(word) &&
    short
      .replace(/[^A-Za-z]/g, '')
      .at(-1)
      ?.toLowerCase() === word[0]?.toLowerCase()
  )
}

/** Words after a name that only speak about it; 'Certification' itself stays for the reason to be found. */
function isAbout(words: readonly Word[], first: number, place: number): boolean {
  const word = words[place]?.text ?? ''
  if (!isBehindName(word)) return false
  // 'Certified in Boiler Room Maintenance' keeps its subject, though not 'Fees' behind it.
  const subject = indexOf(words, first, place, (one) => /^in$/i.test(one))
  if (subject > first && takesSubject(words[subject - 1]?.text ?? '') && !isMatterBehind(word)) return false
  // 'Certificate in Study and Review' keeps what its preposition leads to.
  return !/^(?:in|of|for)$/i.test(words[place - 1]?.text ?? '') || place - 1 <= first
}

function indexOf(words: readonly Word[], from: number, to: number, test: (word: string) => boolean): number {
  for (let place = from; place < to; place += 1) if (test(words[place]?.text ?? '')) return place
  return -1
}

function withoutOverlaps(found: readonly NameMention[]): NameMention[] {
  const kept: NameMention[] = []
  for (const one of found) if (kept.every((other) => one.start >= other.end || one.end <= other.start)) kept.push(one)
  return kept
}

/** Short forms with a credential's word behind them: 'CCI certification', 'CCI® Exam', 'CCI and CCT credentials'. */
function acronymNames(words: readonly Word[], first: number, last: number): NameMention[] {
  const found: NameMention[] = []
  for (let place = first; place < Math.max(last, first + 1); place += 1) {
    const word = words[place]
    if (word === undefined || !isAcronym(word.text)) continue
    let ahead = place + 1
    while (ahead < place + 10 && /^(?:and|or|&|,)$/.test(words[ahead]?.text ?? '') && isAcronym(words[ahead + 1]?.text ?? ''))
      ahead += 2
    // 'Your BCSP credentials' are those of a body.
    if (ahead === place + 1 && !/^(?:and|or|&|,)$/.test(words[place - 1]?.text ?? '') && callsSeveral(words[ahead]?.text ?? ''))
      continue
    // 'Become a CPrT', 'Verify a CPrT'.
    const held = /^an?$/i.test(words[place - 1]?.text ?? '') && /^(?:become|becoming|verify)$/i.test(words[place - 2]?.text ?? '')
    if (held || callsCredential(words[ahead]?.text ?? ''))
      found.push({ name: word.text, acronym: word.text, start: word.start, end: word.end, by: 'acronym' })
  }
  return found
}
