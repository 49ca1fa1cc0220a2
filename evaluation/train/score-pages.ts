import { performance } from 'node:perf_hooks'
import { extractionOf } from '../../src/research/extract-file.ts'
import type { CleanDocument } from '../../src/research/document/clean-document.ts'
import type { CommonFacts, PageFacts } from '../../src/research/draft.ts'
import { createProof, type Proof } from '../../src/research/proof.ts'
import { unnamedBy } from './reader/unnamed.ts'
import { readFactsBy } from './reader/read-facts.ts'
import type { Weights } from './reader/weights.ts'
import type { PageReading } from '../../src/research/readers/page-task.ts'
import { readDocument } from '../../src/research/readers/read-page.ts'
import { pageText } from '../page-text.ts'
import { comparePage, type PageScore } from '../score.ts'
import type { Example } from './examples.ts'

/** What the reader shows of a page, held against its label. */
export async function scoreReader(example: Example, weights: Weights): Promise<PageScore> {
  const at = performance.now()
  const found = readFactsBy(example.document, example.organization, weights)
  return scoreFacts(example, found, weights, at)
}

/** The same of facts that were read before. */
export async function scoreFacts(
  example: Example,
  found: PageFacts & { states: number },
  weights: Weights,
  at = performance.now(),
): Promise<PageScore> {
  const { document, organization, label, bytes, file } = example
  const unnamed = found.certifications.length === 0 ? unnamedBy(document, found.common, found.states, weights) : undefined
  const facts = unnamed === undefined ? found : { ...found, certifications: [unnamed] }
  const { bare, proof, text } = await groundOf(example)
  const lines = (one: CommonFacts) => [...one.fees, ...one.validity, ...one.renewal, ...one.requirements]
  const claims = [...facts.certifications.flatMap((one) => [one.name, ...lines(one)]), ...lines(facts.common)]
  const proofs = claims.map((claim) => [claim, proof.prove(claim)?.evidence] as const)
  const { certifications } = extractionOf({ ...bare, facts, organization, unnamed: unnamed !== undefined, proofs })
  return comparePage({ file, bytes, label }, certifications, text, performance.now() - at)
}

interface Ground {
  bare: PageReading
  proof: Proof
  text: string
}

const grounds = new WeakMap<CleanDocument, Ground>()

/** What facts of a page are held against; made once, for thresholds are tried on the same pages again and again. */
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

/** What the rules show of a page, held against its label. */
export async function scoreRules({ document, organization, label, bytes, file }: Example): Promise<PageScore> {
  const at = performance.now()
  const reading = readDocument(document, {
    asks: { for: 'saved', organizationName: organization.name },
    byPerson: false,
    blocks: 'all',
  })
  const { certifications } = extractionOf(reading)
  return comparePage({ file, bytes, label }, certifications, await pageText(file, bytes), performance.now() - at)
}
