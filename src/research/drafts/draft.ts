import type { Named } from '#domain/certifications/known-name.ts'
import type { Sign } from '#domain/evidence/reading-signs.ts'
import type { Span } from '../lexicon/text/span.ts'

/** One fact as a witness states it, tied to the place it was read from. Text without a place never becomes a draft. */
export interface Claim extends Span {
  /** The line as it will be shown: 'US$405 exam (members)'. Every number in it stands in the span. */
  text: string
  /** `CleanDocument.id`; the offsets are those of what says it in the document's text. */
  documentId: string
  /** Further spans of the same text without which it does not say all of the line: the head of a column, a heading. */
  context?: readonly Span[] | undefined
  witness: 'rules' | 'model' | 'person'
  /** What the page shows of it, of a claim of the built-in reader. */
  signs?: readonly Sign[] | undefined
}

/** The lists of facts that a draft, and what is said of all, have alike. */
export const factLists = ['requirements', 'validity', 'renewal', 'fees'] as const
export type FactList = (typeof factLists)[number]

/** Facts a page states for all certifications of the body: 'All certifications are valid for three years.' */
export interface CommonFacts extends Record<FactList, readonly Claim[]> {
  /** More than one when the page names several cycles. */
  validity: readonly Claim[]
}

export const noFacts: CommonFacts = { requirements: [], validity: [], renewal: [], fees: [] }

/** Whether anything is said. */
export function hasFacts(facts: CommonFacts): boolean {
  return factLists.some((list) => facts[list].length > 0)
}

/** All facts of a draft, or those a page states for all. */
export function claimsOf(facts: CommonFacts): Claim[] {
  return factLists.flatMap((list) => facts[list])
}

/** The same facts, each list changed. */
export function withEachList<Facts extends CommonFacts>(
  facts: Facts,
  change: (claims: readonly Claim[], list: FactList) => readonly Claim[],
): Facts {
  const changed = { ...facts }
  for (const list of factLists) changed[list] = change(facts[list], list)
  return changed
}

/** What one page, or one answer of the model, says of one certification. */
export interface CertificationDraft extends CommonFacts {
  /** The name as the page writes it, and where it stands. */
  name: Claim
  /** Its short form, '' when the page gives none. */
  acronym: string
  /** A sentence of the page that says what it is for. */
  summary: Claim | null
  /** The sentence that says it is not offered any more, when there is one. */
  retired: Claim | null
  /** The sentence that says that it is no certification: of a certificate for a course. */
  disclaimed?: Claim | undefined
}

/** A programme's name seen on an index, navigation or sitemap page, detailed or not. */
export interface ProgrammeName extends Named {
  /** Address of its own page, '' when it has none. */
  url: string
}

/** A name with how likely it is a certification's, 0 to 1. */
export interface HeldName extends Named {
  likely: number
}

/** What the built-in reader finds on one page. */
export interface PageFacts {
  certifications: readonly CertificationDraft[]
  common: CommonFacts
  names: readonly ProgrammeName[]
  /** What it holds of names, shown or not: what several pages of a site hold counts together. */
  held: readonly HeldName[]
}
