import type { PdfLine } from './lines.ts'

/** How many lines at the top and at the bottom of a page may be running heads, and on how many pages at least they stand. */
const edge = 3
const leastPages = 3
const leastShare = 0.4

/** The pages' lines without what is repeated at their edges: running heads, feet and page numbers. */
export function withoutRunningHeads(pages: readonly PdfLine[][]): PdfLine[][] {
  const seen = new Map<string, number>()
  const edges = pages.map((lines) => new Set([...lines.slice(0, edge), ...lines.slice(-edge)]))
  for (const lines of edges) for (const key of new Set([...lines].flatMap(keysOf))) seen.set(key, (seen.get(key) ?? 0) + 1)
  const least = Math.max(leastPages, pages.length * leastShare)
  const isRepeated = (line: PdfLine) => keysOf(line).some((key) => (seen.get(key) ?? 0) >= least)
  return pages.map((lines, page) => lines.filter((line) => !edges[page]?.has(line) || !(isPageNumber(line) || isRepeated(line))))
}

function wordsOf(line: PdfLine): string {
  return line.cells.map((cell) => cell.text).join(' ')
}

/**
 * What makes a line the same on other pages: its words without numbers at about the same height; and a page number of its own
 * cell at that height, because the words beside it may change with the chapter.
 */
function keysOf(line: PdfLine): string[] {
  const height = Math.round(line.y / 6)
  const keys = [`${wordsOf(line).replace(/\d+/g, '#').toLowerCase()} ${height}`]
  const numbered = line.cells.length > 1 && [line.cells[0], line.cells.at(-1)].some((cell) => /^\d{1,4}$/.test(cell?.text ?? ''))
  return numbered ? [...keys, `# ${height}`] : keys
}

function isPageNumber(line: PdfLine): boolean {
  return /^(?:[-–—]?\s*(?:page\s*)?(?:\d{1,4}|[ivxl]{1,6})(?:\s*(?:of|\/)\s*\d{1,4})?\s*[-–—]?)$/i.test(wordsOf(line))
}
