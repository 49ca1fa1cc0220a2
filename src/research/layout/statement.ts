import { matchesIn } from '../plain/expression.ts'
import type { Block } from '../document/clean-document/clean-document.ts'
import type { Span } from '../lexicon/text/span.ts'

/** A sentence, list entry or row with its place in the document's text. */
export interface Statement extends Span {
  text: string
  /** What leads into it where both stand in one sentence: '… must have: i. a degree, ii. two years of practice'. */
  lead?: string
}

/** What of a passage its statements are read from; they are kept with it, since each kind of fact asks for them. */
interface Source {
  block: Block
  text: string
  statements: readonly Statement[] | undefined
}

/** Longest statement that is read as one fact, in characters. */
const longest = 600

/** The statements of a passage: a list entry or row as a whole, prose sentence by sentence. */
export function statementsOf(passage: Source): readonly Statement[] {
  passage.statements ??= readStatements(passage)
  return passage.statements
}

function readStatements({ block, text }: Source): Statement[] {
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
  const entries = block.kind === 'row' ? undefined : entriesIn(text)
  if (entries !== undefined)
    return entries.map((entry) => ({ ...entry, start: block.start + entry.start, end: block.start + entry.end }))
  return spans.flatMap((span) =>
    span.end - span.start > longest
      ? []
      : [{ text: text.slice(span.start, span.end), start: block.start + span.start, end: block.start + span.end }],
  )
}

const numerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']
const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
const mark = /(?:^|[\s;:,])(?:\((\d{1,2}|[a-z]{1,4})\)|(\d{1,2}|[a-z]{1,4})[.)])\s+(?=\S)/gi

/** The entries of a list that was run together: '(1) …; (2) …', 'i. … ii. …', with what leads into them. */
function entriesIn(text: string): Statement[] | undefined {
  const marks = matchesIn(text, mark).map((match) => ({
    value: (match[1] ?? match[2] ?? '').toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }))
  if (marks.length === 0) return undefined
  for (const order of [numerals, letters, letters.map((_, place) => String(place + 1))]) {
    const run: typeof marks = []
    // The first entry's own mark may stand before the text: 'Be of age; (2) hold a card'.
    const begun = marks[0]?.value === order[1] ? 1 : 0
    for (const one of marks) if (one.value === order[run.length + begun]) run.push(one)
    const [first] = run
    if (first === undefined || run.length + begun < 2) continue
    const before = text.slice(0, first.start).trim()
    if (begun === 1 && !/[;,](?: (?:and|or))?$/.test(before)) continue
    if (before !== '' && begun === 0 && (/[.!?]$/.test(before) || before.length > longest)) continue
    const lead = begun === 0 ? before : ''
    const found = run.flatMap((one, place): Statement[] => {
      const end = run[place + 1]?.start ?? text.length
      const entry = text.slice(one.end, end).trimEnd()
      return entry.length > longest ? [] : [{ text: entry, start: one.end, end: one.end + entry.length, lead }]
    })
    return before === '' ? found : [{ text: before, start: 0, end: before.length, ...(begun === 1 ? { lead } : {}) }, ...found]
  }
  return undefined
}

const sentenceEnd = /[.!?]["”’)]*(?=\s+["“‘(•*]?(?:\p{Lu}|\d))|\s+[•▪●]\s+/gu
const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|no|inc|dr|mr|ms|mrs|st|jr|sr|prof|approx|min|max|fig|sec|ph|rs|ksh|[A-Z]|U\.S|U\.K)\.$/i

/** The sentences of a passage; a passage without full stops is one. */
function sentencesOf(text: string): Span[] {
  const sentences: Span[] = []
  let start = 0
  for (const match of matchesIn(text, sentenceEnd)) {
    const end = match.index + match[0].trimEnd().length
    if (/^\.$/.test(match[0]) && abbreviation.test(text.slice(Math.max(0, match.index - 12), match.index + 1))) continue
    // '1. Complete the form' is one entry of a list.
    if (/^\s*\d{1,2}\.$/.test(text.slice(start, end))) continue
    push(sentences, text, start, end)
    start = end
  }
  push(sentences, text, start, text.length)
  return sentences
}

function push(sentences: Span[], text: string, from: number, to: number): void {
  let start = from
  let end = to
  while (start < end && /[\s•▪●]/.test(text[start] ?? '')) start += 1
  while (end > start && /[\s•▪●]/.test(text[end - 1] ?? '')) end -= 1
  if (end > start) sentences.push({ start, end })
}
