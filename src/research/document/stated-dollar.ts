import type { CleanDocument } from './clean-document.ts'

/** 'All fees are in Canadian dollars', 'Prices in AUD': what a bare '$' of the page stands for. */
const statement =
  /\b(?:fees?|prices?|amounts?|costs?|rates?|charges?|dollars?|payments?|figures?)\b[^.\n$]{0,60}?\b(Canadian|Australian|New Zealand|Hong Kong|Singapore|US|U\.S\.|American|CAD|AUD|NZD|HKD|SGD|USD)(?: (?:dollars|funds|currency)\b|(?![\p{L}\p{N}]))/giu

const codes: Record<string, string> = {
  canadian: 'CAD',
  australian: 'AUD',
  'new zealand': 'NZD',
  'hong kong': 'HKD',
  singapore: 'SGD',
  us: 'USD',
  'u.s.': 'USD',
  american: 'USD',
}

const known = new WeakMap<CleanDocument, string>()

/** ISO 4217 code of the one dollar a page says its amounts are in; '' when it names none or several. */
export function statedDollar(document: CleanDocument): string {
  const before = known.get(document)
  if (before !== undefined) return before
  const found = new Set<string>()
  for (const match of document.text.slice(0, 200_000).matchAll(statement)) {
    const [whole, country = ''] = match
    const isCode = /^[A-Z]{3}$/.test(country)
    if (!isCode && !/(?:dollars|funds|currency)$/i.test(whole)) continue
    found.add(codes[country.toLowerCase()] ?? country.toUpperCase())
  }
  const [only = '', ...others] = found
  const code = others.length > 0 ? '' : only
  known.set(document, code)
  return code
}
