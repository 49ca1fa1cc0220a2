import type { Certification } from '#domain/certifications/certification.ts'
import { describe, expect, it } from 'vitest'
import { extractHere } from '../src/research/files/example-reading.ts'
import { figuresOf } from './figures.ts'
import { overlap, says, valuesIn } from './key-phrase.ts'
import { type Case, type CertificationLabel, parts, readCases } from './label.ts'
import { pageText } from './page-text.ts'
import { comparePage, scorePages, sumOf } from './score.ts'
import { readShownFee } from './shown-fee.ts'
import { broken, thresholds } from './thresholds.ts'

describe('the evaluation set', () => {
  it('has forty pages or more in the tuning pages and their counterparts, thirteen distractors and two PDFs among them', () => {
    for (const part of ['tuning', 'counterparts'] as const) {
      const cases = readCases(part)
      expect(cases.length).toBeGreaterThanOrEqual(40)
      expect(cases.filter(({ label }) => label.distractor).length).toBeGreaterThanOrEqual(13)
      expect(cases.filter(({ file }) => file.endsWith('.pdf')).length).toBeGreaterThanOrEqual(2)
    }
  })

  it('has no page in two parts', () => {
    const files = parts.flatMap((part) => readCases(part).map(({ file }) => file))
    expect(new Set(files).size).toBe(files.length)
  })

  it('labels nothing that its page does not say', async () => {
    for (const { file, bytes, label } of parts.flatMap(readCases)) {
      const text = await pageText(file, bytes)
      const known = valuesIn(text)
      for (const one of [...label.certifications, ...(label.common === undefined ? [] : [label.common])]) {
        const amounts = one.fees.map(({ amount }) => amount)
        const cycles = [one.validity ?? '', ...(one.otherCycles ?? [])].flatMap((cycle) => [...valuesIn(cycle)])
        const credits = one.renewal.flatMap((item) => (typeof item === 'string' ? [] : item.amount))
        const missing = [...amounts, ...cycles, ...credits].filter((number) => !known.has(number))
        expect(missing, file).toEqual([])
        const phrases = [...one.requirements, ...one.renewal.flatMap((item) => (typeof item === 'string' ? item : []))]
        const unsaid = phrases.filter((phrase) => overlap(phrase, text) < 0.75)
        expect(unsaid, file).toEqual([])
      }
      for (const { name } of label.certifications) expect(says(text, name), `${file}: ${name}`).toBe(true)
    }
  })
})

/** A hundred pages are read whole: seconds of CPU, more on a machine that is busy. */
const patience = 120_000

describe('the built-in reader', () => {
  it.each(parts.filter((part) => Object.keys(thresholds[part]).length > 0))(
    'keeps what it reached on the %s pages',
    { timeout: patience },
    async (part) => {
      const figures = figuresOf(sumOf(await scorePages(readCases(part), extractHere)))
      expect(broken(figures, thresholds[part])).toEqual([])
    },
  )
})

describe('the scorer', () => {
  const label: CertificationLabel = {
    name: 'Certified Harbour Diver',
    acronym: 'CHD',
    fees: [
      { amount: 400, currency: 'USD', kind: 'exam member' },
      { amount: 1050, currency: 'USD', kind: 'exam nonmember' },
    ],
    validity: '3 years',
    renewal: [{ amount: 30, unit: 'CEU' }],
    requirements: ['two years of diving work', 'current medical certificate'],
  }
  const page: Case = {
    file: 'diver.txt',
    bytes: new Uint8Array(),
    label: { organization: 'Divers', certifications: [label], distractor: false },
  }
  const text = 'Certified Harbour Diver (CHD): $400, $1,050, three years, 30 CEUs, two years of diving work'
  const shown: Certification = {
    name: 'The Certified Harbour Diver (CHD)',
    summary: '',
    requirements: ['At least two years of diving work'],
    validityPeriod: '3 years',
    renewalRequirements: ['30 continuing education units every 3 years'],
    fees: ['US$400 exam (members)', '$1,050 exam (non-members)'],
  }
  const compare = (change: Partial<Certification>) => comparePage(page, [{ ...shown, ...change }], text, 0)

  it('counts what is right and what is missing', () => {
    const score = compare({})
    expect(score.names).toEqual({ right: 1, shown: 1, wanted: 1 })
    expect(score.fees).toEqual({ right: 2, shown: 2, wanted: 2 })
    expect(score.kinds).toEqual({ right: 4, shown: 4, wanted: 4 })
    expect(score.validity).toEqual({ right: 1, shown: 1, wanted: 1 })
    expect(score.renewal).toEqual({ right: 1, shown: 1, wanted: 1 })
    expect(score.requirements).toEqual({ right: 1, shown: 1, wanted: 2 })
    expect(score.invented).toEqual([])
  })

  it('counts another amount, another currency and another audience as wrong', () => {
    expect(compare({ fees: ['US$40 exam (members)', '€1,050 exam'] }).fees).toEqual({ right: 0, shown: 2, wanted: 2 })
    expect(compare({ fees: ['US$400 retake (non-members)'] }).kinds).toEqual({ right: 0, shown: 2, wanted: 2 })
  })

  it('counts another period as wrong and a number from nowhere as invented', () => {
    const score = compare({ validityPeriod: '5 years' })
    expect(score.validity).toEqual({ right: 0, shown: 1, wanted: 1 })
    expect(score.invented).toEqual(['5 years'])
  })

  it('charges the facts of a false certification', () => {
    const score = compare({ name: 'Certified Pier Diver' })
    expect(score.names).toEqual({ right: 0, shown: 1, wanted: 1 })
    expect(score.fees).toEqual({ right: 0, shown: 2, wanted: 2 })
    expect(score.falseNames).toEqual(['Certified Pier Diver'])
  })

  it('reads a shown fee', () => {
    expect(readShownFee('US$1,050.00 late renewal (non-members)')).toEqual({
      amount: 1050,
      currency: 'USD',
      kinds: new Set(['nonmember', 'late', 'renewal']),
    })
    expect(readShownFee('No fee')).toBeUndefined()
  })
})
