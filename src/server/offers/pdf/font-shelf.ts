import { create } from 'fontkit'
import { type FontFile, fontFiles } from './font-files.ts'

export type Weight = 400 | 600

/** A stretch of text that one font draws. */
export interface Run {
  text: string
  /** Name in `FontShelf.fonts`. */
  font: string
}

/** What stands in place of a character that no font has. */
const unknown = '\ufffd'

/** The fonts that the texts of a document need: each with the characters it really has, whatever its package says. */
export class FontShelf {
  /** Bytes of each font, as TrueType or WOFF, by name. */
  readonly fonts = new Map<string, Uint8Array>()
  readonly #fontOf = new Map<string, string>()

  /** @param texts every text of the document */
  static async forTexts(texts: string): Promise<FontShelf> {
    const shelf = new FontShelf()
    for (const weight of [400, 600] as const) await shelf.#find(new Set(`${texts} ${unknown}`), weight)
    return shelf
  }

  /** Cuts a text where its font changes. */
  runsOf(text: string, weight: Weight): Run[] {
    const runs: Run[] = []
    for (const character of text) {
      const own = this.#fontOf.get(`${weight} ${character}`)
      const font = own ?? this.#fontOf.get(`${weight} ${unknown}`) ?? ''
      const shown = own === undefined ? unknown : character
      const last = runs.at(-1)
      if (last?.font === font) last.text += shown
      else runs.push({ text: shown, font })
    }
    return runs
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
    const has = charactersOf(bytes)
    const drawn = here.filter((character) => has.has(character.codePointAt(0) ?? 0))
    if (drawn.length === 0) return
    const name = `${file.name} ${weight}`
    this.fonts.set(name, bytes)
    for (const character of drawn) {
      this.#fontOf.set(`${weight} ${character}`, name)
      wanted.delete(character)
    }
  }
}

/** None where nothing of what was cut out is in the font: such a file has no table of characters. */
function charactersOf(bytes: Uint8Array): Set<number> {
  const font = create(Buffer.from(bytes))
  if (!('characterSet' in font)) return new Set()
  try {
    return new Set(font.characterSet)
  } catch {
    return new Set()
  }
}
