import { withoutUnseen } from '../text/characters.ts'
import type { BlockKind } from '../clean-document/clean-document.ts'
import type { PagePart } from '../clean-document/draft.ts'
import { Captures } from './captures.ts'
import { blockElements, silentElements, voidElements } from '../markup/elements.ts'
import { PageFactsCollector } from '../page-facts/page-facts.ts'
import {
  elementInside,
  type Ending,
  type OpenElement,
  type PageContext,
  openElement,
  root,
  silentElement,
} from './open-element.ts'
import { joinedLines, passageOf } from './passage.ts'
import type { PageAhead } from '../styles/page-ahead.ts'
import type { Attributes, MarkupHandler } from '../markup/read-markup.ts'
import { TableReader } from './table-reader.ts'
import { InlineText } from './inline-text.ts'
import { plainDrafts } from '../passages/plain-text.ts'
import type { StyledElement } from '../css/selector.ts'
import type { PageStyles } from '../styles/page-styles.ts'
import { namesAfterScripts } from '../markup/script-classes.ts'
import { raisedText } from './raised-text.ts'

/** Elements at whose borders words are surely apart: two links side by side are never one word. */
const firmElements = new Set(['a', 'button', 'label'])
/** How many elements outwards an opener is looked for. */
const openerReach = 4
/** Parts whose headings hold for nothing outside them, and outside of which no heading holds for them. */
const asides = new Set(['nav', 'aside', 'footer', 'dialog'])
const asideRoles = new Set(['navigation', 'complementary', 'contentinfo', 'dialog', 'alertdialog'])

/**
 * Turns the elements and text of a page into passages in reading order, with everything left out that nobody sees.
 * Links keep their address as written; nothing is resolved here.
 */
export class HtmlSegmenter implements MarkupHandler {
  readonly facts = new PageFactsCollector()
  private readonly drafts: PagePart[] = []
  private readonly page: PageContext
  private readonly sinks: PagePart[][] = [this.drafts]
  private readonly tables = new TableReader(this.sinks)
  private readonly captures = new Captures()
  private readonly inline = new InlineText()
  private readonly stack: OpenElement[]
  /** Text of the element that takes its text for itself: raised, preformatted, a script, the title. */
  private taken: string | undefined
  private bold = 0
  private blocks = 0
  /** The element that begins, as selectors see it. */
  private styled: StyledElement | undefined
  /** The last element that began inside each. */
  private readonly lastStyled = new WeakMap<StyledElement, StyledElement>()

  /** How many elements began so far. */
  private elements = 0

  constructor(ahead: PageAhead, styles: PageStyles) {
    this.page = { ahead, styles }
    this.stack = [openElement({ look: styles.page })]
  }

  open(name: string, attributes: Attributes): void {
    const outer = this.top
    const number = this.elements
    this.elements += 1
    if (outer.mode === 'silent') {
      this.stack.push(silentElement())
      return
    }
    this.styled = this.page.styles.isEmpty ? undefined : this.styledElement(name, attributes, outer, number)
    this.facts.element(name, attributes)
    if (name === 'title' || silentElements.has(name)) this.openSilent(name, attributes, outer)
    else if (voidElements.has(name)) this.openVoid(name, attributes, outer)
    else this.openElement(name, attributes, outer, this.page.ahead.unslotted.has(number))
  }

  text(text: string): void {
    const { mode } = this.top
    if (mode === 'silent') {
      if (this.taken !== undefined) this.taken += text
      return
    }
    const seen = withoutUnseen(text)
    this.captures.text(seen, mode === 'hidden')
    if (mode === 'hidden') return
    if (this.taken === undefined) this.add(seen)
    else this.taken += seen
  }

  close(): void {
    const element = this.top
    if (element.block && element.mode !== 'silent') this.flush()
    if (this.stack.length > 1) this.stack.pop()
    this.noteOpener(element)
    if (element.ends !== 'none') this.end(element)
    for (let scope = 0; scope < element.scopes; scope += 1) this.sink.push({ type: 'close' })
    if (element.bold) this.bold -= 1
    if (!element.block && element.mode === 'read' && this.top.mode === 'read') {
      if (blockElements.has(element.name)) this.inline.add(' ', false, false)
      else this.inline.border(firmElements.has(element.name) ? 'firmClose' : 'close')
    }
  }

  /** All passages, once the page is read to its end. */
  finish(): PagePart[] {
    this.flush()
    return this.drafts
  }

  endFormatting(depth: number): void {
    const element = this.stack[depth + 1]
    if (element === undefined) return
    if (element.bold) this.bold -= 1
    element.bold = false
    if (element.ends !== 'link') return
    this.end(element)
    element.ends = 'none'
  }

  private get top(): OpenElement {
    return this.stack.at(-1) ?? root
  }

  private get sink(): PagePart[] {
    return this.sinks.at(-1) ?? this.drafts
  }

  private add(text: string): void {
    this.inline.add(text, this.bold > 0, this.captures.links > 0)
  }

  private openSilent(name: string, attributes: Attributes, outer: OpenElement): void {
    const data = name === 'script' && /^application\/(?:[\w.-]+\+)?ld\+json/i.test(attributes.get('type')?.trim() ?? '')
    const ends: Ending = data ? 'data' : name === 'title' ? 'title' : name === 'noscript' ? 'noscript' : 'none'
    if (outer.mode === 'read') this.inline.border('open')
    // Text taken by an element outside stays with that one.
    const takes = ends !== 'none' && this.taken === undefined
    if (takes) this.taken = ''
    this.stack.push(silentElement(name, takes ? ends : 'none'))
  }

  private openVoid(name: string, attributes: Attributes, outer: OpenElement): void {
    if (name === 'img') {
      this.captures.picture(attributes.get('alt'))
      if (this.liesBelow(attributes)) outer.look = { ...outer.look, background: undefined }
    }
    if (outer.mode === 'read') {
      if (name === 'br' && this.taken !== undefined) this.taken += '\n'
      else if (name === 'br' && outer.level === 0) this.inline.breakLine()
      else if (name === 'br') this.inline.add(' ', false, false)
      else if (name === 'hr') this.flush()
      else if (name !== 'wbr') this.inline.border('open')
    }
    this.stack.push(silentElement(name))
  }

  private openElement(name: string, attributes: Attributes, outer: OpenElement, unslotted: boolean): void {
    this.blocks += 1
    const beginning = {
      name,
      attributes,
      number: this.blocks,
      blocksHold: this.taken === undefined,
      styled: this.styled,
      opener: this.hasOpenerBefore(),
      unslotted,
    }
    const { element, panel, looksBlock, covers } = elementInside(outer, beginning, this.page)
    if (outer.mode === 'read') {
      if (element.block) this.flush()
      else if (looksBlock) this.inline.add(' ', false, false)
      else this.inline.border(firmElements.has(name) ? 'firmOpen' : 'open')
    }
    element.from = this.sink.length
    if (covers) this.cover(outer)
    if (element.bold) this.bold += 1
    if (element.mode === 'read') this.beginPart(element, attributes, panel !== undefined)
    if (element.mode === 'read' || element.zone.navigation) this.captures.begin(element, attributes)
    if (element.mode === 'read' && element.ends === 'none') this.beginTaking(element)
    this.stack.push(element)
  }

  /** Whether a picture is taken out of the flow: text may stand on it. */
  private liesBelow(attributes: Attributes): boolean {
    const position = this.page.styles.of(this.styled, attributes.get('style')).get('position') ?? ''
    return /^(?:absolute|fixed)$/.test(position)
  }

  private styledElement(name: string, attributes: Attributes, outer: OpenElement, number: number): StyledElement {
    const parent = outer.styled
    const before = parent === undefined ? undefined : this.lastStyled.get(parent)
    const element: StyledElement = {
      name,
      attributes,
      classes: (namesAfterScripts(attributes.get('class'), this.page.ahead.removed) ?? '')
        .split(/\s+/)
        .filter((one) => one !== ''),
      parent,
      before,
      place: (before?.place ?? 0) + 1,
      children: this.page.ahead.children[number] ?? 0,
      siblings: parent?.children ?? 1,
      defined: !name.includes('-') || this.page.ahead.defined.has(name),
    }
    if (parent !== undefined) this.lastStyled.set(parent, element)
    return element
  }

  /** Takes away what stands before in the same element: something lies over it. */
  private cover(outer: OpenElement): void {
    const { sink } = this
    const kept = sink.slice(outer.from).filter((draft) => draft.type !== 'block')
    if (outer.from <= sink.length) sink.splice(outer.from, sink.length - outer.from, ...kept)
  }

  /** Whether something that opens what follows stands right before an element that begins, or tabs that have no panel yet. */
  private hasOpenerBefore(): boolean {
    let isRightBefore = true
    for (let place = 1; place <= openerReach; place += 1) {
      const around = this.stack.at(-place)
      if (around === undefined) return false
      if (around.openers > 0 && (around.widget > 0 || (isRightBefore && around.last === 'opener'))) return true
      isRightBefore &&= around.last === 'nothing'
    }
    return false
  }

  private noteOpener(element: OpenElement): void {
    if (element.mode !== 'read') return
    const outer = this.top
    if (element.panel) {
      outer.openers = Math.max(0, outer.openers - 1)
      if (outer.openers === 0) outer.last = 'passage'
      return
    }
    const count = element.opener ? Math.max(1, element.openers) : element.openers
    outer.openers += count
    if (count > 0 && (element.opener || !element.holdsPassages)) outer.last = 'opener'
    else if (element.block) {
      outer.last = 'passage'
      outer.holdsPassages = true
    }
  }

  /** Begins the kind of passage, the part of the outline or of a table that the element is. */
  private beginPart(element: OpenElement, attributes: Attributes, isPanel: boolean): void {
    const role = attributes.get('role') ?? ''
    const { name, entry } = element
    if (!this.tables.begin(element, attributes)) {
      if (name === 'li' || role === 'listitem') this.beginEntry(element, 'item')
      else if (name === 'dt') this.beginEntry(element, 'term')
      else if (name === 'dd') {
        this.beginEntry(element, 'definition')
        this.beginScope(element, '', false)
      } else if (name === 'ul' || name === 'ol') {
        element.entry = undefined
        element.kind = 'paragraph'
        if (entry !== undefined && entry.lead !== '') this.beginScope(element, entry.lead, false)
      }
    }
    if (asides.has(name) || asideRoles.has(role)) this.beginScope(element, '', true)
    else if (name === 'details') this.beginScope(element, '', false)
    else if (isPanel) {
      const label = this.captures.labelOf(attributes)
      if (label !== undefined) this.beginScope(element, label, false)
    }
  }

  private beginEntry(element: OpenElement, kind: BlockKind): void {
    element.kind = kind
    element.entry = { used: false, lead: '' }
  }

  private beginScope(element: OpenElement, label: string, aside: boolean): void {
    element.scopes += 1
    this.sink.push({ type: 'open', label, aside })
  }

  private beginTaking(element: OpenElement): void {
    const { name } = element
    if (this.taken !== undefined) return
    if (name === 'sup' || name === 'sub' || name === 'pre') {
      element.ends = name === 'pre' ? 'pre' : 'raised'
      this.taken = ''
    } else if (name === 'q') {
      element.ends = 'quote'
      this.add('“')
    }
  }

  private end(element: OpenElement): void {
    const taken = this.taken ?? ''
    if (element.ends === 'link' || element.ends === 'tab') {
      const link = this.captures.end(element)
      if (link !== undefined) this.sink.push(link)
    } else if (element.ends === 'table') this.pushAll(this.tables.endTable())
    else if (element.ends === 'cell') this.tables.endCell()
    else if (element.ends === 'caption') this.sinks.pop()
    else if (element.ends === 'section') this.tables.endSection()
    else if (element.ends === 'quote') this.add('”')
    else {
      this.taken = undefined
      if (element.ends === 'title') this.facts.title(taken)
      else if (element.ends === 'data') this.facts.data(taken)
      else if (element.ends === 'noscript') this.facts.noscript(taken)
      else if (element.ends === 'raised') this.add(raisedText(element.name, taken, this.inline.tail))
      else this.pushAll(plainDrafts(taken, { zone: element.zone, hiddenIn: element.hiddenIn }))
    }
  }

  private pushAll(drafts: readonly PagePart[]): void {
    for (const draft of drafts) this.sink.push(draft)
  }

  /** Ends a passage: what was gathered since the last block border becomes one block a line. */
  private flush(): void {
    if (this.taken !== undefined || this.inline.isEmpty) return
    const element = this.top
    const lines = joinedLines(this.inline.take())
    for (const line of lines) {
      this.sink.push(passageOf(line, element))
      if (element.inCell) this.tables.line(line)
    }
    if (element.entry !== undefined && lines.length > 0) element.entry.used = true
  }
}
