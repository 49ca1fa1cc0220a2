import { Parser } from 'htmlparser2'

/** A cell as a spreadsheet program shows it. */
export interface SheetCell {
  text: string
  isFormula: boolean
}

/**
 * The rows of a flat OpenDocument spreadsheet up to their last filled cell; empty rows are none. Source: OpenDocument 1.3, part 3,
 * §9.1 (cells that repeat) and §6.1 (white space).
 */
export function rowsOfFlatSheet(xml: string): SheetCell[][] {
  const rows: SheetCell[][] = []
  let row: SheetCell[] = []
  let paragraphs: string[] = []
  let cell = { isFormula: false, times: 1 }
  let isInParagraph = false
  const add = (text: string): void => {
    if (isInParagraph) paragraphs.push((paragraphs.pop() ?? '') + text)
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const times = (attribute: string) => Number(attributes[attribute] ?? '1')
        if (name === 'table:table-row') row = []
        else if (name === 'table:table-cell') {
          cell = { isFormula: attributes['table:formula'] !== undefined, times: times('table:number-columns-repeated') }
          paragraphs = []
        } else if (name === 'text:p') {
          paragraphs.push('')
          isInParagraph = true
        } else if (name === 'text:s') add(' '.repeat(times('text:c')))
        else if (name === 'text:tab') add('\t')
        else if (name === 'text:line-break') add('\n')
      },
      ontext: add,
      onclosetag(name) {
        if (name === 'text:p') isInParagraph = false
        else if (name === 'table:table-cell') {
          const one = { text: paragraphs.join('\n'), isFormula: cell.isFormula }
          // The last cell of a row stands for all columns that a sheet may have.
          const times = one.text === '' ? Math.min(cell.times, 100) : cell.times
          row.push(...Array.from({ length: times }, () => one))
        } else if (name === 'table:table-row') {
          const filled = row.slice(0, row.findLastIndex(({ text }) => text !== '') + 1)
          if (filled.length > 0) rows.push(filled)
        }
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return rows
}
