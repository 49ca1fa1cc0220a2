import { expect, test } from 'vitest'
import { cellOfTags, tagsOfCell } from './tags-in-a-cell.ts'

test.each([
  [['warm', 'Berlin']],
  [['Berlin, Mitte', 'a; b', 'say "hot"', '"']],
  [['=1+1', "'tis", '5" pipe', 'هيئة', '🔥', 'two\r\nlines']],
  [[]],
])('%j comes back as it was', (tags) => {
  expect(tagsOfCell(cellOfTags(tags))).toEqual(tags)
})

test('tags of other programs are taken: semicolons, gaps, a quotation mark that is never closed', () => {
  expect(tagsOfCell(' warm;cold ;, hot , "never closed, x')).toEqual(['warm', 'cold', 'hot', '"never closed', 'x'])
})
