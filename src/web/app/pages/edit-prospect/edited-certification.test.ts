import type { Certification } from '#domain/certifications/certification.ts'
import type { PageEvidence } from '#domain/evidence/evidence.ts'
import { describe, expect, test } from 'vitest'
import { certificationFrom, editedFrom, isChanged, lineMovedTo, movedLine, quotedOf, stateOf } from './edited-certification.ts'

const quote: PageEvidence = {
  kind: 'page',
  url: 'https://nbcot.example/otr',
  readOn: '2026-11-12',
  quote: 'The exam costs US$540.',
  before: '',
  after: '',
  marks: [[15, 21]],
  witness: 'rules',
}
const otr: Certification = {
  id: 'otr',
  name: 'Occupational Therapist Registered',
  acronym: 'OTR',
  summary: 'Entry level.',
  requirements: ['A degree', 'Fieldwork'],
  validityPeriod: '3 years',
  renewalRequirements: [],
  fees: ['US$540'],
  evidence: { '/fees/0': [quote] },
}
const author = { by: 'dana', via: 'editor', at: '2026-11-21T12:00:00.000Z' } as const
const fee = () => editedFrom(otr).fees.map((line) => line)

test('a form that nobody typed in changes nothing', () => {
  expect(certificationFrom(otr, editedFrom(otr), author)).toEqual(otr)
})

describe('a quoted line', () => {
  test('reads as stated by its editor as soon as its words change, and as quoted when they are back', () => {
    const [line] = fee()
    if (line === undefined) throw new Error('no fee')
    expect(stateOf(line)).toBe('on-the-page')
    const typed = { ...line, text: 'US$550' }
    expect(stateOf(typed)).toBe('person')
    expect(isChanged(typed)).toBe(true)
    expect(quotedOf(typed)?.text).toBe('US$540')
    expect(stateOf({ ...typed, text: 'US$540' })).toBe('on-the-page')
  })

  test('is kept with its quote behind the word that takes its place, also after a second change', () => {
    const edited = { ...editedFrom(otr), fees: fee().map((line) => ({ ...line, text: 'US$550' })) }
    const once = certificationFrom(otr, edited, author)
    expect(once.evidence?.['/fees/0']).toEqual([{ kind: 'person', ...author, before: { text: 'US$540', evidence: [quote] } }])
    const again = editedFrom(once)
    expect(quotedOf(again.fees[0] ?? { key: '', text: '' })?.text).toBe('US$540')
    const back = { ...again, fees: again.fees.map((line) => ({ ...line, text: 'US$540' })) }
    expect(certificationFrom(once, back, author).evidence).toEqual(otr.evidence)
  })

  test('takes its quote along when a line is added before it', () => {
    const edited = { ...editedFrom(otr), fees: [{ key: 'new', text: 'US$20 application' }, ...fee()] }
    expect(certificationFrom(otr, edited, author).evidence).toEqual({
      '/fees/0': [{ kind: 'person', ...author }],
      '/fees/1': [quote],
    })
  })
})

test('an emptied line and an emptied acronym are left out', () => {
  const form = editedFrom(otr)
  const edited = {
    ...form,
    acronym: ' ',
    requirements: form.requirements.map((line, i) => (i === 0 ? { ...line, text: ' ' } : line)),
  }
  const result = certificationFrom(otr, edited, author)
  expect(result.requirements).toEqual(['Fieldwork'])
  expect(result).not.toHaveProperty('acronym')
})

test('a line moves one place, or to another one, and stays at the ends', () => {
  const [a, b, c] = [
    { key: 'a', text: 'A' },
    { key: 'b', text: 'B' },
    { key: 'c', text: 'C' },
  ]
  expect(movedLine([a, b], 'a', 1)).toEqual([b, a])
  expect(movedLine([a, b], 'a', -1)).toEqual([a, b])
  expect(movedLine([a, b], 'b', 1)).toEqual([a, b])
  expect(movedLine([a, b], 'nobody', 1)).toEqual([a, b])
  expect(lineMovedTo([a, b, c], 'a', 2)).toEqual([b, c, a])
  expect(lineMovedTo([a, b, c], 'c', 0)).toEqual([c, a, b])
  expect(lineMovedTo([a, b, c], 'c', 3)).toEqual([a, b, c])
})
