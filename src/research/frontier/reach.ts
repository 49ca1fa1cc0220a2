import type { Reach } from './frontier.ts'

/** Fewer certifications with facts than this are little: most bodies have more. */
const few = 3

/**
 * How far a reading goes once no promising page is left. Bodies put programs on plain addresses too, so half of the pages it may
 * read are used whatever was found, and all of them beside pages that state facts; as long as little was found, all are used
 * wherever they lie.
 * @param found certifications with facts, and names seen that no facts are known of
 */
export function reachAfter(found: { detailed: number; withoutFacts: number }, pages: { read: number; limit: number }): Reach {
  if (found.detailed < few || found.withoutFacts > 0) return 'any'
  return pages.read < pages.limit / 2 ? 'plain' : 'beside'
}

/**
 * How far a reading goes once all that a model chose is read. What it left out is read only while certifications are missing, until
 * half of the pages are used; undefined: no further.
 */
export function reachBesideChoice(
  found: { detailed: number; withoutFacts: number },
  pages: { read: number; limit: number },
): Reach | undefined {
  const isMissing = found.detailed === 0 || found.withoutFacts > 0
  return isMissing && pages.read < pages.limit / 2 ? 'any' : undefined
}
