import type { Certification } from '#domain/certifications/certification.ts'
import type { LookupResult } from '#domain/lookups/lookup.ts'
import type { Organization, OrganizationMatch } from '#domain/organizations/organization.ts'
import type { Prospect } from '#domain/prospects/prospect.ts'
import type { CallArguments } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import type { TestApp } from './app.ts'
import type { Visitor } from './visitor.ts'

/** Two bodies that exist, with a few of their facts, as a look-up gives them. */

export const pmi: Organization = {
  name: 'Project Management Institute',
  description: 'Professional association for project management.',
  abbreviation: 'PMI',
  website: 'https://www.pmi.org',
}

export const aws: Organization = {
  name: 'American Welding Society',
  description: 'Association that certifies welders and welding inspectors.',
  abbreviation: 'AWS',
  website: 'https://www.aws.org',
}

const pmpPage = 'https://www.pmi.org/certifications/project-management-pmp'

export const pmp: Certification = {
  id: 'pmp',
  name: 'Project Management Professional',
  acronym: 'PMP',
  summary: 'For people who lead projects.',
  requirements: ['36 months of leading projects within the past eight years', '35 hours of project management education'],
  validityPeriod: '3 years',
  renewalRequirements: ['60 professional development units every three years'],
  fees: ['US$405 exam (members)', 'US$655 exam (non-members)'],
  evidence: {
    '/validityPeriod': [
      {
        kind: 'page',
        url: pmpPage,
        title: 'PMP Certification',
        readOn: '2026-11-01',
        quote: 'Your certification is valid for three years.',
        before: 'Maintain your PMP. ',
        after: ' Earn 60 PDUs.',
        marks: [[27, 44]],
        witness: 'rules',
      },
    ],
    '/fees/0': [{ kind: 'catalogue', url: pmpPage, publisher: 'body', readOn: '2026-11-01' }],
  },
}

export const capm: Certification = {
  id: 'capm',
  name: 'Certified Associate in Project Management',
  acronym: 'CAPM',
  summary: 'For people at the start of their career.',
  requirements: ['Secondary degree', '23 hours of project management education'],
  validityPeriod: '3 years',
  renewalRequirements: [],
  fees: ['US$225 exam (members)'],
}

export const certifications: Certification[] = [pmp, capm]

/** PMI as a search finds it. */
export const pmiMatch: OrganizationMatch = {
  ...pmi,
  source: 'catalogue',
  reason: 'PMI is its abbreviation.',
  detailed: true,
}

/** The second reading of 'AWS'. */
export const awsMatch: OrganizationMatch = { ...aws, source: 'catalogue', reason: 'AWS is its abbreviation.', detailed: true }

/** What a look-up of PMI gives. */
export const pmiResult: LookupResult = {
  organization: pmi,
  certifications,
  ledger: {
    namesSeen: [
      { name: pmp.name, acronym: 'PMP' },
      { name: capm.name, acronym: 'CAPM' },
    ],
    detailed: [pmp.name, capm.name],
    notRead: [],
    pages: [{ url: pmpPage, title: 'PMP Certification', readOn: '2026-11-01' }],
  },
  origin: 'catalogue',
  asOf: '2026-11-01',
}

/** What the create flow saves: PMI, for Maria. */
export const newProspect: NonNullable<CallArguments<typeof calls.createProspect>['body']> = {
  organization: pmi,
  certifications,
  email: 'maria@pmi.example.org',
  contactFirstName: 'Maria',
}

/** What `seedWorld` makes. */
export interface World {
  dana: Visitor
  /** Dana's: PMI for Maria, shared, and the American Welding Society without a contact. */
  pmiProspect: Prospect
  awsProspect: Prospect
  /** Key of the link to Dana's PMI. */
  shareId: string
  lee: Visitor
  /** Lee's own PMI. */
  leesProspect: Prospect
}

/** One believable world: two colleagues with prospects, one of them shared. */
export async function seedWorld(app: TestApp): Promise<World> {
  const dana = await app.signedIn('dana')
  const lee = await app.signedIn('lee')
  const pmiProspect = await dana.call(calls.createProspect, { body: newProspect })
  app.clock.advance(60_000)
  const awsProspect = await dana.call(calls.createProspect, { body: { organization: aws, certifications: [] } })
  const leesProspect = await lee.call(calls.createProspect, { body: { ...newProspect, contactFirstName: 'Marco' } })
  const { shareId } = await dana.call(calls.createShare, { body: { searchId: pmiProspect.id } })
  return { dana, pmiProspect, awsProspect, shareId, lee, leesProspect }
}
