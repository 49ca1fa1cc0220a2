import { type CertificationDraft, type Claim, type CommonFacts, hasFacts } from '../drafts/draft.ts'
import type { CleanDocument } from '../document/clean-document/clean-document.ts'
import { unnamedIn } from '../lexicon/credentials/unnamed.ts'
import type { ReadFacts } from './page-facts.ts'
import { learntWeights } from './weights/weights.ts'

/**
 * The one certification a page speaks of without a name of its own: 'Certification is effective for five years.' It is called what
 * the page calls it. Only for a page read by itself; on a site such facts belong to all certifications.
 */
export function unnamedDraft(
  document: CleanDocument,
  { common, states }: ReadFacts,
  { thresholds } = learntWeights(),
): CertificationDraft | undefined {
  if (!hasFacts(common) || states < thresholds.unnamed) return undefined
  return draftNamed(document, common, 'rules')
}

/** The same where a model has read the page, which needs no judgement of what kind of page it is. */
export function unnamedAsRead(document: CleanDocument, common: CommonFacts): CertificationDraft | undefined {
  return draftNamed(document, common, 'model')
}

function draftNamed(document: CleanDocument, common: CommonFacts, witness: Claim['witness']): CertificationDraft | undefined {
  const found = unnamedIn(document.text, witness === 'model')
  if (found === undefined) return undefined
  const words = document.text.slice(found.start, found.end)
  const text = words.charAt(0).toUpperCase() + words.slice(1)
  const name: Claim = { text, documentId: document.id, ...found, witness }
  return { name, acronym: '', summary: null, ...common, retired: null }
}
