import { lineOf, type PdfLine } from './lines.ts'

/** Prose in columns has at least so many lines in each, most of them at least so long; shorter ones are a table. */
const leastLines = 5
const leastLetters = 22
const leastShare = 0.6
/** A page has no more lines in a column. */
const longestRun = 400

interface Run {
  from: number
  to: number
  /** The strip between the columns: no word of the run stands in it. */
  left: number
  right: number
}

/** Lines of a page with runs of two columns of prose put one column after the other. */
export function inReadingOrder(lines: readonly PdfLine[]): PdfLine[] {
  const ordered: PdfLine[] = []
  let place = 0
  while (place < lines.length) {
    const run = runAt(lines, place)
    const columns = run === undefined ? undefined : columnsOf(lines.slice(run.from, run.to), (run.left + run.right) / 2)
    const line = lines[place]
    if (run !== undefined && columns !== undefined) {
      // The run may begin above the line that showed it.
      ordered.splice(ordered.length - (place - run.from))
      ordered.push(...columns)
      place = run.to
    } else if (line !== undefined) {
      ordered.push(line)
      place += 1
    }
  }
  return ordered
}

/** The lines around a line of two parts that leave the same strip free. */
function runAt(lines: readonly PdfLine[], place: number): Run | undefined {
  const line = lines[place]
  if (line === undefined || line.led || line.cells.length !== 2) return undefined
  const [one, other] = line.cells
  if (one === undefined || other === undefined) return undefined
  const run = { from: place, to: place + 1, left: one.right, right: other.left }
  while (run.to < lines.length && run.to - place < longestRun && leavesFree(lines[run.to], run)) run.to += 1
  while (run.from > 0 && place - run.from < longestRun && leavesFree(lines[run.from - 1], run)) run.from -= 1
  return run
}

/** Whether a line leaves part of the strip free; the strip is narrowed to that part. */
function leavesFree(line: PdfLine | undefined, run: Run): boolean {
  if (line === undefined) return false
  let { left, right } = run
  for (const cell of line.cells) {
    const middle = (run.left + run.right) / 2
    if (cell.right <= right && cell.left < middle) left = Math.max(left, cell.right)
    else if (cell.left >= left) right = Math.min(right, cell.left)
    else return false
  }
  if (right - left < line.size * 0.5) return false
  run.left = left
  run.right = right
  return true
}

function columnsOf(lines: readonly PdfLine[], middle: number): PdfLine[] | undefined {
  const sides = [true, false].map((onLeft) =>
    lines.flatMap((line) => {
      const cells = line.cells.filter((cell) => cell.left < middle === onLeft)
      return lineOf(cells, line) ?? []
    }),
  )
  const prose = sides.every((side) => {
    const long = side.filter((line) => line.cells.reduce((sum, cell) => sum + cell.text.length, 0) >= leastLetters).length
    return long >= leastLines && long >= side.length * leastShare
  })
  return prose ? sides.flat() : undefined
}
