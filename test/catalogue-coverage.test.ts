import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coveragePage } from '../scripts/catalogue-coverage.ts'
import { loadCatalogue } from '../src/research/directory/catalogue.ts'
import { loadedWeldingBody } from '../src/research/directory/example-bodies.ts'
import { catalogueFolder } from '../src/research/directory/location.ts'

test('the catalogue is described by docs/catalogue.md', () => {
  const written = readFileSync(new URL('../docs/catalogue.md', import.meta.url), 'utf8')
  expect(written, 'run: npm run docs').toBe(coveragePage(loadCatalogue(catalogueFolder)))
})

const page = coveragePage({
  bodies: [loadedWeldingBody],
  names: [
    { name: 'Elm Wood Society', abbreviations: ['EWS'], website: 'https://elm.example', country: 'GB', industry: 'environment' },
  ],
})

test.each([
  '| Bodies in the directory | 2 |',
  '| – name and address only, details not read yet | 1 |',
  '| Bodies outside the United States | 1 |',
  '| Certifications | 2 |',
  '| – with fees | 1 |',
  '| Lines, summaries included | 7 |',
  '| Lines without address and date | 0 |',
  '| Lines on which sources disagree | 1 |',
  '| Facts looked for and not found | 1 |',
  '| Construction and trades | 1 | 2 | 0 |',
  '| Environment and energy | 0 | 0 | 1 |',
  '| the body itself | 7 | 100.0 % |',
  '| a government | 0 | 0.0 % |',
  'All lines were read between 2026-11-19 and 2026-11-21.',
  "3 of 7 lines come from a page that states its own date; of the others the page's age is not known.",
  '| 2024-05 | Example Welding Society | CEI | Five years of inspecting welds |',
  '| Example Welding Society | CEI | US$1,100 exam (non-members) / US$1,050 exam (non-members) |',
  '| EWS | Example Welding Society; Elm Wood Society |',
  '| Example Welding Society | 1 | Example Welder+ fees |',
])('the coverage page says: %s', (line) => {
  expect(page.split('\n')).toContain(line)
})
