import { type Certification, linesOf } from '#domain/certifications/certification.ts'
import type { Evidence } from '#domain/evidence/evidence.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FactGroups } from './fact-groups.tsx'
import { shownLines } from './line-words.ts'

const read: Evidence = {
  kind: 'page',
  url: 'https://ewb.example.org/fees',
  readOn: '2026-11-20',
  quote: '',
  before: '',
  after: '',
  marks: [],
  witness: 'rules',
}
const welder: Certification = {
  name: 'Certified Welder',
  summary: '',
  requirements: [],
  validityPeriod: '6 months',
  renewalRequirements: [],
  fees: ['US$5 or US$6', 'US$95 test'],
  evidence: {
    '/validityPeriod': [read],
    '/fees/0': [
      { ...read, says: 'US$5' },
      { ...read, says: 'US$6' },
    ],
    '/fees/1': [read],
  },
}

it('has lines in the order of the ticks above them: what is in doubt stands last in its group', () => {
  const drawn = renderToStaticMarkup(<FactGroups certification={welder}>{({ text }) => <li key={text}>{text}</li>}</FactGroups>)
  const lines = [...drawn.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text)
  expect(lines).toEqual(['6 months', 'US$95 test', 'US$5 or US$6'])
  expect(lines).toEqual(shownLines(welder).map(({ text }) => text))
  expect(lines).not.toEqual(linesOf(welder).map(({ text }) => text))
})
