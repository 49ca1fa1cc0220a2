import { describe, expect, test } from 'vitest'
import { audiencesExclude, audiencesIn, audienceKinds, isForAll } from './audience.ts'

const told: [string, string[]][] = [
  ['Members', ['member members']],
  ['Non-members, nonmember, not a member', ['non-member non-members']],
  ['members and non-members', ['non-member non-members', 'member members']],
  ['all others', ['others all others']],
  ['general public', ['public general public']],
  ['by portfolio', ['by by portfolio']],
  ['Student member, early bird', ['member members', 'student students', 'early early']],
  ['standard', ['regular standard']],
  ['late', ['late late']],
  ['International veterans', ['international international', 'military military']],
  ['first-time', ['first-time first time']],
  ['online, Level 2, per exam', ['mode online', 'part Level 2', 'per per exam']],
  ['retired', ['retired retired']],
  ['lower-middle income countries', ['country lower-middle income countries']],
  ['membership', []],
  ['members of the armed forces', ['military military']],
  ['members of the press', []],
  ['Certified Public Manager', []],
]

describe('whom a price is for', () => {
  test.each(told)('%s', (text, expected) => {
    expect(audiencesIn(text).map(({ kind, shown }) => `${kind} ${shown}`)).toEqual(expected)
  })

  test('every kind is told by some words', () => {
    expect(new Set(told.flatMap(([text]) => audiencesIn(text).map(({ kind }) => kind)))).toEqual(new Set(audienceKinds))
  })

  test('stands where it says', () => {
    const text = 'Exam for non-members (early)'
    expect(audiencesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(['non-members', 'early'])
  })

  test('is all where members and others pay alike', () => {
    expect(isForAll(['member', 'non-member'])).toBe(true)
    expect(isForAll(['member', 'early'])).toBe(false)
  })

  test('excludes another', () => {
    expect(audiencesExclude(['member'], ['non-member'])).toBe(true)
    expect(audiencesExclude(['member'], ['member', 'non-member'])).toBe(false)
    expect(audiencesExclude(['early', 'member'], ['late', 'member'])).toBe(true)
    expect(audiencesExclude(['member'], ['early'])).toBe(false)
  })
})
