import { collapsed, withoutUnseen } from '../text/characters.ts'
import { holdsMoney } from '../../lexicon/money/money.ts'
import { looksLikePrice } from '../../lexicon/money/price.ts'
import { type BlockDraft, type PagePart, plainBlock } from '../clean-document/draft.ts'
import { isFigure, type TableRow, textCell, textRows } from './table.ts'
import { columnsOf, type LineColumns, underEachOther } from './text-columns.ts'
import { isCapitalsLine, isLabelLine } from './heading-looks.ts'
import { bulleted, continuesSentence } from '../text/line-ends.ts'
import { unmarked } from '../text/marks.ts'

/** Shortest and longest lines that look like prose wrapped by hand, in characters. */
const shortestWrapped = 55
const longestWrapped = 110
const longestHeading = 80
/** Lines of a text stand beside each other as siblings do, so that a label and its amount can be joined. */
const beside = [1]

/**
 * Passages of plain text: paragraphs, headings ('# ', underlined, in capitals, 'Label:'), bullets, and columns set by tabs,
 * pipes, dot leaders or wide gaps as rows.
 */
export function plainDrafts(text: string, more: Partial<BlockDraft> = {}): PagePart[] {
  const lines = withoutUnseen(text).split(/\r\n?|\n|\f/)
  const drafts: PagePart[] = []
  const wrapped = isWrappedByHand(lines)
  let place = 0
  while (place < lines.length) {
    const line = lines[place] ?? ''
    const table = tableAt(lines, place)
    if (line.trim() === '') place += 1
    else if (table.rows.length > 0) {
      // Not spread: a text may have more rows than a call has arguments.
      for (const row of textRows(table.rows, more)) drafts.push(row)
      place += table.lines
    } else if (
      isUnderline(lines[place + 1]) &&
      line.trim().length <= longestHeading * 1.5 &&
      bulleted(line.trim()) === undefined
    ) {
      const level = lines[place + 1]?.includes('=') === true ? 1 : 2
      drafts.push(plainBlock('heading', collapsed(line), { ...more, level }))
      place += 2
    } else place = passageAt(lines, place, wrapped, drafts, more)
  }
  return drafts
}

/** Reads the heading, list entry or paragraph that begins at `place`; gives the place after it. */
function passageAt(
  lines: readonly string[],
  place: number,
  wrapped: boolean,
  drafts: PagePart[],
  more: Partial<BlockDraft>,
): number {
  const line = unmarked(lines[place] ?? '')
  const hashes = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line)
  if (hashes?.[1] !== undefined && hashes[2]) {
    drafts.push(plainBlock('heading', hashes[2], { ...more, level: hashes[1].length }))
    return place + 1
  }
  if (/^[-=_*~]{3,}$/.test(line)) return place + 1
  if (isCapitalsLine(line)) {
    drafts.push(plainBlock('heading', line, { ...more, level: 2 }))
    return place + 1
  }
  if (isLabelLine(line)) {
    drafts.push(plainBlock('heading', line, { ...more, level: 5 }))
    return place + 1
  }
  const entry = bulleted(line)
  const parts = [entry ?? line]
  let next = place + 1
  let last = line
  for (; next < lines.length; next += 1) {
    const raw = lines[next] ?? ''
    const following = unmarked(raw)
    if (following === '' || !isContinuation(last, raw, following, entry !== undefined, wrapped)) break
    if (isUnderline(lines[next + 1]) || tableAt(lines, next).rows.length > 0) break
    parts.push(following)
    last = following
  }
  drafts.push(plainBlock(entry === undefined ? 'paragraph' : 'item', parts.join(' '), { around: beside, ...more }))
  return next
}

const endsInAmount = /(?:[$€£¥₹]|\b[A-Z]{3})\s?\d[\d.,]*\)?$/

/** Whether most lines are about as long as hands wrap them; a page saved line by line has short lines and whole paragraphs. */
function isWrappedByHand(lines: readonly string[]): boolean {
  const lengths = lines.map((line) => line.trimEnd().length).filter((length) => length > 20)
  const wrapped = lengths.filter((length) => length >= shortestWrapped && length <= longestWrapped).length
  const longer = lengths.filter((length) => length > longestWrapped).length
  return wrapped >= lengths.length * 0.5 && longer <= lengths.length * 0.05
}

function isContinuation(before: string, raw: string, next: string, inEntry: boolean, wrapped: boolean): boolean {
  if (bulleted(next) !== undefined || isCapitalsLine(next) || isLabelLine(next)) return false
  if (continuesSentence(before, next)) return true
  if (looksLikePrice(next) || /[.:;!?]$/.test(before)) return false
  if (inEntry && /^\s{2,}/.test(raw)) return true
  if (inEntry && /[)\]]$/.test(before) && /^\p{Lu}/u.test(next)) return false
  // Prices stand one to a line: 'Early: $250', 'Late: $290'.
  if (/^\p{Lu}/u.test(next) && (endsInAmount.test(before) || (holdsMoney(before) && holdsMoney(next)))) return false
  // 'Home' under a long title is an entry of a menu.
  if (!/^\p{Ll}/u.test(next) && next.length < 20 && !/[.:;!?,]$/.test(next)) return false
  return wrapped && before.length >= shortestWrapped && before.length <= longestWrapped
}

function isUnderline(line: string | undefined): boolean {
  return line !== undefined && /^\s*(?:={3,}|-{3,})\s*$/.test(line)
}

const separatorRow = /^\s*\|?\s*:?-{3,}:?\s*(?:\|\s*:?-{3,}:?\s*)*\|?\s*$/

/** Lines of columns from `place` on; none when the line stands alone and says no amount. */
function tableAt(lines: readonly string[], place: number): { rows: TableRow[]; lines: number } {
  const first = columnsOf(lines[place] ?? '')
  if (first === undefined) return { rows: [], lines: 0 }
  const found: LineColumns[] = []
  let next = place
  let heads = 0
  let drawn = 0
  while (next < lines.length) {
    const line = lines[next] ?? ''
    const columns = columnsOf(line)
    const part = columns === undefined && hasHead(found) ? partAt(lines, next) : undefined
    if (line.includes('|') && separatorRow.test(line)) {
      if (isOfNextTable(found, drawn)) {
        found.pop()
        next -= 1
        break
      }
      drawn = found.length
      if (heads === 0) heads = drawn
    } else if (columns !== undefined && columns.piped === first.piped) found.push(columns)
    else if (part !== undefined) found.push(part.label)
    else break
    next += part?.lines ?? 1
  }
  const rows = underEachOther(found).map((texts): TableRow => ({ section: 'body', cells: texts.map(textCell) }))
  for (const row of rows.slice(0, heads)) for (const cell of row.cells) cell.header = true
  const sure = heads > 0 || rows.length > 1 || first.texts.slice(1).some((text) => looksLikePrice(text))
  return sure ? { rows, lines: next - place } : { rows: [], lines: 0 }
}

/**
 * Whether the last row, under which a line is drawn, is the head of another table; a line under every row makes none.
 * @param drawn how many rows stand over the line before
 */
function isOfNextTable(rows: readonly LineColumns[], drawn: number): boolean {
  return drawn > 0 ? rows.length > drawn + 1 : rows.slice(0, -1).some(({ texts }) => texts.some(isFigure))
}

/** Whether columns set by gaps begin with their heads, which stand over all parts of the table then. */
function hasHead([first]: readonly LineColumns[]): boolean {
  return first !== undefined && !first.piped && !first.texts.some(isFigure)
}

const longestLabel = 80

/** The name of a part of a table that goes on behind it: 'Level 2 (WI 3.1)' in front of 'Initial examination   565   680'. */
function partAt(lines: readonly string[], place: number): { label: LineColumns; lines: number } | undefined {
  let at = place
  while (lines[at]?.trim() === '' && at < place + 2) at += 1
  const line = lines[at] ?? ''
  const text = unmarked(line)
  const rows = [columnsOf(lines[at + 1] ?? ''), columnsOf(lines[at + 2] ?? '')]
  const goesOn = rows.every((row) => row?.piped === false && isFigure(row.texts.at(-1) ?? ''))
  const isLabel =
    text !== '' && text.length <= longestLabel && !/[.;!?]$/.test(text) && /^\p{Lu}/u.test(text) && columnsOf(line) === undefined
  if (!isLabel || !goesOn) return undefined
  return { label: { line, texts: [text], spans: [{ start: 0, end: text.length }], piped: false }, lines: at + 1 - place }
}
