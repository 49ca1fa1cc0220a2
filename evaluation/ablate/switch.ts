import { withoutParts } from './alternatives.ts'
import { slot, type Piece, type Written } from './pieces.ts'

/** All pieces and expressions of the rules, as `withSwitches` found them. */
export const pieces: Piece[] = []
export const written: Written[] = []

/** What is taken out at the moment; while `page` is a number, where each piece could make a difference is noted, a part of an expression on `enough` pages. */
export const state: { out: ReadonlySet<number>; change: number; page: number | undefined; enough: number; steps: number } = {
  out: new Set(),
  change: 0,
  page: undefined,
  enough: Number.POSITIVE_INFINITY,
  steps: 0,
}

/** Takes pieces out until it is called again. */
export function takeOut(out: ReadonlySet<number>): void {
  if (out === state.out) return
  state.out = out
  state.change++
}

/** Pages on which a piece could make a difference. */
export const touched = new Map<number, Set<number>>()

/** A page on which a rule does more than this has fallen into a loop. */
const mostSteps = 3_000_000

function touch(piece: number): void {
  if (state.page === undefined) return
  const pages = touched.get(piece) ?? new Set()
  touched.set(piece, pages.add(state.page))
}

function isOut(piece: number): boolean {
  if (state.steps++ > mostSteps) throw new Error('without end')
  return state.out.has(piece)
}

/** Sources that others are made of, each with how it is written again without what is out, and its pieces. */
const sources = new Map<string, { again: (out: ReadonlySet<number>) => string; pieces: number[] }>()

function partsOf(source: string): { again: (out: ReadonlySet<number>) => string; pieces: number[] } {
  const inside = [...sources].filter(([one]) => source.includes(one)).toSorted(([a], [b]) => b.length - a.length)
  return {
    pieces: inside.flatMap(([, one]) => one.pieces),
    again: (out) =>
      inside.reduce(
        (text, [one, { again, pieces: own }]) => (own.some((piece) => out.has(piece)) ? text.replaceAll(one, again(out)) : text),
        source,
      ),
  }
}

class Probe extends RegExp {
  readonly again: (out: ReadonlySet<number>) => string
  readonly own: readonly number[]
  #change = 0
  #other: RegExp | undefined
  #quiet: number[] | undefined
  #withoutQuiet: RegExp | undefined
  readonly #isNegative = /\(\?<?!/.test(this.source)
  readonly #made = new Map<string, RegExp>()
  constructor(from: RegExp, flags: string, again?: (out: ReadonlySet<number>) => string, own?: readonly number[]) {
    super(from.source, flags)
    this.again = again ?? (from instanceof Probe ? from.again : () => from.source)
    this.own = own ?? (from instanceof Probe ? from.own : [])
  }
  without(out: ReadonlySet<number>): RegExp {
    const key = this.own.filter((piece) => out.has(piece)).join()
    const before = this.#made.get(key)
    if (before !== undefined) return before
    const made = new RegExp(this.again(out), this.flags)
    this.#made.set(key, made)
    return made
  }
  override exec(text: string): RegExpExecArray | null {
    if (state.steps++ > mostSteps) throw new Error('without end')
    const from = this.lastIndex
    if (this.#change !== state.change) {
      this.#change = state.change
      this.#other = this.own.some((piece) => state.out.has(piece)) ? this.without(state.out) : undefined
    }
    if (this.#other !== undefined) {
      const other = this.#other
      other.lastIndex = from
      const match = other.exec(text)
      this.lastIndex = other.lastIndex
      return match
    }
    const match = super.exec(text)
    if (state.page !== undefined && this.own.length > 0) this.#note(text, from, match, state.page)
    return match
  }
  /** Notes which parts make a difference here; those that never did so far are tried together. */
  #note(text: string, from: number, match: RegExpExecArray | null, page: number): void {
    const isSame = (other: RegExp) => {
      other.lastIndex = from
      const found = other.exec(text)
      return found?.index === match?.index && found?.join('\0') === match?.join('\0')
    }
    // Without an alternative less is matched, unless it was one that must not stand there.
    const mayAdd = (piece: number) => match !== null || pieces[piece]?.what === 'lookaround' || this.#isNegative
    for (const piece of this.own) {
      const before = touched.get(piece)
      if (before === undefined || before.size >= state.enough || before.has(page) || !mayAdd(piece)) continue
      if (!isSame(this.without(new Set([piece])))) touch(piece)
    }
    for (;;) {
      this.#quiet = this.#quiet?.some((piece) => touched.has(piece)) === false ? this.#quiet : undefined
      if (this.#quiet === undefined) {
        this.#quiet = this.own.filter((piece) => !touched.has(piece))
        this.#withoutQuiet = this.without(new Set(this.#quiet))
      }
      const [first] = this.#quiet
      if (first === undefined || (match === null && !this.#quiet.some(mayAdd))) return
      if (this.#withoutQuiet === undefined || isSame(this.#withoutQuiet)) return
      const alone = this.#quiet.filter((piece) => !isSame(this.without(new Set([piece]))))
      for (const piece of alone.length === 0 ? [first] : alone) touch(piece)
    }
  }
}

const literals = new Map<string, Probe>()

function probe(key: string, base: RegExp, again: (out: ReadonlySet<number>) => string, own: readonly number[]): Probe {
  const made = literals.get(key) ?? new Probe(base, base.flags, again, own)
  literals.set(key, made)
  made.lastIndex = 0
  if (base.source.length >= shortestShared) sources.set(base.source, { again, pieces: [...own] })
  return made
}

type Tag = (strings: TemplateStringsArray, ...values: string[]) => string | RegExp
const slots = /[\uf000-\uf0ff]/
/** A shorter source that stands in another is there by chance; in characters. */
const shortestShared = 30

/** The switches that stand in the rules while they are measured. */
export const ruleSwitch = {
  /** A guard, or one of several conditions that suffice. */
  f: (piece: number, value: unknown) => {
    if (value !== false && value !== '' && value !== undefined) touch(piece)
    return isOut(piece) ? (typeof value === 'string' ? '' : false) : value
  },
  /** One of several conditions that must hold. */
  a: (piece: number, value: unknown) => {
    if (value === false) touch(piece)
    return isOut(piece) && typeof value === 'boolean' ? true : value
  },
  c: (never: number, always: number, value: unknown) => {
    touch(value === false ? always : never)
    return isOut(never) ? false : isOut(always) ? true : value
  },
  x: (piece: number) => {
    touch(piece)
    return !isOut(piece)
  },
  l: (piece: number, list: Iterable<unknown>) => {
    const all = [...list]
    if (all.length > 0) touch(piece)
    return isOut(piece) ? [] : all
  },
  /** A literal. */
  r: (place: number, base: RegExp) => {
    const { source, parts, first } = written[place] ?? { source: '', parts: [], first: 0 }
    const own = parts.map((_, part) => first + part)
    return probe(`${place}`, base, (out) => withoutParts(source, parts, localOf(out, first, parts.length)), own)
  },
  /** A template: `expression('i')`, `source` or `String.raw`. */
  t:
    (place: number, tag: Tag) =>
    (strings: TemplateStringsArray, ...values: string[]): unknown => {
      const { source, parts, first } = written[place] ?? { source: '', parts: [], first: 0 }
      const insides = values.map(partsOf)
      const own = [...parts.map((_, part) => first + part), ...insides.flatMap((inside) => inside.pieces)]
      const rewrite = (out: ReadonlySet<number>) => {
        const kept = withoutParts(source, parts, localOf(out, first, parts.length))
        const raw = kept.split(slots)
        const left = [...kept.matchAll(new RegExp(slots, 'g'))].map(
          ([sign]) => insides[sign.charCodeAt(0) - slot]?.again(out) ?? '',
        )
        return tag(Object.assign(raw, { raw }), ...left)
      }
      const base = tag(strings, ...values)
      const again = (out: ReadonlySet<number>) => textOf(rewrite(out))
      if (base instanceof RegExp) return probe(`${place} ${values.join(' ')}`, base, again, own)
      sources.set(base, { again, pieces: own })
      return base
    },
  n: (base: RegExp) => {
    const key = `${base.source}/${base.flags}`
    const before = literals.get(key)
    if (before !== undefined) {
      before.lastIndex = 0
      return before
    }
    const { again, pieces: own } = partsOf(base.source)
    return probe(key, base, again, own)
  },
}

function localOf(out: ReadonlySet<number>, first: number, count: number): Set<number> {
  return new Set([...out].flatMap((piece) => (piece >= first && piece < first + count ? [piece - first] : [])))
}

function textOf(made: string | RegExp): string {
  return typeof made === 'string' ? made : made.source
}
