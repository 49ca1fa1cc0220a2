import { grouped } from '../plain/grouped.ts'
import { likeness } from './likeness.ts'
import { fillers, tradeWords } from './spelling.ts'

/** A word of the index that a typed word may mean. */
export interface Reading {
  word: number
  /** 1: the very word; see likeness.ts. */
  likeness: number
}

export type WordIndex = ReturnType<typeof indexWords>

/** A word as it stands in one text of one body; `abbreviation`: the text is one abbreviation. */
export interface Occurrence {
  word: string
  body: number
  abbreviation: boolean
}

/** Weight of 'of', 'the' and their like. */
export const fillerWeight = 0.05
const mostTradeWeight = 0.3
const leastLikeness = 0.6
/** Below this length an edit makes another word rather than a slip. */
const shortestSlip = 4

/**
 * The words of all names: how much each tells, and which of them a typed word may mean.
 * @param occurrences grouped by body
 * @param bodies number of bodies in the directory
 */
export function indexWords(occurrences: Iterable<Occurrence>, bodies: number) {
  const numbers = new Map<string, number>()
  const words: string[] = []
  const bodyCounts: number[] = []
  const lastBody: number[] = []
  const abbreviationOnly: boolean[] = []
  for (const { word, body, abbreviation } of occurrences) {
    let number = numbers.get(word)
    if (number === undefined) {
      number = words.length
      numbers.set(word, number)
      words.push(word)
      bodyCounts.push(0)
      lastBody.push(-1)
      abbreviationOnly.push(true)
    }
    if (lastBody[number] !== body) bodyCounts[number] = (bodyCounts[number] ?? 0) + 1
    lastBody[number] = body
    if (!abbreviation) abbreviationOnly[number] = false
  }
  const scale = Math.log(1 + bodies)
  const weights = Float64Array.from(words, (word, number) => {
    const rarity = Math.log(1 + bodies / (bodyCounts[number] ?? 1)) / scale
    return fillers.has(word) ? fillerWeight : tradeWords.has(word) ? Math.min(rarity, mostTradeWeight) : rarity
  })
  const byBeginning = byKeys(words, (word) => (word.length < 3 ? [] : [word.slice(0, 3)]))
  const byPair = byKeys(words, (word) => (word.length < shortestSlip ? [] : pairsOf(word)))

  function likeWords(typed: string): number[] {
    const shared = new Map<number, number>()
    for (const pair of pairsOf(typed)) {
      for (const number of byPair.get(pair) ?? []) shared.set(number, (shared.get(number) ?? 0) + 1)
    }
    // One slip breaks at most three of the pairs of a padded word.
    const slips = typed.length < 6 ? 1 : 2
    return [...shared].flatMap(([number, count]) => (count >= typed.length + 1 - 3 * slips ? [number] : []))
  }

  return {
    /** Number of a word; undefined for one that no name has. */
    numberOf: (word: string): number | undefined => numbers.get(word),
    /** How much a word tells bodies apart: near 0 for a filler, 0.3 for 'national', 1 for a word of one body. */
    weight: (word: number): number => weights[word] ?? 1,
    /** What a typed word may mean, the likeliest reading of each word only. */
    readings(typed: string, unfinished: boolean): Reading[] {
      const own = numbers.get(typed)
      if (fillers.has(typed)) return own === undefined ? [] : [{ word: own, likeness: 1 }]
      const slips = own === undefined && typed.length >= shortestSlip
      const candidates = new Set(typed.length < 3 ? [] : byBeginning.get(typed.slice(0, 3)))
      if (own !== undefined) candidates.add(own)
      if (slips) for (const number of likeWords(typed)) candidates.add(number)
      return [...candidates].flatMap((word) => {
        const abbreviation = abbreviationOnly[word] ?? false
        const value = likeness(typed, words[word] ?? '', { unfinished, abbreviation, slips })
        return value >= leastLikeness ? [{ word, likeness: value }] : []
      })
    },
  }
}

/** Neighbouring letters, the word's edges marked: 'pmi' has '^p', 'pm', 'mi', 'i$'. */
function pairsOf(word: string): string[] {
  const marked = `^${word}$`
  return Array.from({ length: marked.length - 1 }, (_, index) => marked.slice(index, index + 2))
}

/** Numbers of the words by each of their keys. */
function byKeys(words: readonly string[], keysOf: (word: string) => string[]): Map<string, number[]> {
  return grouped(words.flatMap((word, number) => Array.from(new Set(keysOf(word)), (key) => [key, number] as const)))
}
