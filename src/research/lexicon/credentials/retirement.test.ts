import { describe, expect, test } from 'vitest'
import { headsRetired, maySayRetired, saysRetired } from './retirement.ts'

describe('what is not offered any more', () => {
  test.each([
    'The CLK was retired on 30 June 2021.',
    'This designation is no longer offered to new candidates.',
    'The Dock Master award is closed.',
    'The Dock Master scheme closed in 2021.',
    'The program has been discontinued.',
    'The board is not accepting new applicants for this license.',
    'The society stopped issuing the diploma in 2019.',
    'No new certificates have been issued since 2018.',
    'The certification was formally withdrawn.',
  ])('%s', (sentence) => expect(saysRetired(sentence)).toBe(true))

  test.each([
    'Registration for the certification exam is closed.',
    'The application window for the award closed in May.',
    'The office is closed on Friday.',
    'The exam is a closed book exam.',
    'A holder who does not renew may no longer use the letters.',
    'The certification is not available in all countries.',
    'The award is given each year.',
  ])('not: %s', (sentence) => expect(saysRetired(sentence)).toBe(false))

  test('is said in a headline without what joins its words', () => {
    expect(maySayRetired('CHI program retired – what it means for holders')).toBe(true)
    expect(maySayRetired('The Dock Master award is closed.')).toBe(true)
    expect(maySayRetired('The CHI exam is given in May.')).toBe(false)
  })

  test('is said over a list by its heading', () => {
    expect(['Retired designations', 'Closed schemes', 'Discontinued Certifications:'].every(headsRetired)).toBe(true)
    expect(['Past exams', 'Certifications', 'Retired members', 'Retired certification holders'].some(headsRetired)).toBe(false)
  })
})
