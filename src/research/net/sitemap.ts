const longest = 10_000_000

/** Addresses inside the `<loc>` elements of a sitemap or sitemap index, at most `limit`. */
export function sitemapLocations(xml: string, limit: number): string[] {
  const locations: string[] = []
  for (const match of xml.slice(0, longest).matchAll(/<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]\s]{1,2000})/gi)) {
    if (match[1] !== undefined) locations.push(decodeEntities(match[1]))
    if (locations.length >= limit) break
  }
  return locations
}

/** Whether the text is an index of sitemaps. */
export function isSitemapIndex(xml: string): boolean {
  return /<sitemapindex[\s>]/i.test(xml.slice(0, 5_000))
}

function decodeEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}
