import type { Organization } from '#domain/organizations/organization.ts'
import { taskFor } from '../../src/research/files/extract-file.ts'
import type { CleanDocument } from '../../src/research/document/clean-document/clean-document.ts'
import type { Span } from '../../src/research/lexicon/text/span.ts'
import { organizationOf } from '../../src/research/bodies/organization-of-page.ts'
import { readPage } from '../../src/research/readers/read-page.ts'
import { type PageLabel, type Part, parts, readCases } from '../label.ts'

/** A labelled page to learn from. */
export interface Example {
  id: string
  /** The set it belongs to; sets are left out one at a time. */
  set: Part | 'real'
  /** Whose page it is, of a real one. */
  owner?: string
  document: CleanDocument
  organization: Organization
  label: PageLabel
  bytes: Uint8Array
  /** File name with its ending. */
  file: string
  /** Where a real page says its facts; a label of its own words is enough elsewhere. */
  said?: Record<'term' | 'requirement' | 'renewal', readonly Span[]> | undefined
}

/** All labelled pages of the repository, in a fixed order. */
export async function inventedExamples(): Promise<Example[]> {
  const examples: Example[] = []
  for (const set of parts)
    for (const { file, bytes, label } of readCases(set)) {
      const document = await documentOf(bytes, file)
      examples.push({ id: `${set}/${file}`, set, document, organization: organizationOf(document), label, bytes, file })
    }
  return examples
}

/** A saved page reduced to its text, as the product does it. */
export async function documentOf(bytes: Uint8Array, file: string): Promise<CleanDocument> {
  const task = taskFor({ bytes, name: file }, undefined, true)
  const { document } = await readPage({ ...task, asks: { for: 'text' }, blocks: 'all' })
  return document
}
