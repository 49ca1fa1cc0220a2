import type { Block, Cell, CleanDocument } from '../../document/clean-document/clean-document.ts'
import { flattenedCells } from '../../layout/columns.ts'
import type { Token } from '../../verify/token.ts'
import { tokensOf } from '../../verify/tokens.ts'

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
 * @param name the certification's, which tells its columns from those of others
 */
export function keepsToPlace(line: string, document: CleanDocument, blocks: readonly Block[], name = ''): boolean {
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
  const named = formsOf(tokensOf(name))
  return [...cells.map((parts) => ofName(parts, named)), ...(blocks.length > 1 ? [lines] : [])].every((parts) =>
    keepsToOwn(said, parts),
  )
}

/** Of cells that hold the number, those under a head that names the certification count where there are such. */
function ofName(parts: readonly Part[], named: ReadonlySet<string>): readonly Part[] {
  const names = (part: Part) => part.head.some(({ form }) => named.has(form))
  if (!parts.some((part) => part.own && names(part)) || parts.every(names)) return parts
  return parts.map((part) => (part.own && !names(part) && part.head.length > 0 ? { ...part, own: false } : part))
}

/** The cells of a row, also of one whose table lost its form; undefined of any other block. */
function cellsOf(document: CleanDocument, block: Block): readonly Cell[] | undefined {
  return flattenedCells(document).get(block.index) ?? block.cells
}

function keepsToOwn(said: readonly Token[], parts: readonly Part[]): boolean {
  if (!parts.some((part) => part.own)) return true
  const labels = parts.filter((part) => part.own || !isAmount(part.inside))
  const others = parts.filter((part) => !labels.includes(part))
  const allowed = formsOf(labels.flatMap((part) => [...part.head, ...part.inside]))
  const foreign = formsOf(others.flatMap((part) => (part.head.length > 0 ? part.head : part.inside)))
  return said.every((token) => token.kind !== 'word' || allowed.has(token.form) || !foreign.has(token.form))
}

/** Whether a part gives an amount, not only a number in words of a label: 'eight weeks before'. */
function isAmount(inside: readonly Token[]): boolean {
  const numbers = inside.filter((token) => token.kind !== 'word')
  return numbers.some((token) => token.kind === 'money') || (numbers.length > 0 && numbers.length === inside.length)
}

function numberOf(token: Token): string {
  return token.amount ?? token.form
}

function formsOf(tokens: readonly Token[]): Set<string> {
  return new Set(tokens.filter((token) => token.kind === 'word').map((token) => token.form))
}
