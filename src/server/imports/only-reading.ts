import { foldName } from '#domain/organizations/folded-name.ts'
import type { OrganizationMatch } from '#domain/organizations/organization.ts'

/**
 * The reading that a name can only mean: the one that is called exactly so, else the only one, where all that was typed speaks for it.
 * Undefined where a person has to say: several readings, or one that a stray word brought up.
 */
export function onlyReading(matches: readonly OrganizationMatch[], typed: string): OrganizationMatch | undefined {
  const name = foldName(typed)
  const [same, another] = matches.filter((match) => foldName(match.name) === name || foldName(match.abbreviation ?? '') === name)
  if (same !== undefined) return another === undefined ? same : undefined
  const [only, further] = matches
  return only !== undefined && further === undefined && isMeant(only, name) ? only : undefined
}

/** One word of a longer name says too little. */
const fewestWords = 2

function isMeant({ name, abbreviation = '', closeness, source }: OrganizationMatch, typed: string): boolean {
  if (source === 'typed-address' || closeness === 'same') return true
  const words = typed.split(' ')
  const known = new Set(foldName(`${name} ${abbreviation}`).split(' '))
  return words.length >= fewestWords && words.every((word) => known.has(word))
}
