import { ofOne } from '../lexicon/names/occupation.ts'
import type { Span } from '../lexicon/text/span.ts'

/** A word of a text, or a mark between words. */
export interface Word extends Span {
  text: string
  capital: boolean
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}'’&+/.-]*\+?|[&()[\]|:;,"“”–—•·»>?!*=]/uy
export const connector = /^(?:of|in|for|and|the|&|to|with|on|de)$/i
export const marks = /[®™℠]/g

/** The words of a text with their places; in a loud text every word counts as capitalised. */
export function wordsOf(text: string, loud: boolean): Word[] {
  const words: Word[] = []
  let place = 0
  while (place < text.length) {
    const end = withSectionLetter(text, wordEnd(text, place))
    if (end === place) {
      place += 1
      continue
    }
    const whole = text.slice(place, end)
    const own = whole.length > 1 && tail.test(whole) ? whole.replace(tail, '') : whole
    words.push({ text: own, start: place, end: place + own.length, capital: startsCapital(own, loud) })
    place = end
  }
  return words
}

/** '403(b)' and '8(a)' are one word: numbers of sections of a law. */
function withSectionLetter(text: string, end: number): number {
  if (text.charAt(end) !== '(' || !/\d/.test(text.charAt(end - 1))) return end
  return end + (/^\([a-z]{1,2}\)(?![\p{L}\p{N}])/u.exec(text.slice(end, end + 5))?.[0].length ?? 0)
}

const tail = /[.,'’/&-]+$/

/** Where the word or mark that begins at a place ends; the place itself where none begins. */
function wordEnd(text: string, place: number): number {
  wordPattern.lastIndex = place
  return wordPattern.test(text) ? wordPattern.lastIndex : place
}

function startsCapital(word: string, loud: boolean): boolean {
  return (loud ? /^[\p{L}\p{N}]/u : /^[\p{Lu}\p{N}]/u).test(word)
}

/** Headings set in capitals give no hint which words are names. */
export function isLoud(text: string): boolean {
  if (/\p{Ll}/u.test(text)) return false
  const letters = text.replace(/[^\p{L}]/gu, '')
  return letters.length > 9 && letters === letters.toUpperCase() && /\s/.test(text.trim())
}

/** The name as it is shown: marks and doubled spaces gone, capitals calmed. */
export function tidy(written: string, loud: boolean): string {
  let name = written.replace(marks, '').replace(/\s+/g, ' ').trim()
  if (loud) name = calmed(name)
  return ofOne(name)
}

function calmed(name: string): string {
  return name
    .split(' ')
    .map((word, index) => {
      if (/^(?:[IVX]{1,4}|\d.*|[A-Z]&[A-Z])$/.test(word)) return word
      if (index > 0 && connector.test(word)) return word.toLowerCase()
      return word.slice(0, 1) + word.slice(1).toLowerCase()
    })
    .join(' ')
}
