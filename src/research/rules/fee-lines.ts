import { type Columns, slotsOf } from './columns.ts'
import { clauseOf, clauseWords, isOther, isSamePrice, orderOf, withoutAmounts } from './fee-clauses.ts'
import { kindOfLabel, strongestKind } from './fee-kind-beside.ts'
import { type Audience, audiencesIn } from '../lexicon/audience.ts'
import { notPaid } from './other-payments.ts'
import type { Cell } from '../document/clean-document.ts'
import { amountsOf, type BareRow } from './bare-amounts.ts'
import { type Money, pricesIn } from '../lexicon/money.ts'
import type { Passage } from './passage.ts'
import { roleOfHeading } from './roles.ts'
import { sentencesOf } from './sentences.ts'

/** A price with its label, before it is known whose it is. */
export interface FeeLine {
  amount: Money
  /** What it pays for, '' when its own words do not say. */
  kind: string
  /** For whom and when its own words say it is. */
  audiences: readonly Audience[]
  /** Its own words: label, column head and clause; a certification named in them owns it. */
  label: string
  /** Of several prices in one sentence, the words of this one; '' elsewhere. */
  clause: string
  /** What stands in front of a line's first price: 'CHI:' of 'CHI: application $85, exam $240'. */
  opening: string
  /** The sentence or row, offsets in the document's text. */
  start: number
  end: number
}

/** The prices of one passage with the words beside them. Amounts that are no price of a certification are left out. */
export function feeLinesOf(passage: Passage): FeeLine[] {
  if (!/\d/.test(passage.text) || passage.text.length > 20_000) return []
  return passage.block.cells !== undefined && passage.block.cells.length > 1 ? fromRow(passage) : fromText(passage)
}

function fromRow(passage: Passage): FeeLine[] {
  const { block, text } = passage
  if (passage.columns !== undefined && block.cells?.every((cell) => cell.head === '') === true)
    return fromColumns(passage, passage.columns)
  const heads = headsOf(block.cells ?? [])
  const cells = (block.cells ?? []).map((cell, place) => {
    const own = text.slice(cell.start - block.start, cell.end - block.start)
    const head = heads[place] ?? ''
    return { head, text: own, amounts: place === 0 && isLabelWithAside(own) ? [] : amountsOf(own, head) }
  })
  const labels = cells.filter(
    (cell, place) =>
      cell.amounts.length === 0 && /\p{L}{2}/u.test(cell.text) && (place === 0 || !beside.has(roleOfHeading(cell.head))),
  )
  const shared = labels.map((cell) => cell.text.slice(0, 160)).join(' ')
  // 'Exam booking' over 'Early' and 'Late': the head of the labels says what all rows are for.
  const rowsHead = cells[0] === labels[0] ? (cells[0]?.head ?? '') : ''
  const lines: FeeLine[] = []
  for (const cell of cells) {
    for (const [index, amount] of cell.amounts.entries()) {
      const around =
        cell.amounts.length === 1 ? withoutAmounts(cell.text, cell.amounts) : clauseOf(cell.text, cell.amounts, index)
      // A cell with words of its own beside the amount is its own label: 'Annual fee $400'.
      const label = hasWords(around) && around.length <= 80 && kindOfLabel(around) !== undefined ? '' : shared
      const words = [label, cell.head, around].filter((one) => one !== '')
      // The row's label says what is paid; a head says it where the rows are certifications or kinds of members.
      const kind = strongestKind(credential.test(label) ? [cell.head, around, label] : [label, cell.head, around, rowsHead])
      const whole = words.join(' ')
      if (isOther(whole, kind) || (notPaid.test(whole) && !/non-?refundable/i.test(whole))) continue
      // Whose it is, the row's other cells may say all the same: 'CHI | Exam fee: $300'.
      const called = /^[A-Z][A-Za-z]*[A-Z]\+?$/.test(rowsHead) ? `${rowsHead} ` : ''
      const owner = label === '' ? `${called}${shared} ${whole}` : `${called}${whole}`
      lines.push({
        amount,
        kind,
        audiences: audiencesIn(whole),
        label: owner,
        clause: '',
        opening: '',
        start: block.start,
        end: block.end,
      })
    }
  }
  return lines
}

/** Columns that say of a programme something else than its prices. */
const beside: ReadonlySet<string> = new Set(['eligibility', 'validity', 'training'])

/** The heads of a row's cells; a row of heads that has none for the labels stands one column too far to the left. */
function headsOf(cells: readonly Cell[]): string[] {
  const heads = cells.map(({ head }) => (pricesIn(head).length > 0 ? '' : head))
  const [first = ''] = heads
  const shifted = cells.length > 2 && heads.at(-1) === '' && !heads.slice(0, -1).includes('') && ofAmounts.test(first)
  return shifted ? ['', ...heads.slice(0, -1)] : heads
}

const ofAmounts =
  /^(?:non-?\s?)?members?\b|^(?:early|late|regular|standard|students?|initial|new|renewal|fee|price|amount|cost|20\d\d)\b/i

/** 'Study guide, hard copy + shipping ($30.00)': the label of a row, whose own price stands in the next cell. */
function isLabelWithAside(cell: string): boolean {
  const plain = cell.replace(/\([^()]*\)/g, '')
  return plain.length < cell.length && hasWords(plain) && pricesIn(plain).length === 0 && pricesIn(cell).length > 0
}

/** A row that names a certification takes its kind from the column, whatever words the name holds. */
const credential = /\b(?:certified|registered|accredited|chartered|licen[sc]ed)\s\p{Lu}|\([A-Z][A-Za-z-]{1,8}\)/iu

function fromText(passage: Passage): FeeLine[] {
  const { block, text } = passage
  if (passage.columns !== undefined) return fromColumns(passage, passage.columns)
  if (passage.bare !== undefined) return fromBareRow(passage, passage.bare)
  const lines: FeeLine[] = []
  for (const span of sentencesOf(text)) {
    const sentence = text.slice(span.start, span.end)
    const amounts = pricesIn(sentence)
    if (amounts.length === 0) continue
    const order = orderOf(sentence, amounts)
    const found: ReturnType<typeof clauseWords>[] = []
    for (const [index, amount] of amounts.entries())
      found.push(isSamePrice(sentence, amounts[index - 1], amount) ? found.at(-1) : clauseWords(sentence, amounts, index, order))
    for (const [index, amount] of amounts.entries()) {
      const words = found[index]
      if (words === undefined) continue
      const kind = words.kind !== '' || !words.onlyWhom ? words.kind : kindOfNeighbour(found, index)
      lines.push({
        amount,
        kind,
        audiences: audiencesIn(`${words.near} ${timeOf(sentence)}`),
        label: words.label,
        clause: amounts.length > 1 ? words.clause : '',
        opening: index > 0 ? sentence.slice(0, amounts[0]?.start) : '',
        start: block.start + span.start,
        end: block.start + span.end,
      })
    }
  }
  return lines
}

/** 'Examination $275 (members $225)', 'Members pay $195 and others pay $295 to sit the exam': one kind for all of them. */
function kindOfNeighbour(found: readonly ({ kind: string } | undefined)[], index: number): string {
  const before = found.slice(0, index).findLast((one) => one !== undefined && one.kind !== '')
  return (before ?? found.slice(index + 1).find((one) => one !== undefined))?.kind ?? ''
}

/** 'Renewal$100$50' under the heads 'Non-members' and 'Members'. */
function fromColumns(passage: Passage, columns: Columns): FeeLine[] {
  const { block, text } = passage
  const amounts = pricesIn(text)
  const label = text.slice(0, amounts[0]?.start ?? 0).replace(/[\s|]+$/, '')
  return amounts.flatMap((amount) => {
    const head = columns.heads[slotBefore(text, amounts[0]?.start ?? 0, amount.start)]
    if (head === undefined || (ceiling.test(head) && columns.heads.length > 1)) return []
    const whole = `${label} ${head}`
    const kind = strongestKind([label, head])
    if (isOther(whole, kind) || notPaid.test(whole)) return []
    return [
      {
        amount,
        kind,
        audiences: audiencesIn(whole),
        label: whole,
        clause: '',
        opening: '',
        start: columns.start,
        end: block.end,
      },
    ]
  })
}

/** 'Section B 3100 230' under '(Rs.) (US $)'. */
function fromBareRow({ block }: Passage, { label, amounts, head, start }: BareRow): FeeLine[] {
  const kind = strongestKind([label, head])
  if (isOther(label, kindOfLabel(label) ?? '') || notPaid.test(label)) return []
  return amounts.map((amount) => ({
    amount,
    kind,
    audiences: audiencesIn(label),
    label,
    clause: '',
    opening: '',
    start,
    end: block.end,
  }))
}

/** What a law allows to be charged, beside what is charged. */
const ceiling = /\b(?:not to exceed|maximum|ceiling|cap|limit)\b/i

/** Number of amounts, or words in their place, between two offsets. */
function slotBefore(text: string, from: number, to: number): number {
  return slotsOf(`row ${text.slice(from, to)}`)
}

/** 'Early (by 6 February): member $395, non-member $495' – the time counts for both. */
function timeOf(sentence: string): string {
  const label = /^[^:$£€]{3,60}:/.exec(sentence)?.[0] ?? ''
  return /\bearly\b|\blate\b|\bregular\b|\bstandard\b/i.exec(label)?.[0] ?? ''
}

function hasWords(text: string): boolean {
  return text.replace(/[^\p{L}]/gu, '').length > 4
}
