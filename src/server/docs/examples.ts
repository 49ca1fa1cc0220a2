import { sourcesOf } from '#domain/evidence/sources.ts'
import { noWork } from '#domain/prospects/prospect-work.ts'
import type { CallArguments, CallOutput } from '#contract/call.ts'
import type { CallName, Calls } from '#contract/calls.ts'

/** A request and what it is answered, as the document shows them. A test holds each against its call. */
type Example<K extends CallName> = { body?: CallArguments<Calls[K]>['body']; output?: CallOutput<Calls[K]> }

const board = { name: 'Example Welding Board', description: 'Certifies welders.', website: 'https://ewb.example.org' }

const welder = {
  id: 'certified-welder',
  name: 'Certified Welder',
  acronym: 'CW',
  summary: 'For welders with two years of practice.',
  requirements: ['Pass the weld test'],
  validityPeriod: '3 years',
  renewalRequirements: ['16 hours of training'],
  fees: ['US$405 exam'],
}

const proven = {
  ...welder,
  evidence: {
    '/fees/0': [
      {
        kind: 'page' as const,
        url: 'https://ewb.example.org/fees',
        readOn: '2026-11-20',
        quote: 'The exam fee is $405.',
        before: '',
        after: '',
        marks: [[16, 20]] satisfies [number, number][],
        witness: 'rules' as const,
      },
    ],
  },
}

const prospect = {
  id: 12,
  organization: board,
  certifications: [proven],
  email: null,
  contactFirstName: 'Ann',
  interested: false,
  billingName: null,
  billingEmail: null,
  pricingOptions: null,
  emailSubject: null,
  emailMessage: null,
  createdAt: '2026-11-21T09:00:00.000Z',
  viewCount: 0,
  version: 1,
  work: noWork,
}

const match = { ...board, source: 'catalogue' as const, reason: 'Its name is the one you typed.', detailed: true }

/** Examples of the calls that a program begins with. */
export const examples: { [K in CallName]?: Example<K> } = {
  queryOrganization: { body: { searchTerm: 'Example Welding Board' }, output: { ...match, candidates: [match] } },
  queryCertifications: {
    body: { organization: 'Example Welding Board' },
    output: [{ ...proven, sources: sourcesOf(proven.evidence) }],
  },
  createProspect: { body: { organization: board, certifications: [welder], contactFirstName: 'Ann' }, output: prospect },
  listProspects: { output: [prospect] },
  getProspect: { output: prospect },
  changeProspect: {
    body: { contactFirstName: 'Ann', status: 'interested', tags: ['warm'], nextStep: 'Call Ann', nextStepDue: '2026-12-01' },
    output: {
      ...prospect,
      work: {
        ...noWork,
        status: 'interested',
        statusSetAt: '2026-11-21T09:30:00.000Z',
        tags: ['warm'],
        nextStep: 'Call Ann',
        nextStepDue: '2026-12-01',
      },
    },
  },
  changeNotes: {
    body: { notes: 'Prefers the phone.' },
    output: { ...prospect, work: { ...noWork, notes: 'Prefers the phone.' } },
  },
  createToken: {
    body: { name: 'CRM import', scope: 'read', days: 90 },
    output: {
      id: '019a9c4e-0000-7000-8000-000000000000',
      name: 'CRM import',
      scope: 'read',
      createdAt: '2026-11-21T09:00:00.000Z',
      expiresAt: '2027-02-19T09:00:00.000Z',
      lastUsedAt: null,
      revokedAt: null,
      token: 'cs_the-secret-which-is-shown-this-one-time-only',
    },
  },
}
