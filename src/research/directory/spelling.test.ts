import { describe, expect, test } from 'vitest'
import { initialsOf, keyOf, looksAbbreviated, splitBrackets, withoutSurroundings, wordsOf } from './spelling.ts'

describe('words of a text', () => {
  test.each([
    ["Nat'l Assn. of Example Mgmt", 'national association of example management'],
    ['Organisation for Paediatric & Orthopaedic Programmes', 'organization for pediatric and orthopedic programs'],
    ['Behaviour Centre', 'behavior center'],
    ['CompTIA A+', 'comptia a plus'],
    ['Ordre des métiers – Québec', 'ordre des metiers quebec'],
    ['SOC', 'soc'],
    ['', ''],
    ['–', ''],
  ])('%s', (text, words) => {
    expect(wordsOf(text).join(' ')).toBe(words)
  })
})

describe('the key of a name', () => {
  test.each([
    [['P.M.I.', 'P M I', 'pmi', 'PMI, Inc.', 'The PMI'], 'pmi'],
    [['EC-Council', 'EC Council', 'ec council ltd'], 'eccouncil'],
    [['(ISC)²', 'ISC2', 'ISC-2', 'isc 2'], 'isc2'],
    [['Wine & Spirit Trust', 'Wine and Spirit Trust', 'Wine Spirit Trust'], 'winespirittrust'],
    [['The', 'the'], 'the'],
    [['Inc', 'inc.'], 'inc'],
  ])('%j share one', (texts, key) => {
    expect(texts.map((text) => keyOf(wordsOf(text)))).toEqual(texts.map(() => key))
  })
})

test('brackets at the end are split off', () => {
  expect(splitBrackets('Project Management Institute (PMI)')).toEqual({ outer: 'Project Management Institute', inner: 'PMI' })
  expect(splitBrackets('(ISC)2')).toBeUndefined()
  expect(splitBrackets('Institute')).toBeUndefined()
})

test('an abbreviation is one word of capitals', () => {
  expect(['PMI', 'CompTIA', 'SHRM-CP', 'ISC2'].map(looksAbbreviated)).toEqual([true, true, true, true])
  expect(['Canada', 'New York', 'A', 'South Africa'].map(looksAbbreviated)).toEqual([false, false, false, false])
})

test('initials leave out fillers and the form of company', () => {
  expect(initialsOf(wordsOf('National Council of Examiners for Engineering and Surveying, Inc.'))).toBe('ncees')
})

test('words around a credential are left out', () => {
  expect(withoutSurroundings(wordsOf('CISSP certification exam'))).toEqual(['cissp'])
})
