import type { Passage } from './page.ts'
import { sentencesOf } from './sentences.ts'

/** A sentence, list entry or row with its place in the document's text. */
export interface Statement {
  text: string
  start: number
  end: number
}

/** Longest statement that is read as one fact, in characters. */
const longest = 600

/** The statements of a passage: a list entry or row as a whole, prose sentence by sentence. Each kind of fact asks for them. */
export function statementsOf(passage: Passage): readonly Statement[] {
  passage.statements ??= readStatements(passage)
  return passage.statements
}

function readStatements(passage: Passage): Statement[] {
  const { block, text } = passage
  const cells = block.cells
  if (block.kind === 'row' && cells?.length === 2 && cells.every((cell) => cell.head === '')) {
    const [mark, entry] = cells
    // '(B) | Annual CPR certification': an entry of a list whose mark became a cell.
    if (
      mark !== undefined &&
      entry !== undefined &&
      /^\(?(?:\w|[ivx]{1,4}|\d{1,2})[.)]$/i.test(text.slice(mark.start - block.start, mark.end - block.start))
    )
      return [{ text: text.slice(entry.start - block.start, entry.end - block.start), start: block.start, end: block.end }]
    return [
      {
        text: cells.map((cell) => text.slice(cell.start - block.start, cell.end - block.start).replace(/:$/, '')).join(': '),
        start: block.start,
        end: block.end,
      },
    ]
  }
  const whole = block.kind === 'row' || (block.kind === 'item' && text.length <= 300)
  const spans = whole ? [{ start: 0, end: text.length }] : sentencesOf(text)
  return spans.flatMap((span) =>
    span.end - span.start > longest
      ? []
      : [{ text: text.slice(span.start, span.end), start: block.start + span.start, end: block.start + span.end }],
  )
}
