import { describe, expect, it } from 'vitest'
import type { Certification } from '../certifications/certification.ts'
import type { CertificationName } from '../certifications/certification-name.ts'
import type { Comparison } from './compared-readings.ts'
import type { Evidence, PageEvidence } from '../evidence/evidence.ts'
import { isNews, recheckProposal, withAccepted } from './recheck.ts'

const person: Evidence = { kind: 'person', by: 'priya', via: 'editor', at: '2026-11-21T10:00:00.000Z' }

function page(quote: string, readOn = '2026-11-20'): PageEvidence {
  return { kind: 'page', url: 'https://example.org/', readOn, quote, before: '', after: '', marks: [], witness: 'rules' }
}

function certification(fields: Partial<Certification>): Certification {
  const empty = { summary: '', requirements: [], validityPeriod: '', renewalRequirements: [], fees: [] }
  return { id: 'c1', name: 'Tester', ...empty, ...fields }
}

/** Lines are about one thing when they differ in nothing but figures; the engine knows better, see research/answers/comparison.test.ts. */
const byFigures: Comparison = {
  isSame: (one, other) => one.id === other.id,
  relate: (field, one, other) => {
    if (one === other) return 'same'
    const label = (text: string) => text.replace(/[\d.,]+/g, '')
    return field === 'summary' || field === 'validityPeriod' || label(one) === label(other) ? 'contrary' : 'apart'
  },
}

/** What a reading of all pages would change. */
function proposalOf(
  before: Certification[],
  found: Certification[],
  wasRead = (_url: string) => true,
  namesSeen: CertificationName[] = [],
) {
  return recheckProposal(before, { certifications: found, namesSeen, wasRead }, byFigures)
}

const saved = certification({
  fees: ['US$405 exam (members)', 'US$95 renewal'],
  requirements: ['Be 18 years old'],
  evidence: { '/fees/0': [page('It costs US$405.')], '/fees/1': [person] },
})

/** What a proposal says, without evidence. */
function told(before: Certification[], found: Certification[], wasRead?: (url: string) => boolean) {
  return proposalOf(before, found, wasRead).map(({ kind, field, before: was, after: is }) => [kind, field, was?.text, is?.text])
}

describe('a re-check proposes', () => {
  it('nothing where the pages say the same on the same day', () => {
    expect(told([saved], [saved])).toEqual([])
  })

  it('lines that are gone, and not the certification, where a page still names it', () => {
    const proven = {
      ...saved,
      fees: ['US$405 exam (members)'],
      requirements: [],
      evidence: { '/fees/0': [page('It costs US$405.')] },
    }
    expect(told([proven], [])).toEqual([['gone', undefined, undefined, undefined]])
    const stillNamed = proposalOf([proven], [], undefined, [{ id: 'c1', name: 'Tester' }])
    expect(stillNamed.map(({ kind, field, before }) => [kind, field, before?.text])).toEqual([
      ['gone', 'fees', 'US$405 exam (members)'],
    ])
  })

  it('another value in the place of the line about the same thing', () => {
    const found = { ...saved, fees: ['US$425 exam (members)'], evidence: { '/fees/0': [page('It costs US$425.')] } }
    expect(told([saved], [found])).toContainEqual(['changed', 'fees', 'US$405 exam (members)', 'US$425 exam (members)'])
  })

  it('new lines, quotes for lines that had none, and later quotes', () => {
    const found = certification({
      fees: ['US$405 exam (members)', 'US$50 late fee'],
      requirements: ['Be 18 years old'],
      validityPeriod: '3 years',
      evidence: {
        '/fees/0': [page('It costs US$405.', '2026-12-01')],
        '/fees/1': [page('Late fee: US$50.')],
        '/requirements/0': [page('Be 18 years old.')],
        '/validityPeriod': [page('Valid for 3 years.')],
      },
    })
    expect(told([saved], [found])).toEqual([
      ['proven', 'requirements', 'Be 18 years old', 'Be 18 years old'],
      ['new', 'validityPeriod', undefined, '3 years'],
      ['renewed', 'fees', 'US$405 exam (members)', 'US$405 exam (members)'],
      ['new', 'fees', undefined, 'US$50 late fee'],
    ])
  })

  it('nothing of a line that the page says still, and a person corrected', () => {
    const replaced = { ...person, before: { text: 'US$110 renewal', evidence: [page('It costs US$110.')] } }
    const corrected = certification({ fees: ['US$120 every two years'], evidence: { '/fees/0': [replaced] } })
    const found = certification({ fees: ['US$110 renewal'], evidence: { '/fees/0': [page('It costs US$110.', '2026-12-01')] } })
    expect(told([corrected], [found])).toEqual([])
  })

  it('nothing about the delivery of the exam where pages do not say it', () => {
    const delivered = certification({ delivery: 'Prometric; 3 hours', evidence: { '/delivery': [person] } })
    expect(told([delivered], [certification({})])).toEqual([])
    expect(told([certification({})], [delivered])).toEqual([['new', 'delivery', undefined, 'Prometric; 3 hours']])
  })

  it('to take out what the pages that said it say no more', () => {
    expect(told([saved], [certification({})])).toEqual([['gone', 'fees', 'US$405 exam (members)', undefined]])
    const untouched = { ...saved, fees: ['US$405 exam (members)'], evidence: { '/fees/0': [page('It costs US$405.')] } }
    expect(told([{ ...untouched, requirements: [] }], [])).toEqual([['gone', undefined, undefined, undefined]])
  })

  it('nothing to take out where the page was not read, or was never one of the body', () => {
    expect(told([saved], [certification({})], (url) => url !== 'https://example.org/')).toEqual([])
    expect(told([saved], [], () => false)).toEqual([])
    const catalogue: Evidence = { kind: 'catalogue', url: 'https://example.org/', publisher: 'body', readOn: '2026-11-01' }
    const stored = certification({
      fees: ['US$5'],
      summary: 'For testers.',
      evidence: { '/fees/0': [catalogue], '/summary': [catalogue] },
    })
    expect(told([stored], [])).toEqual([])
    const worded = certification({ summary: 'Testers test.', evidence: { '/summary': [page('Testers test.')] } })
    expect(told([stored], [worded])).toEqual([])
  })

  it('no other answer where sources disagree already and one of them says it', () => {
    const two = [
      { ...page('It costs US$405.'), says: 'US$405 exam' },
      { ...page('Exam: US$425.'), says: 'US$425 exam' },
    ]
    const disputed = certification({ fees: ['US$425 exam or US$405 exam'], evidence: { '/fees/0': two } })
    const found = certification({ fees: ['US$425 exam'], evidence: { '/fees/0': [page('Exam: US$425.', '2026-12-01')] } })
    const proposal = proposalOf([disputed], [found])
    expect(proposal.map(({ kind }) => kind)).toEqual(['renewed'])
    expect(proposal.filter(isNews)).toEqual([])
  })

  it('never to change or take out what a person stated; a quote for it it may have', () => {
    const stated = certification({
      fees: ['US$95 renewal'],
      validityPeriod: '2 years',
      evidence: { '/fees/0': [person], '/validityPeriod': [person] },
    })
    const other = certification({
      fees: ['US$105 renewal'],
      validityPeriod: '3 years',
      evidence: { '/fees/0': [page('Renew for US$105.')], '/validityPeriod': [page('Valid for 3 years.')] },
    })
    expect(told([stated], [other])).toEqual([])
    expect(told([stated], [])).toEqual([])
    const same = certification({ fees: ['US$95 renewal'], evidence: { '/fees/0': [page('Renew for US$95.')] } })
    expect(told([stated], [same])).toEqual([['proven', 'fees', 'US$95 renewal', 'US$95 renewal']])
  })

  it('new certifications, and says what is no longer offered', () => {
    const other = certification({ id: 'c2', name: 'Master Tester', fees: ['US$5'] })
    expect(told([saved], [{ ...saved, retired: true }, other])).toEqual([
      ['retired', undefined, undefined, undefined],
      ['new-certification', undefined, undefined, undefined],
    ])
  })

  it('no line that the reading could not prove', () => {
    expect(told([saved], [{ ...saved, fees: [...saved.fees, 'US$1 gift'] }])).toEqual([])
  })
})

describe('accepting', () => {
  const found = certification({
    fees: ['US$425 exam (members)', 'US$50 late fee'],
    validityPeriod: '3 years',
    evidence: {
      '/fees/0': [page('It costs US$425.')],
      '/fees/1': [page('Late fee: US$50.')],
      '/validityPeriod': [page('Valid for 3 years.')],
    },
  })
  const other = certification({ id: 'c2', name: 'Master Tester', fees: ['US$5'] })
  const proposal = proposalOf([saved], [found, other])

  it('everything makes the certifications as they were read, with what people stated', () => {
    const { certifications } = withAccepted([saved], proposal, new Map())
    expect(certifications).toMatchObject([
      {
        id: 'c1',
        fees: ['US$425 exam (members)', 'US$95 renewal', 'US$50 late fee'],
        requirements: ['Be 18 years old'],
        validityPeriod: '3 years',
        evidence: {
          '/fees/0': [{ quote: 'It costs US$425.' }],
          '/fees/1': [person],
          '/fees/2': [{ quote: 'Late fee: US$50.' }],
        },
      },
      { id: 'c2', name: 'Master Tester' },
    ])
  })

  it('one change leaves everything else, and gives proof for that one alone', () => {
    const one = proposal.filter(({ after }) => after?.text === 'US$50 late fee')
    const { certifications, proof } = withAccepted([saved], one, new Map())
    expect(certifications).toMatchObject([{ ...saved, fees: [...saved.fees, 'US$50 late fee'] }])
    expect(proof.map(({ fees, validityPeriod }) => [fees, validityPeriod])).toEqual([[['US$50 late fee'], '']])
  })

  it('a line takes over what the reading says of the certification: closed pages, and whether it is offered', () => {
    const closed = { ...saved, retired: true, notAllowed: ['validityPeriod' as const] }
    const reading = { ...found, notAllowed: ['renewalRequirements' as const] }
    const accepted = (before: typeof closed | typeof saved, read: typeof reading) =>
      withAccepted([before], proposalOf([before], [read]), new Map([[before, read]])).proof.map(({ retired, notAllowed }) => ({
        retired,
        notAllowed,
      }))
    expect(accepted(closed, reading)).toEqual([{ retired: undefined, notAllowed: ['renewalRequirements'] }])
    expect(accepted(saved, { ...reading, retired: true })).toEqual([{ retired: true, notAllowed: ['renewalRequirements'] }])
    const { proof } = withAccepted([closed], proposalOf([closed], [found]), new Map())
    expect(proof, 'one that the reading does not have').toMatchObject([{ retired: true, notAllowed: ['validityPeriod'] }])
  })

  it('a certification that is gone takes it out', () => {
    const untouched = certification({ fees: ['US$5'], evidence: { '/fees/0': [page('It costs US$5.')] } })
    expect(withAccepted([untouched], proposalOf([untouched], []), new Map()).certifications).toEqual([])
  })
})
