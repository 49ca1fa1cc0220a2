import { collapsed, withoutUnseen } from '../text/characters.ts'
import type { Attributes } from '../markup/read-markup.ts'

/** What a page says about itself outside its running text, and marks by which walls and shells are known. */
export class PageFacts {
  title = ''
  language = ''
  /** Address that relative links start from, '' when the page's own. */
  base = ''
  readonly structuredData: unknown[] = []
  /** Dates in the page's data, as given: 'modified' ones tell more than 'published' ones. */
  readonly modified: string[] = []
  readonly published: string[] = []
  scripts = 0
  passwordFields = 0
  /** Id of an empty element that scripts fill. */
  appRoot = false
  noscript = ''
}

const longestData = 500_000
const deepestData = 60
const mostData = 500

/** Gathers them as a page is read, told of every element in order: of titles, languages and bases the first counts. */
export class PageFactsCollector {
  readonly facts = new PageFacts()
  private socialTitle = ''

  element(name: string, attributes: Attributes): void {
    if (name === 'html') this.facts.language ||= (attributes.get('lang') ?? '').trim().toLowerCase()
    else if (name === 'base') this.facts.base ||= attributes.get('href') ?? ''
    else if (name === 'meta') this.meta(attributes)
    else if (name === 'script') this.facts.scripts += 1
    else if (name === 'input' && attributes.get('type')?.toLowerCase() === 'password') this.facts.passwordFields += 1
    else if (name === 'time') this.time(attributes)
    if (appRoots.has(attributes.get('id') ?? '')) this.facts.appRoot = true
    if (name === 'app-root') this.facts.appRoot = true
  }

  title(text: string): void {
    this.facts.title ||= collapsed(withoutUnseen(text))
  }

  noscript(text: string): void {
    if (this.facts.noscript.length < 1_000) this.facts.noscript += text
  }

  /** Text of a JSON-LD script; broken ones and ones nested beyond reason are left out. */
  data(text: string): void {
    if (text.length > longestData || this.facts.structuredData.length >= mostData) return
    const json = text
      .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)/, '')
      .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*$/, '')
    if (depthOf(json) > deepestData) return
    const parsed = parsedJson(json)
    const objects = Array.isArray(parsed) ? parsed : [parsed]
    for (const object of objects) if (typeof object === 'object' && object !== null) this.facts.structuredData.push(object)
  }

  finish(): PageFacts {
    this.facts.title ||= this.socialTitle
    return this.facts
  }

  private meta(attributes: Attributes): void {
    const [named = ''] = ['property', 'name', 'itemprop', 'http-equiv'].flatMap((attribute) => attributes.get(attribute) ?? [])
    const name = named.toLowerCase()
    const content = (attributes.get('content') ?? '').slice(0, 500)
    if (name === 'og:title') this.socialTitle ||= collapsed(withoutUnseen(content))
    else if (name === 'content-language') this.facts.language ||= content.trim().toLowerCase()
    else if (name === 'og:locale' || name === 'dc.language')
      this.facts.language ||= content.trim().toLowerCase().replace('_', '-')
    else if (modifiedNames.has(name)) this.facts.modified.push(content)
    else if (publishedNames.has(name)) this.facts.published.push(content)
  }

  private time(attributes: Attributes): void {
    const date = attributes.get('datetime')
    const property = attributes.get('itemprop') ?? ''
    const classes = attributes.get('class') ?? ''
    if (date === undefined) return
    if (property === 'dateModified' || /\b(?:updated|modified)\b/.test(classes)) this.facts.modified.push(date)
    else if (property === 'datePublished' || /\bpublished\b/.test(classes)) this.facts.published.push(date)
  }
}

const appRoots = new Set([
  'root',
  'app',
  '__next',
  '__nuxt',
  'app-root',
  'react-root',
  'gatsby-focus-wrapper',
  '___gatsby',
  'svelte',
  'ember-app',
])
const modifiedNames = new Set(
  `article:modified_time og:updated_time last-modified lastmod dcterms.modified dc.date.modified datemodified
  revised last-update lastupdated last_updated`.split(/\s+/),
)
const publishedNames = new Set(
  'article:published_time dcterms.created dcterms.date dc.date dc.date.issued dcterms.issued date datepublished'.split(' '),
)

/** Deepest nesting of brackets, without parsing; brackets inside strings do not count. */
function depthOf(json: string): number {
  let depth = 0
  let deepest = 0
  let quoted = false
  for (let place = 0; place < json.length; place += 1) {
    const code = json.charCodeAt(place)
    if (quoted) {
      if (code === 0x5c) place += 1
      else if (code === 0x22) quoted = false
    } else if (code === 0x22) quoted = true
    else if (code === 0x7b || code === 0x5b) deepest = Math.max(deepest, ++depth)
    else if (code === 0x7d || code === 0x5d) depth -= 1
  }
  return deepest
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    // Line breaks inside strings are the commonest fault of hand-written JSON-LD.
    try {
      return JSON.parse(json.replace(/[\n\r\t]+/g, ' '))
    } catch {
      return undefined
    }
  }
}
