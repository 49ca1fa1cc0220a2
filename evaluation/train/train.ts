// npm run train [-- --pages FOLDER … --answers FOLDER] [--blind] [--curve]: makes the weights of the reader of names from all labelled
// pages. With folders of collected real pages and answers about them, their rows are made anew and kept; without, the kept rows are used.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Weights } from '../../src/research/reader/weights.ts'
import { inventedExamples } from './examples.ts'
import { keptLabel } from './kept-labels.ts'
import { learn, prepared } from './learn.ts'
import { keptPages } from './left-out.ts'
import { type RealExample, realExamples } from './real-examples.ts'
import { printCompared, printCurve } from './report.ts'
import { packedRows } from './rows-file.ts'
import { packedWeights } from './weights-file.ts'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', multiple: true },
    answers: { type: 'string' },
    blind: { type: 'boolean' },
    curve: { type: 'boolean' },
    out: { type: 'string' },
  },
})
const kept = new URL('./real/', import.meta.url)
const weightsFile = new URL('../../src/research/reader/weights.json', import.meta.url)
const started = performance.now()
const invented = prepared(await inventedExamples())
const weights =
  values.pages === undefined || values.answers === undefined
    ? learn([...keptPages(), ...invented]).weights
    : await fromPages(values.pages, values.answers)
writeFileSync(values.out ?? weightsFile, packedWeights(weights))
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`)

/** Makes rows of collected pages, reports on those for choosing, and keeps all of it but the pages' text. */
async function fromPages(folders: readonly string[], answers: string): Promise<Weights> {
  const real = await realExamples(folders, answers)
  const of = (split: RealExample['split']) => real.filter((one) => one.split === split)
  const [training, choosing, blind] = [of('training'), of('choosing'), of('blind')]
  console.log(
    `${real.length} real pages with answers: ${training.length} training, ${choosing.length} choosing, ${blind.length} blind`,
  )
  await printCompared('choosing', choosing, learn([...prepared(training), ...invented]).weights)
  const teaching = [...training, ...choosing]
  const pages = prepared(teaching)
  const last = learn([...pages, ...invented])
  if (values.blind === true) await printCompared('blind', blind, last.weights)
  const rows = teaching.map(({ id }, place) => ({
    id,
    rows: pages[place]?.rows ?? [],
    numbers: last.numbers[place] ?? [],
  }))
  writeFileSync(new URL('rows.br', kept), packedRows(rows))
  writeFileSync(new URL('labels.jsonl', kept), real.map((one) => `${JSON.stringify(keptLabel(one))}\n`).join(''))
  if (values.curve === true) await printCurve(invented, prepared(training), choosing)
  return last.weights
}
