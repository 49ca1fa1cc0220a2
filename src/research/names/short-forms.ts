import { whether } from '../plain/expression.ts'
import { startsName } from '../lexicon/credentials/awarded.ts'
import { isOtherShortForm } from '../lexicon/names/no-name.ts'
import type { Word } from './name-text.ts'

/** Whether a word is written as short forms are, whatever it says. */
const isShapedAsAcronym = whether(/^(?=.*[A-Z].*[A-Z0-9+])[A-Z][A-Za-z0-9]{0,10}(?:[-/.&][A-Za-z0-9]{1,6}){0,3}\+?$/)

/** Whether a word may be a credential's short form. */
export function isAcronym(word: string): boolean {
  return (
    word.length >= 2 &&
    word.length <= 14 &&
    isShapedAsAcronym(word) &&
    !isOtherShortForm(word) &&
    !compound.test(word) &&
    !/^[A-Z]{8,}$/.test(word)
  )
}

/** 'Re-Write', 'On-Site' are words. */
const compound = /^[A-Z][a-z]+(?:-[A-Z][a-z]+)+$/

/** '(CCI)' right after a name, also '(CCI®)' and '(CCI, level 2)'. */
export function bracketAfter(
  text: string,
  words: readonly Word[],
  place: number,
  phrase: readonly Word[],
): { text: string; end: number } | undefined {
  const open = words[place]
  const inside = words[place + 1]
  if (open === undefined || inside === undefined || (open.text !== '(' && open.text !== '[')) return undefined
  const close = words[place + 2]
  if (close === undefined || !/^[)\],]$/.test(close.text)) return undefined
  if (!isAcronym(inside.text) && !abbreviates(inside.text, phrase)) return undefined
  const previous = words[place - 1]
  if (previous !== undefined && text.slice(previous.end, open.start).trim() !== '') return undefined
  return { text: inside.text, end: close.text === ',' ? inside.end : close.end }
}

/** 'Certified Signal Technician (CST)' is no time zone: each word gives its letter. */
function abbreviates(short: string, phrase: readonly Word[]): boolean {
  // 'The Academy’s Certified Dock Therapist (CDT)' is short for what stands from 'Certified' on.
  const first = phrase.findIndex((word) => startsName(word.text))
  const initials = phrase
    .slice(Math.max(0, first))
    .filter((word) => word.capital)
    .map((word) => word.text[0]?.toUpperCase())
  return isShapedAsAcronym(short) && first !== -1 && initials.join('') === short
}

/** 'CCI – Certified Coatings Inspector', 'CCI: Certified …', 'CCI (Certified …)'. */
export function beforeDash(text: string, words: readonly Word[], first: number): string {
  const divider = words[first - 1]
  const short = words[first - 2]
  if (divider !== undefined && short !== undefined && /^[–—:(]$/.test(divider.text) && isAcronym(short.text)) return short.text
  const start = words[first]?.start ?? 0
  if (/[-–—:=]\s?$/.test(text.slice(Math.max(0, start - 2), start))) {
    const direct = /(?:^|\s)([A-Z][A-Za-z0-9+/-]{1,10})\s?[-–—:=]\s?$/.exec(text.slice(Math.max(0, start - 20), start))?.[1]
    return direct !== undefined && isAcronym(direct) ? direct : ''
  }
  return /^(?:for|means|the|an?)$/.test(divider?.text ?? '') ? explainedBefore(text, words, first) : ''
}

/** 'CCI stands for Certified Coatings Inspector, CCT for Certified …' */
function explainedBefore(text: string, words: readonly Word[], first: number): string {
  const start = words[first]?.start ?? 0
  const short = /\b([A-Z][A-Za-z0-9+/-]{1,10}) (?:stands for|means|is short for|for)(?: the| an?)?\s$/.exec(
    text.slice(Math.max(0, start - 40), start),
  )?.[1]
  const explains = short !== undefined && isAcronym(short) && fits(short, wordsFrom(words, first, short.length))
  return explains ? short : ''
}

/** As many words as a short form has letters. */
function wordsFrom(words: readonly Word[], first: number, count: number): string[] {
  return words.slice(first, first + count).map((word) => word.text)
}

/** Whether a short form is made of the phrase's letters in order, most of them initials. */
export function fits(acronym: string, phrase: readonly string[]): boolean {
  const capitals = acronym.replace(/[^A-Z]/g, '')
  const letters = capitals.length >= 2 ? capitals : acronym.replace(/[^A-Za-z]/g, '').toUpperCase()
  const initials = phrase
    .filter((word) => /^[\p{L}]/u.test(word))
    .flatMap((word) => word.split('-'))
    .map((word) => word[0]?.toUpperCase() ?? '')
  let place = 0
  let hits = 0
  for (const letter of letters) {
    const next = initials.indexOf(letter, place)
    if (next === -1) continue
    hits += 1
    place = next + 1
  }
  return hits >= Math.max(2, Math.ceil(letters.length * 0.6))
}
