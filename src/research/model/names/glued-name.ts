import type { Span } from '../../lexicon/text/span.ts'

/** The end of a word in small letters, and the beginning of one with a capital. */
const smallEnd = /\p{Ll}$/u
const capital = /^\p{Lu}/u
const partOfWord = /[\p{L}\p{N}]/u
const amountBehind = /^\d[\d,]*\.\d{2}(?!\d)/
const markBehind = /^(?:SM|TM)(?!\p{L})/u
/** Words that end in a mark, which a page with this many of them does not write for something else: 'CPSTM', 'CRMTM', and no 'ATM'. */
const markedWords = /(?<!\p{L})\p{Lu}{1,8}(SM|TM)(?!\p{L})/gu
const leastMarked = 3

/**
 * Where a text gives a name, letter by letter, glued to what stands beside it where a page lost what parts them: a lower-case word
 * before it, 'certifiedLandscape Industry Certified', an amount behind it, 'Provisional Optician755.04', or a mark, 'CPSTM'.
 */
export function findGlued(name: string, text: string): Span | undefined {
  for (let start = text.indexOf(name); start >= 0; start = text.indexOf(name, start + 1)) {
    const end = start + name.length
    const [before, behind] = [text.slice(Math.max(0, start - 1), start), text.slice(end, end + 16)]
    const beginsHere = !partOfWord.test(before) || (smallEnd.test(before) && capital.test(name) && name.includes(' '))
    const endsHere =
      !partOfWord.test(behind.charAt(0)) ||
      (smallEnd.test(name) && amountBehind.test(behind)) ||
      (markBehind.test(behind) && (smallEnd.test(name) || marksWords(text)))
    if (beginsHere && endsHere) return { start, end }
  }
  return undefined
}

function marksWords(text: string): boolean {
  return new Set(Array.from(text.matchAll(markedWords), ([word]) => word)).size >= leastMarked
}
