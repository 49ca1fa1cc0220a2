import { moneyIn } from '../../lexicon/money/money.ts'
import { periodsIn } from '../../lexicon/times/period.ts'
import { isInapplicable } from '../../lexicon/money/price.ts'
import type { Cell } from '../../document/clean-document/clean-document.ts'
import { askedUnder, saysAll } from '../../lexicon/topics/asked-column.ts'
import type { Span } from '../../lexicon/text/span.ts'
import type { JudgedFact } from '../judgement/judgement.ts'
import type { ReadLine, ReadPage } from '../page/lines.ts'

/** How likely a cell under such a head is what the head says. */
const asSaid = 0.9

/** Sections whose tables are about something else. */
const elsewhere = new Set<ReadLine['role']>(['membership', 'foreign', 'job', 'event', 'training', 'policy'])

/**
 * What stands in cells of which a head says what they are, in tables of certifications: under 'Renewal requirement' in a certification's
 * row, or beside 'Experience required' in its column.
 */
export function columnStatements(page: ReadPage): JudgedFact[] {
  return page.lines.flatMap((line) => {
    const [label, ...cells] = line.cells
    if (line.kind !== 'row' || label === undefined || elsewhere.has(line.role)) return []
    const labelled = kindOf(textOf(line, label))
    return cells.flatMap((cell) => {
      const kind = labelled ?? kindOf(cell.head)
      return kind === undefined || saysNothing(textOf(line, cell), kind) ? [] : [factIn(line, cell, kind, labelled && label)]
    })
  })
}

/** Rows of tables with a column for what is asked for, 'requirement 12': what they say of it stands in its cell, also where that says 'None'. */
export function rowsWithColumns(page: ReadPage): string[] {
  return page.lines.flatMap((line) => {
    if (line.kind !== 'row') return []
    const kinds = new Set(line.cells.slice(1).flatMap(({ head }) => kindOf(head) ?? []))
    return [...kinds].map((kind) => rowOf(kind, line))
  })
}

/** A row as one that may say something of a kind. */
export function rowOf(kind: string, { index }: ReadLine): string {
  return `${kind} ${index}`
}

type Kind = 'requirement' | 'renewal'

function kindOf(head: string): Kind | undefined {
  return askedUnder(head.trim().replace(/:$/, ''))
}

function textOf(line: ReadLine, { start, end }: Span): string {
  return line.text.slice(start - line.start, end - line.start)
}

/** @param label the row's, where that and not the column's head says what the cell is */
function factIn(line: ReadLine, cell: Cell, kind: Kind, label: Cell | undefined): JudgedFact {
  const { start, end } = cell
  const said = label === undefined ? cell.head : textOf(line, label).trim().replace(/:$/, '')
  const statement = { line, order: 0, lead: '', isCell: true as const, start, end, text: textOf(line, cell) }
  const lead = `${said}: `
  if (saysAll(said)) return { kind, thing: statement, likely: asSaid }
  if (label !== undefined) return { kind, thing: { ...statement, text: lead + statement.text, context: [label] }, likely: asSaid }
  const from = start - lead.length
  const isLed = from >= line.start && textOf(line, { start: from, end: start }) === lead
  return { kind, thing: isLed ? { ...statement, text: lead + statement.text, start: from } : statement, likely: asSaid }
}

/** Whether a cell says nothing of what is asked for: 'None', a price, how often one renews. */
function saysNothing(said: string, kind: Kind): boolean {
  const text = said.trim()
  if (isInapplicable(text) || /^(?:no\b|none\b|not (?:required|applicable)|yes$|free$|required$|see\b|same\b)/i.test(text))
    return true
  if (!/\d|\p{L}{3}/u.test(text) || moneyIn(text).length > 0) return true
  const [time] = kind === 'renewal' ? periodsIn(text) : []
  return time !== undefined && text.slice(time.end).trim() === '' && /^(?:every )?$/i.test(text.slice(0, time.start))
}
