import { expect, test } from 'vitest'
import { expression, source } from './expression.ts'

test('indents and ends of lines do not count, spaces within them do', () => {
  const written = expression('gi')`
    \b(?:
      late fee|
      annual  dues
    ) of \d+\s\n
  `
  expect(written).toEqual(/\b(?:late fee|annual  dues) of \d+\s\n/gi)
})

test('a part is put in as it is', () => {
  const unit = source`
    hours?|
    points?
  `
  expect(expression()`^\d+ (?:${unit})$`).toEqual(/^\d+ (?:hours?|points?)$/)
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
