import { describe, expect, it } from 'vitest'
import { nameInWords, shortFormBeside } from './certification-name.ts'

describe('the name of a certification', () => {
  it.each([
    ['Certified Welder', 'CW', 'CW', 'Certified Welder (CW)'],
    ['Certified Welder', undefined, undefined, 'Certified Welder'],
    ['Certified Welder', ' ', undefined, 'Certified Welder'],
    ['APPS', 'APPS', undefined, 'APPS'],
    ['A.P.P.S.', 'APPS', undefined, 'A.P.P.S.'],
    ['Certified Welder (CW)', 'CW', undefined, 'Certified Welder (CW)'],
    ['Project Management Professional', 'PMP®', 'PMP®', 'Project Management Professional (PMP®)'],
  ])('%s with the short form %s', (name, acronym, beside, words) => {
    expect(shortFormBeside({ name, acronym })).toBe(beside)
    expect(nameInWords({ name, acronym })).toBe(words)
  })

  it('stands as it is shown', () => {
    expect(nameInWords({ name: 'Welder', acronym: 'CW' }, '<Welder>')).toBe('<Welder> (CW)')
  })
})
