import { initialsOf, lettersOf } from '#domain/initials.ts'
import type { Organization } from '#domain/organization.ts'
import type { SettledNames } from '#domain/settled-names.ts'
import type { LikelyName } from '../reader/likely-names.ts'
import { comparedName, type ComparedName, mayBeSame, isSpelledAs } from '../same/compared-name.ts'
import { byOwnNames } from './own-names.ts'
import type { Named } from '#domain/known-name.ts'
import type { Page } from './page.ts'
import { secondOpinion } from './second-opinion.ts'
import { placesOf, subjectAt, subjectNamed } from './subject-places.ts'
import type { Subject } from './subject.ts'

/** The certifications of a page once the trained reader was asked and a person said which names are right. */
export interface SettledSubjects {
  /** Whose facts are shown. */
  subjects: Subject[]
  /**
   * Who facts are given to: the same, or the refused ones of a page that is about no other. Facts of those go away with them; else
   * they would be said of all certifications of the body.
   */
  owning: Subject[]
}

/**
 * Takes what the trained reader holds of names, and what a person said of them, whose word goes before: a right name is a subject
 * wherever a page gives it a place of its own, a wrong one nowhere. What neither speaks of stays as it was read.
 */
export function settleSubjects(
  read: readonly Subject[],
  page: Page,
  settled: SettledNames,
  likely: readonly LikelyName[],
  organization: Organization,
): SettledSubjects {
  const [right, wrong] = [settled.right.map(comparedName), settled.wrong.map(comparedName)]
  const opinion = secondOpinion(read, likely)
  const verdicts = opinion.read.map((one) => ({ ...one, said: saidOf(comparedName(one.subject), right, wrong) }))
  const isOut = ({ said, isRefused }: (typeof verdicts)[number]) => said === 'wrong' || (said === undefined && isRefused)
  const known = verdicts
    .filter((one) => !isOut(one))
    .map(({ subject, said }) => (said === undefined ? subject : { ...subject, needs: 0, settled: true }))
  const named = new Set(verdicts.map(({ said }) => said))
  const added = right
    .filter((one) => !named.has(one))
    .flatMap((one) => subjectNamed(one.named, page, known.length > 0, 0))
    .map((subject) => ({ ...subject, settled: true }))
  const told = [...right, ...wrong]
  const missed = opinion.missed
    .filter((one) => !told.some((other) => mayBeSame(one, other)) && !isOfBody(one.named, organization))
    .flatMap((one) => subjectNamed(one.named, page, known.length + added.length > 0, 1))
  const subjects = [...known, ...added, ...byOwnNames(missed, organization, page.document.text)]
  return { subjects, owning: subjects.length > 0 ? subjects : verdicts.filter(isOut).map(({ subject }) => subject) }
}

/** Whether a name is the body's own short form: 'ABC' of the Association of Bridge Climbers is none of its certifications. */
function isOfBody({ name, acronym }: Named, { name: body, abbreviation }: Organization): boolean {
  const short = acronym === '' ? name : acronym
  return short === abbreviation || initialsOf(body).has(lettersOf(short))
}

/** Right names that a page says somewhere without giving them a place of their own: their quote, and no fact. */
export function onlyMentioned(page: Page, settled: SettledNames, subjects: readonly Subject[]): Subject[] {
  const taken = subjects.map(comparedName)
  return settled.right.flatMap((name) => {
    const one = comparedName(name)
    if (taken.some((other) => mayBeSame(one, other))) return []
    const [place] = placesOf(one.named, page)
    return place === undefined ? [] : [{ ...subjectAt(one.named, place), settled: true }]
  })
}

/** The right name that a subject is, or that it is a wrong one; what is spelled alike goes before what may be the same. */
function saidOf(
  one: ComparedName,
  right: readonly ComparedName[],
  wrong: readonly ComparedName[],
): ComparedName | 'wrong' | undefined {
  const spelled = right.find((other) => isSpelledAs(one, other))
  if (spelled !== undefined) return spelled
  if (wrong.some((other) => isSpelledAs(one, other))) return 'wrong'
  const alike = right.find((other) => mayBeSame(one, other))
  return alike ?? (wrong.some((other) => mayBeSame(one, other)) ? 'wrong' : undefined)
}
