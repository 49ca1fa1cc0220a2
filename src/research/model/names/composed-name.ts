import type { Cell, CleanDocument } from '../../document/clean-document/clean-document.ts'
import { cellsOf, type Outline, type OutlineLine, outlineOf, sectionsOver } from '../../document/clean-document/outline.ts'
import type { Claim } from '../../drafts/draft.ts'
import { holdsMoney } from '../../lexicon/money/money.ts'
import { evidenceFor } from '../../verify/evidence.ts'
import type { Token } from '../../verify/token.ts'
import { tokensOf } from '../../verify/tokens.ts'

/** A name that stands on a page; for a name that a table splits across cells, the row that identifies it. */
export interface NameOnPages {
  claim: Claim
  row?: OutlineLine
}

/**
 * Where a table gives a name in pieces: 'Surge Protection Level 1 Wireman' in the row '1 | Wireman | R495' under the columns
 * 'Level | Description' and the heading 'Surge Protection'. Cells belong to the name whole, and so does the heading where it is needed;
 * numbers stand in the row, and the heads of the columns say the rest. So no two rows are taken for each other.
 */
export function findComposed(name: string, documents: readonly CleanDocument[]): NameOnPages | undefined {
  const words = tokensOf(name).filter(({ optional }) => !optional)
  if (words.length < 2) return undefined
  for (const document of documents) {
    const outline = outlineOf(document)
    for (const row of outline.lines) {
      const cells = cellsIn(words, row, document)
      const [first, last] = [cells[0], cells.at(-1)]
      if (first === undefined || last === undefined) continue
      const heads = headOver(row, outline, document)
      const known = [
        ...cells.flatMap(({ start, end, head }) => [...tokensOf(document.text.slice(start, end)), ...wordsIn(head)]),
        ...(heads === undefined ? [] : wordsIn(document.text.slice(heads.start, heads.end))),
      ]
      const left = words.filter((word) => !isIn(word, known))
      const over = left.length === 0 ? [] : wordsIn(sectionsOver(outline, row)[0]?.text ?? '')
      const isSaid = left.every((word) => isIn(word, over)) && isPart(over, words)
      if (!isSaid) continue
      const place = { start: first.start, end: last.end }
      const context = heads === undefined ? [] : [{ start: heads.start, end: heads.end }]
      if (evidenceFor({ document, ...place, value: name, witness: 'model', context }) === undefined) continue
      return { claim: { text: name, documentId: document.id, ...place, witness: 'model', context }, row }
    }
  }
  return undefined
}

/** Cells of a row that are part of a name, one with a word of it among them. */
function cellsIn(words: readonly Token[], row: OutlineLine, { text }: CleanDocument): readonly Cell[] {
  const inCells = cellsOf(row).map((cell) => ({ cell, tokens: tokensOf(text.slice(cell.start, cell.end)) }))
  const own = inCells.filter(({ tokens }) => tokens.length > 0 && isPart(tokens, words))
  return own.some(({ tokens }) => tokens.some(({ kind, form }) => kind === 'word' && form.length >= shortestWord))
    ? own.map(({ cell }) => cell)
    : []
}

/** Shortest word by which a row is known. */
const shortestWord = 4

/** The first of the rows that a row stands among, which heads its columns where the page does not say what does. */
function headOver(row: OutlineLine, { lines }: Outline, { text }: CleanDocument): OutlineLine | undefined {
  if (cellsOf(row).some(({ head }) => head !== '')) return undefined
  let place = row.index
  while (lines[place - 1]?.kind === row.kind) place -= 1
  const first = lines[place]
  return first === undefined || first === row || holdsMoney(text.slice(first.start, first.end)) ? undefined : first
}

/** The words of a text without its numbers, which are a row's own. */
function wordsIn(text: string): Token[] {
  return tokensOf(text).filter(({ kind }) => kind === 'word')
}

function isPart(tokens: readonly Token[], words: readonly Token[]): boolean {
  return tokens.every((token) => token.optional || isIn(token, words))
}

function isIn(word: Token, tokens: readonly Token[]): boolean {
  return tokens.some(({ form }) => form === word.form)
}
