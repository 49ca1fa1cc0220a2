import { createHash } from 'node:crypto'
import { decodedText } from './text/charset.ts'
import type { CleanDocument } from './clean-document/clean-document.ts'
import { type DocumentContent, htmlContent } from './html/html.ts'
import type { LinkedSheet } from './styles/linked-sheets.ts'
import { pdfContent } from './pdf/pdf.ts'
import { textContent } from './text-document.ts'

/** A page or file as it came, with what is known about it. */
export interface RawDocument {
  bytes: Uint8Array
  /** Media type in lower case without parameters, '' when unknown: then the bytes tell. */
  contentType: string
  /** Charset parameter of the content type, '' when none. */
  charset: string
  /** Address asked for and address that answered, '' for a file without one. */
  url: string
  finalUrl: string
  /** Moment it was read, ISO 8601 in UTC. */
  readAt: string
  /** Style sheets that the page links and that were read; what they hide is not read. */
  sheets?: readonly LinkedSheet[] | undefined
}

/** Longest title kept, in characters; a longer one is no name of a page any more. */
const longestTitle = 500

/** Reduces a page, PDF or text file to the text a person reads. Takes any bytes and never rejects for what they hold. */
export async function cleanDocument(raw: RawDocument): Promise<CleanDocument> {
  const { url: named, title, ...content } = await contentOf(raw)
  const url = raw.url || named
  const id = createHash('sha256').update(content.text).digest('hex')
  return {
    id,
    url,
    finalUrl: raw.finalUrl || url,
    readAt: raw.readAt,
    ...content,
    title: title.slice(0, longestTitle).toWellFormed(),
  }
}

async function contentOf(raw: RawDocument): Promise<DocumentContent & { url: string }> {
  const { bytes, contentType, charset } = raw
  const kind = kindOf(contentType, bytes)
  if (kind === 'pdf') return { ...(await pdfContent(bytes)), url: '' }
  if (kind === 'binary') return { ...textContent(''), url: '', unreadable: 'unsupported' }
  const { text, url } = withoutAddressLine(decodedText(bytes, charset, kind === 'html'))
  const content = kind === 'html' ? htmlContent(text, raw.finalUrl || raw.url || url, raw.sheets) : textContent(text)
  return { ...content, url }
}

/** A first line 'URL: …' of a saved file names the address it was taken from and is no part of its text. */
function withoutAddressLine(source: string): { text: string; url: string } {
  const named = /^\s*URL:\s*(https?:\/\/\S+)[^\n]*(?:\n|$)/i.exec(source.slice(0, 2_500))
  return { text: named === null ? source : source.slice(named[0].length), url: named?.[1] ?? '' }
}

const startsAsMarkup = /^\s*(?:URL:[^\n]*\n\s*)?(?:<!doctype\s+html|<html|<head|<body|<!--)/i
const holdsMarkup = /<(?:div|p|table|title|meta|h[1-6]|ul|span|script)[\s>]/i

/** Bytes below the space that texts hold: tab, ends of lines and pages, escape. Source: WHATWG MIME Sniffing, 'binary data byte'. */
const inTexts: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1b])

const isBinary = (byte: number): boolean => byte < 0x20 && !inTexts.has(byte)

/** What the bytes are: a PDF says so itself; a server that says 'text/plain' or nothing is not believed over a whole page. */
function kindOf(contentType: string, bytes: Uint8Array): CleanDocument['kind'] | 'binary' {
  const start = bytes.subarray(0, 1_024)
  const beginning = new TextDecoder('windows-1252').decode(start)
  if (beginning.includes('%PDF-')) return 'pdf'
  const wide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (beginning.includes('\0') && !wide) return 'binary'
  // A file without a type is what it looks like; old pages of servers hold odd bytes in plain text.
  if (contentType === '' && !wide && !startsAsMarkup.test(beginning) && start.some(isBinary)) return 'binary'
  if (contentType === 'application/pdf') return 'pdf'
  if (/html|xml/.test(contentType) || startsAsMarkup.test(beginning)) return 'html'
  return contentType === '' && holdsMarkup.test(beginning) ? 'html' : 'text'
}
