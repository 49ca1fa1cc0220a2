import type { CatalogueBody, CatalogueCertification } from './body.ts'
import type { DetailedBody } from './catalogue.ts'
import type { DirectoryEntry } from './entry.ts'

/** An invented certification for tests; sources disagree on its last fee. */
export const inspector: CatalogueCertification = {
  name: 'Certified Example Inspector',
  acronym: 'CEI',
  summary: { text: 'For inspectors of welds.', sources: ['program'] },
  requirements: [{ text: 'Five years of inspecting welds', sources: ['program', 'state'] }],
  validity: { text: '3 years', sources: ['program'] },
  renewal: [{ text: '60 PDHs every 3 years', sources: ['program'] }],
  fees: [
    { text: 'US$900 exam (members)', sources: ['fees'] },
    {
      text: 'US$1,100 exam (non-members)',
      sources: ['fees'],
      conflicts: [{ text: 'US$1,050 exam (non-members)', sources: ['state'] }],
    },
  ],
}

const welder: CatalogueCertification = {
  name: 'Example Welder+',
  summary: { text: 'For welders.', sources: ['program'] },
  requirements: [],
  renewal: [],
  fees: [],
  retired: true,
}

/** The invented body that awards it. */
export const weldingBody: CatalogueBody = {
  name: 'Example Welding Society',
  abbreviations: ['EWS'],
  formerNames: ['Arc Welders Guild'],
  website: 'https://www.ews.example',
  country: 'US',
  industry: 'construction-trades',
  description: 'Invented society that certifies welders and inspectors.',
  sources: {
    program: { url: 'https://www.ews.example/program', publisher: 'body', readOn: '2026-11-20' },
    fees: { url: 'https://www.ews.example/fees', publisher: 'body', readOn: '2026-11-21', statedOn: '2026' },
    state: { url: 'https://labor.example/welders', publisher: 'government', readOn: '2026-11-19', statedOn: '2024-05' },
  },
  certifications: [inspector, welder],
  notFound: ['Example Welder+ fees'],
}

/** The same body as the loader gives it. */
export const loadedWeldingBody: DetailedBody = { slug: 'ews', ...weldingBody }

/** A directory entry for tests; what is left out is empty. */
export function entry(
  name: string,
  abbreviations: readonly string[],
  website: string,
  more: Partial<DirectoryEntry> = {},
): DirectoryEntry {
  return {
    name,
    abbreviations,
    formerNames: [],
    otherSpellings: [],
    website,
    country: 'US',
    description: '',
    credentials: [],
    detailed: false,
    ...more,
  }
}

/** A small directory of real bodies whose names collide. */
export const exampleEntries: readonly DirectoryEntry[] = [
  entry('Project Management Institute', ['PMI'], 'https://www.pmi.org', {
    detailed: true,
    credentials: [
      { name: 'Project Management Professional', acronym: 'PMP' },
      { name: 'PMI Agile Certified Practitioner', acronym: 'PMI-ACP' },
    ],
  }),
  entry('Association for Project Management', ['APM'], 'https://www.apm.org.uk', { country: 'GB' }),
  entry('American Welding Society', ['AWS'], 'https://www.aws.org', {
    detailed: true,
    credentials: [{ name: 'Certified Welding Inspector', acronym: 'CWI' }],
  }),
  entry('Amazon Web Services', ['AWS'], 'https://aws.amazon.com/certification', {
    credentials: [{ name: 'AWS Certified Developer' }],
  }),
  entry('International Society of Automation', ['ISA'], 'https://www.isa.org', {
    formerNames: ['Instrument Society of America'],
  }),
  entry('International Society of Arboriculture', ['ISA'], 'https://www.isa-arbor.com'),
  entry('CompTIA', ['CompTIA'], 'https://www.comptia.org', {
    detailed: true,
    otherSpellings: ['Computing Technology Industry Association'],
    credentials: [{ name: 'CompTIA Security+' }, { name: 'CompTIA A+' }],
  }),
  entry('International Information System Security Certification Consortium', ['ISC2', '(ISC)²'], 'https://www.isc2.org', {
    detailed: true,
    credentials: [{ name: 'Certified Information Systems Security Professional', acronym: 'CISSP' }],
  }),
  entry('Society for Human Resource Management', ['SHRM'], 'https://www.shrm.org', {
    detailed: true,
    credentials: [{ name: 'SHRM Certified Professional', acronym: 'SHRM-CP' }],
  }),
  entry('National Board for Certification in Occupational Therapy', ['NBCOT'], 'https://www.nbcot.org', { detailed: true }),
  entry('National Board for Certification of Orthopaedic Technologists', ['NBCOT'], 'https://www.nbcot.net'),
  entry('National Council of Examiners for Engineering and Surveying', [], 'https://ncees.org'),
  entry('National Strength and Conditioning Association', ['NSCA'], 'https://www.nsca.com'),
  entry('Real Estate Council', [], 'https://www.realtors.example/council'),
  entry('Real Estate Academy', [], 'https://www.realtors.example/academy'),
]
