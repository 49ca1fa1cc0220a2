/** Places that features are hashed to; a power of two. */
export const featurePlaces = 65_536

/** Which features each place was last added for: one thing's are added before the next one's. */
const marks = new Uint32Array(featurePlaces)
let marked = 0
/** The places of many things, one after the other, and where the next ones go. */
let row = new Uint16Array(featurePlaces)
let used = 0

type Said = string | number | boolean

/** The features of one thing that is to be decided, by the places their names are hashed to; of one thing after the other. */
export class Features {
  /** What stands in front of every kind: 'alone ' of where a short form stands. */
  by: keyof typeof kinds = ''

  private readonly mark: number
  private own = row
  private from = used
  private to = used

  constructor() {
    marked += 1
    this.mark = marked
  }

  /** In the order in which they were added, each once. */
  get places(): Uint16Array {
    return this.own.subarray(this.from, this.to)
  }

  /** Adds a feature: a kind ('heading') and what it says ('fees'), or two or three things with a space between. */
  add(kind: string, value: Said = '', second?: Said, third?: Said): void {
    let hash = hashed(String(value), begun(this.by, kind))
    if (second !== undefined) hash = hashed(String(second), hashed(' ', hash))
    if (third !== undefined) hash = hashed(String(third), hashed(' ', hash))
    this.addHashed(hash)
  }

  /** Adds a feature for each word. */
  addAll(kind: string, values: Iterable<string>): void {
    const start = begun(this.by, kind)
    for (const value of values) this.addHashed(hashed(value, start))
  }

  /** Adds a feature for every two neighboring words. */
  addPairs(kind: string, words: readonly string[]): void {
    const start = begun(this.by, kind)
    for (let at = 1; at < words.length; at += 1)
      this.addHashed(hashed(words[at] ?? '', hashed(' ', hashed(words[at - 1] ?? '', start))))
  }

  private addHashed(hash: number): void {
    const place = folded(hash)
    if (marks[place] === this.mark) return
    marks[place] = this.mark
    if (this.to === this.own.length) this.moveOn()
    this.own[this.to] = place
    this.to += 1
    used = this.to
  }

  /** To an empty row, where one is full; as long as all places are, it holds any one thing's. */
  private moveOn(): void {
    const places = this.places
    row = new Uint16Array(featurePlaces)
    row.set(places)
    this.own = row
    this.from = 0
    this.to = places.length
  }
}

const kinds = { '': new Map<string, number>(), 'alone ': new Map<string, number>(), 's ': new Map<string, number>() }

/** What the hash of a kind comes to; there are few kinds. */
function begun(by: keyof typeof kinds, kind: string): number {
  const known = kinds[by].get(kind)
  if (known !== undefined) return known
  const hash = hashed(`${by}${kind}=`, 0x811c9dc5)
  kinds[by].set(kind, hash)
  return hash
}

/** FNV-1a of a text, going on from what stands in front of it. */
function hashed(text: string, start: number): number {
  let hash = start
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}

/** A hash folded to the places there are. */
function folded(whole: number): number {
  let hash = whole ^ (whole >>> 15)
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash ^= hash >>> 13
  return hash & (featurePlaces - 1)
}

const steps = [40, 20, 10, 6, 4, 3, 2, 1]

/** A number told in steps, so that near ones share a feature: 0, 1, 2, 3, 4, 6, 10, 20, 40 and more. */
export function stepOf(count: number): number {
  return steps.find((step) => count >= step) ?? 0
}
