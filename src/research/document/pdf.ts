import { assemble } from './assemble.ts'
import { collapsed } from './characters.ts'
import type { DocumentContent } from './html.ts'
import type { PdfPage } from './pdf-message.ts'
import { pdfDrafts } from './pdf-passages.ts'
import { readInThread } from './pdf-thread.ts'
import { statedDate } from './stated-date.ts'

/** How long one PDF may be read, in milliseconds, and how many of its pages are. */
const longestReading = 20_000
const mostPages = 200

interface Reading {
  pages: PdfPage[]
  title: string
  language: string
  modified: string
  /** Name of the error that ended it, '' when it was read to the end or its time ran out. */
  failed: string
}

/**
 * Reads a PDF in a thread of its own. What was read when the time ran out is kept; a PDF without text is 'scanned',
 * a locked one asks for a sign-in, a broken one is 'unsupported'. Never rejects for what the file holds.
 * @param limits shorter ones for tests
 */
export async function pdfContent(
  bytes: Uint8Array,
  limits: { milliseconds?: number; pages?: number } = {},
): Promise<DocumentContent> {
  const reading = await readingOf(bytes, limits.milliseconds ?? longestReading, limits.pages ?? mostPages)
  const { text, blocks, links } = assemble(pdfDrafts(reading.pages))
  const first = blocks.find((block) => block.kind === 'heading')
  const heading = first === undefined ? '' : text.slice(first.start, first.end)
  const title = isFileName(reading.title) ? heading : collapsed(reading.title) || heading
  const written = /^D:(\d{4})(\d{2})(\d{2})/.exec(reading.modified)
  const modified = written === null ? [] : [`${written[1]}-${written[2]}-${written[3]}`]
  const content: DocumentContent = {
    kind: 'pdf',
    title,
    language: reading.language.toLowerCase(),
    text,
    blocks,
    links,
    structuredData: [],
    // The file's own date is that of its last saving, which says less than a date in its text.
    statedOn: statedDate(text, title, { modified: [], published: modified }, reading.language.toLowerCase() || 'en'),
  }
  const unreadable = unreadableAs(reading, text)
  return unreadable === undefined ? content : { ...content, unreadable }
}

function unreadableAs(reading: Reading, text: string): DocumentContent['unreadable'] {
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

async function readingOf(bytes: Uint8Array, milliseconds: number, pages: number): Promise<Reading> {
  const reading: Reading = { pages: [], title: '', language: '', modified: '', failed: '' }
  // The thread takes the bytes over, so it gets its own.
  reading.failed = await readInThread({ bytes: new Uint8Array(bytes), mostPages: pages }, milliseconds, (message) => {
    if (message.type === 'page') reading.pages.push(message)
    else if (message.type === 'end')
      Object.assign(reading, { title: message.title, language: message.language, modified: message.modified })
  })
  return reading
}
