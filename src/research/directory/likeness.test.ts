import { describe, expect, test } from 'vitest'
import { likeness } from './likeness.ts'

const word = { unfinished: false, abbreviation: false, slips: true }

describe('likeness of words', () => {
  test.each([
    ['management', 'management', 1],
    ['boards', 'board', 0.97],
    ['agencies', 'agency', 0.97],
  ])('%s and %s', (typed, known, value) => {
    expect(likeness(typed, known, word)).toBe(value)
  })

  test('forgives a slip, the longer the word the more', () => {
    expect(likeness('managment', 'management', word)).toBeGreaterThan(0.85)
    expect(likeness('soceity', 'society', word)).toBeGreaterThan(0.8)
    expect(likeness('certifcaton', 'certification', word)).toBeGreaterThan(0.8)
    expect(likeness('bord', 'born', word)).toBeLessThan(likeness('boarb', 'board', word))
    expect(likeness('plaza', 'pizza', word)).toBe(0)
  })

  test('forgives no slip in a word that the index knows', () => {
    expect(likeness('dental', 'mental', { ...word, slips: false })).toBe(0)
  })

  test('takes endings for less than slips', () => {
    expect(likeness('nurses', 'nursing', word)).toBe(0.6)
    expect(likeness('accounting', 'accountants', word)).toBe(0.78)
    expect(likeness('project', 'property', word)).toBe(0)
  })

  test('takes the last word for the beginning of a longer one', () => {
    expect(likeness('cert', 'certification', { ...word, unfinished: true })).toBeCloseTo(0.688, 3)
    expect(likeness('cert', 'certification', word)).toBe(0)
  })

  test('of abbreviations forgives two swapped letters from five on, one wrong from six on', () => {
    const abbreviation = { ...word, abbreviation: true }
    expect(likeness('nboct', 'nbcot', abbreviation)).toBe(0.85)
    expect(likeness('nbxot', 'nbcot', abbreviation)).toBe(0)
    expect(likeness('nbcrns', 'nbcrna', abbreviation)).toBe(0.8)
    expect(likeness('pim', 'pmi', abbreviation)).toBe(0)
  })
})
