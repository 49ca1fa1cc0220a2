import type { Block, Cell, CleanDocument } from '../document/clean-document.ts'
import { flattenedCells } from '../rules/columns.ts'
import { type Token, tokensOf } from '../verify/tokens.ts'
import type { Place } from './locate.ts'

/** A cell of a row, or a line of a longer quote. */
interface Part {
  head: readonly Token[]
  inside: readonly Token[]
  /** It holds a number of the line. */
  own: boolean
}

/**
 * Whether a line about an amount keeps to the column or the line the amount stands in: '$690 early bird' is not said by a row
 * whose $690 stands under 'Regular', '$450 (members)' not by a list with 'Non-member: $450'.
 * @param blocks the blocks the quote reaches over
 */
export function keepsToPlace(line: string, document: CleanDocument, blocks: readonly Block[]): boolean {
  const said = tokensOf(line)
  const numbers = said.filter((token) => token.kind !== 'word').map(numberOf)
  const part = (text: string, head = ''): Part => {
    const inside = tokensOf(text)
    return {
      head: tokensOf(head),
      inside,
      own: inside.some((token) => token.kind !== 'word' && numbers.includes(numberOf(token))),
    }
  }
  const lines = blocks.map((block) => part(document.text.slice(block.start, block.end)))
  const rows = blocks
    .filter((_, place) => blocks.length === 1 || lines[place]?.own === true)
    .flatMap((block) => {
      const cells = cellsOf(document, block)
      return cells === undefined ? [] : [cells]
    })
  const cells = rows.map((row) => row.map((cell) => part(document.text.slice(cell.start, cell.end), cell.head)))
  return [...cells, ...(blocks.length > 1 ? [lines] : [])].every((parts) => keepsToOwn(said, parts))
}

/** The cells of a row, also of one whose table lost its form; undefined of any other block. */
function cellsOf(document: CleanDocument, block: Block): readonly Cell[] | undefined {
  return flattenedCells(document).get(block.index) ?? block.cells
}

/** The heads of the cells of a block that hold a number of the line; '' where no cell does. */
export function headsOver(line: string, document: CleanDocument, block: Block): string {
  const cells = cellsOf(document, block) ?? []
  if (cells.length === 0) return ''
  const numbers = tokensOf(line).flatMap((token) => (token.kind === 'word' ? [] : [numberOf(token)]))
  const own = cells.filter(({ start, end }) =>
    tokensOf(document.text.slice(start, end)).some((token) => token.kind !== 'word' && numbers.includes(numberOf(token))),
  )
  return own.map(({ head }) => head).join(' | ')
}

function keepsToOwn(said: readonly Token[], parts: readonly Part[]): boolean {
  if (!parts.some((part) => part.own)) return true
  const labels = parts.filter((part) => part.own || !isAmount(part.inside))
  const others = parts.filter((part) => !labels.includes(part))
  const allowed = formsOf(labels.flatMap((part) => [...part.head, ...part.inside]))
  const foreign = formsOf(others.flatMap((part) => (part.head.length > 0 ? part.head : part.inside)))
  return said.every((token) => token.kind !== 'word' || allowed.has(token.form) || !foreign.has(token.form))
}

const negations = new Set(['not', 'no', 'never', 'cannot', 'dont', 'doesnt', 'isnt', 'arent', 'neither', 'nor'])

/** Whether a part gives an amount, not only a number in words of a label: 'eight weeks before'. */
function isAmount(inside: readonly Token[]): boolean {
  const numbers = inside.filter((token) => token.kind !== 'word')
  return numbers.some((token) => token.kind === 'money') || (numbers.length > 0 && numbers.length === inside.length)
}

/** Whether a line denies only what its sentence denies with such a word, and its quote leaves out no negation right before it. */
export function deniesAlike(line: string, sentence: string, { document, start }: Place): boolean {
  const said = tokensOf(line).filter((token) => negations.has(token.form))
  const there = tokensOf(sentence).filter((token) => negations.has(token.form))
  if (said.length > there.length) return false
  const before = /(\p{L}+)\s*$/u.exec(document.text.slice(Math.max(0, start - 20), start))?.[1]?.toLowerCase()
  return before === undefined || !negations.has(before) || said.length > 0
}

/** Whether every number of a line stands with its unit as it does in the sentence, where that gives numbers with this unit. */
export function countsAlike(line: string, sentence: string): boolean {
  const counted = countsIn(sentence)
  return countsIn(line).every(([unit, number]) => {
    const numbers = counted.filter(([one]) => one === unit).map(([, count]) => count)
    return numbers.length === 0 || numbers.includes(number)
  })
}

function countsIn(text: string): [unit: string, number: string][] {
  const tokens = tokensOf(text)
  return tokens.flatMap((token, place) => {
    const before = tokens[place - 1]
    return token.class === 'unit' && before !== undefined && before.kind === 'number' ? [[token.form, before.form]] : []
  })
}

function numberOf(token: Token): string {
  return token.amount ?? token.form
}

function formsOf(tokens: readonly Token[]): Set<string> {
  return new Set(tokens.filter((token) => token.kind === 'word').map((token) => token.form))
}
