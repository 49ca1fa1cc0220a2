import { organizationOf } from '../../src/research/organization-of-page.ts'
import { documentOf, type Example, type Said } from './examples.ts'
import { labelOf, type ProvenPage, provenOf, readAnswers } from './real-labels.ts'
import { readRealPages, type Split } from './real-pages.ts'
import { requestsForReal } from './real-requests.ts'

/** A real page with its label, while its text is at hand. */
export interface RealExample extends Example {
  split: Split
  url: string
  kind: string
  proven: ProvenPage
}

/** Collected pages that all requests are answered for. @param answerFolders batches with their answers */
export async function realExamples(pageFolders: readonly string[], answerFolders: readonly string[]): Promise<RealExample[]> {
  const answers = readAnswers(answerFolders)
  const examples: RealExample[] = []
  for (const page of readRealPages(pageFolders)) {
    const own = (await requestsForReal(page)).map(({ key }) => answers.get(key))
    const heard = own.filter((one) => one !== undefined)
    if (own.length === 0 || heard.length < own.length) continue
    const document = await documentOf(page.bytes, 'page.txt')
    const organization = organizationOf(document, page.body)
    const proven = provenOf(document, organization, heard)
    const { id, url, kind, split, bytes } = page
    examples.push({
      id,
      set: 'real',
      url,
      kind,
      split,
      bytes,
      file: 'page.txt',
      document,
      organization,
      proven,
      label: labelOf(proven, document, organization),
      said: saidIn(proven),
    })
  }
  return examples
}

/** Where a page says what is proven. */
function saidIn({ drafts, common }: ProvenPage): Said {
  const all = [...drafts, ...common]
  return {
    validity: all.flatMap((one) => one.validity),
    requirements: all.flatMap((one) => one.requirements),
    renewal: all.flatMap((one) => one.renewal),
  }
}
