import { distance } from '#domain/organizations/edit-distance.ts'
import { grouped } from '../plain/grouped.ts'

/** Shorter names are too easily near to others. */
const shortestName = 8
const mostSlips = 4
/** Names compared letter by letter: those that share the most triples. */
const mostCompared = 24
/** One slip breaks at most this many triples. */
const triplesPerSlip = 4
const longestTyped = 200

/**
 * Finds names by their letters alone; for those typed without spaces or with slips across them.
 * @param names letters without spaces, each with the slips it forgives (at most four count)
 * @returns asks for the places of the names with the fewest slips, all of them equally few; none when none is near
 */
export function createLetterSearch(names: readonly { letters: string; slips: number }[]): (typed: string) => number[] {
  const byTriple = grouped(
    names.flatMap(({ letters }, place) =>
      letters.length < shortestName ? [] : Array.from(triplesOf(letters), (triple) => [triple, place] as const),
    ),
  )
  return (typed) => {
    if (typed.length < shortestName || typed.length > longestTyped) return []
    const triples = triplesOf(typed)
    const shared = new Map<number, number>()
    for (const triple of triples) for (const place of byTriple.get(triple) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1)
    const near = [...shared]
      .filter(([place, count]) => count >= triples.size - triplesPerSlip * slipsFor(place))
      .sort((a, b) => b[1] - a[1])
      .slice(0, mostCompared)
      .map(([place]) => ({ place, slips: distance(typed, names[place]?.letters ?? '', mostSlips) }))
      .filter(({ place, slips }) => slips <= slipsFor(place))
    const fewest = Math.min(...near.map(({ slips }) => slips))
    return near.filter(({ slips }) => slips === fewest).map(({ place }) => place)
  }

  function slipsFor(place: number): number {
    return Math.min(mostSlips, names[place]?.slips ?? 0)
  }
}

function triplesOf(letters: string): Set<string> {
  const triples = new Set<string>()
  for (let start = 0; start + 3 <= letters.length; start += 1) triples.add(letters.slice(start, start + 3))
  return triples
}
