import type { Block, CleanDocument } from '../document/clean-document.ts'
import { type Token, tokensOf } from '../verify/tokens.ts'

/**
 * Whether a line about an amount in a table keeps to the column the amount stands in: '$690 early bird' is not said by a row
 * whose $690 stands under 'Regular'. Lines without a number in the row say nothing about columns.
 */
export function keepsToColumn(line: string, document: CleanDocument, block: Block | undefined): boolean {
  if (block?.cells === undefined) return true
  const said = tokensOf(line)
  const numbers = said.filter((token) => token.kind !== 'word').map(numberOf)
  const cells = block.cells.map((cell) => {
    const inside = tokensOf(document.text.slice(cell.start, cell.end))
    return {
      head: tokensOf(cell.head),
      inside,
      own: inside.some((token) => token.kind !== 'word' && numbers.includes(numberOf(token))),
    }
  })
  if (!cells.some((cell) => cell.own)) return true
  const labels = cells.filter((cell) => cell.own || !cell.inside.some((token) => token.kind !== 'word'))
  const allowed = formsOf([...labels.flatMap((cell) => [...cell.head, ...cell.inside])])
  const foreign = formsOf(cells.filter((cell) => !labels.includes(cell)).flatMap((cell) => cell.head))
  return said.every((token) => token.kind !== 'word' || allowed.has(token.form) || !foreign.has(token.form))
}

function numberOf(token: Token): string {
  return token.amount ?? token.form
}

function formsOf(tokens: readonly Token[]): Set<string> {
  return new Set(tokens.filter((token) => token.kind === 'word').map((token) => token.form))
}
