import { type CssSheet, readSheet } from '../css/rules.ts'
import type { PageAhead, SheetSource } from './page-ahead.ts'
import { siteOf } from '../../site/site.ts'
import { type MissingSheets, PageStyles } from './page-styles.ts'

/** A style sheet that a page links, as it was read. */
export interface LinkedSheet {
  url: string
  css: string
}

/**
 * The styles of a page: of the sheets written in it and of the linked ones that were read.
 */
export function stylesOf(ahead: PageAhead, address: string, linked: readonly LinkedSheet[], length: number): PageStyles {
  const byUrl = new Map(linked.map((sheet) => [sheet.url, sheet.css]))
  const found: CssSheet[] = []
  const base = baseOf(ahead, address)
  let missing: MissingSheets = 'none'
  const add = (source: SheetSource, from: string, depth: number): void => {
    const url = 'href' in source ? addressOf(source.href, from) : undefined
    const css = 'css' in source ? source.css : url === undefined ? sheetWithin(source.href) : byUrl.get(url)
    if (css === undefined || depth > 3) {
      if (url !== undefined && isFontService(url)) return
      missing = missing === 'own' || url === undefined || isOwn(url, address) ? 'own' : 'others'
      return
    }
    const sheet = readSheet(css)
    for (const href of sheet.imports) add({ href }, url ?? from, depth + 1)
    found.push(sheet)
  }
  for (const source of ahead.sheets) add(source, base, 0)
  return new PageStyles(found, missing, length)
}

/** The sheet that is written in an address itself, as in 'data:text/css,p{color:red}'. */
function sheetWithin(href: string): string | undefined {
  const [, base64, data = ''] = /^\s*data:text\/css(?:;(?!base64)[^,;]*)*(;base64)?,(.*)$/is.exec(href) ?? [href]
  if (data === '') return undefined
  if (base64 !== undefined) return Buffer.from(data, 'base64').toString('utf8')
  try {
    return decodeURIComponent(data)
  } catch {
    return data
  }
}

function isOwn(url: string, address: string): boolean {
  return URL.canParse(address) && siteOf(new URL(url)).host === siteOf(new URL(address)).host
}

/** Services whose sheets bring letters and icons and paint nothing. */
const fontServices = new Set([
  'fonts.googleapis.com',
  'fonts.bunny.net',
  'use.typekit.net',
  'p.typekit.net',
  'use.fontawesome.com',
  'fast.fonts.net',
  'cloud.typography.com',
])

function isFontService(url: string): boolean {
  return fontServices.has(new URL(url).host)
}

/** Where addresses of a page start from. */
function baseOf({ base }: PageAhead, address: string): string {
  return base === '' ? address : (addressOf(base, address) ?? address)
}

function addressOf(href: string, from: string): string | undefined {
  const url = from === '' ? URL.parse(href) : URL.parse(href, from)
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
  url.hash = ''
  return url.href
}
