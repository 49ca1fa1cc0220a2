import type { Certification } from '#domain/certifications/certification.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compared } from './compared.ts'
import { wordDifferences } from './word-differences.ts'

const otr: Certification = {
  id: 'otr',
  name: 'Occupational Therapist Registered',
  summary: '',
  requirements: ['A degree'],
  validityPeriod: '3 years',
  renewalRequirements: ['36 professional development units'],
  fees: [],
}
const body = { name: 'NBCOT', description: '' }
const snapshot = (...certifications: Certification[]) => ({ organization: body, certifications })

test('marks the words that differ', () => {
  expect(wordDifferences('36 professional units', '36 competency units')).toEqual({
    older: [
      { text: '36 ', changed: false },
      { text: 'professional', changed: true },
      { text: ' units', changed: false },
    ],
    newer: [
      { text: '36 ', changed: false },
      { text: 'competency', changed: true },
      { text: ' units', changed: false },
    ],
  })
})

test('loses no character, and what is unmarked is the same on both sides', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '  ')).map((all) => all.join(''))
  fc.assert(
    fc.property(words, words, (one, other) => {
      const { older, newer } = wordDifferences(one, other)
      const text = (pieces: typeof older) => pieces.map((piece) => piece.text).join('')
      const same = (pieces: typeof older) => text(pieces.filter(({ changed }) => !changed))
      expect([text(older), text(newer)]).toEqual([one, other])
      expect(same(older)).toBe(same(newer))
    }),
  )
})

test('puts changed lines side by side, added ones beside nothing, and leaves equal ones unmarked', () => {
  const newer = { ...otr, requirements: ['A master degree', 'Fieldwork'] }
  const [organization, part] = compared(snapshot(otr), snapshot(newer))
  expect(organization?.kind).toBe('same')
  expect(part?.kind).toBe('modified')
  const changed = part?.rows.filter((row) => row.changed) ?? []
  const texts = changed.map(({ older, newer: after }) =>
    [older, after].map((side) => side?.pieces.map(({ text }) => text).join('')),
  )
  expect(texts).toEqual([
    ['A degree', 'A master degree'],
    [undefined, 'Fieldwork'],
  ])
})

test('shows another state of the same words as a change', () => {
  const stated = { kind: 'person', by: 'dana', via: 'editor', at: '2026-11-21T12:00:00.000Z' } as const
  const part = compared(snapshot(otr), snapshot({ ...otr, evidence: { '/validityPeriod': [stated] } }))[1]
  expect(part?.rows.filter((row) => row.changed).map(({ label, newer }) => [label, newer?.stateChanged])).toEqual([
    ['Valid for', true],
  ])
})

test('names what was added and what was removed', () => {
  const cota = { ...otr, id: 'cota', name: 'COTA' }
  expect(compared(snapshot(otr), snapshot(cota)).map(({ title, kind }) => [title, kind])).toEqual([
    ['Organization', 'same'],
    ['COTA', 'added'],
    [otr.name, 'removed'],
  ])
})
