/** How a cell begins that a spreadsheet would run as a formula. Source: OWASP, CSV Injection. */
const formula = /^[=+\-@\t\r]/

/** One line of CSV with its line end. Source: RFC 4180; formulas are defused by a leading apostrophe. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
