import { expect, test } from 'vitest'
import { expression, source } from './expression.ts'

const written = ({ source: whole, flags }: RegExp) => `/${whole.replaceAll('(?=)', '')}/${flags}`

test('indents and ends of lines do not count, spaces within them do', () => {
  const fees = expression('gi')`
    \b(?:
      late fee|
      annual  dues
    ) of \d+\s\n
  `
  expect(written(fees)).toBe(String.raw`/\b(?:late fee|annual  dues) of \d+\s\n/gi`)
})

test('a part is put in as it is', () => {
  const unit = source`
    hours?|
    points?
  `
  expect(written(expression()`^\d+ (?:${unit})$`)).toBe(String.raw`/^\d+ (?:hours?|points?)$/`)
  expect(expression()`a${' b '}c`.test('a b c')).toBe(true)
})

test('in a function it is made once, but for one that keeps a place or has parts', () => {
  const plain = () => expression('i')`fee`
  const placed = () => expression('g')`fee`
  const parted = (word: string) => expression()`^${word}$`
  expect(plain()).toBe(plain())
  expect(placed()).not.toBe(placed())
  expect(parted('late').test('late')).toBe(true)
  expect(parted('early').test('late')).toBe(false)
})

test('what stands behind a group becomes machine code once', () => {
  const { source: whole } = expression('u')`^(?<a>\)|[)|]\p{L}){1,2}? (?:b(?=c|d)(c))? (?<=c )(?:d)e(?:\(|f)(?!g|h)`
  expect(whole).toBe(String.raw`^(?<a>\)|[)|]\p{L}){1,2}?(?=) (?:b(?=c|d)(c))?(?=) (?<=c )(?:d)e(?:\(|f)(?=)(?!g|h)`)
})
