// node evaluation/train/trial.ts [set …]: leaves one set out at a time and scores the reader on it, beside the rules.
import { performance } from 'node:perf_hooks'
import { extractionOf } from '../../src/research/extract-file.ts'
import { createProof } from '../../src/research/proof.ts'
import { readFactsBy } from '../../src/research/reader/read-facts.ts'
import { unnamedBy } from '../../src/research/reader/unnamed.ts'
import type { Weights } from '../../src/research/reader/weights.ts'
import { readDocument } from '../../src/research/readers/read-page.ts'
import { figureHead, figureRows, figuresOf } from '../figures.ts'
import { pageText } from '../page-text.ts'
import { comparePage, type PageScore, sumOf } from '../score.ts'
import { type Example, inventedExamples } from './examples.ts'
import { folds, learn, type Prepared } from './learn.ts'
import { rowsOf } from './rows.ts'

const started = performance.now()
const examples = await inventedExamples()
const prepared = examples.map((example, place): Prepared => ({ example, rows: rowsOf(example), fold: place % folds }))
console.log(`${examples.length} pages, ${((performance.now() - started) / 1000).toFixed(1)} s for their rows`)
const wanted = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const sets = wanted.length > 0 ? wanted : [...new Set(examples.map(({ set }) => set))]
const isExplaining = process.argv.includes('--explain')
for (const set of sets) {
  const at = performance.now()
  const weights = learn(prepared.filter(({ example }) => example.set !== set))
  const took = (performance.now() - at) / 1000
  const byReader: PageScore[] = []
  const byRules: PageScore[] = []
  for (const example of examples.filter((one) => one.set === set)) {
    byReader.push(await scoreReader(example, weights))
    byRules.push(await scoreRules(example))
  }
  console.log(`\n${set}: trained in ${took.toFixed(1)} s`)
  console.log(figureHead(['reader', 'rules']))
  for (const row of figureRows([figuresOf(sumOf(byReader)), figuresOf(sumOf(byRules))])) console.log(row)
  if (isExplaining)
    for (const page of byReader) {
      const missed = page.label.certifications.map(({ name }) => name).join(' | ')
      console.log(`${page.file}: false: ${page.falseNames.join(' | ')} — names ${page.names.right}/${page.names.shown}/${page.names.wanted} of ${missed}; shown ${page.certifications.map(({ name, acronym }) => `${name} (${acronym ?? ''})`).join(' | ')}`)
      console.log(`   fees ${page.fees.right}/${page.fees.shown}/${page.fees.wanted} validity ${page.validity.right}/${page.validity.shown}/${page.validity.wanted} req ${page.requirements.right}/${page.requirements.wanted} ren ${page.renewal.right}/${page.renewal.wanted}`)
    }
}

async function scoreReader({ document, organization, label, bytes, file }: Example, weights: Weights): Promise<PageScore> {
  const at = performance.now()
  const found = readFactsBy(document, organization, weights)
  const unnamed = found.certifications.length === 0 ? unnamedBy(document, found.common, found.states, weights) : undefined
  const facts = unnamed === undefined ? found : { ...found, certifications: [unnamed] }
  const proof = createProof()
  proof.add(document)
  const reading = { ...readDocument(document, { asks: { for: 'text' }, byPerson: false, blocks: 'all' }), facts, organization, unnamed: unnamed !== undefined, proofs: [] }
  const { certifications } = extractionOf(reading)
  return comparePage({ file, bytes, label }, certifications, await pageText(file, bytes), performance.now() - at)
}

async function scoreRules({ document, label, bytes, file }: Example): Promise<PageScore> {
  const at = performance.now()
  const reading = readDocument(document, { asks: { for: 'saved', organizationName: undefined }, byPerson: false, blocks: 'all' })
  const { certifications } = extractionOf(reading)
  return comparePage({ file, bytes, label }, certifications, await pageText(file, bytes), performance.now() - at)
}
