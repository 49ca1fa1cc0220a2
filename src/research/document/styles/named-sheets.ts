import { importedBy } from '../css/rules.ts'
import { sheetLinkedBy } from './page-ahead.ts'
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
  const [base] = placesOf(text, /<base\b/gi).flatMap((place) => attributesOf(place).get('href')?.trim() ?? [])
  const from = base === undefined ? address : (URL.parse(base, address)?.href ?? address)
  return absolute(
    placesOf(text, /<link\b|@import\b/gi).flatMap((place) => hrefOf(place) ?? []),
    from,
  )
}

/** Addresses of the sheets that a sheet imports, absolute. */
export function sheetsImportedBy({ url, css }: LinkedSheet): string[] {
  return absolute(
    placesOf(css, /@import\b/gi).flatMap((place) => hrefOf(place) ?? []),
    url,
  )
}

function hrefOf(place: string): string | undefined {
  return place.startsWith('@') ? importedBy(/^[^;}]*/.exec(place)?.[0] ?? '') : sheetLinkedBy(attributesOf(place))
}

const signs: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#39;': "'", '&apos;': "'" }

/** What a tag has, by its name in small letters, as browsers read it. */
function attributesOf(tag: string): Map<string, string> {
  const attributes = new Map<string, string>()
  const parts = /(>)|([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
  parts.lastIndex = tag.search(/[\s/]|$/)
  for (let found = parts.exec(tag); found !== null && found[1] === undefined; found = parts.exec(tag)) {
    const [, , name = '', ...values] = found
    const value = values.find((one) => one !== undefined) ?? ''
    const known = name.toLowerCase()
    if (!attributes.has(known))
      attributes.set(
        known,
        value.replace(/&(?:amp|quot|#39|apos);/g, (sign) => signs[sign] ?? sign),
      )
  }
  return attributes
}

/** The first places where something is found, each with what follows. */
function placesOf(text: string, search: RegExp): string[] {
  const places: string[] = []
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
