import { distance } from './likeness.ts'

/** Finds keys by their letters alone; for names typed without spaces or with slips across them. */
export interface KeySearch {
  /** Places of the keys with the fewest slips, all of them equally few; empty when none is near. */
  nearest(typed: string): number[]
}

/** Shorter keys are too easily near to others. */
const shortestKey = 8
/** One slip is forgiven for this many letters, up to `mostSlips`. */
const lettersPerSlip = 8
const mostSlips = 4
/** Keys compared letter by letter: those that share the most triples. */
const mostCompared = 24
/** One slip breaks at most this many triples. */
const triplesPerSlip = 4
const longestTyped = 200

export function createKeySearch(keys: readonly string[]): KeySearch {
  const byTriple = new Map<string, number[]>()
  for (const [place, key] of keys.entries()) {
    if (key.length < shortestKey) continue
    for (const triple of triplesOf(key)) {
      const places = byTriple.get(triple)
      if (places === undefined) byTriple.set(triple, [place])
      else places.push(place)
    }
  }
  return {
    nearest(typed) {
      if (typed.length < shortestKey || typed.length > longestTyped) return []
      const allowed = Math.min(mostSlips, Math.floor(typed.length / lettersPerSlip))
      const triples = triplesOf(typed)
      const shared = new Map<number, number>()
      for (const triple of triples)
        for (const place of byTriple.get(triple) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1)
      const least = triples.size - triplesPerSlip * allowed
      const compared = [...shared]
        .filter(([, count]) => count >= least)
        .sort((a, b) => b[1] - a[1])
        .slice(0, mostCompared)
        .map(([place]) => ({ place, slips: distance(typed, keys[place] ?? '', allowed) }))
      const fewest = Math.min(allowed, ...compared.map(({ slips }) => slips))
      return compared.filter(({ slips }) => slips === fewest).map(({ place }) => place)
    },
  }
}

function triplesOf(key: string): Set<string> {
  const triples = new Set<string>()
  for (let start = 0; start + 3 <= key.length; start += 1) triples.add(key.slice(start, start + 3))
  return triples
}
