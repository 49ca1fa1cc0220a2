import { cleanDocument } from '../document/clean.ts'
import type { CleanDocument } from '../document/clean-document/clean-document.ts'

/** A page of an invented body, for tests: HTML when it begins with a tag, else plain text. */
export async function examplePage(content: string, url = 'https://www.nbmce.example/certification'): Promise<CleanDocument> {
  const contentType = content.trimStart().startsWith('<') ? 'text/html' : 'text/plain'
  const readAt = '2026-11-21T10:00:00.000Z'
  return await cleanDocument({
    bytes: new TextEncoder().encode(content),
    contentType,
    charset: 'utf-8',
    url,
    finalUrl: url,
    readAt,
  })
}
