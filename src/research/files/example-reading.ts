import { type Extraction, extractFile, type SavedFile, type SecondWitness } from './extract-file.ts'
import { readersHere } from '../readers/example-readers.ts'

const readers = readersHere()

/** What a saved page says, read in this process: the pages of cases are ours. */
export async function extractHere(file: SavedFile, organizationName?: string, model?: SecondWitness): Promise<Extraction> {
  const extraction = await extractFile(file, readers, organizationName, model)
  if ('stopped' in extraction) throw new Error(`${file.name} could not be read.`)
  return extraction
}
