import { TextDecoder } from 'node:util'

/** How far into a page a declaration of its charset is looked for, in bytes. The standard says 1,024; real pages are laxer. */
const declarationReach = 4_096

/**
 * Bytes as text: byte order mark first, then the charset of the header, then the page's own declaration, then UTF-8 where the
 * bytes are that, else Windows-1252. Never throws; bytes that fit nowhere become U+FFFD.
 * @param charset parameter of the content type, '' when none
 * @param declares true when the text may name its charset itself, as HTML does
 */
export function decodedText(bytes: Uint8Array, charset: string, declares: boolean): string {
  const marked = byteOrderMark(bytes)
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes)
  const named = decoderOrNone(charset) ?? (declares ? decoderOrNone(declaredCharset(bytes)) : undefined)
  if (named !== undefined) return named.decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function byteOrderMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return undefined
}

/** Charset named by <meta charset>, <meta http-equiv> or an XML declaration. */
function declaredCharset(bytes: Uint8Array): string {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, declarationReach))
  const meta = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w:.-]{2,40})/i.exec(head)
  const xml = /^\s*<\?xml[^>]{0,100}?encoding\s*=\s*["']([\w:.-]{2,40})/i.exec(head)
  const name = meta?.[1] ?? xml?.[1] ?? ''
  // A page that could be read this far is not UTF-16, whatever it says. Source: HTML Living Standard, 13.2.3.2.
  return /^utf-?16/i.test(name) ? 'utf-8' : name
}

function decoderOrNone(label: string): TextDecoder | undefined {
  if (label === '') return undefined
  try {
    return new TextDecoder(label)
  } catch {
    return undefined
  }
}
