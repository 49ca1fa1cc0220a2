import type { Certification } from '../certifications/certification.ts'
import { isSameName } from '../certifications/known-name.ts'

/** Names that were seen and not read, without those that the certifications have by now. */
export function namesLeft(
  names: readonly string[],
  certifications: readonly Pick<Certification, 'name' | 'acronym'>[],
  site?: string,
): string[] {
  const held = certifications.map(({ name, acronym = '' }) => ({ name, acronym }))
  return names.filter((name) => !held.some((one) => isSameName(one, { name, acronym: '' }, site)))
}
