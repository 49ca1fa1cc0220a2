import type { Organization } from '#domain/organization.ts'
import type { CleanDocument } from '../../src/research/document/clean-document.ts'
import { organizationOf } from '../../src/research/organization-of-page.ts'
import type { OpenRequest } from '../recorded/batches.ts'
import { requestsOn } from '../recorded/requests.ts'
import { documentOf, type Example } from './examples.ts'
import { labelOf, type ProvenPage, provenOf, readAnswers } from './real-labels.ts'
import { type RealPage, readRealPages } from './real-pages.ts'

/** How a script is told where collected pages lie, and what was answered about them. */
export const folderOptions = { pages: severalFolders(), answers: severalFolders() }

/** An option that may be given several times. */
export function severalFolders() {
  const none: string[] = []
  return { type: 'string', multiple: true, default: none } as const
}

/** A real page with its label, while its text is at hand. */
export interface RealExample extends Example, Pick<RealPage, 'url' | 'split'> {
  owner: string
  proven: ProvenPage
}

/** A collected page read as a saved page of its body, with what the product asks a language model about it. */
export async function readReal({ bytes, body }: RealPage): Promise<ReadReal> {
  const document = await documentOf(bytes, 'page.txt')
  const organization = organizationOf(document, body)
  return { document, organization, requests: requestsOn(document, organization) }
}

interface ReadReal {
  document: CleanDocument
  organization: Organization
  requests: OpenRequest[]
}

/** Collected pages that all requests are answered for. */
export async function realExamples(folders: { pages: readonly string[]; answers: readonly string[] }): Promise<RealExample[]> {
  const answers = readAnswers(folders.answers)
  const examples: RealExample[] = []
  for (const page of readRealPages(folders.pages)) {
    const { document, organization, requests } = await readReal(page)
    const heard = requests.flatMap(({ key }) => answers.get(key) ?? [])
    if (requests.length === 0 || heard.length < requests.length) continue
    const proven = provenOf(document, organization, heard)
    const all = [...proven.drafts, ...proven.common]
    const { id, url, owner, split, bytes } = page
    examples.push({
      id,
      set: 'real',
      url,
      owner,
      split,
      bytes,
      file: `${id}.txt`,
      document,
      organization,
      proven,
      label: labelOf(proven, document, organization),
      said: {
        term: all.flatMap((one) => one.validity),
        requirement: all.flatMap((one) => one.requirements),
        renewal: all.flatMap((one) => one.renewal),
      },
    })
  }
  return examples
}
