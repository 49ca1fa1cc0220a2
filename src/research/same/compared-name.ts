import { areSame, knownName, type KnownName, type Named } from '#domain/certifications/known-name.ts'
import { typedName } from '#domain/certifications/certification-name.ts'
import { nameKey } from '#domain/certifications/name-key.ts'

/** A name with what it is compared by. */
export interface ComparedName {
  named: Named
  key: string
  known: KnownName
}

/** A name read for comparing; a typed one may have its short form in brackets. */
export function comparedName(name: string | Named): ComparedName {
  const named = typeof name === 'string' ? typedName(name) : { name: name.name, acronym: name.acronym }
  return { named, key: nameKey(named.name), known: knownName(named) }
}

/** Whether two names are spelled alike. */
export function isSpelledAs(one: ComparedName, other: ComparedName): boolean {
  return one.key !== '' && one.key === other.key
}

/** Whether two names may be of one certification. */
export function mayBeSame(one: ComparedName, other: ComparedName): boolean {
  return isSpelledAs(one, other) || areSame(one.known, other.known)
}

/** Those among others that are spelled like a name; where none is, those that may be the same. */
export function sameNamesOf<Other extends ComparedName>(one: ComparedName, others: readonly Other[]): Other[] {
  const spelled = others.filter((other) => isSpelledAs(one, other))
  return spelled.length > 0 ? spelled : others.filter((other) => mayBeSame(one, other))
}
