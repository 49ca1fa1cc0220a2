import { type BlockDraft, type PagePart, type LinkDraft, rowText } from '../clean-document/draft.ts'
import { headsAmounts, headsLabels } from '../../lexicon/topics/column-head.ts'
import { holdsMoney } from '../../lexicon/money/money.ts'
import { isCapitalsLine } from './heading-looks.ts'
import { looksLikePrice } from '../../lexicon/money/price.ts'

/** Longest label and most columns of a table whose cells stand as single lines. */
const longestLabel = 80
const mostColumns = 8

/**
 * Puts tables together again that a page lays out as single lines: 'Member', '$300', 'Non-member', '$400' become two rows.
 * Lines are only joined where siblings follow each other as label and amounts; a list of labels beside a list of amounts
 * stays as it is, because nothing in it says which belongs to which.
 */
export function joinFlattenedTables(drafts: readonly PagePart[]): PagePart[] {
  const containers = containersOf(drafts)
  const joined: PagePart[] = []
  let place = 0
  while (place < drafts.length) {
    const group = groupAt(drafts, place, containers, Number.POSITIVE_INFINITY)
    const draft = drafts[place]
    const underHeads = group.lines.length > 1 ? rowsUnderHeads(joined, group.lines) : undefined
    if (underHeads !== undefined) {
      joined.splice(joined.length - underHeads.heads, underHeads.heads, ...group.links, ...underHeads.rows)
    } else if (group.lines.length > 1) {
      for (const link of group.links) joined.push(link)
      for (const row of rowsOfLines(group.lines)) joined.push(row)
    } else if (draft !== undefined) joined.push(draft)
    place += group.lines.length > 1 ? group.length : 1
  }
  return joinGrids(joinLongLabels(joined))
}

/** Rows whose heads stand in capitals in front of them, each in a line of its own, where they are read as headings. */
function rowsUnderHeads(
  before: readonly PagePart[],
  lines: readonly BlockDraft[],
): { heads: number; rows: BlockDraft[] } | undefined {
  const last = before.findLastIndex((draft) => draft.type !== 'block' || draft.kind !== 'heading' || !isCapitalsLine(draft.text))
  const heads = before
    .slice(last + 1)
    .flatMap((draft) => (draft.type === 'block' ? [{ ...draft, kind: 'paragraph' as const }] : []))
  if (heads.length < 2) return undefined
  for (const count of [heads.length, heads.length - 1]) {
    const rows = rowsOfLines([...heads.slice(-count), ...lines])
    if (count > 1 && rows[0]?.kind === 'row' && rows[0].cells?.at(-1)?.head === heads.at(-1)?.text) return { heads: count, rows }
  }
  return undefined
}

const longestClause = 320

/** A clause of what is paid with the amount alone in the next line, as regulations list them; twice or more on a page. */
function joinLongLabels(drafts: readonly PagePart[]): readonly PagePart[] {
  const pairs = new Set<number>()
  for (let place = 0; place < drafts.length; place += 1) {
    const draft = drafts[place]
    const amount = drafts[place + 1]
    const after = drafts[place + 2]
    if (draft?.type !== 'block' || amount?.type !== 'block' || amount.kind !== 'paragraph') continue
    if (draft.kind !== 'paragraph' || draft.text.length > longestClause) continue
    if (draft.text.length <= longestLabel && !draft.text.endsWith('.') && !draft.text.endsWith(';')) continue
    if (!/\p{L}{3}/u.test(draft.text) || !holdsMoney(amount.text) || !looksLikePrice(amount.text) || holdsMoney(draft.text))
      continue
    if (after?.type === 'block' && looksLikePrice(after.text)) continue
    pairs.add(place)
  }
  if (pairs.size < 2) return drafts
  return drafts.flatMap((draft, place) => {
    if (pairs.has(place - 1)) return []
    const amount = drafts[place + 1]
    return pairs.has(place) && draft.type === 'block' && amount?.type === 'block' ? [rowOf([draft, amount], [])] : [draft]
  })
}

/** For each draft the number of its element, 0 where there is none. */
type Containers = Int32Array

/**
 * The element in which a passage has neighbours: the one around it, or, when it is alone in there, the next ones outwards,
 * because cells are often wrapped in an element of their own.
 */
function containersOf(drafts: readonly PagePart[]): Containers {
  const places: number[] = []
  for (let place = 0; place < drafts.length; place += 1) if (drafts[place]?.type === 'block') places.push(place)
  const levels = new Uint8Array(places.length)
  const current = new Int32Array(places.length)
  for (let block = 0; block < places.length; block += 1) current[block] = elementAround(drafts[places[block] ?? -1], 0)
  for (let round = 1; round <= 2; round += 1) {
    for (let block = 0; block < places.length; block += 1) {
      const own = current[block]
      if (own !== (current[block - 1] ?? 0) && own !== (current[block + 1] ?? 0)) levels[block] = round
    }
    for (let block = 0; block < places.length; block += 1)
      if (levels[block] === round) current[block] = elementAround(drafts[places[block] ?? -1], round)
  }
  const containers = new Int32Array(drafts.length)
  for (let block = 0; block < places.length; block += 1) containers[places[block] ?? -1] = current[block] ?? 0
  return containers
}

function elementAround(draft: PagePart | undefined, level: number): number {
  return draft?.type === 'block' ? (draft.around[level] ?? 0) : 0
}

interface Group {
  lines: BlockDraft[]
  /** Links that stand between the lines. */
  links: LinkDraft[]
  /** How many drafts the group takes. */
  length: number
}

const noGroup: Group = { lines: [], links: [], length: 0 }

/** Short lines in the same element, from `place` on. */
function groupAt(drafts: readonly PagePart[], place: number, containers: Containers, most: number): Group {
  const container = containers[place] ?? 0
  const first = drafts[place]
  if (container === 0 || first?.type !== 'block' || !isLine(first)) return noGroup
  const group: Group = { lines: [], links: [], length: 0 }
  let links: LinkDraft[] = []
  for (let next = place; next < drafts.length && group.lines.length < most; next += 1) {
    const draft = drafts[next]
    if (draft?.type === 'link') links.push(draft)
    // A label of other words, 'Advertisement', is no label of the body's amount.
    else if (
      draft?.type === 'block' &&
      containers[next] === container &&
      isLine(draft) &&
      draft.zone.voice === first.zone.voice
    ) {
      group.lines.push(draft)
      group.links.push(...links)
      links = []
      group.length = next - place + 1
    } else break
  }
  return group
}

function isLine(draft: BlockDraft): boolean {
  return draft.kind === 'paragraph' && draft.text.length <= longestLabel
}

function isLabel(draft: BlockDraft): boolean {
  return /\p{L}/u.test(draft.text) && !looksLikePrice(draft.text) && !/[.!?]$/.test(draft.text)
}

/** The lines of one element, with rows where a label and its amounts follow each other. */
function rowsOfLines(group: readonly BlockDraft[]): BlockDraft[] {
  const isAmount = group.map((draft) => looksLikePrice(draft.text))
  const result: BlockDraft[] = []
  let place = 0
  while (place < group.length) {
    const amount = isAmount.indexOf(true, place)
    if (amount === -1) break
    const start = amount - 1
    let size = 1
    while (isAmount[amount + size - 1]) size += 1
    const rows = start < place ? 0 : countRows(group, isAmount, start, size)
    const before = group.slice(place, Math.max(place, start))
    const { names, lines } = size > 2 && rows > 0 ? headsBefore(before, size, rows) : noHeads
    const named = names.length > 0
    const whole = start === 0 && rows * size === group.length
    // A single label before several amounts may be the last of a list of labels.
    if (rows === 0 || size > mostColumns || (size > 2 && rows < 2 && !named && !whole)) {
      const next = amount + size - 1
      result.push(...group.slice(place, next))
      place = next
      continue
    }
    const heads = names.length === size - 1 ? ['', ...names] : names
    result.push(...before.slice(0, before.length - lines))
    for (let row = 0; row < rows; row += 1) result.push(rowOf(group.slice(start + row * size, start + (row + 1) * size), heads))
    place = start + rows * size
  }
  return [...result, ...group.slice(place)]
}

/** Heads of columns, and how many lines say them. */
interface Heads {
  names: readonly string[]
  lines: number
}

const noHeads: Heads = { names: [], lines: 0 }

/**
 * The heads in the lines before the first row: as many as there are columns, or one fewer where the labels have none.
 * @param rows so many rows of label and amounts follow
 */
function headsBefore(before: readonly BlockDraft[], size: number, rows: number): Heads {
  const texts = before.map((draft) => draft.text)
  const inOne = texts.at(-1)?.split(/ [/|] /) ?? []
  if (inOne.length === size || inOne.length === size - 1) return { names: inOne, lines: 1 }
  if (texts.length <= size) return texts.length >= size - 1 ? { names: texts, lines: texts.length } : noHeads
  const last = texts.slice(-size)
  const amounts = last.slice(1)
  const fit = amounts.every((text) => text.length <= 40) && new Set(amounts).size === amounts.length
  if (!fit) return noHeads
  // Behind a sentence that leads in, nothing but heads stands in front of several rows.
  const leadsIn = /[.:;]$/.test(texts.at(-size - 1) ?? '') && last.every((text) => /^\p{Lu}[^.:;]*$/u.test(text))
  if (rows >= leastRows && leadsIn) return { names: last, lines: size }
  if (amounts.filter((text) => headsAmounts(text)).length < amounts.length - 1) return noHeads
  const names = headsLabels(last[0] ?? '') ? last : amounts
  return { names, lines: names.length }
}

const leastRows = 3

/** How many rows of one label and `size - 1` amounts follow each other from `start` on. */
function countRows(group: readonly BlockDraft[], isAmount: readonly boolean[], start: number, size: number): number {
  let rows = 0
  for (let place = start; place + size <= group.length; place += size) {
    const label = group[place]
    if (label === undefined || !isLabel(label)) break
    const amounts = isAmount.slice(place + 1, place + size)
    if (!amounts.every(Boolean) || isAmount[place + size] === true) break
    rows += 1
  }
  return rows
}

function rowOf(lines: readonly BlockDraft[], heads: readonly string[]): BlockDraft {
  const { text, cells } = rowText(lines.map((line, column) => ({ head: heads[column] ?? '', text: line.text })))
  const first = lines[0]
  if (first === undefined) throw new RangeError('A row needs at least one line.')
  return { ...first, kind: 'row', text, cells, linked: Math.max(...lines.map((line) => line.linked)) }
}

/**
 * Gives rows made of sibling elements the heads of a first element of as many names:
 * <div><i>Type</i><i>Early</i><i>Late</i></div><div><i>Exam</i><i>$300</i><i>$400</i></div>.
 */
function joinGrids(drafts: readonly PagePart[]): PagePart[] {
  const result: PagePart[] = []
  let place = 0
  while (place < drafts.length) {
    const names = namesAt(drafts, place)
    const rows = names.length > 1 ? rowsAfter(drafts, place + names.length, names) : []
    if (rows.length === 0) {
      const draft = drafts[place]
      if (draft !== undefined) result.push(draft)
      place += 1
      continue
    }
    for (const row of rows) {
      const cells = (row.cells ?? []).map((cell, column) => ({
        head: names[column]?.text ?? '',
        text: row.text.slice(cell.start, cell.end),
      }))
      result.push({ ...row, ...rowText(cells) })
    }
    place += names.length + rows.length
  }
  return result
}

/** The names in one element, when it holds nothing but a few. */
function namesAt(drafts: readonly PagePart[], place: number): BlockDraft[] {
  const first = drafts[place]
  if (first?.type !== 'block' || first.around.length < 2) return []
  const before = drafts[place - 1]
  if (before?.type === 'block' && before.around[0] === first.around[0]) return []
  const names: BlockDraft[] = []
  for (let next = place; next < drafts.length && names.length <= mostColumns; next += 1) {
    const draft = drafts[next]
    if (draft?.type !== 'block' || draft.around[0] !== first.around[0]) break
    if (!isLine(draft) || !isLabel(draft)) return []
    names.push(draft)
  }
  return names.length <= mostColumns ? names : []
}

/** Rows right after the names, each in its own element beside theirs, each of as many cells. */
function rowsAfter(drafts: readonly PagePart[], place: number, names: readonly BlockDraft[]): BlockDraft[] {
  const rows: BlockDraft[] = []
  const [container, outer] = names[0]?.around ?? []
  for (let next = place; next < drafts.length; next += 1) {
    const draft = drafts[next]
    if (draft?.type !== 'block' || draft.kind !== 'row' || draft.cells?.length !== names.length) break
    if (draft.around[1] !== outer || draft.around[0] === container || draft.cells.some((cell) => cell.head !== '')) break
    rows.push(draft)
  }
  return rows
}
