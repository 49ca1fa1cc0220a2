import type { Certification } from '../certifications/certification.ts'
import type { CertificationName } from '../certifications/certification-name.ts'
import { foldName } from '../organizations/folded-name.ts'
import type { PassageField } from '../certifications/passages.ts'

/**
 * How two lines of one field stand to each other. 'same': they say the same, whatever the words. 'contrary': they give different
 * answers about one thing. 'apart': they speak of different things.
 */
export type Relation = 'same' | 'contrary' | 'apart'

/** What is known of the field's language, by which what is kept is held against what was read. */
export interface Comparison {
  /** Whether two names, or short forms, are those of one certification. */
  isSame: (one: CertificationName, other: CertificationName) => boolean
  relate: (field: PassageField, one: string, other: string) => Relation
}

/**
 * For each certification the one that was read of it: of the same name, else the only one that is the same by what is known. Each at
 * most once.
 */
export function paired(
  kept: readonly Certification[],
  read: readonly Certification[],
  isSame: Comparison['isSame'],
): Map<Certification, Certification> {
  const pairs = new Map<Certification, Certification>()
  const free = new Set(read)
  const pair = (one: Certification, other: Certification | undefined) => {
    if (other === undefined) return
    pairs.set(one, other)
    free.delete(other)
  }
  for (const one of kept) {
    const name = foldName(one.name)
    pair(
      one,
      [...free].find((other) => foldName(other.name) === name),
    )
  }
  for (const one of kept.filter((certification) => !pairs.has(certification))) {
    const [other, ...more] = [...free].filter((candidate) => isSame(one, candidate))
    // Two that fit are two certifications, and neither is known to be this one.
    pair(one, more.length > 0 ? undefined : other)
  }
  return pairs
}
