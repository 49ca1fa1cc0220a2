// node evaluation/train/trial.ts [set …]: leaves one set out at a time and scores the reader on it, beside the rules.
import { performance } from 'node:perf_hooks'
import { figureHead, figureRows, figuresOf } from '../figures.ts'
import { type PageScore, sumOf } from '../score.ts'
import { inventedExamples } from './examples.ts'
import { folds, learn, type Prepared } from './learn.ts'
import { rowsOf } from './rows.ts'
import { scoreReader, scoreRules } from './score-pages.ts'

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

