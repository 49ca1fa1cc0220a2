import { linesOf } from '#domain/certifications/certification.ts'
import { lookupResultSchema } from '#domain/lookups/lookup.ts'
import { describe, expect, test } from 'vitest'
import { certificationsOf, lookupResultOf } from './answer.ts'
import { inspector, loadedWeldingBody } from './example-bodies.ts'

describe("the catalogue's answer for a body", () => {
  const [inspection, welding] = certificationsOf(loadedWeldingBody)

  test('gives every line all its sources', () => {
    expect(inspection?.evidence?.['/requirements/0']).toEqual([
      { kind: 'catalogue', url: 'https://www.ews.example/program', publisher: 'body', readOn: '2026-11-20' },
      {
        kind: 'catalogue',
        url: 'https://labor.example/welders',
        publisher: 'government',
        readOn: '2026-11-19',
        statedOn: '2024-05',
      },
    ])
    expect(Object.keys(inspection?.evidence ?? {})).toEqual([
      '/summary',
      '/requirements/0',
      '/validityPeriod',
      '/renewalRequirements/0',
      '/fees/0',
      '/fees/1',
    ])
  })

  test('shows both answers where sources disagree, each source with what it says', () => {
    expect(inspection?.fees[1]).toBe('US$1,100 exam (non-members) or US$1,050 exam (non-members)')
    expect(inspection?.evidence?.['/fees/1']?.map((one) => one.kind === 'catalogue' && [one.publisher, one.says])).toEqual([
      ['body', 'US$1,100 exam (non-members)'],
      ['government', 'US$1,050 exam (non-members)'],
    ])
    expect(inspection && linesOf(inspection).map(({ state }) => state)).toEqual([
      'catalogue',
      'catalogue',
      'catalogue',
      'catalogue',
      'conflict',
    ])
  })

  test('gives how the exam is delivered its source', () => {
    const delivery = { format: 'at a test center', length: '2 hours', sources: ['program'] }
    const [delivered] = certificationsOf({ ...loadedWeldingBody, certifications: [{ ...inspector, delivery }] })
    expect(delivered?.delivery).toBe('at a test center; 2 hours')
    expect(delivered?.evidence?.['/delivery']).toEqual([
      { kind: 'catalogue', url: 'https://www.ews.example/program', publisher: 'body', readOn: '2026-11-20' },
    ])
  })

  test('leaves what no source states empty', () => {
    expect(welding).toMatchObject({ requirements: [], validityPeriod: '', renewalRequirements: [], fees: [], retired: true })
    expect(welding).not.toHaveProperty('acronym')
    expect(welding).not.toHaveProperty('delivery')
  })

  test('gives stable ids of the slug and the acronym, else the name', () => {
    expect([inspection?.id, welding?.id]).toEqual(['ews-cei', 'ews-example-welder-plus'])
  })

  test('tells certifications with one acronym apart', () => {
    const twice = { ...loadedWeldingBody, certifications: [inspector, { ...inspector, name: 'Certified Example Instructor' }] }
    expect(certificationsOf(twice).map(({ id }) => id)).toEqual(['ews-cei', 'ews-cei-certified-example-instructor'])
  })

  test('is a whole look-up result, dated by its oldest fact', () => {
    const result = lookupResultOf(loadedWeldingBody)
    expect(lookupResultSchema.safeParse(result).success).toBe(true)
    expect(result).toMatchObject({ origin: 'catalogue', asOf: '2026-11-19' })
    expect(result.organization).toEqual({
      name: 'Example Welding Society',
      description: 'Invented society that certifies welders and inspectors.',
      abbreviation: 'EWS',
      website: 'https://www.ews.example',
    })
    expect(result.ledger).toEqual({
      namesSeen: [{ name: 'Certified Example Inspector', acronym: 'CEI' }, { name: 'Example Welder+' }],
      detailed: ['Certified Example Inspector', 'Example Welder+'],
      notRead: [],
      pages: [
        { url: 'https://www.ews.example/program', readOn: '2026-11-20' },
        { url: 'https://www.ews.example/fees', readOn: '2026-11-21' },
        { url: 'https://labor.example/welders', readOn: '2026-11-19' },
      ],
    })
  })

  test('is dated by what is shown only', () => {
    const unused = { url: 'https://www.ews.example/old', publisher: 'body' as const, readOn: '2020-01-01' }
    const result = lookupResultOf({ ...loadedWeldingBody, sources: { ...loadedWeldingBody.sources, unused } })
    expect(result.asOf).toBe('2026-11-19')
    expect(result.ledger.pages).toHaveLength(3)
  })
})
