import type { CleanDocument } from '../../document/clean-document/clean-document.ts'
import type { CertificationDraft, CommonFacts } from '../../drafts/draft.ts'
import type { NamedCertification } from '../prompt/answer.ts'
import { factsOf, refusalOf } from './check-fact.ts'
import { proveNamed } from './drafts.ts'
import type { Piece } from '../prompt/pieces.ts'
import type { PageGroup } from '../prompt/prompt.ts'
import type { Refusal } from '../lines/refusal.ts'
import { Sightings, type Recognizable } from '../names/sightings.ts'
import { subjectsOf, subjectsOn } from '../names/subjects.ts'

/** What an answer about some pages proves. */
export interface Findings {
  drafts: readonly CertificationDraft[]
  /** What is said of all certifications of the body. */
  common: readonly CommonFacts[]
  kept: number
  refused: readonly Refusal[]
}

export const nothingFound: Findings = { drafts: [], common: [], kept: 0, refused: [] }

/** What an answer is held against, read once before it comes. */
export interface Asked {
  group: PageGroup
  documents: readonly CleanDocument[]
  /** Certifications whose names these pages show. */
  shown: readonly Recognizable[]
}

export function askedAbout(pieces: readonly Piece[], group: PageGroup): Asked {
  return { group, documents: [...new Set(pieces.map((piece) => piece.document))], shown: subjectsOn(pieces) }
}

/**
 * Holds the certifications of an answer against the pages that were asked about.
 * @param earlier further pages of the look-up, for names that do not stand on these
 */
export function findingsOf(
  heard: readonly NamedCertification[],
  { group, documents, shown }: Asked,
  earlier: readonly CleanDocument[] = [],
): Findings {
  const told = subjectsOf(heard)
  const naming = { sightings: new Sightings([...told, ...shown]), told }
  const pages = { group, documents, earlier: earlier.filter((one) => !documents.includes(one)) }
  const drafts: CertificationDraft[] = []
  const common: CommonFacts[] = []
  const refused: Refusal[] = []
  let kept = 0
  for (const named of heard) {
    const proven = proveNamed(named, naming, pages)
    if (proven === undefined) {
      refused.push(...unnamed(named))
      continue
    }
    kept += proven.kept
    refused.push(...proven.refused)
    if (proven.draft !== undefined) drafts.push(proven.draft)
    if (proven.common !== undefined) common.push(proven.common)
  }
  return { drafts, common, kept, refused }
}

/** All facts of a certification whose name stands on no page. */
function unnamed(named: NamedCertification): Refusal[] {
  const why = 'certification not on a page'
  return [
    { certification: named.name, field: 'name', text: named.name, quote: '', why },
    ...factsOf(named).map((one) => refusalOf(one, named, why)),
  ]
}
