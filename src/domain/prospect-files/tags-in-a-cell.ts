/** What makes a tag ambiguous among others in one cell. */
const ambiguous = /[",;]/

/** Tags as one cell of a file: 'warm, "Berlin, Mitte"'. @see tagsOfCell */
export function cellOfTags(tags: readonly string[]): string {
  return tags.map((tag) => (ambiguous.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag)).join(', ')
}

/** A tag in quotation marks, or anything up to the next comma or semicolon. */
const oneTag = /\s*(?:"(?<quoted>(?:[^"]|"")*)"\s*(?=[,;]|$)|(?<plain>[^,;]*))[,;]?/gu

/** The tags of a cell, in its order. Other programs part them by semicolons, which are taken as well. */
export function tagsOfCell(cell: string): string[] {
  return [...cell.matchAll(oneTag)]
    .map(({ groups }) => groups?.['quoted']?.replaceAll('""', '"') ?? groups?.['plain'] ?? '')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
}
