import { expect, test } from 'vitest'
import { inVisualOrder, isolated } from './visual-order.ts'

const seen = (lines: string[]) =>
  inVisualOrder(lines).map(({ stretches }) => stretches.map(({ text, isRightToLeft }) => (isRightToLeft ? `<${text}` : text)))

test('a text from left to right stays as it is', () => {
  expect(seen(['Certified (CW) welder'])).toEqual([['Certified (CW) welder']])
})

test('a name from right to left begins on the right; figures and Latin words in it run from left to right', () => {
  expect(seen(['שם 12 (PMP) סוף'])).toEqual([['<) סוף', 'PMP', '< (', '12', '<שם ']])
})

test('a line is ordered by itself, in the direction of its paragraph', () => {
  const lines = inVisualOrder(['שם ראשון ', 'ABC 12'])
  expect(lines.map(({ isRightToLeft }) => isRightToLeft)).toEqual([true, true])
  expect(lines[1]?.stretches.map(({ text }) => text)).toEqual(['ABC 12'])
})

test('a name that is set apart leaves the text around it as it is', () => {
  expect(inVisualOrder([`${isolated('דנה')}, dana@example.org`])[0]).toMatchObject({ isRightToLeft: false })
})
