import { describe, expect, it, test } from 'vitest'
import type { Certification } from '#domain/certifications/certification.ts'
import { completed } from '#domain/lookups/completion.ts'
import { type Evidence, lineState, type PageEvidence } from '#domain/evidence/evidence.ts'
import type { PassageField } from '#domain/certifications/passages.ts'
import { recheckProposal, withAccepted } from '#domain/lookups/recheck.ts'
import { comparison } from './comparison.ts'

const pairs: [PassageField, string, string, string][] = [
  ['fees', 'US$405 exam (members)', '$405.00 examination fee for members', 'same'],
  ['fees', 'US$405 exam (members)', 'US$425 exam (members)', 'contrary'],
  ['fees', 'US$405 exam (members)', 'US$575 exam (non-members)', 'apart'],
  ['fees', 'US$405 exam', 'US$60 renewal', 'apart'],
  ['fees', 'US$405 exam', '£405 exam', 'apart'],
  ['fees', 'US$100 late renewal', 'US$60 renewal', 'apart'],
  ['fees', 'US$300 exam, Level 1', 'US$400 exam, Level 2', 'apart'],
  ['validityPeriod', '3 years', 'three-year period', 'same'],
  ['validityPeriod', '36 months', '3 years', 'same'],
  ['validityPeriod', '3 years', '5 years', 'contrary'],
  ['renewalRequirements', '60 PDUs every 3 years', 'Earn 60 PDUs in every three years', 'same'],
  ['renewalRequirements', '60 PDUs every 3 years', '45 PDUs every 3 years', 'contrary'],
  ['renewalRequirements', '60 PDUs every 3 years', 'Pay the renewal fee', 'apart'],
  ['requirements', 'Two years of work experience', '3 years of work experience', 'contrary'],
  ['requirements', 'High school diploma or equivalent', 'A high school diploma, or the equivalent', 'same'],
  ['requirements', 'High school diploma', 'Pass the exam', 'apart'],
]
test.each(pairs)('%s: “%s” and “%s” are %s', (field, one, other, relation) => {
  expect(comparison.relate(field, one, other)).toBe(relation)
  expect(comparison.relate(field, other, one)).toBe(relation)
})

const catalogue: Evidence = { kind: 'catalogue', url: 'https://example.org/old', publisher: 'body', readOn: '2026-11-01' }
function page(quote: string, url = 'https://example.org/'): PageEvidence {
  return { kind: 'page', url, readOn: '2026-11-20', quote, before: '', after: '', marks: [], witness: 'rules' }
}
function certification(fields: Partial<Certification> & { name: string }): Certification {
  return { summary: '', requirements: [], validityPeriod: '', renewalRequirements: [], fees: [], ...fields }
}
/** Every line of it from the catalogue. */
function stored(fields: Parameters<typeof certification>[0]): Certification {
  const one = certification(fields)
  const evidence: Record<string, Evidence[]> = {}
  for (const [field, lines] of Object.entries({
    fees: one.fees,
    requirements: one.requirements,
    renewalRequirements: one.renewalRequirements,
  })) {
    for (const index of lines.keys()) evidence[`/${field}/${index}`] = [catalogue]
  }
  if (one.validityPeriod !== '') evidence['/validityPeriod'] = [catalogue]
  return { ...one, evidence }
}

describe('what the site says of a body of the catalogue', () => {
  const kept = stored({
    id: 'ewb-cw',
    name: 'Certified Welder',
    acronym: 'CW',
    requirements: ['Be 18 years old'],
    validityPeriod: '3 years',
    fees: ['US$95 exam', 'US$40 renewal'],
  })
  const read = certification({
    id: 'example-cw',
    name: 'Certified Welder (CW)',
    acronym: 'CW',
    validityPeriod: 'three years',
    fees: ['US$105 exam', 'US$40 renewal fee', 'US$25 late fee'],
    evidence: {
      '/validityPeriod': [page('It is valid for three years.')],
      '/fees/0': [page('The exam costs US$105.')],
      '/fees/1': [page('Renewal fee: US$40.')],
      '/fees/2': [page('The late fee is US$25.')],
    },
  })

  it('dates what it says too, disagrees where it answers differently, adds what is new, and leaves the rest stored', () => {
    const [one, ...more] = completed([kept], [read], comparison)
    expect(more).toEqual([])
    expect(one).toMatchObject({
      id: 'ewb-cw',
      name: 'Certified Welder',
      requirements: ['Be 18 years old'],
      validityPeriod: 'three years',
      fees: ['US$105 exam or US$95 exam', 'US$40 renewal fee', 'US$25 late fee'],
    })
    const states = Object.fromEntries(Object.entries(one?.evidence ?? {}).map(([line, all]) => [line, lineState(all)]))
    expect(states).toEqual({
      '/requirements/0': 'catalogue',
      '/validityPeriod': 'on-the-page',
      '/fees/0': 'conflict',
      '/fees/1': 'on-the-page',
      '/fees/2': 'on-the-page',
    })
    expect(one?.evidence?.['/fees/0']).toMatchObject([
      { kind: 'page', says: 'US$105 exam' },
      { kind: 'catalogue', says: 'US$95 exam' },
    ])
    // What the line read before stands behind it.
    expect(one?.evidence?.['/fees/1']).toMatchObject([{ kind: 'page' }, { kind: 'catalogue', says: 'US$40 renewal' }])
  })

  it('is the same once more, and no line of a site that says nothing is lost', () => {
    const once = completed([kept], [read], comparison)
    expect(completed([kept], [read], comparison)).toEqual(once)
    expect(completed([kept], [], comparison)).toEqual([kept])
  })

  it('adds a certification of its own under an id of its own', () => {
    const other = certification({
      id: 'ewb-cw',
      name: 'Master Welder',
      fees: ['US$5 exam'],
      evidence: { '/fees/0': [page('US$5')] },
    })
    expect(completed([kept], [read, other], comparison).map(({ id }) => id)).toEqual(['ewb-cw', 'ewb-cw-2'])
  })

  it('takes no line that nothing proves', () => {
    expect(completed([kept], [{ ...read, evidence: {} }], comparison)).toEqual([kept])
  })

  it('does not guess which of two fees of one kind another one answers', () => {
    const two = { ...kept, fees: ['US$95 exam', 'US$85 exam'], evidence: { '/fees/0': [catalogue], '/fees/1': [catalogue] } }
    expect(completed([two], [read], comparison)[0]?.fees.slice(0, 3)).toEqual(['US$95 exam', 'US$85 exam', 'US$105 exam'])
  })
})

describe('a re-check', () => {
  it('accepted whole, leaves no two lines for one rule, and has nothing more to propose', () => {
    const saved = certification({
      id: 'c1',
      name: 'Certified Welder',
      requirements: ['Two years of work experience in welding'],
      renewalRequirements: ['60 PDUs every 3 years'],
      fees: ['US$95 exam fee', 'US$40 renewal'],
      evidence: {
        '/requirements/0': [page('Two years of work experience in welding.')],
        '/renewalRequirements/0': [page('60 PDUs every 3 years.')],
        '/fees/0': [page('Exam fee: US$95.')],
        '/fees/1': [page('Renewal: US$40.')],
      },
    })
    const read = certification({
      id: 'c1',
      name: 'Certified Welder',
      requirements: ['Three years of welding work experience'],
      renewalRequirements: ['Earn 45 PDUs every three years'],
      fees: ['US$105 examination', 'US$40.00 renewal fee'],
      evidence: {
        '/requirements/0': [page('Three years of welding work experience.')],
        '/renewalRequirements/0': [page('Earn 45 PDUs every three years.')],
        '/fees/0': [page('Examination: US$105.')],
        '/fees/1': [page('Renewal fee: US$40.00.')],
      },
    })
    const reading = { namesSeen: [], certifications: [read], wasRead: () => true }
    const proposal = recheckProposal([saved], reading, comparison)
    expect(proposal.map(({ kind, before, after }) => [kind, before?.text, after?.text])).toEqual([
      ['changed', 'Two years of work experience in welding', 'Three years of welding work experience'],
      ['changed', '60 PDUs every 3 years', 'Earn 45 PDUs every three years'],
      ['changed', 'US$95 exam fee', 'US$105 examination'],
    ])
    const { certifications } = withAccepted([saved], proposal, new Map())
    expect(certifications).toMatchObject([
      {
        requirements: read.requirements,
        renewalRequirements: read.renewalRequirements,
        fees: ['US$105 examination', 'US$40 renewal'],
      },
    ])
    expect(recheckProposal(certifications, reading, comparison)).toEqual([])
  })
})
