import type { Certification } from '#domain/certifications/certification.ts'
import type { PageEvidence } from '#domain/evidence/evidence.ts'
import type { LookupResult } from '#domain/lookups/lookup.ts'
import type { Organization } from '#domain/organizations/organization.ts'

/** A body with a website, as a look-up finds it. */
export const welders: Organization = {
  name: 'Example Welding Board',
  description: 'Certifies welders.',
  abbreviation: 'EWB',
  website: 'https://ewb.example.org',
}

/** Words of a page of `welders`, found there by the built-in reader. */
export function quoted(quote: string): PageEvidence {
  return {
    kind: 'page',
    url: 'https://ewb.example.org/fees',
    readOn: '2026-11-20',
    quote,
    before: '',
    after: '',
    marks: [],
    witness: 'rules',
  }
}

/** A certification with nothing but what is given. */
export function certification(fields: Partial<Certification> & { name: string }): Certification {
  return { summary: '', requirements: [], validityPeriod: '', renewalRequirements: [], fees: [], ...fields }
}

/** What a look-up of `welders` finds: quoted lines, and one that no page says. */
export const certifiedWelder = certification({
  id: 'ewb-cw',
  name: 'Certified Welder',
  acronym: 'CW',
  summary: 'For welders.',
  requirements: ['Pass the weld test.', 'Be 18 years old.'],
  validityPeriod: '6 months',
  renewalRequirements: ['Send in a record of welding.'],
  fees: ['US$95 test'],
  evidence: {
    '/summary': [quoted('This certification is for welders.')],
    '/requirements/0': [quoted('Applicants pass a weld test.')],
    '/validityPeriod': [quoted('It is valid for 6 months.')],
    '/fees/0': [quoted('The test costs US$95.')],
  },
})

/** The same as a look-up answers it. */
export const answeredWelder = { ...certifiedWelder, sources: ['https://ewb.example.org/fees'] }

/** The answer of a look-up that read the website. */
export function lookedUp(organization: Organization, certifications: Certification[]): LookupResult {
  const ledger = { namesSeen: [], detailed: [], notRead: [], pages: [] }
  return { organization, certifications, ledger, origin: 'live', asOf: '2026-11-20' }
}
