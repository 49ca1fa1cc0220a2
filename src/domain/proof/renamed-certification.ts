import type { CertificationName } from '../certifications/certification-name.ts'
import { foldName } from '../organizations/folded-name.ts'
import { distance } from '../organizations/edit-distance.ts'
import { areSame, type KnownName, knownName, ranksDiffer } from '../certifications/known-name.ts'

/** A shorter word with another letter is another word: 'Nurse', 'Purse'. */
const shortestMistyped = 6

/**
 * Whether a certification that a person renamed is still the one that pages spoke of under its name before: other marks, order of
 * words, spelling or one letter, but no other word and no other rank. What pages say does not go over to another name, also when the
 * short form was left.
 */
export function isStillNamed(now: CertificationName, before: CertificationName): boolean {
  if (foldName(now.name) === foldName(before.name)) return true
  const [one, other] = [now, before].map(({ name, acronym = '' }) => knownName({ name, acronym }))
  if (one === undefined || other === undefined || ranksDiffer(one, other)) return false
  if (one.spelled === '' || other.spelled === '') return areSame(one, other)
  return one.spelled === other.spelled || (one.sense !== '' && one.sense === other.sense) || isMistyped(one, other)
}

/** One word with one letter more, less, other or out of place, the rest as it was. */
function isMistyped(one: KnownName, other: KnownName): boolean {
  const [words, others] = [one.spelled.split(' '), other.spelled.split(' ')]
  if (words.length !== others.length) return false
  const changed = words.flatMap((word, place) => (word === others[place] ? [] : [[word, others[place] ?? ''] as const]))
  return (
    changed.length === 1 && changed.every(([a, b]) => Math.min(a.length, b.length) >= shortestMistyped && distance(a, b, 1) <= 1)
  )
}
