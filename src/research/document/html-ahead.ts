import { mediaHolds } from './css-media.ts'
import type { Attributes, MarkupHandler } from './html-reader.ts'
import { readMarkup } from './html-reader.ts'
import { voidElements } from './html-elements.ts'
import { classesRemovedBy } from './script-classes.ts'

/** A style sheet in the order of the page: written in it, or linked from it. */
export type SheetSource = { css: string } | { href: string }

/** What has to be known of a page before it is read: openers may follow their panels, and styles what they speak of. */
export interface PageAhead {
  sheets: readonly SheetSource[]
  /** Where its addresses start from, as written; '' when it does not say. */
  base: string
  /** Ids of panels that something on the page opens. */
  controlled: ReadonlySet<string>
  /** Whether some label belongs to a box. */
  labels: boolean
  /** Whether something turns over slides. */
  slides: boolean
  /** Classes that scripts of the page take away as it is shown. */
  removed: ReadonlySet<string>
  /** How many elements the nth element of the page holds. */
  children: readonly number[]
  /** Numbers of elements that show a shadow tree without a slot, and nothing of their own. */
  unslotted: ReadonlySet<number>
}

const mostIds = 5_000
const mostSheets = 60
const longestStyles = 1_500_000
const longestScripts = 500_000
/** Taken away and given again as a person goes through tabs. */
const stateNames = new Set([
  'active',
  'show',
  'open',
  'current',
  'selected',
  'is-active',
  'is-open',
  'expanded',
  'collapsed',
  'fade',
  'in',
])
const turner =
  /(?:^|[\s_-])(?:carousel|slick|swiper|splide|glide|slider|slide|flickity|owl|embla)[\w-]*(?:control|arrow|next|prev|button|dot|bullet|nav|pagination|indicator)/i
/** Inside of these nothing is styled as it stands, and no sheet holds. */
const inert = new Set(['noscript', 'template'])

export function readAhead(source: string): PageAhead {
  const reader = new AheadReader()
  readMarkup(source, reader)
  return reader.ahead
}

/** The same while it is gathered. */
interface Writable extends PageAhead {
  sheets: SheetSource[]
  base: string
  controlled: Set<string>
  removed: Set<string>
  children: number[]
  unslotted: Set<number>
}

class AheadReader implements MarkupHandler {
  readonly ahead: Writable = {
    sheets: [],
    base: '',
    controlled: new Set(),
    labels: false,
    slides: false,
    removed: new Set(['no-js']),
    children: [],
    unslotted: new Set(),
  }
  private readonly stack: number[] = []
  private inert = 0
  private script: string[] | undefined
  private style: string[] | undefined
  private letters = 0
  private scripted = 0

  open(name: string, attributes: Attributes): void {
    const { children } = this.ahead
    const outer = this.stack.at(-1)
    if (outer !== undefined) children[outer] = (children[outer] ?? 0) + 1
    if (name === 'template' && outer !== undefined && attributes.has('shadowrootmode')) this.ahead.unslotted.add(outer)
    if (name === 'slot' && this.inert > 0) for (const around of this.stack) this.ahead.unslotted.delete(around)
    this.stack.push(children.length)
    children.push(0)
    if (inert.has(name)) this.inert += 1
    if (attributes.size > 0) this.attributes(name, attributes)
    if (name === 'script') this.script = []
    if (name === 'style' && this.inert === 0 && mediaHolds(attributes.get('media') ?? '')) this.style = []
  }

  close(name: string): void {
    this.stack.pop()
    if (inert.has(name)) this.inert -= 1
    if (name === 'script' && this.script !== undefined) {
      for (const one of classesRemovedBy(this.script.join(''))) if (!stateNames.has(one)) this.ahead.removed.add(one)
      this.script = undefined
    }
    if (name !== 'style' || this.style === undefined) return
    this.add({ css: this.style.join('') })
    this.style = undefined
  }

  text(text: string): void {
    if (this.script !== undefined && this.scripted < longestScripts) {
      this.script.push(text)
      this.scripted += text.length
    }
    if (this.style === undefined || this.letters > longestStyles) return
    this.style.push(text)
    this.letters += text.length
  }

  endFormatting(): void {}

  private attributes(name: string, attributes: Attributes): void {
    if (name === 'link' && this.inert === 0) this.link(attributes)
    if (name === 'base' && this.ahead.base === '') this.ahead.base = (attributes.get('href') ?? '').trim()
    if (name === 'label') this.ahead.labels = true
    if (attributes.has('data-bs-slide') || attributes.has('data-slide') || turner.test(attributes.get('class') ?? ''))
      this.ahead.slides = true
    if (this.inert > 0 || voidElements.has(name)) return
    const named = attributes.get('aria-controls') ?? attributes.get('data-bs-target') ?? attributes.get('data-target')
    const href = attributes.get('href') ?? ''
    const isTab = attributes.get('role') === 'tab' || attributes.has('data-toggle') || attributes.has('data-bs-toggle')
    for (const id of (named ?? (isTab && href.startsWith('#') ? href : '')).split(/\s+/)) {
      const plain = id.replace(/^#/, '')
      if (plain !== '' && this.ahead.controlled.size < mostIds) this.ahead.controlled.add(plain)
    }
  }

  /** A sheet counts as it stands once the page is loaded: many are given to another medium, or loaded ahead, until they are here. */
  private link(attributes: Attributes): void {
    const loaded = attributes.get('onload') ?? ''
    const rel = (/\brel\s*=\s*["'](\w+)/.exec(loaded)?.[1] ?? attributes.get('rel') ?? '').toLowerCase().split(/\s+/)
    const medium = /\bmedia\s*=\s*["']([^"']*)/.exec(loaded)?.[1] ?? attributes.get('media') ?? ''
    if (!rel.includes('stylesheet') || rel.includes('alternate') || attributes.has('disabled') || !mediaHolds(medium)) return
    const href = (attributes.get('href') ?? '').trim()
    if (href !== '') this.add({ href })
  }

  private add(sheet: SheetSource): void {
    if (this.ahead.sheets.length < mostSheets) this.ahead.sheets.push(sheet)
  }
}
