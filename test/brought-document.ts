import { type BroughtDocument, type CleanDocument, readBroughtDocument } from '#research'
import { readersHere } from '../src/research/readers/example-readers.ts'

/** A document as a person brings it, read in this process: its text is the test's own. */
export async function broughtDocument(brought: BroughtDocument): Promise<CleanDocument> {
  const document = await readBroughtDocument(brought, readersHere())
  if ('stopped' in document) throw new Error('The document could not be read.')
  return document
}
