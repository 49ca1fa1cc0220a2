import { expect, test } from 'vitest'
import { csvLine, parseCsv } from './csv.ts'

test('a cell with a comma, a quotation mark or a line end is quoted', () => {
  expect(csvLine(['a', 'b,c', 'say "d"', 'e\nf', 5, null])).toBe('a,"b,c","say ""d""","e\nf",5,\r\n')
})

test('what a spreadsheet would run as a formula is defused', () => {
  expect(csvLine(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\n=1', 'x=1'])).toBe("'=1+1,'+1,'-1,'@SUM(A1),'\tx,\"'\n=1\",x=1\r\n")
})

test.each([
  ['=1+1'],
  ["'=1+1"],
  ["''=1"],
  ["'tis"],
  ['-1'],
  ['a,b'],
  ['a "quoted" word'],
  ['two\r\nlines'],
  ['\n=1'],
  ["O'Neill"],
  ['@x, "y"'],
])('%j comes back as it was', (text) => {
  expect(parseCsv(csvLine([text, 'end']))).toEqual([[text, 'end']])
})

test('a file of another program is read: semicolons, tabs, a byte order mark, any line end, no last line end', () => {
  expect(parseCsv('\uFEFFa;b\r\n"c;d";e')).toEqual([
    ['a', 'b'],
    ['c;d', 'e'],
  ])
  expect(parseCsv('a\tb\nc\td\n\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(parseCsv('a,b\rc,"d "" e"')).toEqual([
    ['a', 'b'],
    ['c', 'd " e'],
  ])
  expect(parseCsv('')).toEqual([])
})

test.each([
  ['"IIBA,Ann\nNCCER,Bob\nASIS,Cid', 1],
  ['Organization,Contact\r\nIIBA,Ann\r\nNCCER,"Bob\r\nASIS,Cid\r\n', 3],
  ['a,"two\rlines"\rb,"c\rd', 3],
  // It would end with the quotation mark that begins the next cell that has some.
  ['PMI,Ann\n"IIBA,Bob\n"NCCER, Inc.",Cid', 2],
])('a quotation mark that is not closed is named with its line, and takes no other line into its cell: %j', (text, line) => {
  expect(() => parseCsv(text)).toThrow(expect.objectContaining({ name: 'UnclosedQuote', line }))
})
