import { describe, expect, it } from 'vitest'
import { drawnAfter, type DrawnElements } from './use-element-keys.ts'

const nothing: DrawnElements = { filter: '', ids: [], keys: [], next: 0 }
const three = drawnAfter(nothing, [7, 8, 9], '')

describe('drawnAfter', () => {
  it('gives each row an element of its own', () => {
    expect(three.keys).toEqual([0, 1, 2])
  })

  it('leaves a row its element when rows move', () => {
    expect(drawnAfter(three, [9, 7, 8], '').keys).toEqual([2, 0, 1])
    expect(drawnAfter(three, [9], 'b').keys).toEqual([2])
  })

  it('draws what a filter brings in where it took rows out', () => {
    expect(drawnAfter(three, [5, 8, 4, 3], 'b').keys).toEqual([0, 1, 2, 3])
  })

  it('makes new elements for rows that come by scrolling or from the server', () => {
    expect(drawnAfter(three, [8, 9, 10], '').keys).toEqual([1, 2, 3])
  })

  it('gives a key of a row that is gone to no other', () => {
    const fewer = drawnAfter(three, [7], 'b')
    expect(drawnAfter(fewer, [7, 8, 9], '').keys).toEqual([0, 3, 4])
  })
})
