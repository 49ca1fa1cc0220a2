// npm run train:trial [-- SET …] [-- --explain]: leaves one set of the labelled pages out at a time and holds the reader against the rules.
import { figureHead, figureRows, figuresOf } from '../figures.ts'
import { type PageScore, sumOf } from '../score.ts'
import { pairedBootstrap } from './bootstrap.ts'
import { inventedExamples } from './examples.ts'
import { folds, learn, type Prepared } from './learn.ts'
import { rowsOf } from './rows.ts'
import { scoreReader, scoreRules } from './score-pages.ts'

const examples = await inventedExamples()
const prepared = examples.map((example, place): Prepared => ({ example, rows: rowsOf(example), fold: place % folds }))
const wanted = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const sets = wanted.length > 0 ? wanted : [...new Set(examples.map(({ set }) => set))]
const byReader: PageScore[] = []
const byRules: PageScore[] = []
for (const set of sets) {
  const { weights } = learn(prepared.filter(({ example }) => example?.set !== set))
  const inSet = examples.filter((one) => one.set === set)
  const own: PageScore[] = []
  const theirs: PageScore[] = []
  for (const example of inSet) {
    own.push(await scoreReader(example, weights))
    theirs.push(await scoreRules(example))
  }
  console.log(`\n${set}`)
  console.log(figureHead(['reader', 'rules']))
  for (const row of figureRows([figuresOf(sumOf(own)), figuresOf(sumOf(theirs))])) console.log(row)
  byReader.push(...own)
  byRules.push(...theirs)
  if (process.argv.includes('--explain')) for (const page of own) explain(page)
}
console.log('\nAll of them: reader, rules (which were made on these pages), difference')
console.log(figureHead(['reader', 'rules']))
for (const row of figureRows([figuresOf(sumOf(byReader)), figuresOf(sumOf(byRules))])) console.log(row)
for (const { field, reader, rules, low, high } of pairedBootstrap(byReader, byRules))
  console.log(`  ${field.padEnd(14)}${reader.toFixed(3)}  ${rules.toFixed(3)}  ${low.toFixed(3)} to ${high.toFixed(3)}`)

function explain({ file, label, certifications, names, fees, validity, renewal, requirements }: PageScore): void {
  const of = ({ right, shown, wanted: all }: PageScore['names']) => `${right}/${shown}/${all}`
  console.log(
    `${file}${label.distractor ? ' (distractor)' : ''}: names ${of(names)} fees ${of(fees)} validity ${of(validity)} renewal ${of(renewal)} requirements ${of(requirements)}`,
  )
  console.log(`  shown ${certifications.map(({ name, acronym = '' }) => `${name} (${acronym})`).join(' | ')}`)
  console.log(`  label ${label.certifications.map(({ name, acronym = '' }) => `${name} (${acronym})`).join(' | ')}`)
}
