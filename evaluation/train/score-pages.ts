import { performance } from 'node:perf_hooks'
import { noSettledNames } from '#domain/settled-names.ts'
import { extractionOf } from '../../src/research/extract-file.ts'
import type { CommonFacts } from '../../src/research/draft.ts'
import { createProof } from '../../src/research/proof.ts'
import type { NameReader } from '../../src/research/reader/likely-names.ts'
import { readDocument } from '../../src/research/readers/read-page.ts'
import { readFacts } from '../../src/research/rules/page-facts.ts'
import { unnamedDraft } from '../../src/research/rules/unnamed.ts'
import { pageText } from '../page-text.ts'
import { comparePage, type PageScore } from '../score.ts'
import type { Example } from './examples.ts'

/** In place of the trained reader: it says nothing. */
export const rulesAlone: NameReader = () => []

/** What the product shows of a page with a reader of names beside the rules, held against its label. */
export async function scoreWith(example: Example, names: NameReader): Promise<PageScore> {
  const { document, organization, label, bytes, file } = example
  const at = performance.now()
  const found = readFacts(document, organization, noSettledNames, names)
  const unnamed = found.certifications.length === 0 ? unnamedDraft(document, found.common) : undefined
  const facts = unnamed === undefined ? found : { ...found, certifications: [unnamed] }
  const bare = readDocument(document, { asks: { for: 'text' }, byPerson: false, blocks: 'all' })
  const proof = createProof()
  proof.add(document)
  const lines = (one: CommonFacts) => [...one.fees, ...one.validity, ...one.renewal, ...one.requirements]
  const claims = [...facts.certifications.flatMap((one) => [one.name, ...lines(one)]), ...lines(facts.common)]
  const proofs = claims.map((claim) => [claim, proof.prove(claim)?.evidence] as const)
  const { certifications } = extractionOf({ ...bare, facts, organization, unnamed: unnamed !== undefined, proofs })
  return comparePage({ file, bytes, label }, certifications, await pageText(file, bytes), performance.now() - at)
}
