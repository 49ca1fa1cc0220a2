import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('a cell with a comma, a quotation mark or a line end is quoted', () => {
  expect(csvLine(['a', 'b,c', 'say "d"', 'e\nf', 5, null])).toBe('a,"b,c","say ""d""","e\nf",5,\r\n')
})

test('what a spreadsheet would run as a formula is defused', () => {
  expect(csvLine(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', 'x=1'])).toBe("'=1+1,'+1,'-1,'@SUM(A1),'\tx,x=1\r\n")
})
