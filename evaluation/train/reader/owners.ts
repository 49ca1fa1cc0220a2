import type { Span } from '../../../src/research/lexicon/span.ts'
import { type Features, stepOf } from './features.ts'
import type { ReadLine, ReadPage } from './lines.ts'
import type { Candidate } from './names.ts'
import { wordsOf } from './words.ts'

/** Kinds of facts. */
export type FactKind = 'fee' | 'term' | 'requirement' | 'renewal'

/** A fact that may be a certification's. */
export interface Placed extends Span {
  line: ReadLine
}

/** Where a certification is named, sorted, and in which headings. */
export interface Naming {
  one: Candidate
  spans: readonly Span[]
  /** Starts of lines that stand as headings and name it. */
  heads: readonly number[]
  /** Its words in lower case, as headings, heads and leads are searched for them. */
  words: readonly string[]
}

/** Lays out where each certification is named. */
export function namingsOf(page: ReadPage, candidates: readonly Candidate[]): Naming[] {
  return candidates.map((one) => {
    const all = [...one.mentions, ...one.shorts]
    const spans = all.map(({ start, end }) => ({ start, end })).toSorted((a, b) => a.start - b.start)
    const heads = all
      .filter(({ line, start, end }) => line.kind === 'heading' || end - start > line.text.length * 0.5)
      .map(({ line }) => line.start)
    const texts = new Set(all.map(({ start, end }) => page.document.text.slice(start, end).toLowerCase()))
    return { one, spans, heads, words: [...texts].slice(0, 8) }
  })
}

/** Whether a text names a certification: by its words, a short form only by itself. */
function names({ words }: Naming, text: string): boolean {
  const said = text.toLowerCase()
  return words.some((word) => {
    const at = said.indexOf(word)
    return at >= 0 && !/\p{L}/u.test(said.charAt(at - 1)) && !/\p{L}/u.test(said.charAt(at + word.length).replace('s', ''))
  })
}

/** What can be told of one fact and all certifications at once. */
export interface Surroundings {
  inCell: ReadonlySet<Naming>
  inRow: ReadonlySet<Naming>
  inHead: ReadonlySet<Naming>
  inLine: ReadonlySet<Naming>
  inClause: ReadonlySet<Naming>
  inSection: readonly ReadonlySet<Naming>[]
  inLead: ReadonlySet<Naming>
  inTitle: ReadonlySet<Naming>
  /** By nearness of the last mention in front of the fact, the nearest first. */
  nearest: readonly Naming[]
  nearestHead: readonly Naming[]
}

/** Looks once where certifications are named around a fact. @param known which ones texts name, filled for the page's other facts */
export function surroundingsOf(
  page: ReadPage,
  { line, start, end }: Placed,
  namings: readonly Naming[],
  known: Map<string, ReadonlySet<Naming>>,
): Surroundings {
  const { text } = page.document
  const within = (from: number, to: number) =>
    new Set(namings.filter(({ spans }) => spans.some((span) => span.start >= from && span.end <= to)))
  const naming = (said: string) => {
    const before = known.get(said)
    if (before !== undefined) return before
    const found = new Set(said === '' ? [] : namings.filter((one) => names(one, said)))
    known.set(said, found)
    return found
  }
  const cell = line.cells.find((one) => one.start <= start && start < one.end)
  const [first] = line.cells
  const clauseFrom = Math.max(line.start, text.lastIndexOf('. ', start), text.lastIndexOf('; ', start))
  const clauseTo = [text.indexOf('. ', end), text.indexOf('; ', end), line.end]
    .filter((at) => at >= 0)
    .reduce((a, b) => Math.min(a, b))
  const lastBefore = (spots: readonly number[]) => spots.findLast((at) => at <= start) ?? -1
  const byLast = (spots: (one: Naming) => readonly number[]) => {
    const last = new Map(namings.map((one) => [one, lastBefore(spots(one))]))
    return namings.filter((one) => (last.get(one) ?? -1) >= 0).toSorted((a, b) => (last.get(b) ?? 0) - (last.get(a) ?? 0))
  }
  return {
    inCell: cell === undefined ? new Set() : within(cell.start, cell.end),
    inRow: first === undefined ? new Set() : within(first.start, first.end),
    inHead: naming(cell?.head ?? ''),
    inLine: within(line.start, line.end),
    inClause: within(clauseFrom, clauseTo),
    inSection: line.sections.slice(0, 4).map((one) => naming(one.text)),
    inLead: naming(line.lead?.text ?? ''),
    inTitle: naming(page.title),
    nearest: byLast(({ spans }) => spans.map((span) => span.start)),
    nearestHead: byLast(({ heads }) => heads),
  }
}

/** Features of a fact and a certification: is it this one's? */
export function ownerFeatures(
  kind: FactKind,
  fact: Placed,
  naming: Naming,
  around: Surroundings,
  count: number,
  features: Features,
): void {
  const add = (name: string, value: string | number | boolean = '') => {
    features.add(name, value)
    features.add(`${kind} ${name}`, value)
  }
  const tell = (name: string, set: ReadonlySet<Naming>) => {
    if (set.size === 0) return 'none'
    const value = set.has(naming) ? (set.size === 1 ? 'alone' : 'among') : 'others'
    add(name, value)
    return value
  }
  const { spans } = naming
  add('bias')
  add('count', count === 1 ? 'one' : count === 2 ? 'two' : count < 5 ? 'few' : 'many')
  const inCell = tell('cell', around.inCell)
  const inRow = tell('row', around.inRow)
  const inHead = tell('head', around.inHead)
  const inClause = tell('clause', around.inClause)
  const inLine = tell('line', around.inLine)
  const sections = around.inSection.map((set, depth) => tell(`section ${depth}`, set))
  const path = sections.find((one) => one !== 'none') ?? 'none'
  add('path', path)
  const inLead = tell('lead', around.inLead)
  const inTitle = tell('title', around.inTitle)
  const place = around.nearest.indexOf(naming)
  add('nearest', place < 0 ? 'none' : Math.min(3, place))
  const headed = around.nearestHead.indexOf(naming)
  add('nearest head', headed < 0 ? 'none' : Math.min(3, headed))
  const own = [inCell, inRow, inHead, inClause, inLine].find((one) => one !== 'none') ?? 'none'
  add('own', own)
  add('own and path', `${own} ${path}`)
  add('own, path, nearest', `${own} ${path} ${Math.min(2, place)} ${Math.min(2, headed)}`)
  add('around', `${own} ${path} ${inLead} ${inTitle} ${count > 1}`)
  const last = spans.findLast((span) => span.start <= fact.start)
  add('far', last === undefined ? 'after' : stepOf((fact.start - last.end) / 60))
  add('far and nearest', `${last === undefined ? 'after' : stepOf((fact.start - last.end) / 60)} ${Math.min(2, place)} ${path}`)
  const before = spans.filter((span) => span.start >= fact.line.start && span.end <= fact.start).length
  add('before in line', before > 0 ? `${own} yes` : `${own} no`)
  add('mentions', `${stepOf(spans.length)} ${count > 1}`)
  add(
    'most named',
    around.nearest.every((one) => one.spans.length <= spans.length),
  )
  add('stands', `${fact.line.kind} ${own}`)
  features.addAll(`${kind} section word`, wordsOf(fact.line.sections[0]?.text ?? '').slice(0, 8))
  if (/\b(?:all|each|every|any|both)\b/i.test(fact.line.text)) add('all', own)
  add('short', naming.one.key.startsWith('short '))
}
