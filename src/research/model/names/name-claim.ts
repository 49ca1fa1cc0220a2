import { looksLikeAcronym } from '#domain/certifications/name-key.ts'
import type { Claim } from '../../drafts/draft.ts'
import { evidenceFor } from '../../verify/evidence.ts'
import { plainQuote } from '../../verify/quote-text.ts'
import { tokensOf } from '../../verify/tokens.ts'
import type { Place } from './locate.ts'

/** A name as a model writes it where it is the page's but for case and number, 'Ocularist' of 'Ocularists'; else as the page does. */
export function nameClaim(name: string, place: Omit<Place, 'lines'>): Claim | undefined {
  const { document, start, end } = place
  const written = tidy(document.text.slice(start, end))
  // Cells side by side are no name as they stand: see `findComposed`.
  if (written.includes(' | ')) return undefined
  const told = tidy(plainQuote(name))
  const plain = /^[\p{L}\p{N}\s&+’'.,:;/()–—-]+$/u.test(told) && tokensOf(told).length === tokensOf(written).length
  const text = plain ? told : written
  const claim: Claim = { text, documentId: document.id, start, end, witness: 'model' }
  const isSaid = evidenceFor({ document, start, end, value: text, witness: 'model' }) !== undefined
  return (/\p{L}{2}/u.test(text) || looksLikeAcronym(text)) && isSaid ? claim : undefined
}

/** A name without marks, in single spaces. */
export function tidy(text: string): string {
  return text.replace(/[®™℠]/g, '').replace(/\s+/g, ' ').trim()
}
