import type { Certification, LineField } from '#domain/certifications/certification.ts'
import type { CatalogueEvidence, PageEvidence, PersonEvidence } from '#domain/evidence/evidence.ts'
import type { LookupResult } from '#domain/lookups/lookup.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import { certification } from '../samples.ts'

/**
 * What is true of a body's lines, declared by hand: the sentences of a screen are held against it, not against what the product works
 * out of the evidence.
 */
export const facts = [
  'own pages alone',
  'stored copies alone',
  'several kinds',
  'a page was read',
  'an undated copy',
  'a dated copy',
  'a document',
  'a person',
  'a line without a source',
  'sources disagree',
  'a certification without lines',
  'a model read, and a field is empty',
  'the built-in reader read, and a field is empty',
  'a page is closed to programs',
  'a page shows no text',
  'a page did not answer',
  'not read, and a field is empty',
  'a field was left out',
  'a field of the link was left out',
] as const
export type Fact = (typeof facts)[number]

export interface KnownBody {
  title: string
  organization: Organization
  certifications: Certification[]
  origin: LookupResult['origin']
  facts: readonly Fact[]
  /** What is told of empty fields, certification by certification; through a link otherwise where it says so. */
  gaps: Record<string, Partial<Record<LineField, string>>>
  linkGaps?: Record<string, Partial<Record<LineField, string>>>
}

const site = 'https://vgb.example.org'
const organization: Organization = {
  name: 'Vane Guild',
  description: 'Certifies makers of vanes.',
  abbreviation: 'VG',
  website: site,
}

const quoted = (quote: string, path = '/exam'): PageEvidence => ({
  kind: 'page',
  url: `${site}${path}`,
  readOn: '2026-11-20',
  quote,
  before: '',
  after: '',
  marks: [],
  witness: 'rules',
})
const copy = (path: string, statedOn?: string): CatalogueEvidence => ({
  kind: 'catalogue',
  url: `${site}${path}`,
  publisher: 'body',
  readOn: '2026-10-02',
  ...(statedOn === undefined ? {} : { statedOn }),
})
const given: PageEvidence = {
  ...quoted('Vane Smith: US$40.', '/mail.pdf'),
  witness: 'person',
  givenBy: 'dana',
  title: 'Mail',
  page: 3,
}
const person: PersonEvidence = { kind: 'person', by: 'dana', via: 'editor', at: '2026-11-12T09:00:00.000Z' }

const stated = 'Not stated on the pages read'
const notFound = 'Not found on the pages read'
const closed = 'Its page does not allow automated reading'
const unreadable = 'Its page could not be read'
const silent = 'Its page did not load'
const unread = 'Not read yet'
const leftOut = 'Left out here'

const maker = (fields: Partial<Certification>) => certification({ id: 'vm', name: 'Vane Maker', acronym: 'VM', ...fields })
const smith = (fields: Partial<Certification>) => certification({ id: 'vs', name: 'Vane Smith', acronym: 'VS', ...fields })

export const knownBodies: KnownBody[] = [
  {
    title: 'catalogue only',
    organization,
    origin: 'catalogue',
    certifications: [
      maker({
        summary: 'For makers.',
        requirements: ['Two years of making vanes'],
        validityPeriod: '3 years',
        evidence: { '/summary': [copy('/vm')], '/requirements/0': [copy('/vm')], '/validityPeriod': [copy('/renew', '2024-05')] },
      }),
      smith({}),
    ],
    facts: [
      'stored copies alone',
      'an undated copy',
      'a dated copy',
      'a certification without lines',
      'not read, and a field is empty',
    ],
    gaps: {
      'Vane Maker': { renewalRequirements: unread, fees: unread },
      'Vane Smith': { requirements: unread, validityPeriod: unread, renewalRequirements: unread, fees: unread },
    },
  },
  {
    title: 'live only',
    organization,
    origin: 'live',
    certifications: [
      maker({
        requirements: ['Two years of making vanes'],
        fees: ['US$95 test'],
        notAllowed: ['renewalRequirements'],
        evidence: {
          '/name': [quoted('Vane Maker')],
          '/requirements/0': [quoted('Makers need two years of making vanes.')],
          '/fees/0': [quoted('The test costs US$95.')],
        },
      }),
      smith({ notReadable: ['requirements'], noAnswer: ['fees'], evidence: { '/name': [quoted('Vane Smith')] } }),
    ],
    facts: [
      'own pages alone',
      'a page was read',
      'a certification without lines',
      'the built-in reader read, and a field is empty',
      'a page is closed to programs',
      'a page shows no text',
      'a page did not answer',
    ],
    gaps: {
      'Vane Maker': { validityPeriod: notFound, renewalRequirements: closed },
      'Vane Smith': { requirements: unreadable, validityPeriod: notFound, renewalRequirements: notFound, fees: silent },
    },
  },
  {
    title: 'mixed',
    organization,
    origin: 'live',
    certifications: [
      maker({
        requirements: ['Two years of making vanes', 'A letter'],
        validityPeriod: '3 years',
        fees: ['US$95 test', 'US$12 card'],
        leftOut: ['renewalRequirements'],
        evidence: {
          '/requirements/0': [quoted('Makers need two years of making vanes.')],
          '/validityPeriod': [copy('/renew')],
          '/fees/0': [person],
          '/fees/1': [quoted('A card costs US$12.')],
        },
      }),
      smith({ fees: ['US$40'], requirements: ['A vane'], evidence: { '/fees/0': [given] } }),
    ],
    facts: [
      'several kinds',
      'a page was read',
      'an undated copy',
      'a document',
      'a person',
      'a line without a source',
      'not read, and a field is empty',
      'a field was left out',
      'a field of the link was left out',
    ],
    gaps: {
      'Vane Maker': { renewalRequirements: leftOut },
      'Vane Smith': { validityPeriod: unread, renewalRequirements: unread },
    },
    linkGaps: {
      'Vane Maker': { renewalRequirements: leftOut },
      'Vane Smith': { requirements: leftOut, validityPeriod: unread, renewalRequirements: unread },
    },
  },
  {
    title: 'disagreeing',
    organization,
    origin: 'live',
    certifications: [
      maker({
        requirements: ['Two years of making vanes'],
        fees: ['US$350 test or US$314 test'],
        evidence: {
          '/requirements/0': [{ ...quoted('Makers need two years of making vanes.'), witness: 'model' }],
          '/fees/0': [
            { ...quoted('The test costs US$350.'), witness: 'model', says: 'US$350 test' },
            { ...copy('/handbook', '2023'), says: 'US$314 test' },
          ],
        },
      }),
    ],
    facts: ['several kinds', 'a page was read', 'a dated copy', 'sources disagree', 'a model read, and a field is empty'],
    gaps: { 'Vane Maker': { validityPeriod: stated, renewalRequirements: stated } },
  },
  {
    title: 'unread, typed by hand',
    organization: { name: 'Vane Guild', description: '' },
    origin: 'live',
    certifications: [maker({ fees: ['US$95 test'], evidence: { '/fees/0': [person], '/name': [person] } }), smith({})],
    facts: ['a person', 'a certification without lines', 'not read, and a field is empty'],
    gaps: {
      'Vane Maker': { requirements: unread, validityPeriod: unread, renewalRequirements: unread },
      'Vane Smith': { requirements: unread, validityPeriod: unread, renewalRequirements: unread, fees: unread },
    },
  },
]
