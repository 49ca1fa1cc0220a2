import type { Span } from '../lexicon/text/span.ts'

/** A credential's name as it stands in a text. */
export interface NameMention extends Span {
  /** Normalised: no marks, no words about it; the short form itself where nothing else is said. */
  name: string
  /** '' when none stands beside it. */
  acronym: string
  /** What makes it a credential: 'Certified …', '… Certification', a person's noun with a short form, or a short form with a credential's word. */
  by: 'start' | 'end' | 'person' | 'acronym'
}
