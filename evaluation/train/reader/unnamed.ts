import type { CertificationDraft, Claim, CommonFacts } from '../../../src/research/draft.ts'
import type { CleanDocument } from '../../../src/research/document/clean-document.ts'
import type { Weights } from './weights.ts'

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
 * @param states how likely the page states facts of certifications
 */
export function unnamedBy(
  document: CleanDocument,
  common: CommonFacts,
  states: number,
  { thresholds }: Weights,
): CertificationDraft | undefined {
  const said = common.fees.length + common.renewal.length + common.requirements.length + common.validity.length
  if (said === 0 || states < thresholds.unnamed) return undefined
  const match = wordings.map((one) => one.exec(document.text)).find((one) => one !== null)
  if (match === undefined || match === null) return undefined
  const [words] = match
  const name: Claim = {
    text: words.charAt(0).toUpperCase() + words.slice(1),
    documentId: document.id,
    start: match.index,
    end: match.index + words.length,
    witness: 'rules',
  }
  return { name, acronym: '', summary: null, ...common, retired: null }
}
