import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CatalogueError, linesOfBody, loadCatalogue } from './catalogue.ts'
import { weldingBody } from './example-bodies.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
  mkdirSync(join(folder, 'bodies'))
  mkdirSync(join(folder, 'names'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, content: unknown): void {
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
}

/** The welding body with its first certification changed. */
function bodyWith(change: Record<string, unknown>) {
  return { ...weldingBody, certifications: [{ ...weldingBody.certifications[0], ...change }] }
}

describe('the catalogue loader', () => {
  test('reads bodies with the slug of their file, and names, in the order of file names', () => {
    const named = {
      name: 'Society of Examples',
      abbreviations: ['SOE'],
      website: 'https://soe.example',
      country: 'GB',
      industry: 'food',
    }
    write('bodies/welding.json', weldingBody)
    write('bodies/brazing.json', { ...weldingBody, name: 'Brazing Council' })
    write('names/food.json', [named])
    const catalogue = loadCatalogue(folder)
    expect(catalogue.bodies.map(({ slug }) => slug)).toEqual(['brazing', 'welding'])
    expect(catalogue.names).toEqual([named])
  })

  test.each([
    ['it is not JSON', '{"name": ', 'The catalogue file bodies/x.json cannot be used: it is not JSON.'],
    [
      'a line names an unknown source',
      bodyWith({ fees: [{ text: 'US$1 exam', sources: ['elsewhere'] }] }),
      "The catalogue file bodies/x.json cannot be used: certifications.0.fees.0.sources: 'elsewhere' is not one of the file's sources.",
    ],
    [
      'a conflict names an unknown source',
      bodyWith({ fees: [{ text: 'US$1 exam', sources: ['fees'], conflicts: [{ text: 'US$2 exam', sources: ['elsewhere'] }] }] }),
      "The catalogue file bodies/x.json cannot be used: certifications.0.fees.0.sources: 'elsewhere' is not one of the file's sources.",
    ],
    [
      'a line names no source',
      bodyWith({ renewal: [{ text: '60 PDUs', sources: [] }] }),
      'The catalogue file bodies/x.json cannot be used: certifications.0.renewal.0.sources: Every line names at least one source.',
    ],
    [
      'a line has no sources at all',
      bodyWith({ validity: { text: '3 years' } }),
      'The catalogue file bodies/x.json cannot be used: certifications.0.validity.sources: it must be a list.',
    ],
    [
      'a field is not known',
      { ...weldingBody, motto: 'Join!' },
      "The catalogue file bodies/x.json cannot be used: there is no field 'motto'.",
    ],
    [
      'the industry is not known',
      { ...weldingBody, industry: 'magic' },
      /^The catalogue file bodies\/x\.json cannot be used: industry: it must be one of nursing, .*public-service\.$/,
    ],
    [
      'a date is not one',
      { ...weldingBody, sources: { ...weldingBody.sources, fees: { ...weldingBody.sources.fees, readOn: '21.11.2026' } } },
      'The catalogue file bodies/x.json cannot be used: sources.fees.readOn: Enter a date such as 2026-11-21.',
    ],
  ])('stops when %s', (_, content, sentence) => {
    write('bodies/x.json', content)
    expect(() => loadCatalogue(folder)).toThrow(CatalogueError)
    expect(() => loadCatalogue(folder)).toThrow(sentence)
  })

  test('names the entry of a names file', () => {
    write('names/food.json', [
      { name: 'Society of Examples', abbreviations: [], website: 'soe.example', country: 'GB', industry: 'food' },
    ])
    expect(() => loadCatalogue(folder)).toThrow(
      'The catalogue file names/food.json cannot be used: 0.website: An address must start with http:// or https://.',
    )
  })

  test('lists every line with its place in the file', () => {
    expect(linesOfBody(weldingBody).map(({ field }) => field)).toEqual([
      'certifications.0.summary',
      'certifications.0.requirements.0',
      'certifications.0.validity',
      'certifications.0.renewal.0',
      'certifications.0.fees.0',
      'certifications.0.fees.1',
      'certifications.1.summary',
    ])
  })

  test('tells how an exam is delivered as one line, with its sources', () => {
    const delivery = { vendor: 'Pearson VUE', format: 'at a test center', length: '90 minutes', sources: ['program'] }
    const [first] = weldingBody.certifications
    const delivered = first === undefined ? [] : [{ ...first, delivery }]
    expect(linesOfBody({ ...weldingBody, certifications: delivered }).at(-1)).toMatchObject({
      field: 'certifications.0.delivery',
      line: { text: 'Pearson VUE; at a test center; 90 minutes', sources: ['program'] },
    })
  })

  test('refuses a delivery that says nothing', () => {
    const [first] = weldingBody.certifications
    write('bodies/ews.json', { ...weldingBody, certifications: [{ ...first, delivery: { sources: ['program'] } }] })
    expect(() => loadCatalogue(folder)).toThrow('a delivery names a vendor, a format or a length.')
  })
})
