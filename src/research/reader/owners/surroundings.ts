import type { Cell } from '../../document/clean-document/clean-document.ts'
import type { Span } from '../../lexicon/text/span.ts'
import { once } from '../../plain/remembered.ts'
import { askedFor } from '../names/asked-for.ts'
import type { Candidate } from '../names/candidates.ts'
import type { FactKind } from '../facts/facts.ts'
import type { ReadLine, ReadPage } from '../page/lines.ts'
import { TellingWords } from './telling-words.ts'

/** A fact that may be a certification's. */
export interface Placed extends Span {
  line: ReadLine
}

/** Where a certification is named, sorted, and in which headings. */
export interface Naming {
  one: Candidate
  spans: readonly Span[]
  /** Where it is named, not as one to hold before, and no other one's longer name stands. */
  places: readonly Span[]
  starts: readonly number[]
  /** Starts of lines that stand as headings and name it. */
  heads: readonly number[]
  /** Starts of the headings over those that name it, -1 where none stands over one. */
  ranks: ReadonlySet<number>
  /** Its words in lower case, as headings, heads and leads are searched for them. */
  words: readonly string[]
}

/** Lays out where each certification is named. */
export function namingsOf(page: ReadPage, candidates: readonly Candidate[]): Naming[] {
  const byShort = Map.groupBy(candidates, ({ acronym }) => acronym)
  const mentions = candidates.flatMap((one) => one.mentions)
  return candidates.map((one) => {
    // A short form that two have names neither.
    const all = (byShort.get(one.acronym)?.length ?? 0) > 1 ? one.mentions : [...one.mentions, ...one.shorts]
    const spans = inOrder(all)
    const asked = askedFor(page.document.text, one)
    // 'Broker' is not named in 'Associate Broker'.
    const places = inOrder(all.filter((span) => !asked.has(span) && !mentions.some((other) => isWithin(span, other))))
    const heads = all
      .filter(({ line, start, end }) => line.kind === 'heading' || end - start > line.text.length * 0.5)
      .map(({ line }) => line.start)
      .toSorted((a, b) => a - b)
    const ranks = new Set(all.flatMap(({ line }) => (line.kind === 'heading' ? [line.sections[0]?.start ?? -1] : [])))
    const said = new Set(all.map(({ start, end }) => page.document.text.slice(start, end).toLowerCase()))
    return {
      one,
      spans,
      places,
      starts: spans.map(({ start }) => start),
      heads,
      ranks,
      words: [...said].slice(0, 8),
    }
  })
}

function inOrder(spans: readonly Span[]): Span[] {
  return spans.map(({ start, end }) => ({ start, end })).toSorted((a, b) => a.start - b.start)
}

function isWithin(one: Span, other: Span): boolean {
  return other.start <= one.start && one.end <= other.end && one.end - one.start < other.end - other.start
}

/** Where a text in lower case names a certification: by its words, a short form only by itself. */
function placesOf({ words }: Naming, said: string): Span[] {
  const found: Span[] = []
  for (const word of words)
    for (let start = said.indexOf(word); start >= 0; start = said.indexOf(word, start + word.length)) {
      const end = start + word.length
      const isWord = !/\p{L}/u.test(said.charAt(start - 1)) && !/\p{L}/u.test(said.charAt(end).replace('s', ''))
      if (isWord) found.push({ start, end })
    }
  return found
}

/** The certifications that a text names, none of them inside another one's name. */
function namedIn(text: string, namings: readonly Naming[]): ReadonlySet<Naming> {
  const said = text.toLowerCase()
  const found = namings.map((one) => ({ one, places: placesOf(one, said) })).filter(({ places }) => places.length > 0)
  const all = found.flatMap(({ places }) => places)
  const apart = found.filter(({ places }) => places.some((place) => !all.some((other) => isWithin(place, other))))
  return new Set(apart.map(({ one }) => one))
}

/** What can be told of one fact and all certifications at once. */
export interface Surroundings {
  /** Right behind it: '$85 for the CM and $170 for the CA'. */
  behind: ReadonlySet<Naming>
  inCell: ReadonlySet<Naming>
  inRow: ReadonlySet<Naming>
  inHead: ReadonlySet<Naming>
  /** The cells of the fact's row, with the certifications that the heads of their columns name. */
  columns: readonly { cell: Cell; named: ReadonlySet<Naming> }[]
  inLine: ReadonlySet<Naming>
  /** Behind it in its line. */
  inRest: ReadonlySet<Naming>
  inClause: ReadonlySet<Naming>
  inSection: readonly ReadonlySet<Naming>[]
  inLead: ReadonlySet<Naming>
  inTitle: ReadonlySet<Naming>
  /** What the fact's own cell says, the first of its row, the head over it, its clause, what leads to it, and its two nearest headings. */
  said: readonly string[]
  telling: TellingWords<Naming>
  /** How many are named by headings that stand under the same one as the fact's own. */
  ofRank: number
  /**
   * Places by nearness of the last mention in front of the fact, the nearest 0. Asked of few facts; functions, since every object that
   * is written with getters is of a kind of its own for V8, which stays in memory.
   */
  nearest: () => ReadonlyMap<Naming, number>
  nearestHead: () => ReadonlyMap<Naming, number>
  /** Most mentions of one that is named in front of the fact. */
  mostNamed: () => number
}

/**
 * The one certification that the nearest words around a fact name; undefined where they name several, or none do. What is required
 * names other certifications all the time, so there the headings alone say whose it is.
 */
export function onlyNamed(kind: FactKind, around: Surroundings): Naming | undefined {
  // What a paragraph names before may be what is asked for; a heading says whom the paragraph is about.
  const isHeaded = around.columns.length === 0 && (around.inSection[0]?.size ?? 0) > 0
  const inLine = isHeaded ? around.inRest : around.inLine
  const own =
    kind === 'requirement'
      ? []
      : [kind === 'fee' ? around.behind : nobody, around.inCell, around.inRow, around.inHead, around.inClause, inLine]
  const nearest = [...own, ...around.inSection].find((named) => named.size > 0)
  const [only, ...others] = nearest ?? []
  return others.length > 0 ? undefined : only
}

const nobody: ReadonlySet<Naming> = new Set()

/** Between an amount and whom it is for: '$85 for the CM', '$85 (CM)'. */
const isFor = /^\s*(?:for (?:the |an? )?|\()/i

/** Looks for the certifications named around facts of one page. */
export class Neighborhood {
  private readonly page: ReadPage
  private readonly namings: readonly Naming[]
  private readonly telling: TellingWords<Naming>
  /** Which ones texts name: the same headings stand over many facts. */
  private readonly known = new Map<string, ReadonlySet<Naming>>()
  private readonly columns = new Map<ReadLine, Surroundings['columns']>()

  constructor(page: ReadPage, namings: readonly Naming[]) {
    this.page = page
    this.namings = namings
    this.telling = new TellingWords(namings)
  }

  /** Who is named around a fact. */
  around({ line, start, end }: Placed): Surroundings {
    const { text } = this.page.document
    const ahead = text.slice(line.start, start + 2)
    const behind = text.slice(end, line.end + 1)
    const cell = line.cells.find((one) => one.start <= start && start < one.end)
    const [first] = line.cells
    const clauseFrom = line.start + Math.max(0, ahead.lastIndexOf('. '), ahead.lastIndexOf('; '))
    const stops = [behind.indexOf('. '), behind.indexOf('; '), line.end - end].filter((at) => at >= 0)
    const nearest = once(() => this.byLast(start, ({ starts }) => starts))
    const nearestHead = once(() => this.byLast(start, ({ heads }) => heads))
    const mostNamed = once(() => [...nearest().keys()].reduce((most, { spans }) => Math.max(most, spans.length), 0))
    const forWhom = isFor.exec(behind)?.[0].length
    return {
      behind: forWhom === undefined ? nobody : this.from(end + forWhom),
      inCell: cell === undefined ? nobody : this.within(cell.start, cell.end),
      inRow: first === undefined ? nobody : this.within(first.start, first.end),
      inHead: this.named(cell?.head ?? ''),
      columns: this.columnsOf(line),
      inLine: this.within(line.start, line.end),
      inRest: this.within(end, line.end),
      inClause: this.within(clauseFrom, end + Math.min(...stops)),
      inSection: line.sections.slice(0, 4).map((one) => this.named(one.text)),
      inLead: this.named(line.lead?.text ?? ''),
      inTitle: this.named(this.page.title),
      said: [
        cell === undefined ? '' : text.slice(cell.start, cell.end),
        first === undefined ? '' : text.slice(first.start, first.end),
        cell?.head ?? '',
        text.slice(clauseFrom, end + Math.min(...stops)),
        line.lead?.text ?? '',
        line.sections[0]?.text ?? '',
        line.sections[1]?.text ?? '',
      ],
      telling: this.telling,
      ofRank: this.namings.filter(({ ranks }) => ranks.has(line.sections[1]?.start ?? -1)).length,
      nearest,
      nearestHead,
      mostNamed,
    }
  }

  /** The cells of a row with who is named in the heads over them; the same for all facts in it. */
  private columnsOf(line: ReadLine): Surroundings['columns'] {
    const columns = this.columns.get(line) ?? line.cells.map((cell) => ({ cell, named: this.named(cell.head) }))
    this.columns.set(line, columns)
    return columns
  }

  /** Who is named from a place on. */
  private from(place: number): ReadonlySet<Naming> {
    return new Set(this.namings.filter(({ places }) => places.some(({ start, end }) => start <= place && place < end)))
  }

  private within(from: number, to: number): ReadonlySet<Naming> {
    const found = new Set<Naming>()
    for (const naming of this.namings)
      for (const span of naming.places) {
        if (span.start >= to) break
        if (span.start >= from && span.end <= to) found.add(naming)
      }
    return found
  }

  private named(said: string): ReadonlySet<Naming> {
    const before = this.known.get(said)
    if (before !== undefined) return before
    const found = said === '' ? nobody : namedIn(said, this.namings)
    this.known.set(said, found)
    return found
  }

  private byLast(start: number, spots: (one: Naming) => readonly number[]): Map<Naming, number> {
    const last = new Map(this.namings.map((one) => [one, spots(one).findLast((at) => at <= start) ?? -1]))
    const of = (one: Naming) => last.get(one) ?? -1
    const sorted = this.namings.filter((one) => of(one) >= 0).toSorted((a, b) => of(b) - of(a))
    return new Map(sorted.map((one, place) => [one, place]))
  }
}
