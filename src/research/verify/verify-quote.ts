import type { CleanDocument } from '../document/clean-document/clean-document.ts'
import { findAligned } from './aligned-quote.ts'
import { type DocumentIndex, indexOf } from './document-index.ts'
import { findParts } from './ellipsis-parts.ts'
import { findExact } from './exact-places.ts'
import type { Span } from '../lexicon/text/span.ts'
import { plainQuote, quoteParts } from './quote-text.ts'
import { tokensOf } from './tokens.ts'

/** Where a quote stands in a document. */
export interface Found extends Span {
  /**
   * 'exact': the same words in the same order; 'ellipsis': its parts, near one another;
   * 'aligned': but for words that change nothing, or heads of columns left out.
   */
  match: 'exact' | 'ellipsis' | 'aligned'
}

/** Longest quote looked for, in characters, and longest one laid along the text word by word, in tokens. */
const longestQuote = 6_000
const longestAligned = 160

/**
 * Finds a quote on a page, whatever its spelling of quotes, dashes, spaces, marks and case: every number, amount, negation,
 * duty, unit and name must stand there in the same order. Undefined when the page does not say it.
 */
export function verifyQuote(quote: string, document: CleanDocument): Found | undefined {
  if (quote.length > longestQuote) return undefined
  const plain = plainQuote(quote)
  const index = indexOf(document)
  const parts = quoteParts(plain)
    .map(tokensOf)
    .filter((tokens) => tokens.length > 0)
  const [only] = parts
  if (only === undefined) return undefined
  if (parts.length > 1) {
    const span = findParts(parts, index, document.text)
    return span === undefined ? undefined : foundAt(index, span.from, span.to, 'ellipsis')
  }
  const place = findExact(only, document, index)
  if (place !== undefined) return foundAt(index, place, place + only.length - 1, 'exact')
  const span = only.length > longestAligned ? undefined : findAligned(only, index)
  return span === undefined ? undefined : foundAt(index, span.from, span.to, 'aligned')
}

function foundAt(index: DocumentIndex, from: number, to: number, match: Found['match']): Found | undefined {
  const [first, last] = [index.tokens[from], index.tokens[to]]
  return first === undefined || last === undefined ? undefined : { start: first.start, end: last.end, match }
}
