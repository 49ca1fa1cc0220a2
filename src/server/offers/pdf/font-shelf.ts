import { create, type Font } from 'fontkit'
import { isDirectionSign } from '#domain/text/direction-signs.ts'
import { type FontFile, fontFiles, type Shaping } from './font-files.ts'
import { mirrored, type Stretch } from './visual-order.ts'

export type Weight = 400 | 600

/** A stretch of text that one font draws, in one direction. */
export interface Run {
  /** As it is read. */
  text: string
  /** Where it begins in its paragraph as it is read. */
  start: number
  /** As its font is given it. */
  drawn: string
  /** Name in `FontShelf.fonts`. */
  font: string
  /** Whether its font joins or places letters, and has to see all of it at once. */
  isShaped: boolean
  /** Whether its signs stand in another order than its letters, so that the text has to be told beside them. */
  isTold: boolean
}

/** What stands in place of a character that no font has. */
const unknown = '\ufffd'

/** Signs that change the letter before them, and are drawn by its font. */
const joined = /[\p{Mark}\u200c\u200d]/u
/** What is nothing to see where no font has it. */
const invisible = /\p{Default_Ignorable_Code_Point}/u
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

interface OpenedFont {
  font: Font
  has: ReadonlySet<number>
  shaping: Shaping
}

/** The fonts that the texts of a document need: each with the characters it really has, whatever its package says. */
export class FontShelf {
  /** Bytes of each font, as TrueType, by name. */
  readonly fonts = new Map<string, Uint8Array>()
  readonly #opened = new Map<string, OpenedFont>()
  readonly #fontOf = new Map<string, string>()

  /** @param texts every text of the document */
  static async forTexts(texts: string): Promise<FontShelf> {
    const shelf = new FontShelf()
    for (const weight of [400, 600] as const) await shelf.#find(new Set(`${texts} ${unknown}`), weight)
    return shelf
  }

  /** Cuts a stretch where its font changes; its runs stand from left to right. */
  runsOf({ text, start, isRightToLeft }: Stretch, weight: Weight): Run[] {
    const runs: Run[] = []
    let at = start
    for (const character of text) {
      const here = at
      at += character.length
      const last = runs.at(-1)
      if (last !== undefined && joined.test(character) && this.#has(last.font, character)) {
        last.text += character
        continue
      }
      const own = this.#fontOf.get(`${weight} ${character}`)
      if (isDirectionSign(character) || (own === undefined && invisible.test(character))) continue
      const font = own ?? this.#fontOf.get(`${weight} ${unknown}`) ?? ''
      const shown = own === undefined ? unknown : character
      if (last?.font === font) last.text += shown
      else {
        const shaping = this.#opened.get(font)?.shaping ?? 'none'
        runs.push({ text: shown, start: here, drawn: '', font, isShaped: shaping !== 'none', isTold: shaping === 'order' })
      }
    }
    for (const run of runs) run.drawn = this.#drawn(run, isRightToLeft)
    return isRightToLeft ? runs.toReversed() : runs
  }

  /** Its font lays a text out in the direction of its script; signs of no script, and figures, are turned around where theirs is another. */
  #drawn({ text, font, isShaped }: Run, isRightToLeft: boolean): string {
    if (!isShaped && !isRightToLeft) return text
    const seen = isRightToLeft ? mirrored(text) : text
    const own = this.#opened.get(font)?.font.layout(text).direction === 'rtl'
    if (own === isRightToLeft) return seen
    return Array.from(graphemes.segment(seen), ({ segment }) => segment)
      .toReversed()
      .join('')
  }

  #has(font: string, character: string): boolean {
    return this.#opened.get(font)?.has.has(character.codePointAt(0) ?? 0) === true
  }

  async #find(characters: Set<string>, weight: Weight): Promise<void> {
    const wanted = new Set(characters)
    for (const file of fontFiles) {
      const here = [...wanted].filter((character) => file.covers(character.codePointAt(0) ?? 0))
      if (here.length > 0) await this.#open(file, here, wanted, weight)
    }
  }

  async #open(file: FontFile, here: string[], wanted: Set<string>, weight: Weight): Promise<void> {
    const bytes = await file.open(weight, here.join(''))
    const font = create(Buffer.from(bytes))
    if (!('characterSet' in font)) return
    const has = charactersOf(font)
    const drawn = here.filter((character) => has.has(character.codePointAt(0) ?? 0))
    if (drawn.length === 0) return
    const name = `${file.name} ${weight}`
    this.fonts.set(name, bytes)
    this.#opened.set(name, { font, has, shaping: file.shaping })
    for (const character of drawn) {
      this.#fontOf.set(`${weight} ${character}`, name)
      wanted.delete(character)
    }
  }
}

/** None where nothing of what was cut out is in the font: such a file has no table of characters. */
function charactersOf(font: Font): Set<number> {
  try {
    return new Set(font.characterSet)
  } catch {
    return new Set()
  }
}
