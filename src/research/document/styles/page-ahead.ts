import { mediaHolds } from '../css/media.ts'
import { type Attributes, type MarkupHandler, readMarkup } from '../markup/read-markup.ts'
import { voidElements } from '../markup/elements.ts'
import { classesRemovedBy, elementsDefinedBy } from '../markup/script-classes.ts'

/** A style sheet in the order of the page: written in it, or linked from it. */
export type SheetSource = { css: string } | { href: string }

/** What has to be known of a page before it is read: openers may follow their panels, and styles what they speak of. */
export class PageAhead {
  readonly sheets: SheetSource[] = []
  /** Where its addresses start from, as written; '' when it does not say. */
  base = ''
  /** Ids of panels that something on the page opens. */
  readonly controlled = new Set<string>()
  /** Whether some label belongs to a box. */
  labels = false
  /** Whether something turns over slides. */
  slides = false
  /** Classes that scripts of the page take away as it is shown. */
  readonly removed = new Set(['no-js'])
  /** Names of elements that scripts of the page say what they are. */
  readonly defined = new Set<string>()
  /** How many elements the nth element of the page holds. */
  readonly children: number[] = []
  /** Numbers of elements that show a shadow tree without a slot, and nothing of their own. */
  readonly unslotted = new Set<number>()
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
const hiding =
  /display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0|font-size\s*:\s*0|content-visibility|clip|mask|scale|-\d{3,}/i
/** Inside of these nothing is styled as it stands, and no sheet holds. */
const inert = new Set(['noscript', 'template'])

export function readAhead(source: string): PageAhead {
  const reader = new AheadReader()
  readMarkup(source, reader)
  return reader.ahead
}

class AheadReader implements MarkupHandler {
  readonly ahead = new PageAhead()
  private readonly stack: number[] = []
  private inert = 0
  private script: string[] | undefined
  private style: string[] | undefined
  private letters = 0
  /** The shadow tree that is being read. */
  private shadow: { host: number; depth: number; hides: boolean } | undefined
  private scripted = 0

  open(name: string, attributes: Attributes): void {
    const { children } = this.ahead
    const outer = this.stack.at(-1)
    if (outer !== undefined) children[outer] = (children[outer] ?? 0) + 1
    if (name === 'template' && outer !== undefined && attributes.has('shadowrootmode')) {
      this.ahead.unslotted.add(outer)
      this.shadow = { host: outer, depth: this.stack.length, hides: false }
    }
    this.inShadow(name, attributes)
    this.stack.push(children.length)
    children.push(0)
    if (inert.has(name)) this.inert += 1
    if (attributes.size > 0) this.attributes(name, attributes)
    if (name === 'script') this.script = []
    if (
      name === 'style' &&
      this.inert === 0 &&
      /^\s*(?:text\/css)?\s*$/i.test(attributes.get('type') ?? '') &&
      mediaHolds(attributes.get('media') ?? '')
    )
      this.style = []
  }

  close(name: string): void {
    this.stack.pop()
    if (this.shadow !== undefined && this.stack.length <= this.shadow.depth && name === 'template') this.shadow = undefined
    if (inert.has(name)) this.inert -= 1
    if (name === 'script' && this.script !== undefined) {
      const script = this.script.join('')
      for (const one of classesRemovedBy(script)) if (!stateNames.has(one)) this.ahead.removed.add(one)
      for (const one of elementsDefinedBy(script)) this.ahead.defined.add(one)
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
    // A sheet of its own that hides anything may hide the host or the slot.
    if (this.shadow !== undefined && hiding.test(text)) {
      this.ahead.unslotted.add(this.shadow.host)
      this.shadow.hides = true
    }
    if (this.style === undefined || this.letters > longestStyles) return
    this.style.push(text)
    this.letters += text.length
  }

  endFormatting(): void {}

  /** What stands in the host of a shadow is seen where the shadow has a slot for it, and nothing around the slot may hide that. */
  private inShadow(name: string, attributes: Attributes): void {
    if (this.shadow === undefined) return
    if (attributes.has('style') || attributes.has('hidden') || name === 'link') this.shadow.hides = true
    if (name === 'slot' && !attributes.has('name') && !this.shadow.hides) this.ahead.unslotted.delete(this.shadow.host)
  }

  private attributes(name: string, attributes: Attributes): void {
    // A sheet counts as it stands once the page is loaded: many are given to another medium, or loaded ahead, until they are here.
    const href = name === 'link' && this.inert === 0 ? sheetLinkedBy(attributes) : undefined
    if (href !== undefined) this.add({ href })
    if (name === 'base' && this.ahead.base === '') this.ahead.base = (attributes.get('href') ?? '').trim()
    if (name === 'label') this.ahead.labels = true
    if (attributes.has('data-bs-slide') || attributes.has('data-slide') || turner.test(attributes.get('class') ?? ''))
      this.ahead.slides = true
    if (this.inert > 0 || voidElements.has(name)) return
    const named = attributes.get('aria-controls') ?? attributes.get('data-bs-target') ?? attributes.get('data-target')
    const target = attributes.get('href') ?? ''
    const isTab = attributes.get('role') === 'tab' || attributes.has('data-toggle') || attributes.has('data-bs-toggle')
    for (const id of (named ?? (isTab && target.startsWith('#') ? target : '')).split(/\s+/)) {
      const plain = id.replace(/^#/, '')
      if (plain !== '' && this.ahead.controlled.size < mostIds) this.ahead.controlled.add(plain)
    }
  }

  private add(sheet: SheetSource): void {
    if (this.ahead.sheets.length < mostSheets) this.ahead.sheets.push(sheet)
  }
}

/**
 * The address of the style sheet that a `link` brings, as written; undefined where it brings none, or one that is turned off, for another
 * medium or to choose from. A sheet may be given to the screen once it is loaded.
 */
export function sheetLinkedBy(attributes: Attributes): string | undefined {
  const loaded = attributes.get('onload') ?? ''
  const rel = (/\brel\s*=\s*["'](\w+)/.exec(loaded)?.[1] ?? attributes.get('rel') ?? '').toLowerCase().split(/\s+/)
  const medium = /\bmedia\s*=\s*["']([^"']*)/.exec(loaded)?.[1] ?? attributes.get('media') ?? ''
  if (!rel.includes('stylesheet') || rel.includes('alternate') || attributes.has('disabled') || !mediaHolds(medium))
    return undefined
  const href = (attributes.get('href') ?? '').trim()
  return href === '' ? undefined : href
}
