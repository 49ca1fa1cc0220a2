import { describe, expect, test } from 'vitest'
import { exampleEntries, entry } from './example-bodies.ts'
import { createSearch } from './search.ts'

const search = createSearch(exampleEntries)
const namesFor = (term: string) => search.find(term).map(({ name }) => name)
const reasonFor = (term: string) => search.find(term)[0]?.reason

describe('finding a body', () => {
  test.each([
    'PMI',
    'pmi',
    'P.M.I.',
    'P M I',
    ' "PMI" ',
    'project managment institute',
    'Projcet Mangement Instutite',
    'Project Management Institute, Inc.',
    'The Project Management Institute',
    'Project Management Institute (PMI)',
    'institute of project management',
    'PMP',
    'PMP certification',
    'PMI-ACP',
    'Project Management Professional (PMP)',
    'pmi.org',
    'https://www.pmi.org/certifications/project-management-pmp',
    'someone@pmi.org',
  ])('%s is the Project Management Institute', (term) => {
    expect(namesFor(term)[0]).toBe('Project Management Institute')
  })

  test.each([
    ['welding society', 'American Welding Society'],
    ['Nat’l Strength & Conditioning Assn', 'National Strength and Conditioning Association'],
    ['(ISC)2', 'International Information System Security Certification Consortium'],
    ['CISSP exam', 'International Information System Security Certification Consortium'],
    ['SHRM-CP', 'Society for Human Resource Management'],
    ['SHRMCP', 'Society for Human Resource Management'],
    ['Comp TIA', 'CompTIA'],
    ['compita', 'CompTIA'],
    ['NationalStrengthandConditioningAssociation', 'National Strength and Conditioning Association'],
    ['Project Managementi nstitute', 'Project Management Institute'],
    ['American Welding Society oof Florida', 'American Welding Society'],
    ['Security+', 'CompTIA'],
    ['Instrument Society of America', 'International Society of Automation'],
    [
      'national board for certification of orthopedic technologists',
      'National Board for Certification of Orthopaedic Technologists',
    ],
  ])('%s is %s', (term, name) => {
    expect(namesFor(term)[0]).toBe(name)
  })

  test('an abbreviation of several bodies gives all of them, the likelier first', () => {
    expect(namesFor('AWS')).toEqual(['American Welding Society', 'Amazon Web Services'])
    expect(namesFor('nbcot')[0]).toBe('National Board for Certification in Occupational Therapy')
    expect(namesFor('nbcot')).toHaveLength(2)
    expect(namesFor('ISA').sort()).toEqual(['International Society of Arboriculture', 'International Society of Automation'])
  })

  test('a former name is followed by present names like it', () => {
    const renamed = createSearch([
      entry('Supply Network', ['SN'], 'https://sn.example', { formerNames: ['Supply Chain Management Association'] }),
      entry('Association for Supply Chain Management', ['ASCM'], 'https://ascm.example'),
    ])
    expect(renamed.find('supply chain management association').map(({ name }) => name)).toEqual([
      'Supply Network',
      'Association for Supply Chain Management',
    ])
  })

  test('a credential with a dot is no address', () => {
    const proposals = createSearch([
      entry('Proposal Association', ['PA'], 'https://pa.example', { credentials: [{ name: 'CF.APMP' }] }),
    ])
    expect(proposals.find('cf.apmp').map(({ name }) => name)).toEqual(['Proposal Association'])
    expect(proposals.find('https://cf.apmp/x')).toEqual([])
  })

  test('more words settle an abbreviation', () => {
    expect(namesFor('AWS developer')).toEqual(['Amazon Web Services'])
    expect(namesFor('AWS welding')).toEqual(['American Welding Society'])
  })

  test('a body without a known abbreviation is found by its initials', () => {
    expect(namesFor('NCEES')).toEqual(['National Council of Examiners for Engineering and Surveying'])
    expect(reasonFor('NCEES')).toBe('NCEES are the initials of its name.')
  })

  test('what is written as typed comes before what is only spelt alike', () => {
    const hyphened = createSearch([
      entry('Records Association', ['RA'], 'https://records.example', {
        detailed: true,
        credentials: [{ name: 'Coder', acronym: 'CCS-P' }],
      }),
      entry('Cloud Consortium', ['CC'], 'https://cloud.example', {
        detailed: true,
        credentials: [{ name: 'Cloud Expert', acronym: 'CCSP' }],
      }),
    ])
    expect(hyphened.find('CCSP').map(({ name }) => name)).toEqual(['Cloud Consortium', 'Records Association'])
    expect(hyphened.find('CCS-P').map(({ name }) => name)).toEqual(['Records Association', 'Cloud Consortium'])
  })

  test('gives at most eight, and every field of a match', () => {
    const many = createSearch(
      Array.from({ length: 20 }, (_, index) => entry(`Body ${index}`, ['SAME'], `https://b${index}.example`)),
    )
    expect(many.find('SAME')).toHaveLength(8)
    expect(search.find('PMI')[0]).toEqual({
      name: 'Project Management Institute',
      description: '',
      abbreviation: 'PMI',
      website: 'https://www.pmi.org',
      source: 'catalogue',
      reason: 'PMI is its abbreviation.',
      closeness: 'same',
      detailed: true,
    })
  })
})

test.each([
  ['AWS', 'same'],
  ['PMP', 'same'],
  ['https://www.pmi.org', 'same'],
  ['https://www.pmi.org/certifications', 'part'],
  ['The American Welding Society', 'same'],
  ['Project Management Institute (Greenland)', 'part'],
  ['welding society', 'part'],
  ['NBOCT', 'near'],
])('%s meets a body: %s', (typed, closeness) => {
  expect(search.find(typed)[0]?.closeness).toBe(closeness)
})

describe('the reason of a match', () => {
  test.each([
    ['project management institute', 'This is its name.'],
    ['AWS', 'AWS is its abbreviation.'],
    ['PMP', 'It awards the PMP.'],
    ['Project Management Professional', 'It awards the Project Management Professional.'],
    ['Instrument Society of America', 'Instrument Society of America is its former name.'],
    ['Computing Technology Industry Association', 'Computing Technology Industry Association is another name for it.'],
    ['project managment institute', 'Its name is close to what you typed.'],
    ['welding society', 'Its name contains what you typed.'],
    ['certified welding inspectr', 'It awards the Certified Welding Inspector, which is close to what you typed.'],
    ['NBOCT', 'Its abbreviation NBCOT is close to what you typed.'],
    ['store.pmi.org', 'pmi.org is its website.'],
  ])('%s: %s', (term, reason) => {
    expect(reasonFor(term)).toBe(reason)
  })
})

describe('a web address', () => {
  test('finds the body on its host, by its path where several share the host', () => {
    expect(namesFor('www.realtors.example/academy/join')).toEqual(['Real Estate Academy'])
    expect(namesFor('realtors.example')).toHaveLength(2)
    expect(namesFor('amazon.com')).toEqual(['Amazon Web Services'])
  })

  test('of nobody finds nobody', () => {
    expect(namesFor('pmi.example')).toEqual([])
    expect(namesFor('org.uk')).toEqual([])
    expect(namesFor('https://nothing.example/pmi.org')).toEqual([])
  })
})

describe('a question that names nobody', () => {
  test.each([
    'zzqx',
    'asdf qwerty',
    'purple monkey dishwasher',
    'certification',
    'national board',
    'the',
    'of',
    '',
    '   ',
    '???',
    '🙂',
    'American Institute of Unicorn Wrangling',
    'National Board of Pizza Certification',
    'PMIX',
    'certified professional',
    'Society for Human Cloning',
    'American Board of Geology',
    'National Strength Academy',
  ])('%s finds nothing', (term) => {
    expect(search.find(term)).toEqual([])
  })

  test('an endless one is answered as quickly', () => {
    expect(search.find('word '.repeat(20_000))).toEqual([])
    expect(search.find('x'.repeat(100_000))).toEqual([])
  })
})

test('an empty directory finds nothing', () => {
  expect(createSearch([]).find('PMI')).toEqual([])
})
