import { escaped } from './escaped.ts'

/** Between parts of joined names: 'Initial/Professional', 'Level 1 and Level 2'. */
const joint = '\\s*(?:[/,&]|\\band\\b|\\bor\\b)\\s*'
const longestBetween = 60

/** Ways in which a name of several words may stand joined with others; made once for each name. */
const made = new Map<string, readonly RegExp[]>()
const mostMade = 500

/**
 * Where a text gives a name only joined with others by what they have in common: 'Residency certificate' in
 * 'Residency/Initial/Professional certificate', 'Inspector Level 2' in 'Inspector Level 1 and Level 2'.
 */
export function findJoined(name: string, text: string): { start: number; end: number } | undefined {
  const words = name.split(/\s+/)
  const folded = text.toLowerCase()
  // Most texts lack a word of it.
  if (words.length < 2 || !words.every((word) => folded.includes(word.toLowerCase()))) return undefined
  for (const pattern of patternsOf(name, words)) {
    const match = pattern.exec(text)
    if (match !== null) return { start: match.index, end: match.index + match[0].length }
  }
  return undefined
}

function patternsOf(name: string, words: readonly string[]): readonly RegExp[] {
  const known = made.get(name)
  if (known !== undefined) return known
  const between = `[^.;:\\n]{0,${longestBetween}}?`
  const patterns = words.slice(1).map((_, place) => {
    const [first, last] = [escaped(words.slice(0, place + 1).join(' ')), escaped(words.slice(place + 1).join(' '))]
    return new RegExp(
      `(?<![\\p{L}\\p{N}])${first}(?:${joint}${between}\\s|\\s${between}${joint})${last}s?(?![\\p{L}\\p{N}])`,
      'iu',
    )
  })
  if (made.size >= mostMade) made.clear()
  made.set(name, patterns)
  return patterns
}
