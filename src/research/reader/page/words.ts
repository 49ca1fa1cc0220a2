import { remembered } from '../../plain/remembered.ts'

const pieces = /\p{L}[\p{L}’'-]*|\d[\d.,]*|\p{S}|[%:?]/gu

/** The words of a text as features tell them: lower case, without a plural's 's', digits as '#'. Those of short texts are kept. */
export const wordsOf = remembered((text): readonly string[] => (text.toLowerCase().match(pieces) ?? []).map(plain), 2_000, 200)

function plain(word: string): string {
  const first = word.charCodeAt(0)
  if (first >= 48 && first <= 57) return '#'
  const bare = word.includes('’') || word.includes("'") ? word.replace(/[’']s?$/, '') : word
  return bare.length > 3 && bare.endsWith('s') && !'sui'.includes(bare.charAt(bare.length - 2)) ? bare.slice(0, -1) : bare
}

/** The first words of a text, at most so many. */
export function firstWords(text: string, most: number): readonly string[] {
  return wordsOf(text.slice(0, most * 16)).slice(0, most)
}

/** The last words of a text, the last one first. */
export function lastWords(text: string, most: number): readonly string[] {
  return wordsOf(text.slice(-most * 16))
    .slice(-most)
    .toReversed()
}
