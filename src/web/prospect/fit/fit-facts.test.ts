import type { Certification } from '#domain/certifications/certification.ts'
import type { Evidence } from '#domain/evidence/evidence.ts'
import { expect, it } from 'vitest'
import { fitFacts } from './fit-facts.ts'

const source: Evidence = { kind: 'catalogue', url: 'https://isc2.org', publisher: 'body', readOn: '2026-10-02' }

function program(
  lines: { requirements?: string[]; renewal?: string[]; fees?: string[] },
  behind: Evidence[] = [source],
): Certification {
  const { requirements = [], renewal = [], fees = [] } = lines
  const keyed = (field: string, texts: string[]) => texts.map((_, index) => [`/${field}/${index}`, behind] as const)
  return {
    name: 'X',
    summary: '',
    requirements,
    validityPeriod: '',
    renewalRequirements: renewal,
    fees,
    evidence: Object.fromEntries([
      ...keyed('requirements', requirements),
      ...keyed('renewalRequirements', renewal),
      ...keyed('fees', fees),
    ]),
  }
}

const told = (certifications: Certification[]) => fitFacts(certifications).map((fact) => fact.told)

it('counts programs with credits and a yearly fee', () => {
  const full = program({ renewal: ['120 CPE credits over the three years'], fees: ['US$135 annual maintenance'] })
  expect(told([full, full, program({ renewal: ['Re-examination'] })])).toEqual([
    'Credits and a yearly fee in 2 of 3 certifications',
  ])
})

it('counts them apart when no program has both', () => {
  expect(
    told([program({ renewal: ['36 CEUs every 2 years'] }), program({ renewal: ['Membership dues paid every year'] })]),
  ).toEqual(['Credits to renew in 1 of 2 certifications', 'A yearly fee in 1 of 2 certifications'])
})

it.each([
  'Professional development units every 3 years',
  'Professional development units (PDUs) in every 3-year cycle',
  'Continuing education hours, as the handbook sets them',
])('counts credits of whatever number: %s', (line) => {
  expect(told([program({ renewal: [line] }), program({ renewal: ['60 PDUs every 3 years'] })])).toEqual([
    'Credits to renew in 2 of 2 certifications',
  ])
})

it('finds Pearson VUE in a line or in the words behind it', () => {
  const quoted: Evidence = {
    kind: 'page',
    url: 'https://isc2.org',
    readOn: '2026-11-18',
    quote: 'Exams are taken at Pearson VUE test centers.',
    before: '',
    after: '',
    marks: [],
    witness: 'rules',
  }
  expect(
    told([program({ requirements: ['Pass the exam'] }, [quoted]), program({ requirements: ['Exam at Pearson VUE'] })]),
  ).toEqual(['Pearson VUE named in 2 of 2 certifications'])
})

it('opens every line that says a fact, with whose it is', () => {
  const both = { ...program({ renewal: ['60 CPE credits', '20 PDUs a year'], fees: ['US$135 annual fee'] }), acronym: 'XY' }
  const [fact] = fitFacts([both, program({ requirements: ['A degree'] })])
  expect(fact?.lines.map(({ program: of, line }) => [of, line.text])).toEqual([
    ['XY', '60 CPE credits'],
    ['XY', '20 PDUs a year'],
    ['XY', 'US$135 annual fee'],
  ])
  expect(fact?.concerns).toBe('Base plan')
})

it.each([
  { renewal: ['Renew within the time set'] },
  { renewal: ['No continuing education credits are asked for'] },
  { renewal: ['Keep hours of duty on record'] },
  { renewal: ['Continuing education is encouraged'] },
  { renewal: ['Be in good standing for professional development'] },
  { fees: ['No annual fee'] },
  { fees: ['US$200 exam, to be taken within a year'] },
])('takes no line for a fact that it does not say (%#)', (lines) => {
  expect(told([program(lines)])).toEqual([])
})

it('finds Pearson VUE in how an exam is delivered', () => {
  const delivered = { ...program({}), delivery: 'Pearson VUE; at a test center', evidence: { '/delivery': [source] } }
  const [fact] = fitFacts([delivered, program({})])
  expect(fact?.told).toBe('Pearson VUE named in 1 of 2 certifications')
  expect(fact?.lines.map(({ line }) => line.field)).toEqual(['delivery'])
})

it('counts no line in doubt and says nothing without a fact', () => {
  expect(told([program({ renewal: ['60 credits'], fees: ['US$50 annual fee'] }, [])])).toEqual([])
  expect(told([])).toEqual([])
})
