import type { NameSpan } from './name-spans.ts'

/** How far behind the beginning of a cell or line a name may begin, in characters: 'The …'. */
const lead = 4

/** Where a mention stands among others of its kind, and which place of it is its own. */
export function placesOf({ line, start, end }: NameSpan): { place: string; slot: number }[] {
  const over = line.sections[0]?.start
  const cell = line.cells.find((one) => one.start <= start && end <= one.end)
  if (cell !== undefined) {
    if (start - cell.start > lead || end - start < (cell.end - cell.start) / 2) return []
    const heads = line.cells.map(({ head }) => head)
    const column = { place: `column ${line.cells.indexOf(cell)} ${heads.join('|')} ${over}`, slot: line.start }
    return heads.every((head) => head === '') ? [column, { place: `heads ${line.start}`, slot: cell.start }] : [column]
  }
  if (start - line.start > lead) return []
  if (line.kind === 'heading') return end - start < line.text.length / 2 ? [] : [{ place: `heading ${over}`, slot: line.start }]
  if (line.kind !== 'item' && line.kind !== 'term' && line.kind !== 'pair') return []
  return [{ place: `${line.kind} ${line.lead?.start} ${over}`, slot: line.start }]
}
