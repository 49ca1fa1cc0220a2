import { expect, it } from 'vitest'
import { counted } from './counted.ts'

it('says a number with its noun', () => {
  expect([0, 1, 2, 1_200].map((count) => counted(count, 'page'))).toEqual(['0 pages', '1 page', '2 pages', '1,200 pages'])
  expect([1, 2].map((count) => counted(count, 'line loses its source', 'lines lose their source'))).toEqual([
    '1 line loses its source',
    '2 lines lose their source',
  ])
})
