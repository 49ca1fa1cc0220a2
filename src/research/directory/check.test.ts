import { expect, test } from 'vitest'
import type { CatalogueCertification } from './body.ts'
import { problemsOf } from './check.ts'
import { inspector, loadedWeldingBody } from './example-bodies.ts'

const today = '2026-11-21'

function problemsWith(change: Partial<CatalogueCertification>): string[] {
  const certification: CatalogueCertification = { ...inspector, ...change }
  const body = { ...loadedWeldingBody, certifications: [certification] }
  return problemsOf(body, today).map(({ field, why }) => `${field}: ${why}`)
}
const line = (text: string) => ({ text, sources: ['program', 'fees', 'state'] })

test('a sound body has no problem', () => {
  expect(problemsOf(loadedWeldingBody, today)).toEqual([])
})

test.each([
  [
    'fees',
    { fees: [line('$900 exam')] },
    "certifications.0.fees.0: an amount in '$900 exam' is not well-formed or lacks its currency.",
  ],
  [
    'renewal',
    { renewal: [line('6.0.0 hours a year')] },
    "certifications.0.renewal.0: a number of credits in '6.0.0 hours a year' is not well-formed.",
  ],
  [
    'a copied sentence',
    { summary: line('You will stand out.') },
    "certifications.0.summary: 'You' reads like the page's own words.",
  ],
  [
    'a quotation',
    { requirements: [line('“Good standing”')] },
    'certifications.0.requirements.0: it has a quotation or exclamation mark; the catalogue keeps no quotes.',
  ],
  [
    'a long line',
    { requirements: [line('a'.repeat(241))] },
    'certifications.0.requirements.0: 241 characters are too many for our own words (at most 240).',
  ],
  ['a stray space', { requirements: [line('Five  years')] }, 'certifications.0.requirements.0: it has stray spaces.'],
  ['a line twice', { fees: [line('US$1 exam'), line('US$1 exam')] }, "certifications.0: 'US$1 exam' stands twice."],
])('names %s', (_, change, problem) => {
  expect(problemsWith(change)).toContain(problem)
})

test('names sources that no line uses, stand twice or lie in the future', () => {
  const extra = { url: 'https://www.ews.example/fees', publisher: 'body' as const, readOn: '2026-11-22', statedOn: '2028' }
  const problems = problemsOf({ ...loadedWeldingBody, sources: { ...loadedWeldingBody.sources, extra } }, today)
  expect(problems).toEqual([
    { field: 'sources.fees.url', why: 'the address stands twice.' },
    { field: 'sources.extra', why: 'no line uses it.' },
    { field: 'sources.extra.readOn', why: '2026-11-22 lies in the future.' },
    { field: 'sources.extra.statedOn', why: '2028 lies in the future.' },
    { field: 'sources.extra.url', why: 'the address stands twice.' },
  ])
})

test('names a certification that stands twice, and a bad file name', () => {
  const body = { ...loadedWeldingBody, slug: 'E W S', certifications: [...loadedWeldingBody.certifications, inspector] }
  expect(problemsOf(body, today)).toEqual([
    { field: 'file name', why: "'E W S' is not made of lower-case letters, digits and single hyphens." },
    { field: 'certifications.2.name', why: "'Certified Example Inspector' stands twice." },
  ])
})
