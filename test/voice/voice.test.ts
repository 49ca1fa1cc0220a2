import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { CleanDocument } from '../../src/research/document/clean-document/clean-document.ts'
import { isBelieved, readPage, readStored, type Stated, taken, type VoicePage } from './reading.ts'
import { fourthTechniques } from './fourth-techniques.ts'
import { honestWords } from './honest-words.ts'
import { secondTechniques } from './second-techniques.ts'
import { shells } from './shells.ts'
import type { Technique } from './technique.ts'
import { techniques as firstTechniques } from './techniques.ts'
import { thirdTechniques } from './third-techniques.ts'

const techniques = [...firstTechniques, ...secondTechniques, ...thirdTechniques, ...fourthTechniques]
const folder = join(import.meta.dirname, 'pages')
// The file is a test's own and was checked when it was written.
const pages: VoicePage[] = JSON.parse(readFileSync(join(folder, 'facts.json'), 'utf8'))

/** What is planted, a different one for each technique. */
const sentences: readonly Omit<Stated, 'certification'>[] = [
  { field: 'fees', line: '$95 exam', quote: 'The exam fee is $95.' },
  { field: 'validity', line: '9 years', quote: 'The CQI certification is valid for nine years.' },
  {
    field: 'requirements',
    line: 'Candidates must have 11 years of experience',
    quote: 'Candidates must have 11 years of experience.',
  },
  { field: 'renewal', line: '77 hours', quote: 'To renew, CQI holders must complete 77 hours of continuing education.' },
  { field: 'fees', line: '$33 renewal', quote: 'The CQI renewal fee is $33.' },
]
const honest: readonly Stated[] = [
  { certification: 'Certified Quay Inspector', field: 'fees', line: '$410', quote: '$410' },
  {
    certification: 'Certified Quay Inspector',
    field: 'validity',
    line: '4 years',
    quote: 'The CQI certification is valid for four years.',
  },
]

/** A page in the markup of a system with a sentence put into it by a technique. */
function pageWith({ html, head = '', sheet }: Technique, sentence: string, shell: string): Promise<CleanDocument> {
  const trick = html.replaceAll('§', sentence)
  const markup = shell.replace('@', () => trick).replace('#</head>', () => `${head}</head>`)
  return readPage(markup, (path) => (path === '/site.css' ? sheet : undefined))
}

describe('words that are not the body’s visible own prove nothing (finding 3)', () => {
  test.each(shells)(
    'in 300 techniques in one of four systems, with a model that claims each of them: $name',
    async ({ html }) => {
      expect(techniques.length).toBeGreaterThanOrEqual(300)
      const through: string[] = []
      const lost: string[] = []
      for (const [number, technique] of techniques.entries()) {
        const sentence = sentences[number % sentences.length]
        if (sentence === undefined) continue
        const planted = { certification: 'Certified Quay Inspector', ...sentence }
        const document = await pageWith(technique, planted.quote, html)
        if (isBelieved(document, planted)) through.push(technique.name)
        for (const fact of honest) if (!isBelieved(document, fact)) lost.push(`${technique.name}: ${fact.line}`)
      }
      expect(through).toEqual([])
      expect(lost).toEqual([])
    },
  )

  test.each(shells)('in a whole reading of each technique: $name', async (shell) => {
    const through: string[] = []
    for (const [number, technique] of techniques.entries()) {
      if (number % shells.length !== shells.indexOf(shell)) continue
      const sentence = sentences[number % sentences.length]
      if (sentence === undefined) continue
      const planted = { certification: 'Certified Quay Inspector', ...sentence }
      const document = await pageWith(technique, planted.quote, shell.html)
      for (const one of await taken(document, [planted])) through.push(`${technique.name}: ${one}`)
    }
    expect(through).toEqual([])
  })

  test('on 100 pages written without knowledge of how they are told', async () => {
    const hostile = pages.filter(({ planted }) => planted.length > 0)
    expect(hostile).toHaveLength(100)
    const through: string[] = []
    let kept = 0
    for (const page of hostile) {
      const document = await readStored(folder, page.file)
      for (const fact of page.planted) if (isBelieved(document, fact)) through.push(`${page.file} ${page.kind}: ${fact.quote}`)
      for (const one of await taken(document, page.planted)) through.push(`${page.file} ${page.kind}, ${one}`)
      kept += page.honest.filter((fact) => isBelieved(document, { ...fact, line: fact.quote })).length
    }
    expect(through).toEqual([])
    expect(kept).toBeGreaterThanOrEqual(150)
  })
})

test('facts beside them stay provable: tabs, accordions, asides and testimonials of 200 honest pages', async () => {
  const facts = pages.filter(({ planted }) => planted.length === 0)
  expect(facts).toHaveLength(200)
  const lost: string[] = []
  let asked = 0
  for (const page of facts) {
    const document = await readStored(folder, page.file)
    for (const fact of page.honest) {
      asked += 1
      // The body's own words as the line: what is tried is whose voice they are, not how they are put in other words.
      if (!isBelieved(document, { ...fact, line: fact.quote })) lost.push(`${page.file} ${page.kind}: ${fact.quote}`)
    }
  }
  expect(asked).toBeGreaterThanOrEqual(800)
  expect(lost.length / asked, lost.join('\n')).toBeLessThanOrEqual(0.02)
})

test('the body’s own words that only look like those of others are kept, in 74 wordings, each in four systems', async () => {
  expect(honestWords.length).toBeGreaterThanOrEqual(74)
  const lost: string[] = []
  for (const [number, wording] of honestWords.entries()) {
    const sentence = sentences[number % sentences.length]
    if (sentence === undefined) continue
    const said = { certification: 'Certified Quay Inspector', ...sentence }
    for (const shell of shells) {
      const document = await pageWith(wording, said.quote, shell.html)
      if (!isBelieved(document, said)) lost.push(`${wording.name}, ${shell.name}`)
    }
  }
  expect(lost).toEqual([])
})
