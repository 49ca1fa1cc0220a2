import { expect, test } from 'vitest'
import { feeKinds } from '../src/research/lexicon/fees/fee-kind.ts'
import { isCalledSo, labelledKinds } from './label.ts'
import { compareKinds, readShownFee } from './shown-fee.ts'

const known = Object.keys(feeKinds).filter(isCalledSo)

test.each(known)('a fee for %s is scored as that, without a word more than the lexicon has', (kind) => {
  const shown = readShownFee(`$10 ${kind}`)
  expect(labelledKinds).toContain(kind)
  expect([...(shown?.kinds ?? [])]).toEqual([kind])
  expect(compareKinds(new Set([kind]), new Set([kind]))).toEqual({ right: 1, shown: 1, wanted: 1 })
})

test('what labels have another word for is scored by that, and what they have none for is not', () => {
  const kindsOf = (line: string) => [...(readShownFee(line)?.kinds ?? [])]
  expect(kindsOf('$10 annual maintenance (non-members)')).toEqual(['annual', 'nonmember'])
  expect(kindsOf('$10 registration')).toEqual(['certification'])
  expect(kindsOf('$10 rescheduling')).toEqual([])
})
