import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { readQueries } from '../evaluation/find/evaluate.ts'
import { loadCatalogue } from '../src/research/directory/catalogue.ts'
import { type DirectoryEntry, entriesOf } from '../src/research/directory/entry.ts'
import { catalogueFolder } from '../src/research/directory/location.ts'
import { createSearch, type DirectorySearch } from '../src/research/directory/search.ts'
import { fillers, initialsOf, wordsOf } from '../src/research/directory/spelling.ts'

/** Times in milliseconds, memory in megabytes. */
export interface DirectoryFigures {
  bodies: number
  loadMs: number
  buildMs: number
  memoryMb: number
  p50: number
  p99: number
  slowest: number
  generated: { bodies: number; buildMs: number; memoryMb: number; p50: number; p99: number; slowest: number }
}

const generatedBodies = 10_000
const seed = 20_261_121

/** Loads the catalogue, builds its index and asks it, at its real size and among 10,000 generated names. */
export function benchDirectory(print: (line: string) => void): DirectoryFigures {
  const before = usedMb()
  const loadStart = performance.now()
  const catalogue = loadCatalogue(catalogueFolder)
  const loadMs = performance.now() - loadStart
  const entries = entriesOf(catalogue)
  const buildStart = performance.now()
  const search = createSearch(entries)
  const buildMs = performance.now() - buildStart
  const memoryMb = usedMb() - before
  const many = withGeneratedNames(entries, generatedBodies)
  const terms = [...readQueries().map(({ query }) => query), ...slips(many, 1_000)]
  const real = timesOf(search, terms)

  const beforeMany = usedMb()
  const manyStart = performance.now()
  const searchMany = createSearch(many)
  const manyBuildMs = performance.now() - manyStart
  const manyMemoryMb = usedMb() - beforeMany
  const crowded = timesOf(searchMany, terms)

  const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`
  print(`catalogue   ${catalogue.bodies.length} bodies read in full, ${catalogue.names.length} by name`)
  print(`load        ${ms(loadMs)} cold, checked; index ${ms(buildMs)}; together ${memoryMb.toFixed(1)} MB`)
  print(
    `find        p50 ${ms(real.p50)}, p99 ${ms(real.p99)}, slowest ${ms(real.slowest)} among ${entries.length} bodies, ${terms.length} questions`,
  )
  print(`find        p50 ${ms(crowded.p50)}, p99 ${ms(crowded.p99)}, slowest ${ms(crowded.slowest)} among ${many.length} bodies`)
  print(`index       ${ms(manyBuildMs)}, ${manyMemoryMb.toFixed(1)} MB for ${many.length} bodies`)
  const generated = { bodies: many.length, buildMs: manyBuildMs, memoryMb: manyMemoryMb, ...crowded }
  return { bodies: entries.length, loadMs, buildMs, memoryMb, ...real, generated }
}

/** The real entries and, up to `count`, new ones of their words: names that look alike and abbreviations that collide. */
export function withGeneratedNames(entries: readonly DirectoryEntry[], count: number): DirectoryEntry[] {
  const random = randomNumbers(seed)
  const pick = <T>(list: readonly T[], otherwise: T): T => list[Math.floor(random() * list.length)] ?? otherwise
  const names = entries.map((entry) => entry.name.split(' '))
  const words = names.flat().filter((word) => word.length > 3)
  const made = Array.from({ length: Math.max(0, count - entries.length) }, (_, index): DirectoryEntry => {
    const model = pick(entries, entries[0] ?? emptyEntry)
    const name = pick(names, [])
      .map((word) => {
        const kind = random()
        if (fillers.has(word.toLowerCase()) || kind < 0.45) return word
        const other = pick(words, word)
        // One word in eight is new: the beginning of one real word with the end of another.
        return kind < 0.875 ? other : word.slice(0, Math.ceil(word.length / 2)) + other.slice(Math.floor(other.length / 2))
      })
      .join(' ')
    const abbreviation = initialsOf(wordsOf(name)).toUpperCase()
    const credentials = model.credentials
      .slice(0, 3)
      .map((credential) => ({ name: `${pick(words, 'Certified')} ${credential.name}` }))
    return {
      ...model,
      name,
      abbreviations: [abbreviation],
      formerNames: [],
      otherSpellings: [],
      website: `https://body-${index}.example`,
      credentials,
      detailed: false,
    }
  })
  return [...entries, ...made]
}

const emptyEntry: DirectoryEntry = {
  name: '',
  abbreviations: [],
  formerNames: [],
  otherSpellings: [],
  website: '',
  country: 'INT',
  description: '',
  credentials: [],
  detailed: false,
}

/** Names with one letter swapped, dropped or doubled. */
function slips(entries: readonly DirectoryEntry[], count: number): string[] {
  const random = randomNumbers(seed + 1)
  return Array.from({ length: count }, () => {
    const name = entries[Math.floor(random() * entries.length)]?.name ?? ''
    const at = 1 + Math.floor(random() * Math.max(1, name.length - 2))
    const kind = random()
    const middle =
      kind < 0.34
        ? `${name[at + 1] ?? ''}${name[at] ?? ''}`
        : kind < 0.67
          ? (name[at + 1] ?? '')
          : `${name[at] ?? ''}${name.slice(at, at + 2)}`
    return name.slice(0, at) + middle + name.slice(at + 2)
  })
}

function timesOf(search: DirectorySearch, terms: readonly string[]): { p50: number; p99: number; slowest: number } {
  for (const term of terms.slice(0, 200)) search.find(term)
  const times = terms.map((term) => {
    const start = performance.now()
    search.find(term)
    return performance.now() - start
  })
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
  return { p50: at(0.5), p99: at(0.99), slowest: at(1) }
}

/** Evenly spread numbers from 0 to 1, the same for a seed on every machine (mulberry32). */
function randomNumbers(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Heap in use after a collection. */
function usedMb(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
  return process.memoryUsage().heapUsed / 1_048_576
}
