import { withoutDirectionSigns } from '#domain/text/direction-signs.ts'
import { breakLines } from './break-lines.ts'
import { firstFont } from './font-files.ts'
import type { FontShelf, Run, Weight } from './font-shelf.ts'
import { ToldPdf } from './told-pdf.ts'
import { inVisualOrder, type ShownLine } from './visual-order.ts'

export type Paper = 'a4' | 'letter'

const papers = { a4: 'A4', letter: 'LETTER' } as const
/** Points around what is written; the page numbers stand in the lower one. */
const margin = { top: 54, side: 54, bottom: 64 }

export interface TextStyle {
  /** Points. */
  size: number
  weight: Weight
  colour?: string
  /** Points left free above, and between its left edge and the margin. */
  above?: number
  indent?: number
  /** Points it may be wide; to the right margin unless given. */
  width?: number
  align?: 'left' | 'right'
}

/** Points that are left at least for what goes on over pages to begin on one. */
const leastBegun = 80

/** A text with how it is set, before it is written. */
export interface SetText {
  type: string
  text: string
  style: TextStyle
}

export type Element = PDFKit.PDFStructureElement

/**
 * A tagged document written from top to bottom: each text is an element of the structure, flows over pages, and is set in whatever
 * font has its characters. Ink is spared: dark text on white, thin rules.
 */
export class OfferDocument {
  readonly #pdf: ToldPdf
  readonly root: Element
  readonly #fonts: FontShelf
  /** Of texts at a size of one point; words come again and again. */
  readonly #widths = new Map<string, number>()
  readonly #pieces: Buffer[] = []
  #y = margin.top

  constructor(paper: Paper, { title, author, fonts, madeAt }: { title: string; author: string; fonts: FontShelf; madeAt: Date }) {
    this.#fonts = fonts
    this.#pdf = new ToldPdf({
      size: papers[paper],
      margin: 0,
      bufferPages: true,
      lang: 'en-US',
      displayTitle: true,
      pdfVersion: '1.7',
      tagged: true,
      info: { Title: title, Author: author, CreationDate: madeAt, ModDate: madeAt },
      // Where none is named it would be one that the reader's machine has to have.
      font: firstFont,
    })
    this.#pdf.on('data', (piece: Buffer) => this.#pieces.push(piece))
    for (const [name, bytes] of fonts.fonts) this.#pdf.registerFont(name, bytes)
    this.root = this.#pdf.struct('Document')
    this.#pdf.addStructure(this.root)
  }

  /** Points between the side margins. */
  get width(): number {
    return this.#pdf.page.width - 2 * margin.side
  }

  get y(): number {
    return this.#y
  }

  /** A part of the structure that holds others: 'L', 'LI', 'Table', 'TR'. */
  group(parent: Element, type: string): Element {
    const group = this.#pdf.struct(type)
    parent.add(group)
    return group
  }

  /** Writes a text as one element, from where the last one ended. */
  text(parent: Element, type: string, text: string, style: TextStyle): void {
    const { above = 0, indent = 0, width = this.width - indent } = style
    const lines = this.#lines(text, width, style)
    if (lines.length === 0) return
    this.#y += above
    const element = this.#pdf.struct(type, runsBackward(lines) ? { actual: withoutDirectionSigns(text) } : {})
    parent.add(element)
    let rest = lines
    while (rest.length > 0) {
      const fitting = Math.max(0, Math.floor((this.#bottom - this.#y) / leading(style)))
      if (fitting === 0) {
        this.breakPage()
        continue
      }
      const here = rest.slice(0, fitting)
      element.add(this.#pdf.markStructureContent(type))
      for (const line of here) {
        this.#line(line, indent, width, style)
        this.#y += leading(style)
      }
      this.#pdf.endMarkedContent()
      rest = rest.slice(fitting)
    }
    element.end()
  }

  /** Writes texts beside each other, each an element with its style; the next text begins under the longest. */
  row(parent: Element, cells: readonly SetText[]): void {
    const tall = Math.max(...cells.map(({ text, style }) => this.#height(text, style)))
    this.keep(tall)
    const top = this.#y
    let bottom = top
    for (const { type, text, style } of cells) {
      this.#y = top
      this.text(parent, type, text, style)
      bottom = Math.max(bottom, this.#y)
    }
    this.#y = bottom
  }

  /** Goes up to where a row began, to write what stands beside it; `bottom` goes on under both. */
  beside(top: number, draw: () => void): void {
    const bottom = this.#y
    this.#y = top
    draw()
    this.#y = Math.max(bottom, this.#y)
  }

  /** A thin line over the whole width; it says nothing, so it is none of the structure. */
  rule(above: number, below: number): void {
    this.#y += above
    const { page } = this.#pdf
    this.#artifact(() => {
      this.#pdf
        .moveTo(margin.side, this.#y)
        .lineTo(page.width - margin.side, this.#y)
        .lineWidth(0.5)
        .stroke('#8a9590')
    })
    this.#y += below
  }

  /** Goes to the next page unless so many points are left on this one. */
  keep(points: number): void {
    if (this.#y + points > this.#bottom && this.#y > margin.top) this.breakPage()
  }

  /** Goes to the next page unless these texts fit under each other on this one; what no page holds begins where some of it fits. */
  keepTogether(texts: readonly SetText[], above = 0): void {
    const tall = texts.reduce((sum, { text, style }) => sum + this.#height(text, style), above)
    this.keep(tall <= this.#bottom - margin.top ? tall : leastBegun)
  }

  breakPage(): void {
    this.#pdf.addPage()
    this.#y = margin.top
  }

  /** Numbers the pages and ends the document. */
  async end(footer: string): Promise<Buffer> {
    this.root.end()
    const { count } = this.#pdf.bufferedPageRange()
    for (let index = 0; index < count; index += 1) {
      this.#pdf.switchToPage(index)
      this.#y = this.#pdf.page.height - margin.bottom + 22
      const style = { size: 8, weight: 400, colour: '#44524d' } as const
      this.#artifact(() => {
        const [left] = this.#lines(footer, this.width - 80, style)
        if (left !== undefined) this.#line(left, 0, this.width, { ...style, align: 'left' })
        const [right] = this.#lines(`Page ${index + 1} of ${count}`, 80, style)
        if (right !== undefined) this.#line(right, this.width - 80, 80, { ...style, align: 'right' })
      }, 'Pagination')
    }
    const ended = new Promise((resolve) => this.#pdf.on('end', resolve))
    this.#pdf.end()
    await ended
    return Buffer.concat(this.#pieces)
  }

  get #bottom(): number {
    return this.#pdf.page.height - margin.bottom
  }

  #artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.#pdf.markContent('Artifact', { type })
    draw()
    this.#pdf.endMarkedContent()
  }

  #height(text: string, style: TextStyle): number {
    const { above = 0, indent = 0, width = this.width - indent } = style
    const { length } = this.#lines(text, width, style)
    return length === 0 ? 0 : above + length * leading(style)
  }

  #lines(text: string, width: number, style: TextStyle): ShownLine[] {
    return inVisualOrder(breakLines(text, width, (part) => this.#widthOf(part, style)))
  }

  #widthOf(text: string, { size, weight }: TextStyle): number {
    const key = `${weight}${text}`
    const known = this.#widths.get(key)
    if (known !== undefined) return known * size
    const runs = this.#fonts.runsOf({ text, start: 0, isRightToLeft: false }, weight)
    const width = runs.reduce((sum, run) => sum + this.#runWidth(run), 0)
    this.#widths.set(key, width)
    return width * size
  }

  #line({ stretches, isRightToLeft }: ShownLine, indent: number, width: number, style: TextStyle): void {
    const { size, weight, colour = '#14211d', align = isRightToLeft ? 'right' : 'left' } = style
    const runs = stretches.flatMap((stretch) => this.#fonts.runsOf(stretch, weight))
    const widths = runs.map((run) => this.#runWidth(run) * size)
    let x = margin.side + indent + (align === 'right' ? width - widths.reduce((sum, one) => sum + one, 0) : 0)
    const placed = runs.map((run, index) => {
      const left = x
      x += widths[index] ?? 0
      return { run, left }
    })
    // Whoever reads the file in its own order reads the words in theirs.
    for (const { run, left } of placed.toSorted((a, b) => a.run.start - b.run.start)) {
      this.#pdf.told = run.isTold ? run.text : undefined
      this.#pdf
        .font(run.font)
        .fontSize(size)
        .fillColor(colour)
        .text(run.drawn, left, this.#y + size, { lineBreak: false, baseline: 'alphabetic', ...shapedWhole(run) })
    }
    this.#pdf.told = undefined
  }

  /** In points, at a size of one point. */
  #runWidth(run: Run): number {
    return this.#pdf.font(run.font).fontSize(1).widthOfString(run.drawn, shapedWhole(run))
  }
}

/** Named features, if none, have a text laid out as a whole in place of word by word, from left to right. */
function shapedWhole({ isShaped }: Run): { features?: [] } {
  return isShaped ? { features: [] } : {}
}

/** Whether signs of a text stand from right to left, and whoever has it read aloud would hear them from left to right. */
function runsBackward(lines: readonly ShownLine[]): boolean {
  return lines.some(({ stretches }) => stretches.some(({ isRightToLeft }) => isRightToLeft))
}

/** Points from one line to the next. */
function leading({ size }: TextStyle): number {
  return size * 1.38
}
