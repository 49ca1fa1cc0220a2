import { collapsed, withoutUnseen } from '../text/characters.ts'
import { holdsMoney } from '../../lexicon/money/money.ts'
import { looksLikePrice } from '../../lexicon/money/price.ts'
import { type BlockDraft, type PagePart, plainBlock } from '../clean-document/draft.ts'
import { type TableRow, textCell, textRows } from './table.ts'
import { isCapitalsLine, isLabelLine } from './heading-looks.ts'
import { bulleted, continuesSentence } from '../text/line-ends.ts'

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
      drafts.push(...textRows(table.rows, more))
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

/** A line without marks of Markdown around words. */
function unmarked(line: string): string {
  const text = collapsed(line)
  return /[*_`[]/.test(text)
    ? text
        .replace(/\*\*(\S(?:[^*]*\S)?)\*\*|__(\S(?:[^_]*\S)?)__|`([^`]+)`/g, '$1$2$3')
        .replace(/!?\[([^\]]{1,200})\]\([^()\s]{1,500}\)/g, '$1')
    : text
}

function isUnderline(line: string | undefined): boolean {
  return line !== undefined && /^\s*(?:={3,}|-{3,})\s*$/.test(line)
}

const columnGap = /\t+| {3,}|(?:\.\s?){4,}|…{2,}/
const separatorRow = /^\s*\|?\s*:?-{3,}:?\s*(?:\|\s*:?-{3,}:?\s*)*\|?\s*$/

/** Lines of columns from `place` on; none when the line stands alone and says no amount. */
function tableAt(lines: readonly string[], place: number): { rows: TableRow[]; lines: number } {
  const first = columnsOf(lines[place] ?? '')
  if (first === undefined) return { rows: [], lines: 0 }
  const rows: TableRow[] = []
  let next = place
  let heads = 0
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? ''
    if (line.includes('|') && separatorRow.test(line)) {
      heads = rows.length
      continue
    }
    const columns = columnsOf(line)
    if (columns === undefined || columns.piped !== first.piped) break
    rows.push({ section: 'body', cells: columns.texts.map(textCell) })
  }
  for (const row of rows.slice(0, heads)) for (const cell of row.cells) cell.header = true
  const sure = heads > 0 || rows.length > 1 || first.texts.slice(1).some((text) => looksLikePrice(text))
  return sure ? { rows, lines: next - place } : { rows: [], lines: 0 }
}

function columnsOf(line: string): { texts: string[]; piped: boolean } | undefined {
  const trimmed = line.trim()
  if (trimmed.length < 3 || trimmed.length > 2_000) return undefined
  const piped = /\S\s*\|\s*\S/.test(trimmed)
  const inner = piped ? trimmed.replace(/^\||\|$/g, '') : trimmed
  const texts = inner.split(piped ? '|' : columnGap).map(unmarked)
  if (texts.length < 2 || texts.every((text) => text === '')) return undefined
  if (!piped && (texts.some((text) => text === '' || text.length > 120) || bulleted(trimmed) === texts.at(-1))) return undefined
  return { texts, piped }
}
