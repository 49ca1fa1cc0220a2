import { organizationOf } from '../../src/research/organization-of-page.ts'
import { piecesOf } from '../../src/research/model/pieces.ts'
import { instructions, writeGroup, writeRequest } from '../../src/research/model/prompt.ts'
import { modelLimits } from '../../src/research/model/settings.ts'
import { keyOf } from '../recorded/requests.ts'
import { documentOf } from './examples.ts'
import type { RealPage } from './real-pages.ts'

/** What the product asks a language model about a collected page, read as a saved page of its body. */
export async function requestsForReal({ bytes, body }: RealPage): Promise<{ key: string; prompt: string }[]> {
  const document = await documentOf(bytes, 'page.txt')
  const organization = organizationOf(document, body)
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
