import type { Span } from '../../lexicon/text/span.ts'

/** Between parts of joined names: 'Initial/Professional', 'Level 1 and Level 2'. */
const joint = '\\s*(?:[/,&]|\\band\\b|\\bor\\b)\\s*'
const longestBetween = 60
const anything = `[^.;:\\n]{0,${longestBetween}}?`
/** What may stand between the two parts of a name; with the characters on both sides, which tell where words begin and end. */
const gap = new RegExp(`^.(?:${joint}${anything}\\s|\\s${anything}${joint}).$`, 'isu')
const inBrackets = /^.\s?\([a-z][a-z\d-]{1,9}\)\s.$/su
/** A short form in brackets and no number: '(II)' tells two certifications apart. */
const shortForm = /\((?![IVX]+\))\p{Lu}[\p{Lu}\d-]+\)/u
/** More than that and its white space is no gap. */
const longestGap = 2 * longestBetween
const endsHere = /s?(?![\p{L}\p{N}])/iuy
const letterBefore = /[\p{L}\p{N}]$/u

/**
 * Where a text gives a name only joined with others by what they have in common: 'Residency certificate' in
 * 'Residency/Initial/Professional certificate', 'Inspector Level 2' in 'Inspector Level 1 and Level 2'.
 *
 * Names are looked for as words: an expression made for each of them costs more than the search.
 */
export function findJoined(name: string, text: string): Span | undefined {
  return findParted(name, text, gap)
}

/** A name with a short form in its midst: 'Counselor Provisional (LPP) License', which is the 'Counselor Provisional License'. */
export function findInterrupted(name: string, text: string): Span | undefined {
  const found = findParted(name, text, inBrackets)
  return found !== undefined && shortForm.test(text.slice(found.start, found.end)) ? found : undefined
}

function findParted(name: string, text: string, between: RegExp): Span | undefined {
  const words = name.split(/\s+/).map(lower)
  const folded = lower(text)
  // Most texts lack a word of it.
  if (words.length < 2 || !words.every((word) => folded.includes(word))) return undefined
  for (let place = 1; place < words.length; place += 1) {
    const found = findParts(words.slice(0, place).join(' '), words.slice(place).join(' '), folded, between)
    if (found !== undefined) return found
  }
  return undefined
}

/** The first place where two parts of a name stand with only a gap of joined names between them. */
function findParts(first: string, last: string, text: string, between: RegExp): Span | undefined {
  for (let start = text.indexOf(first); start >= 0; start = text.indexOf(first, start + 1)) {
    const from = start + first.length
    if (letterBefore.test(text.slice(Math.max(0, start - 2), start))) continue
    for (let at = text.indexOf(last, from + 1); at >= 0 && at - from <= longestGap; at = text.indexOf(last, at + 1)) {
      endsHere.lastIndex = at + last.length
      const end = endsHere.exec(text)
      if (end !== null && between.test(text.slice(from - 1, at + 1))) return { start, end: endsHere.lastIndex }
    }
  }
  return undefined
}

/** In lower case, with every character in its place: those that grow, 'İ', stay as they are. */
function lower(text: string): string {
  const folded = text.toLowerCase()
  if (folded.length === text.length) return folded
  return Array.from(text, (one) => (one.toLowerCase().length === one.length ? one.toLowerCase() : one)).join('')
}
