import { describe, expect, it } from 'vitest'
import { LineHyphens } from './line-hyphens.ts'

describe('a word divided at the end of a line', () => {
  it.each([
    ['is put together', ['experi-', 'ence counts'], '', 'experience counts'],
    ['is put together where the whole word stands elsewhere', ['the on-', 'line exam'], 'online', 'the online exam'],
    ['keeps its hyphen where the compound stands elsewhere', ['a work-', 'based test'], 'a work-based test', 'a work-based test'],
    [
      'keeps its hyphen where both halves are words',
      ['lower-', 'priority seats'],
      'a lower row, a priority',
      'lower-priority seats',
    ],
    ['keeps the hyphen of a usual compound', ['for non-', 'members'], '', 'for non-members'],
    ['is no word where the next line begins another', ['Part A -', 'Fees'], '', 'Part A - Fees'],
    ['is no word where a number follows', ['level-', '2 test'], '', 'level- 2 test'],
  ])('%s', (_, lines, elsewhere, expected) => {
    expect(new LineHyphens([...lines, elsewhere]).joined(lines)).toBe(expected)
  })
})
