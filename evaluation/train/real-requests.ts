import { readPage } from '../../src/research/readers/read-page.ts'
import { taskFor } from '../../src/research/extract-file.ts'
import { piecesOf } from '../../src/research/model/pieces.ts'
import { instructions, writeGroup, writeRequest } from '../../src/research/model/prompt.ts'
import { modelLimits } from '../../src/research/model/settings.ts'
import { keyOf } from '../recorded/requests.ts'
import type { RealPage } from './real-pages.ts'

/** What the product asks a language model about a collected page, read as a saved page of its body. */
export async function requestsForReal({ bytes, body }: RealPage): Promise<{ key: string; prompt: string }[]> {
  const { document, organization } = await readPage(taskFor({ bytes, name: 'page.txt' }, body, true))
  if (document.unreadable !== undefined) return []
  return piecesOf(document, modelLimits).map((piece) => {
    const prompt = writeRequest(organization, writeGroup([piece], organization), { withForm: false, known: [] })
    const key = keyOf([
      { role: 'system', content: instructions },
      { role: 'user', content: prompt },
    ])
    return { key, prompt }
  })
}
