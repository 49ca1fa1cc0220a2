import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import {
  adAttributes,
  blockElements,
  endsParagraph,
  namingAttributes,
  silentElements,
  tableCells,
  tableParts,
  voidElements,
} from './elements.ts'

/** Attributes of one element that matter for reading, names in lower case. */
export type Attributes = ReadonlyMap<string, string>

/** Receives a page as strictly nested elements and text, in order. */
export interface MarkupHandler {
  open(name: string, attributes: Attributes): void
  close(name: string): void
  text(text: string): void
  /** A formatting element, `depth` places from the outermost, ended while blocks inside it stay open. */
  endFormatting(depth: number): void
}

const keptAttributes = new Set([
  ...namingAttributes,
  ...adAttributes,
  ...`alt bgcolor class color colspan content datetime dir height hidden href http-equiv id itemprop lang name open property role
  rowspan scope style title type data-target data-bs-target data-toggle data-bs-toggle aria-controls aria-hidden
  aria-label aria-labelledby aria-level aria-expanded checked cite data-background data-background-image data-bg
  data-bg-image data-parallax data-settings disabled for itemtype media onclick onload popover rel tabindex typeof
  data-slide data-bs-slide data-aos shadowrootmode`.split(/\s+/),
])
const longestAttributeName = 32
/** Longer values are cut: no page needs them, and patterns searched in them take time. */
const longestValue = 500
const longestLongValue = 4_000

/** How deep tables may stand in each other before the inner ones are read as plain text; hostile pages nest thousands. */
const deepestTable = 8
/** How far back an element is looked for that a sibling ends by opening; keeps hostile nesting linear. */
const lookBack = 64

const headings: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const [listEntries, lists] = [['li'], ['ul', 'ol', 'menu', 'dir']]
const [definitions, definitionLists] = [['dt', 'dd'], ['dl']]

/** What opens inside these ends nothing outside. Source: HTML Living Standard, 13.2.4.2; noscript is text where scripts run. */
const closedWorlds = new Set(['template', 'noscript', 'object', 'applet', 'marquee'])

interface OpenTable {
  /** Places in the stack of the table and of its open parts, -1 when not open. */
  table: number
  row: number
  cell: number
}

const noAttributes: Attributes = new Map()

/**
 * Reads HTML by htmlparser2's tokenizer with its own stack of open elements: its Parser takes seconds for a page of 100,000
 * open divs, this one stays linear. Ends left out in the source are put in as a browser would where it changes what is read.
 * @param asked names of further attributes to be kept
 */
export function readMarkup(source: string, handler: MarkupHandler, asked: ReadonlySet<string> = noNames): void {
  new MarkupReader(source, handler, asked).run()
}

const noNames: ReadonlySet<string> = new Set()

class MarkupReader implements TokenizerCallbacks {
  private readonly source: string
  private readonly handler: MarkupHandler
  private readonly asked: ReadonlySet<string>
  private readonly stack: string[] = []
  private readonly tables: OpenTable[] = []
  /** Open elements by name, one for the page and one for each open table, cell and closed world. */
  private readonly scopes: { from: number; open: Map<string, number> }[] = [{ from: 0, open: new Map() }]
  private tooDeepTables = 0
  private foreign = 0
  private tag = ''
  private attributes: Map<string, string> | undefined
  private attribute = ''
  private value = ''

  constructor(source: string, handler: MarkupHandler, asked: ReadonlySet<string>) {
    this.source = source
    this.handler = handler
    this.asked = asked
  }

  run(): void {
    const tokenizer = new Tokenizer({ decodeEntities: true }, this)
    tokenizer.write(this.source)
    tokenizer.end()
  }

  ontext(start: number, end: number): void {
    this.handler.text(this.source.slice(start, end))
  }
  ontextentity(codePoint: number): void {
    this.handler.text(String.fromCodePoint(codePoint))
  }
  onopentagname(start: number, end: number): void {
    this.tag = this.source.slice(start, end).toLowerCase()
    this.attributes = undefined
  }
  onattribname(start: number, end: number): void {
    const name = end - start > longestAttributeName ? '' : this.source.slice(start, end).toLowerCase()
    this.attribute = keptAttributes.has(name) || this.asked.has(name) ? name : ''
    this.value = ''
  }
  onattribdata(start: number, end: number): void {
    if (this.attribute !== '') this.value += this.source.slice(start, end)
  }
  onattribentity(codePoint: number): void {
    if (this.attribute !== '') this.value += String.fromCodePoint(codePoint)
  }
  onattribend(): void {
    if (this.attribute === '') return
    this.attributes ??= new Map()
    const longest =
      this.attribute === 'style' || this.attribute === 'href' || this.attribute === 'content' ? longestLongValue : longestValue
    if (!this.attributes.has(this.attribute)) this.attributes.set(this.attribute, this.value.slice(0, longest))
  }
  onopentagend(): void {
    this.open(this.tag, this.attributes ?? noAttributes)
  }
  onselfclosingtag(): void {
    const name = this.tag
    this.open(name, this.attributes ?? noAttributes)
    if (this.foreign > 0 && this.stack.at(-1) === name) this.cut(this.stack.length - 1)
  }
  onclosetag(start: number, end: number): void {
    this.close(this.source.slice(start, end).toLowerCase())
  }
  oncdata(start: number, end: number): void {
    if (this.foreign > 0) this.handler.text(this.source.slice(start, end))
  }
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {
    this.cut(0)
  }
  isInForeignContext(): boolean {
    return this.foreign > 0
  }

  private open(tag: string, attributes: Attributes): void {
    let name = tag === 'image' ? 'img' : tag
    if (name === 'table' && this.tables.length >= deepestTable) this.tooDeepTables += 1
    if (this.tooDeepTables > 0 && (name === 'table' || tableParts.has(name))) name = 'div'
    this.endWhatItEnds(name)
    this.handler.open(name, attributes)
    if (voidElements.has(name)) {
      this.handler.close(name)
      return
    }
    this.push(name)
  }

  private push(name: string): void {
    const place = this.stack.length
    const table = this.tables.at(-1)
    if (name === 'table') this.tables.push({ table: place, row: -1, cell: -1 })
    else if (name === 'tr' && table !== undefined) table.row = place
    else if (tableCells.has(name) && table !== undefined) table.cell = place
    if (name === 'svg' || name === 'math') this.foreign += 1
    if (name === 'table' || closedWorlds.has(name) || (tableCells.has(name) && table !== undefined))
      this.scopes.push({ from: place, open: new Map() })
    this.stack.push(name)
    const open = this.scope().open
    open.set(name, (open.get(name) ?? 0) + 1)
  }

  private close(tag: string): void {
    let name = tag
    if (this.tooDeepTables > 0 && (name === 'table' || tableParts.has(name))) {
      if (name === 'table') this.tooDeepTables -= 1
      name = 'div'
    }
    if (name === 'br') {
      this.handler.open('br', noAttributes)
      this.handler.close('br')
      return
    }
    // What follows the end of the page is still read.
    if (name === 'body' || name === 'html' || voidElements.has(name)) return
    const table = this.tables.at(-1)
    if (table !== undefined && name === 'table') this.cut(table.table)
    else if (table !== undefined && name === 'tr') this.cutPart(table.row)
    else if (table !== undefined && (name === 'thead' || name === 'tbody' || name === 'tfoot')) this.cut(table.table + 1)
    else if (table !== undefined && (name === 'td' || name === 'th')) this.cutPart(table.cell)
    else if (this.isOpen(name)) this.closeOpen(name)
    else if (name === 'p') {
      this.handler.open('p', noAttributes)
      this.handler.close('p')
    }
  }

  /** Ends the innermost open element of that name; an inline one does not end the blocks inside it. */
  private closeOpen(name: string): void {
    const block = blockElements.has(name) || silentElements.has(name)
    const furthest = block ? this.scope().from : Math.max(this.scope().from, this.stack.length - lookBack)
    let blocked = false
    for (let place = this.stack.length - 1; place >= furthest; place -= 1) {
      const candidate = this.stack[place] ?? ''
      if (candidate === name) {
        if (blocked) this.handler.endFormatting(place)
        else this.cut(place)
        return
      }
      if (!block && blockElements.has(candidate)) blocked = true
    }
  }

  private endWhatItEnds(name: string): void {
    if (endsParagraph.has(name) && this.isOpen('p')) this.closeOpen('p')
    if (headings.has(name) && headings.has(this.stack.at(-1) ?? '')) this.cut(this.stack.length - 1)
    else if (name === 'li') this.endSibling(listEntries, lists)
    else if (name === 'dt' || name === 'dd') this.endSibling(definitions, definitionLists)
    else if (name === 'a' || name === 'button') {
      if (this.isOpen(name)) this.closeOpen(name)
    } else if (name === 'body') this.endSibling(['head'], [])
    else if (tableParts.has(name)) this.endTableParts(name)
  }

  private endTableParts(name: string): void {
    const table = this.tables.at(-1)
    if (table === undefined) return
    if (name === 'td' || name === 'th') this.cutPart(table.cell)
    else if (name === 'tr') this.cutPart(table.row === -1 ? table.cell : table.row)
    else this.cut(table.table + 1)
  }

  private endSibling(names: readonly string[], within: readonly string[]): void {
    const furthest = Math.max(this.scope().from, this.stack.length - lookBack)
    for (let place = this.stack.length - 1; place >= furthest; place -= 1) {
      const candidate = this.stack[place] ?? ''
      if (names.includes(candidate)) return this.cut(place)
      if (within.includes(candidate)) return
    }
  }

  private cutPart(place: number): void {
    if (place !== -1) this.cut(place)
  }

  /** Ends every open element from that place of the stack on, innermost first. */
  private cut(place: number): void {
    while (this.stack.length > place) {
      const name = this.stack.pop() ?? ''
      const depth = this.stack.length
      const scope = this.scope()
      scope.open.set(name, (scope.open.get(name) ?? 1) - 1)
      if (scope.from === depth && this.scopes.length > 1) this.scopes.pop()
      if (name === 'svg' || name === 'math') this.foreign -= 1
      const table = this.tables.at(-1)
      if (table?.table === depth) this.tables.pop()
      else if (table?.row === depth) table.row = -1
      else if (table?.cell === depth) table.cell = -1
      this.handler.close(name)
    }
  }

  private isOpen(name: string): boolean {
    return (this.scope().open.get(name) ?? 0) > 0
  }

  private scope(): { from: number; open: Map<string, number> } {
    return this.scopes.at(-1) ?? { from: 0, open: new Map() }
  }
}
