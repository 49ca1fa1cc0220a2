import type { PageEvidence } from '../evidence/evidence.ts'
import type { Author } from '../evidence/stated-by-a-person.ts'
import type { Certification } from './certification.ts'

/** Words of a page, found there by the built-in reader. */
export function quoted(quote: string): PageEvidence {
  return {
    kind: 'page',
    url: 'https://example.org/fees',
    readOn: '2026-11-20',
    quote,
    before: '',
    after: '',
    marks: [],
    witness: 'rules',
  }
}

/** Whoever edits. */
export const priya: Author = { by: 'priya', via: 'editor', at: '2026-11-21T10:00:00.000Z' }

/** A certification with nothing but what is given. */
export function tester(fields: Partial<Certification> = {}): Certification {
  const empty = { summary: '', requirements: [], validityPeriod: '', renewalRequirements: [], fees: [] }
  return { id: 'c1', name: 'Tester', ...empty, ...fields }
}
