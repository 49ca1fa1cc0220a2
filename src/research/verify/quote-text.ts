const entities: Record<string, string> = {
  amp: '&',
  nbsp: ' ',
  quot: '"',
  apos: "'",
  '#39': "'",
  lt: '<',
  gt: '>',
  mdash: '—',
  ndash: '–',
}

/**
 * A quote without what models and people put around the words: marks of Markdown, entities, unseen characters, a bullet.
 */
export function plainQuote(quote: string): string {
  return quote
    .replace(/[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g, '')
    .replace(/&(amp|nbsp|quot|apos|#39|lt|gt|mdash|ndash);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\[([^\]]{1,300})\]\(https?:[^()\s]{1,500}\)/g, '$1')
    .replace(/\*\*|__|`|(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, '')
    .replace(/^\s*(?:#{1,6}|>+|[-–—*•·▪◦]|\(?\d{1,2}[.)])\s+/, '')
}

/** The parts of a quote with ellipses: 'The fee … is refunded' has two. */
export function quoteParts(quote: string): string[] {
  return quote
    .split(/\s*(?:\[\s*(?:…|\.{3,})\s*\]|\(\s*(?:…|\.{3,})\s*\)|…|\.{3,}|(?:\s\.){3,})\s*/)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
}
