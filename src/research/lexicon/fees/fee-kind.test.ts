import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { feeKindIn, feeKinds, feeKindsIn, saysLittle, saysOnlyFee } from './fee-kind.ts'

const told: [string, string, string[]][] = [
  ['Application and examination fee', 'application and exam', ['application', 'exam']],
  ['non-refundable application fee', 'application', ['application']],
  ['Examination', 'exam', ['exam']],
  ['Re-take of the test', 'retake', ['retake']],
  ['second exam', 'second exam', ['retake']],
  ['registration', 'registration', ['registration']],
  ['Initial certification', 'initial certification', ['certification']],
  ['Renewal', 'renewal', ['renewal']],
  ['Recertifying', 'recertification', ['renewal']],
  ['Annual maintenance fee', 'annual maintenance', ['maintenance']],
  ['AMF', 'annual maintenance', ['maintenance']],
  ['Annual renewal', 'annual renewal', ['maintenance', 'renewal']],
  ['Late renewal', 'late renewal', ['late', 'renewal']],
  ['late fee', 'late', ['late']],
  ['Reinstating', 'reinstatement', ['reinstatement']],
  ['Duplicate certificate', 'duplicate certificate', ['replacement']],
  ['additional specialty', 'additional specialty', ['additional']],
  ['reschedule', 'rescheduling', ['rescheduling']],
  ['cancelled', 'cancellation', ['cancellation']],
  ['no-show', 'no-show', ['no-show']],
  ['Extension', 'extension', ['extension']],
  ['transfer', 'transfer', ['transfer']],
  ['hand-scoring', 'hand-scoring', ['rescoring']],
  ['portfolio review', 'portfolio review', ['review']],
  ['verification', 'verification', ['verification']],
  ['processing', 'processing', ['processing']],
]

describe('kinds of fees', () => {
  test.each(told)('%s is %s', (text, shown, kinds) => {
    expect(feeKindIn(text)).toMatchObject({ shown, kinds })
  })

  test('are each told by some words', () => {
    expect(new Set(told.flatMap(([, , kinds]) => kinds))).toEqual(new Set(Object.keys(feeKinds)))
  })

  test('are none in other words', () => {
    expect(feeKindIn('members')).toBeUndefined()
  })

  test('are found one beside the other, the most telling one first', () => {
    const text = 'certification: exam and late renewal'
    expect(feeKindsIn(text).map(({ shown, start, end }) => [shown, text.slice(start, end)])).toEqual([
      ['late renewal', 'late renewal'],
      ['exam', 'exam'],
      ['certification', 'certification'],
    ])
  })

  test('are the same in the words they are shown in', () => {
    fc.assert(
      fc.property(fc.constantFrom(...told), ([text]) => {
        const found = feeKindIn(text)
        const again = feeKindIn(found?.shown ?? '')
        expect(again?.kinds).toEqual(found?.kinds)
        expect(again?.shown).toBe(found?.shown)
      }),
    )
  })
})

test('some kinds say little, and some lines no more than that they are fees', () => {
  expect(['certification', 'late', 'administrative', 'exam'].map(saysLittle)).toEqual([true, true, false, false])
  expect(['fee', 'administrative', 'exam members'].map(saysOnlyFee)).toEqual([true, true, false])
})
