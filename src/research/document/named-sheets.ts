import type { LinkedSheet } from './linked-sheets.ts'

// Style sheets are fetched before a page is read, so their addresses are looked for in the markup as it came: in one pass that reads
// next to nothing, since it happens where others wait. It may name a sheet too many, of a comment say, which the reading leaves
// out; one that it does not see is missing there, and what it may hide is in doubt.

/** Links to style sheets stand at the beginning of a page; so much of it is looked at for them, in characters. */
const beginning = 300_000
const mostSheets = 12
/** Tags and rules that are looked at, and how much of each, in characters. */
const mostPlaces = 100
const longestPlace = 2_000

/** Addresses of the style sheets that a page links or imports by a sheet written in it, absolute, in order. */
export function sheetsNamedBy(markup: string, address: string): string[] {
  const text = markup.slice(0, beginning)
  const [base] = hrefsOf(text, '<base')
  const from = base === undefined ? address : (URL.parse(base, address)?.href ?? address)
  const linked = hrefsOf(text, '<link', (tag) => /\brel\s*=\s*(["']?)[^"'>]*\bstylesheet\b/i.test(tag))
  return absolute([...linked, ...importsIn(text)], from)
}

/** Addresses of the sheets that a sheet imports, absolute. */
export function sheetsImportedBy({ url, css }: LinkedSheet): string[] {
  return absolute(importsIn(css), url)
}

function hrefsOf(text: string, tag: '<link' | '<base', isMeant: (tag: string) => boolean = () => true): string[] {
  return placesOf(text, tag).flatMap((place) => {
    const written = place.slice(0, endOfTag(place))
    if (!isMeant(written)) return []
    const found = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(written)
    const href = found?.[1] ?? found?.[2] ?? found?.[3]
    return href === undefined ? [] : [href.replaceAll('&amp;', '&').trim()]
  })
}

/** Where a tag ends: a '>' in an attribute ends none. */
function endOfTag(tag: string): number {
  let quote = ''
  for (let at = 0; at < tag.length; at += 1) {
    const letter = tag.charAt(at)
    if (quote !== '') quote = letter === quote ? '' : quote
    else if (letter === '>') return at
    else if (letter === '"' || letter === "'") quote = letter
  }
  return tag.length
}

function importsIn(text: string): string[] {
  return placesOf(text, '@import').flatMap((place) => {
    const href = /^@import\s*(?:url\(\s*)?["']?([^"')\s;]+)/i.exec(place)?.[1]
    return href === undefined ? [] : [href]
  })
}

/** The first places where a word stands, whatever the case of its letters, each with what follows. */
function placesOf(text: string, word: string): string[] {
  const places: string[] = []
  const search = new RegExp(word, 'gi')
  for (let found = search.exec(text); found !== null && places.length < mostPlaces; found = search.exec(text))
    places.push(text.slice(found.index, found.index + longestPlace))
  return places
}

function absolute(hrefs: readonly string[], from: string): string[] {
  const urls = hrefs.flatMap((href) => {
    const url = URL.parse(href, from)
    if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return []
    url.hash = ''
    return [url.href]
  })
  return [...new Set(urls)].slice(0, mostSheets)
}
