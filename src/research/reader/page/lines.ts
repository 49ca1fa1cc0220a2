import type { Block, Cell, CleanDocument } from '../../document/clean-document/clean-document.ts'
import type { Money } from '../../lexicon/money/money.ts'
import { type Period, periodsIn } from '../../lexicon/times/period.ts'
import { lineMoney } from './line-money.ts'
import { pageCurrency } from '../../document/page-facts/page-currency.ts'
import { cellsUnder } from '../../layout/columns.ts'
import { type Page, pageOf } from '../../layout/page.ts'
import type { Passage } from '../../layout/passage.ts'
import type { Role } from '../../lexicon/topics/section-role.ts'
import { type Statement, statementsOf } from '../../layout/statement.ts'

/** A heading over a line, with its offset in the document's text, -1 when it stands nowhere. */
interface Over {
  text: string
  start: number
}

/** A passage with what stands around it, read once for all decisions. Offsets are those of the document's text. */
export interface ReadLine {
  index: number
  kind: Block['kind'] | 'pair'
  start: number
  end: number
  /** Its text, of the same length as it stands, so that offsets inside it are those of the document less `start`. */
  text: string
  /** Headings over it, the innermost first. */
  sections: readonly Over[]
  /** What its section is about, as its headings say. */
  role: Role
  /** The line that leads into its list. */
  lead: Over | undefined
  /** Where a row stands in its table: its cells, each with its column's head; also of a table that lost its form. */
  cells: readonly Cell[]
  /** 0 navigation to 1 content. */
  weight: number
  /** Share of the page above it, 0 to 1. */
  position: number
  /** Its sentences and entries, each a statement; a label with its value is one. */
  statements: readonly Statement[]
  money: readonly Money[]
  periods: readonly Period[]
}

/** A page laid out for the reader. */
export interface ReadPage {
  document: CleanDocument
  /** The passages that its lines are made of. */
  layout: Page
  title: string
  lines: readonly ReadLine[]
  /** How many amounts its lines have. */
  amounts: number
}

/** Navigation, cookie notes and the like: names may be read from it, facts not. */
export function isFurniture({ kind, weight }: ReadLine): boolean {
  return weight < (kind === 'heading' ? 0.1 : 0.22)
}

/** Most lines of a page that are read; a longer page is a directory or a book. */
const mostLines = 6_000

/** Lays out the lines of a document that its body stands by. */
export function readLines(document: CleanDocument): ReadPage {
  const page = pageOf(document)
  const length = Math.max(1, document.text.length)
  const currency = pageCurrency(document)?.currency
  const lines = joined(page.passages.slice(0, mostLines)).map(({ passage, end, kind }, index): ReadLine => {
    const { block, path, headings, role, lead } = passage
    const text = document.text.slice(block.start, end).replaceAll('\n', ' ')
    const starts = new Map(headings.map((one) => [one.text, one.start]))
    const cells = block.cells ?? (passage.columns === undefined ? [] : cellsUnder(passage.columns, { text, start: block.start }))
    return {
      index,
      kind,
      start: block.start,
      end,
      text,
      sections: path
        .toReversed()
        .slice(0, 5)
        .map((said) => ({ text: said, start: starts.get(said) ?? -1 })),
      role,
      lead: lead === '' ? undefined : { text: lead, start: starts.get(lead) ?? -1 },
      cells,
      weight: block.weight,
      position: block.start / length,
      money: passage.loose
        ? []
        : lineMoney(
            { text, start: block.start, cells, over: [...path.toReversed(), page.title], known: passage.bare?.amounts ?? [] },
            currency,
          ),
      statements: kind === 'pair' ? [{ text, start: block.start, end }] : statementsOf(passage),
      periods: periodsIn(text),
    }
  })
  return { document, layout: page, title: page.title, lines, amounts: lines.reduce((sum, { money }) => sum + money.length, 0) }
}

/** Longest label and value of a pair, in characters. */
const longestLabel = 120
const longestValue = 400

/** Passages, a term with the one definition right after it as one. */
function joined(passages: readonly Passage[]): { passage: Passage; end: number; kind: ReadLine['kind'] }[] {
  const lines: { passage: Passage; end: number; kind: ReadLine['kind'] }[] = []
  for (let place = 0; place < passages.length; place += 1) {
    const passage = passages[place]
    const next = passages[place + 1]
    if (passage === undefined) continue
    const isPair =
      passage.block.kind === 'term' &&
      next?.block.kind === 'definition' &&
      passage.text.length <= longestLabel &&
      next.text.length <= longestValue &&
      passages[place - 1]?.block.kind !== 'term' &&
      passages[place + 2]?.block.kind !== 'definition'
    const kind = isPair ? 'pair' : passage.heading ? 'heading' : passage.block.kind
    lines.push({ passage, end: (isPair ? next : passage).block.end, kind })
    if (isPair) place += 1
  }
  return lines
}
