import { expression, matchesIn } from '../plain/expression.ts'
import type { Block, CleanDocument } from '../document/clean-document/clean-document.ts'
import { canProve } from '../document/clean-document/proving-text.ts'
import { isHeadOfAnyColumn } from '../lexicon/topics/column-head.ts'
import { pricesIn } from '../lexicon/money/money.ts'
import { slotSource } from '../lexicon/money/price.ts'

/** Longest piece that is a row of a price list, most amounts of one that stand in lines of their own. */
const longestLabel = 110
const longestRow = 260
const mostAmounts = 4

/**
 * The blocks of a document that can prove, as its author set them: rows of a price list that were run together are taken apart, paragraphs of a
 * statute are too, and amounts in lines of their own are put to the label above them. Every line is a span of the document's text.
 */
export function pageLines(document: CleanDocument): readonly Block[] {
  return joined(
    document.blocks.filter(canProve).flatMap((block) => {
      if (block.kind !== 'paragraph' && block.kind !== 'item') return [block]
      const text = document.text.slice(block.start, block.end)
      return paragraphsOf(block, text) ?? rowsOf(block, text) ?? [block]
    }),
    document.text,
  )
}

const slot = String.raw`(?:(?:[A-Z]{1,3}\s?)?[$£€₹]\s?\d[\d,.]*\d|(?:[A-Z]{1,3}\s?)?[$£€₹]\s?\d|\d{1,3}(?:,\d{3})*\.\d{2}(?![\d%.])|${slotSource})`
const firstSlot = new RegExp(slot)
const rowEnd = expression('gu')`(?:${slot}[\s*]+)*${slot}\*{0,2}\s+(?=[*(]{0,2}\p{Lu}\p{L}{2,})`

/** 'Examination fee $45 N/A Reciprocity $130 N/A': rows of one table in one line. */
function rowsOf(block: Block, text: string): Block[] | undefined {
  if (text.length > 2_000 || /[.!?]\s+\p{Lu}/u.test(text)) return undefined
  const cuts = matchesIn(text, rowEnd).map((match) => match.index + match[0].length)
  if (cuts.length === 0) return undefined
  const bounds = [0, ...cuts, text.length]
  const pieces = bounds.slice(1).map((end, place) => ({ from: bounds[place] ?? 0, to: end }))
  const rows = pieces.map(({ from, to }) => text.slice(from, to).trim())
  const fit = rows.every((row) => {
    const first = firstSlot.exec(row)?.index ?? -1
    return (
      first >= 3 &&
      first <= longestLabel &&
      row.length <= longestRow &&
      !/[.;,]\s|\b(?:is|are|pays?|plus|and|or)\b/.test(row.slice(first))
    )
  })
  if (!fit) return undefined
  return pieces.map(({ from, to }) => {
    const end = block.start + from + text.slice(from, to).trimEnd().length
    return { ...block, start: block.start + from, end }
  })
}

const enumerator = /(?:^|(?<=[.;:)]\s?|[.;:]\s(?:and|or)\s|\d|\b(?:and|or)\s))\((\d{1,2}|[a-z]{1,2}|[A-Z])\)\s*(?=["“]?\p{Lu})/gu
const shortestStatute = 3

/** '(b) Orthotist license: (1) Application fee--$210.(2) Renewal fee--$160.(c) …' */
function paragraphsOf(block: Block, text: string): Block[] | undefined {
  if (text.length < 80 || text.length > 20_000) return undefined
  const marks = matchesIn(text, enumerator)
  if (marks.length < shortestStatute || new Set(marks.map(([mark]) => mark)).size < 2) return undefined
  const starts = marks.map(({ index }) => index)
  const bounds = [...(starts[0] === 0 ? [] : [0]), ...starts, text.length]
  return bounds.slice(1).flatMap((end, place): Block[] => {
    const from = bounds[place] ?? 0
    const piece = text.slice(from, end).trimEnd()
    if (piece === '') return []
    const numbered = /^\(\d/.test(piece)
    return [
      {
        ...block,
        kind: numbered ? 'item' : from === 0 ? block.kind : 'paragraph',
        start: block.start + from,
        end: block.start + from + piece.length,
      },
    ]
  })
}

/** 'Late recertification', '(Aug. 1 thru Oct. 31)', '$165', '$105' in lines of their own, where one label has all the amounts. */
function joined(blocks: readonly Block[], text: string): Block[] {
  const result: Block[] = []
  const isBare = (block: Block | undefined) =>
    block?.kind === 'paragraph' && block.end - block.start <= 60 && bare.test(text.slice(block.start, block.end))
  for (let place = 0; place < blocks.length; place += 1) {
    const block = blocks[place]
    if (block === undefined) continue
    const end = isBare(block) ? -1 : labelEnd(blocks, place, text)
    if (end === -1 || !isBare(blocks[end])) {
      result.push(block)
      continue
    }
    let last = end
    while (isBare(blocks[last + 1])) last += 1
    if (last - end >= mostAmounts) {
      result.push(block)
      continue
    }
    result.push({ ...block, kind: 'paragraph', end: blocks[last]?.end ?? block.end })
    place = last
  }
  return result
}

const bare = expression()`^(?:${slot}[\s*|]*)+$`
/** Whether a line is nothing but amounts, or words in the place of one. */
export function isBareAmount(text: string): boolean {
  return bare.test(text)
}

/** The place after a label that begins at `place`; -1 where the line is none, or one of several in a row. */
function labelEnd(blocks: readonly Block[], place: number, text: string): number {
  const textAt = (at: number) => {
    const block = blocks[at]
    return block?.kind === 'paragraph' || block?.kind === 'heading' ? text.slice(block.start, block.end) : undefined
  }
  const label = blocks[place]?.kind === 'paragraph' ? textAt(place) : undefined
  if (label === undefined || label.length > longestLabel || label.length < 3 || !/^\p{Lu}/u.test(label)) return -1
  if (/[.!?:;|]$/.test(label) || isHeadOfAnyColumn(label) || pricesIn(label).length > 0) return -1
  const before = textAt(place - 1)
  const stacked =
    before !== undefined && before.length <= longestLabel && !/[.!?:;]$/.test(before) && pricesIn(before).length === 0
  if (stacked && blocks[place - 1]?.kind === 'paragraph' && !bare.test(before)) return -1
  return /^\(.*\)$/.test(textAt(place + 1) ?? '') ? place + 2 : place + 1
}
