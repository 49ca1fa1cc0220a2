import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/** A piece of a line that runs in one direction; `text` is in the order in which it is read. */
export interface Stretch {
  text: string
  /** Where it begins in its paragraph as it is read. */
  start: number
  isRightToLeft: boolean
}

/** A line as paper shows it. */
export interface ShownLine {
  /** From left to right. */
  stretches: Stretch[]
  /** Whether its paragraph runs from right to left. */
  isRightToLeft: boolean
}

/**
 * The lines of a paragraph in the order in which they are seen, by the bidirectional algorithm of Unicode (UAX #9); a paragraph runs
 * as its first letter does.
 * @param lines the paragraph, parted; in the order in which it is read
 */
export function inVisualOrder(lines: readonly string[]): ShownLine[] {
  const paragraph = lines.join('')
  const embedding = bidi.getEmbeddingLevels(paragraph)
  const isRightToLeft = (embedding.paragraphs[0]?.level ?? 0) % 2 === 1
  let start = 0
  return lines.map((line) => {
    const end = start + line.length
    const shown = bidi.getReorderedIndices(paragraph, embedding, start, end - 1).slice(start, end)
    start = end
    return { stretches: stretchesOf(paragraph, embedding.levels, shown), isRightToLeft }
  })
}

/** What stands in a text, whichever way it runs, and leaves the text around it as it is. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`
}

/** A text with its brackets as they are seen where it runs from right to left. */
export function mirrored(text: string): string {
  return Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('')
}

/** Cuts the units of a line where their level changes, or where they do not follow each other. */
function stretchesOf(paragraph: string, levels: Uint8Array, shown: readonly number[]): Stretch[] {
  const stretches: { first: number; last: number; level: number }[] = []
  for (const index of shown) {
    const level = levels[index] ?? 0
    const open = stretches.at(-1)
    const isNext = open !== undefined && index === (level % 2 === 0 ? open.last + 1 : open.first - 1)
    if (open === undefined || open.level !== level || !isNext) stretches.push({ first: index, last: index, level })
    else if (level % 2 === 0) open.last = index
    else open.first = index
  }
  return stretches.map(({ first, last, level }) => ({
    text: paragraph.slice(first, last + 1),
    start: first,
    isRightToLeft: level % 2 === 1,
  }))
}
