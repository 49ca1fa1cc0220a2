import type { LikelyName } from '../reader/likely-names.ts'
import { foldName } from '#domain/organization.ts'
import { credentialSource } from '../lexicon/credential.ts'
import { comparedName, type ComparedName, mayBeSame, sameNamesOf } from '../same/compared-name.ts'
import type { Subject } from './subject.ts'

/**
 * From where on the trained reader's word counts, 0 to 1. Chosen on the sets c to f, each read by what the others teach
 * (docs/decisions/0094).
 */
const thresholds = {
  /** Below it a name that the rules took is none. */
  none: 0.01,
  /** From here on a name that the rules missed is one, beside theirs. */
  beside: 0.6,
  /** The same on a page where the rules have none: more often it is a page about something else. */
  alone: 0.7,
}

/** What the trained reader says of the subjects that the rules read on a page. */
export interface SecondOpinion {
  /** The same in their order; refused ones it holds for none. */
  read: { subject: Subject; isRefused: boolean }[]
  /** Names of certifications that the rules missed. */
  missed: (ComparedName & { likely: number })[]
}

/**
 * Holds what the rules read against what the trained reader holds likely. Of a name that it did not look at it says nothing. A likely
 * name that is a part of one that was read, or holds one, is another spelling of it, or several on one line, and counts as read.
 */
export function secondOpinion(read: readonly Subject[], names: readonly LikelyName[]): SecondOpinion {
  const likely = names.map((one) => ({ ...comparedName(one), likely: one.likely }))
  const known = read.map(comparedName)
  const judged = read.map((subject, place) => {
    const own = known[place]
    const same = own === undefined ? [] : sameNamesOf(own, likely)
    if (same.length === 0) return { subject, isRefused: false }
    const most = Math.max(...same.map((one) => one.likely))
    const needs = most >= thresholds.beside ? Math.min(1, subject.needs) : subject.needs
    return { subject: { ...subject, needs }, isRefused: most < thresholds.none }
  })
  const isAlone = judged.every(({ isRefused }) => isRefused)
  const missed = missedBy(read, known, likely, isAlone ? thresholds.alone : thresholds.beside)
  // Where nothing else would be left the rules are kept: the page speaks of something, and a person is asked.
  if (isAlone && missed.length === 0) return { read: judged.map(({ subject }) => ({ subject, isRefused: false })), missed }
  return { read: judged, missed }
}

/** Likely names that are none of those read, another spelling of one, or several on one line; each once. */
function missedBy(
  read: readonly Subject[],
  known: readonly ComparedName[],
  likely: SecondOpinion['missed'],
  least: number,
): SecondOpinion['missed'] {
  const taken = read.flatMap(({ name, also }) => [name, ...also]).map(tellingWords)
  const isNew = (one: ComparedName) => {
    const words = tellingWords(one.named.name)
    return words.size > 0 && !taken.some((other) => isWithin(words, other) || isWithin(other, words))
  }
  const missed: SecondOpinion['missed'] = []
  for (const one of likely)
    if (one.likely >= least && ![...known, ...missed].some((other) => mayBeSame(one, other)) && isNew(one)) missed.push(one)
  return missed
}

const untelling = new RegExp(
  `^(?:${credentialSource()}|certified|licensed|registered|exams?|examinations?|programs?|programmes?|courses?|an?|and|for|in|of|the|to)$`,
)

/** The words of a name that tell it from others of its page. */
function tellingWords(name: string): ReadonlySet<string> {
  const words = foldName(name).split(' ')
  return new Set(words.filter((word) => word !== '' && !untelling.test(word)).map((word) => word.replace(/(?<=[a-z]{3})s$/, '')))
}

/** Whether all words of a name stand in another: a short spelling of it, or one of several that a line joins. */
function isWithin(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return words.size > 0 && [...words].every((word) => others.has(word))
}
