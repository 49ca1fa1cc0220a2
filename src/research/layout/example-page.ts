import type { Certification } from '#domain/certification.ts'
import { cleanDocument } from '../document/clean.ts'
import type { CleanDocument } from '../document/clean-document.ts'
import { type Extraction, extractDocument } from '../extract-file.ts'

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

/** What the rules prove on such a page. */
export async function exampleExtraction(content: string, url?: string): Promise<Extraction> {
  return extractDocument(await examplePage(content, url), 'National Board of Marine Coatings Examiners')
}

/** The certification with a name or short form. */
export function named(extraction: Extraction, name: string): Certification | undefined {
  return extraction.certifications.find((one) => one.name === name || one.acronym === name)
}
