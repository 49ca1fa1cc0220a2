/** How a cell begins that a spreadsheet would run as a formula. Source: OWASP, CSV Injection. */
const formula = /^[=+\-@\t\r\n]/
/** How a cell begins that was defused, or that looks as if it were. */
const defused = /^'+[=+\-@\t\r\n]/

/**
 * One line of CSV with its line end. Source: RFC 4180; formulas are defused by a leading apostrophe, and what begins like a defused
 * one gets another apostrophe, so that `parseCsv` gives back every text as it was.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) || defused.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A quotation mark begins a cell, and nothing ends it before other words or the end of the text. */
export class UnclosedQuote extends Error {
  override name = 'UnclosedQuote'
  /** Line of the text in which it stands, from 1. */
  readonly line: number

  constructor(line: number) {
    super(`The quotation mark that begins a cell in line ${line} is not closed.`)
    this.line = line
  }
}

/**
 * The rows of a CSV text, cell by cell; empty lines are none. Takes commas, semicolons or tabs, whichever the first line has more
 * of, any line end, and a byte order mark. Defused formulas are as they were before.
 * @throws UnclosedQuote where a quotation mark would take the lines after it into one cell
 */
export function parseCsv(text: string): string[][] {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text
  const separator = separatorOf(source)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  let opened = 0
  const unclosed = () => new UnclosedQuote(source.slice(0, opened).split(/\r\n|\r|\n/).length)
  const endCell = (): void => {
    row.push(defused.test(cell) ? cell.slice(1) : cell)
    cell = ''
  }
  const endRow = (): void => {
    endCell()
    if (row.some((one) => one.trim() !== '')) rows.push(row)
    row = []
  }
  for (let place = 0; place < source.length; place += 1) {
    const sign = source.charAt(place)
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (source.charAt(place + 1) === '"') {
        cell += '"'
        place += 1
      } else {
        isQuoted = false
        // It belongs to a cell further down: the one that was to end this cell is missing.
        if (/[\r\n]/.test(cell) && ![separator, '\r', '\n', ' ', ''].includes(source.charAt(place + 1))) throw unclosed()
      }
    } else if (sign === '"' && cell === '') {
      isQuoted = true
      opened = place
    } else if (sign === separator) endCell()
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && source.charAt(place + 1) === '\n') place += 1
      endRow()
    } else cell += sign
  }
  if (isQuoted) throw unclosed()
  endRow()
  return rows
}

function separatorOf(source: string): string {
  const [first = ''] = source.split(/[\r\n]/, 1)
  const count = (sign: string) => first.split(sign).length
  return [',', ';', '\t'].reduce((most, sign) => (count(sign) > count(most) ? sign : most))
}
