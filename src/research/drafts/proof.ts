import type { PageEvidence } from '#domain/evidence/evidence.ts'
import type { CleanDocument } from '../document/clean-document/clean-document.ts'
import type { Claim } from './draft.ts'
import { evidenceFor } from '../verify/evidence.ts'

/** A claim whose quote was found on the stored page. */
export interface ProvenClaim {
  claim: Claim
  evidence: PageEvidence
  /** Date the page states for itself, '' when none; newer pages come first. */
  statedOn: string
}

export type Proof = ReturnType<typeof createProof>

/** The pages of one reading, and what was proven on them. A claim is checked once; asking again costs nothing. */
export function createProof() {
  const documents = new Map<string, CleanDocument>()
  const byPeople = new Set<string>()
  const answers = new Map<string, ProvenClaim | undefined>()
  /** The same by the claim itself: merging asks for every claim again after each page. */
  const asked = new Map<Claim, ProvenClaim | undefined>()
  let found = 0
  const answerTo = (claim: Claim): ProvenClaim | undefined => {
    const key = keyOf(claim)
    if (answers.has(key)) return answers.get(key)
    const witness = byPeople.has(claim.documentId) ? 'person' : claim.witness
    const proven = proveOn(documents.get(claim.documentId), { ...claim, witness })
    if (proven !== undefined) found += 1
    answers.set(key, proven)
    return proven
  }
  return {
    /** @param byPerson a person brought the document; its quotes say so */
    add(document: CleanDocument, byPerson = false): void {
      documents.set(document.id, document)
      if (byPerson) byPeople.add(document.id)
    },
    has: (documentId: string): boolean => documents.has(documentId),
    /** Takes over what was proven on a page where it was read. */
    know({ statedOn }: CleanDocument, proofs: readonly (readonly [Claim, PageEvidence | undefined])[]): void {
      for (const [claim, evidence] of proofs) {
        const proven = evidence === undefined ? undefined : { claim, evidence, statedOn }
        const key = keyOf(claim)
        if (!answers.has(key) && proven !== undefined) found += 1
        answers.set(key, proven)
        asked.set(claim, proven)
      }
    },
    /** The claim with its quote; undefined when the span does not stand on a known page or does not say the claim. */
    prove: (claim: Claim): ProvenClaim | undefined => {
      if (asked.has(claim)) return asked.get(claim)
      const answer = answerTo(claim)
      asked.set(claim, answer)
      return answer
    },
    /** Claims looked at so far, each once, and how many of them were proven. */
    counts: () => ({ checked: answers.size, found }),
  }
}

function keyOf({ documentId, start, end, context, witness, text }: Claim): string {
  const beside = (context ?? []).map((one) => `${one.start}-${one.end}`).join(',')
  return `${documentId} ${start} ${end} ${beside} ${witness} ${text}`
}

function proveOn(document: CleanDocument | undefined, claim: Claim): ProvenClaim | undefined {
  if (document === undefined) return undefined
  const { start, end, witness, context } = claim
  const evidence = evidenceFor({ document, start, end, value: claim.text, witness, context })
  return evidence === undefined ? undefined : { claim, evidence, statedOn: document.statedOn }
}
