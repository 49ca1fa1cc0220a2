import { assemble } from '../passages/assemble.ts'
import { collapsed } from '../text/characters.ts'
import type { DocumentContent } from '../html/html.ts'
import { pdfDrafts } from './passages.ts'
import { type PdfLimits, type PdfReading, readPdf } from './read-pdf.ts'
import { statedDate } from '../page-facts/stated-date.ts'
import { filled } from '../../plain/filled.ts'

/** How much of a PDF is read: 200 pages of a book. */
const mostOfPdf: PdfLimits = { milliseconds: 6_000, pages: 200, items: 300_000 }

/**
 * Reads a PDF. What was read when the time ran out is kept; a PDF without text is 'scanned', a locked one asks for a sign-in, a
 * broken one is 'unsupported'. Never rejects for what the file holds; what a hostile one takes is held by the process it is read in
 * (`readers`).
 * @param limits shorter ones for tests
 */
export async function pdfContent(bytes: Uint8Array, limits: Partial<PdfLimits> = {}): Promise<DocumentContent> {
  const reading = await readPdf(bytes, { ...mostOfPdf, ...limits })
  const { text, blocks, links } = assemble(pdfDrafts(reading.pages))
  const first = blocks.find((block) => block.kind === 'heading')
  const heading = first === undefined ? '' : text.slice(first.start, first.end)
  const title = isFileName(reading.title) ? heading : collapsed(reading.title) || heading
  const written = /^D:(\d{4})(\d{2})(\d{2})/.exec(reading.modified)
  const modified = written === null ? [] : [`${written[1]}-${written[2]}-${written[3]}`]
  return {
    kind: 'pdf',
    title,
    language: reading.language.toLowerCase(),
    text,
    blocks,
    links,
    structuredData: [],
    // The file's own date is that of its last saving, which says less than a date in its text.
    statedOn: statedDate(text, title, { modified: [], published: modified }, reading.language.toLowerCase() || 'en'),
    ...filled({ unreadable: unreadableAs(reading, text) }),
  }
}

function unreadableAs(reading: PdfReading, text: string): DocumentContent['unreadable'] {
  if (reading.failed === 'PasswordException') return 'sign-in'
  if (reading.pages.length === 0) return 'unsupported'
  const letters = text.replace(/[^\p{L}\p{N}]/gu, '').length
  return letters < 20 * reading.pages.length && letters < 400 ? 'scanned' : undefined
}

function isFileName(title: string): boolean {
  return (
    /\.(?:docx?|indd|pdf|qxd|pptx?|xlsx?)$/i.test(title.trim()) ||
    /^(?:microsoft word|untitled|slide|powerpoint)/i.test(title.trim())
  )
}
