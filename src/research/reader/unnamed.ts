import type { CertificationDraft, Claim, CommonFacts } from '../draft.ts'
import type { CleanDocument } from '../document/clean-document.ts'
import { hasFacts } from './fact-lists.ts'
import type { ReadFacts } from './page-facts.ts'
import { learntWeights } from './weights.ts'

const wordings: readonly RegExp[] = [
  /\bcertificate of (?:practice|competency|competence|qualification|proficiency)\b/i,
  /\b(?:Board|National|Specialty|Specialist|Professional|Technician|Practitioner) (?:Certification|Accreditation|Credential)\b/i,
  /\bCertification\b/,
  /\b(?:certification|accreditation|credential|designation|licen[sc]e|licensure|registration)\b/i,
  /\b(?:recertification|credentialing|certificates?|examination|exam|permit|diploma)\b/i,
]

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
  return draftNamed(document, common, wordings, 'rules')
}

/** The same where a model has read the page, which needs no judgement of what kind of page it is. */
export function unnamedAsRead(document: CleanDocument, common: CommonFacts): CertificationDraft | undefined {
  return draftNamed(document, common, [...wordings, /\b(?:licen[sc]es?|permits?|registration)\b/i], 'model')
}

function draftNamed(
  document: CleanDocument,
  common: CommonFacts,
  said: readonly RegExp[],
  witness: Claim['witness'],
): CertificationDraft | undefined {
  const match = said.map((one) => one.exec(document.text)).find((one) => one !== null)
  if (match === undefined || match === null) return undefined
  const [words] = match
  const text = words.charAt(0).toUpperCase() + words.slice(1)
  const name: Claim = { text, documentId: document.id, start: match.index, end: match.index + words.length, witness }
  return { name, acronym: '', summary: null, ...common, retired: null }
}
