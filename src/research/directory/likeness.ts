import { distance } from '#domain/organizations/edit-distance.ts'

/**
 * How alike two words are, from 0 (different words) to 1 (the same).
 * Covers endings ('nurses' and 'nursing'), words still being typed, and slips: one letter wrong, missing, doubled or swapped
 * in any word of four letters or more, two in words of eight that begin alike.
 * @param typed word of the question
 * @param known word of the index
 * @param options.unfinished `typed` is the last word and may be the beginning of `known`
 * @param options.abbreviation `known` is only ever an abbreviation, where one letter makes another body
 * @param options.slips whether to forgive slips; a word that the index knows is no slip
 */
export function likeness(
  typed: string,
  known: string,
  options: { unfinished: boolean; abbreviation: boolean; slips: boolean },
): number {
  if (typed === known) return 1
  if (options.abbreviation) return options.slips ? likenessOfAbbreviations(typed, known) : 0
  if (singular(typed) === singular(known)) return 0.97
  const ending = likenessOfEndings(typed, known)
  const beginning =
    options.unfinished && typed.length > 2 && known.startsWith(typed) ? 0.55 + (0.45 * typed.length) / known.length : 0
  return Math.max(ending, beginning, options.slips ? likenessOfSlips(typed, known) : 0)
}

function likenessOfAbbreviations(typed: string, known: string): number {
  if (typed.length < 5 || typed[0] !== known[0]) return 0
  if (isSwap(typed, known)) return 0.85
  return typed.length > 5 && distance(typed, known, 1) === 1 ? 0.8 : 0
}

function likenessOfEndings(typed: string, known: string): number {
  let shared = 0
  while (shared < typed.length && typed[shared] === known[shared]) shared += 1
  if (typed.length - shared > 4 || known.length - shared > 5) return 0
  return shared > 6 ? 0.78 : shared > 4 ? 0.7 : shared > 3 ? 0.6 : 0
}

function likenessOfSlips(typed: string, known: string): number {
  const length = Math.max(typed.length, known.length)
  if (Math.min(typed.length, known.length) < 4) return 0
  const allowed = length > 7 && typed[0] === known[0] ? 2 : 1
  const slips = distance(typed, known, allowed)
  return slips > allowed ? 0 : 1 - (1.2 * slips) / length
}

function singular(word: string): string {
  return word.length < 4 || word.endsWith('ss') ? word : word.replace(/ies$/, 'y').replace(/s$/, '')
}

function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let at = 0
  while (a[at] === b[at]) at += 1
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}
