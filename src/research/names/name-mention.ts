/** A credential's name as it stands in a text. */
export interface NameMention {
  /** Normalised: no marks, no words about it; the short form itself where nothing else is said. */
  name: string
  /** '' when none stands beside it. */
  acronym: string
  start: number
  end: number
  /** What makes it a credential: 'Certified …', '… Certification', a person's noun with a short form, or a short form with a credential's word. */
  by: 'start' | 'end' | 'person' | 'acronym'
}
