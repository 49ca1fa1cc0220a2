import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { askedFacts, bestKnownFile, countsOf, isExamPrice, isRenewalPrice, loadBestKnown } from '../scripts/best-known-list.ts'
import { loadCatalogue } from '../src/research/directory/catalogue.ts'
import { loadedWeldingBody } from '../src/research/directory/example-bodies.ts'
import { catalogueFolder } from '../src/research/directory/location.ts'

const catalogue = { bodies: [loadedWeldingBody], names: [] }
const inspection = {
  credential: 'Example Inspector',
  body: 'ews',
  certification: 'Certified Example Inspector',
  countries: ['US'],
  industry: 'construction-trades',
  notFound: { renewalPrice: 'The fee page of the society.' },
}
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'best-known-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

function load(list: unknown) {
  writeFileSync(join(folder, 'list.json'), JSON.stringify(list))
  return loadBestKnown(join(folder, 'list.json'), catalogue)
}

describe('the list of the best-known credentials', () => {
  test('tells of each fact whether it is stated, looked for in vain, or open', () => {
    expect(load([inspection])).toMatchObject([
      {
        facts: {
          name: 'stated',
          requirements: 'stated',
          examPrice: 'stated',
          renewalPrice: 'tried',
          validity: 'stated',
          delivery: 'open',
        },
        isDescribed: true,
        examPrices: ['US$900 exam (members)', 'US$1,100 exam (non-members)'],
      },
    ])
  })

  test('has no fact of a body that is not in the catalogue', () => {
    const [state] = load([{ ...inspection, body: 'other', certification: undefined, notFound: {} }])
    expect(new Set(Object.values(state?.facts ?? {}))).toEqual(new Set(['open']))
    expect(state?.isDescribed).toBe(false)
  })

  test('refuses a certification that the body does not have', () => {
    expect(() => load([{ ...inspection, certification: 'Other' }])).toThrow("bodies/ews.json has no 'Other'.")
  })

  test('refuses an entry that does not validate', () => {
    expect(() => load([{ ...inspection, notFound: { colour: 'x' } }])).toThrow('it does not validate.')
  })

  test('counts', () => {
    expect(Object.fromEntries(countsOf(load([inspection])))).toEqual({
      Credentials: 1,
      'In the catalogue with lines': 1,
      'Requirements, a renewal or validity, and a summary': 1,
      'Exam or entry price': 1,
      'Renewal price': 0,
      Validity: 1,
      'Delivery of the exam': 0,
      'Facts looked for and not found': 1,
      'Facts nobody has looked for': 1,
    })
  })
})

describe('the list that is delivered', () => {
  const states = loadBestKnown(bestKnownFile, loadCatalogue(catalogueFolder))

  test('names 134 credentials, each once', () => {
    expect(new Set(states.map(({ credential }) => credential)).size).toBe(134)
  })

  test('says of every fact what the catalogue states or what was tried', () => {
    expect(states.filter(({ facts }) => Object.values(facts).includes('open')).map(({ credential }) => credential)).toEqual([])
  })

  test('claims no search for what the catalogue states', () => {
    const contradicted = states.flatMap(({ credential, facts, notFound }) =>
      askedFacts
        .filter((fact) => facts[fact] === 'stated' && notFound[fact] !== undefined)
        .map((fact) => `${credential}: ${fact}`),
    )
    expect(contradicted).toEqual([])
  })
})

describe('a price', () => {
  test.each([
    'US$230 Associate, Bachelors or Masters exam',
    'US$129 application and exam',
    'US$475 for each of four components, US$1,900 in all',
    '£866 plus VAT on pathway 2 (£450 application, £416 interview)',
    'C$1,260 each of six modules, C$1,500 Common Final Examination, plus GST (western provinces)',
  ])('to come in: %s', (text) => {
    expect(isExamPrice(text)).toBe(true)
  })

  test.each([
    'US$100 renewal',
    'US$135 annual maintenance',
    'US$50 exam retake; the first attempt is part of the course fee',
    'US$95 late registration',
    'US$60 each further attempt at the exam',
    'Exam fee set by each trainer',
  ])('not to come in: %s', (text) => {
    expect(isExamPrice(text)).toBe(false)
  })

  test.each(['US$100 renewal', 'C$490 annual renewal in Ontario', '£120 annual fee'])('to stay: %s', (text) => {
    expect(isRenewalPrice(text)).toBe(true)
  })

  test('not to stay', () => {
    expect(isRenewalPrice('US$900 exam (members)')).toBe(false)
  })
})
