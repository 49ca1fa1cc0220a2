import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Organization } from '#domain/organizations/organization.ts'
import type { CleanDocument } from '../../src/research/document/clean-document/clean-document.ts'
import { organizationOf } from '../../src/research/bodies/organization-of-page.ts'
import { readLabel } from '../label.ts'
import type { OpenRequest } from '../recorded/batches.ts'
import { requestsOn } from '../recorded/requests.ts'
import { documentOf, type Example } from './examples.ts'
import { labelOf, type ProvenPage, provenOf, readAnswers } from './real-labels.ts'
import { type RealPage, readRealPages } from './real-pages.ts'

/** How a script is told where collected pages lie, what was answered about them, and labels that somebody held against their pages. */
export const folderOptions = { pages: severalFolders(), answers: severalFolders(), labels: severalFolders() }

function severalFolders() {
  const none: string[] = []
  return { type: 'string', multiple: true, default: none } as const
}

/** A real page with its label, while its text is at hand. */
export interface RealExample extends Example, Pick<RealPage, 'url' | 'split'> {
  owner: string
  /** What answers about it prove; of a page with a label beside it nothing was asked. */
  proven?: ProvenPage | undefined
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

/** Where collected pages lie, with what is known of them. */
interface Folders {
  pages: readonly string[]
  answers: readonly string[]
  labels?: readonly string[]
}

/**
 * Collected pages that a label stands beside, or that all requests are answered for. A label that somebody checked goes before one made
 * of the answers.
 */
export async function realExamples(folders: Folders): Promise<RealExample[]> {
  const answers = readAnswers(folders.answers)
  const examples: RealExample[] = []
  for (const page of readRealPages(folders.pages)) {
    const { document, organization, requests } = await readReal(page)
    const { id, url, owner, split, bytes } = page
    const known = { id, set: 'real', url, owner, split, bytes, file: `${id}.txt`, document, organization } as const
    const label = page.label ?? checkedLabel(id, folders.labels ?? [])
    const heard = requests.flatMap(({ key }) => answers.get(key) ?? [])
    const isAnswered = requests.length > 0 && heard.length === requests.length
    const proven = isAnswered ? provenOf(document, organization, heard) : undefined
    if (label !== undefined) examples.push({ ...known, proven, label: readLabel(label) })
    else if (proven !== undefined)
      examples.push({ ...known, proven, label: labelOf(proven, document, organization), said: saidBy(proven) })
  }
  return examples
}

function saidBy({ drafts, common }: ProvenPage): Example['said'] {
  const all = [...drafts, ...common]
  return {
    term: all.flatMap((one) => one.validity),
    requirement: all.flatMap((one) => one.requirements),
    renewal: all.flatMap((one) => one.renewal),
  }
}

function checkedLabel(id: string, folders: readonly string[]): URL | undefined {
  return folders.map((folder) => pathToFileURL(resolve(folder, `${id}.json`))).find((one) => existsSync(one))
}
