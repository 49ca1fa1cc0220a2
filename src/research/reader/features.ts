/** Places that features are hashed to; a power of two. */
export const featurePlaces = 65_536

/** Which features each place was last added for: one thing's are added before the next one's. */
const marks = new Uint32Array(featurePlaces)
let marked = 0

/** The features of one thing that is to be decided, by the places their names are hashed to. */
export class Features {
  readonly places: number[] = []

  private readonly mark: number

  constructor() {
    marked += 1
    this.mark = marked
  }

  /** Adds a feature: a kind ('heading') and what it says ('fees'). */
  add(kind: string, value: string | number | boolean = ''): void {
    const place = placeOf(kind, String(value))
    if (marks[place] === this.mark) return
    marks[place] = this.mark
    this.places.push(place)
  }

  /** Adds a feature for each word. */
  addAll(kind: string, values: Iterable<string>): void {
    for (const value of values) this.add(kind, value)
  }
}

const kinds = new Map<string, number>()

/** What the hash of a kind comes to; there are few kinds. */
function begun(kind: string): number {
  const known = kinds.get(kind)
  if (known !== undefined) return known
  let hash = 0x811c9dc5
  for (let at = 0; at < kind.length; at += 1) hash = Math.imul(hash ^ kind.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ 61, 0x01000193)
  kinds.set(kind, hash)
  return hash
}

/** FNV-1a of kind and value, folded to the places there are. */
function placeOf(kind: string, value: string): number {
  let hash = begun(kind)
  for (let at = 0; at < value.length; at += 1) hash = Math.imul(hash ^ value.charCodeAt(at), 0x01000193)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash ^= hash >>> 13
  return hash & (featurePlaces - 1)
}

/** A number told in steps, so that near ones share a feature: 0, 1, 2, 3, 4, 6, 10, 20, 40 and more. */
export function stepOf(count: number): number {
  return [0, 1, 2, 3, 4, 6, 10, 20, 40].findLast((step) => count >= step) ?? 0
}
