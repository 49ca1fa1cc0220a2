import { extractionOf } from '../../src/research/files/extract-file.ts'
import type { CleanDocument } from '../../src/research/document/clean-document/clean-document.ts'
import type { CommonFacts } from '../../src/research/drafts/draft.ts'
import { createProof, type Proof } from '../../src/research/drafts/proof.ts'
import { judgeScores, type Judgement } from '../../src/research/reader/judgement/judgement.ts'
import { chosenFacts } from '../../src/research/reader/page-facts.ts'
import { scoresOf } from '../../src/research/reader/judgement/scores.ts'
import { unnamedDraft } from '../../src/research/reader/unnamed.ts'
import type { Weights } from '../../src/research/reader/weights/weights.ts'
import type { PageReading } from '../../src/research/readers/page-task.ts'
import { readDocument } from '../../src/research/readers/read-page.ts'
import { pageText } from '../page-text.ts'
import { comparePage, type PageScore } from '../score.ts'
import type { Example } from './examples.ts'
import type { PreparedExample } from './learn.ts'

/** What the reader holds of a page that was made ready. */
export function judgementOf({ questions }: PreparedExample, weights: Weights): Judgement {
  return judgeScores(scoresOf(questions, weights.sums), weights)
}

/** What the product shows of such a page, held against its label: thresholds are tried on the same judgements again and again. */
export async function scoreJudgement(example: Example, judgement: Judgement, weights: Weights): Promise<PageScore> {
  const { document, organization, label, bytes, file } = example
  const found = chosenFacts(judgement, weights)
  const unnamed = found.certifications.length === 0 ? unnamedDraft(document, found, weights) : undefined
  const facts = unnamed === undefined ? found : { ...found, certifications: [unnamed] }
  const { bare, proof, text } = await groundOf(example)
  const lines = (one: CommonFacts) => [...one.fees, ...one.validity, ...one.renewal, ...one.requirements]
  const claims = [...facts.certifications.flatMap((one) => [one.name, ...lines(one)]), ...lines(facts.common)]
  const proofs = claims.map((claim) => [claim, proof.prove(claim)?.evidence] as const)
  const { certifications } = extractionOf({ ...bare, facts, organization, unnamed: unnamed !== undefined, proofs })
  return comparePage({ file, bytes, label }, certifications, text, 0)
}

interface Ground {
  bare: PageReading
  /** Knows what it was asked before. */
  proof: Proof
  text: string
}

const grounds = new WeakMap<CleanDocument, Ground>()

/** What facts of a page are held against, made once. */
async function groundOf({ document, bytes, file }: Example): Promise<Ground> {
  const known = grounds.get(document)
  if (known !== undefined) return known
  const proof = createProof()
  proof.add(document)
  const bare = readDocument(document, { asks: { for: 'text' }, byPerson: false, blocks: 'all' })
  const ground = { bare, proof, text: await pageText(file, bytes) }
  grounds.set(document, ground)
  return ground
}
