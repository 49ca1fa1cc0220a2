import type { Named } from '#domain/known-name.ts'
import { namesOf } from '../compare-facts.ts'
import type { CertificationLabel, PageLabel } from '../label.ts'
import { sameName } from '../score.ts'

/** What a label says of a candidate's name; that it is right comes with the labelled certification. */
export function verdictOn(
  { name: text, acronym }: Named,
  { certifications, mentioned }: PageLabel,
): CertificationLabel | 'wrong' | 'mentioned' {
  const isOf = (one: CertificationLabel) =>
    namesOf(one).some((name) => sameName(text, name)) ||
    (acronym !== '' && one.acronym !== undefined && sameName(acronym, one.acronym) && text !== '')
  const right = certifications.find(isOf)
  if (right !== undefined) return right
  return (mentioned ?? []).some((name) => sameName(text, name)) ? 'mentioned' : 'wrong'
}
