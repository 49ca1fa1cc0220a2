// npm run train [-- --pages FOLDER … --answers FOLDER] [--blind] [--curve]: makes the reader's weights from all labelled pages. With
// folders of collected real pages and answers about them, their rows are made anew and kept; without, the kept rows are used.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Weights } from './reader/weights.ts'
import { inventedExamples } from './examples.ts'
import { keptLabel } from './kept-labels.ts'
import { folds, learn, type Prepared } from './learn.ts'
import { thresholdsSchema } from './reader/load-weights.ts'
import { type RealExample, realExamples } from './real-examples.ts'
import { printCompared, printCurve } from './report.ts'
import { rowsOf } from './rows.ts'
import { packedRows, unpackedRows } from './rows-file.ts'
import { tunedThresholds } from './tune.ts'
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
const rowsFile = new URL('rows.br', kept)
const thresholdsFile = new URL('thresholds.json', kept)
const started = performance.now()
const invented = (await inventedExamples()).map(
  (example, place): Prepared => ({ example, rows: rowsOf(example), fold: place % folds }),
)
const weights =
  values.pages === undefined || values.answers === undefined ? fromKept() : await fromPages(values.pages, values.answers)
writeFileSync(values.out ?? new URL('weights.json', import.meta.url), packedWeights(weights, { pages: invented.length }))
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`)

/** Learns from the rows that are kept of real pages, at the thresholds that were chosen on them. */
function fromKept(): Weights {
  const real = existsSync(rowsFile) ? unpackedRows(readFileSync(rowsFile)) : []
  const thresholds = existsSync(thresholdsFile)
    ? thresholdsSchema.parse(JSON.parse(readFileSync(thresholdsFile, 'utf8')))
    : undefined
  return learn([...real.map((page, place) => ({ ...page, fold: place % folds })), ...invented], thresholds).weights
}

/** Makes rows of collected pages, chooses thresholds on those for choosing, and keeps all of it but the pages' text. */
async function fromPages(folders: readonly string[], answers: string): Promise<Weights> {
  const real = await realExamples(folders, answers)
  const of = (split: RealExample['split']) => real.filter((one) => one.split === split)
  console.log(
    `${real.length} real pages with answers: ${of('training').length} training, ${of('choosing').length} choosing, ${of('blind').length} blind`,
  )
  const prepared = (pages: readonly RealExample[]) =>
    pages.map((example, place): Prepared => ({ example, rows: rowsOf(example), fold: place % folds }))
  const [training, choosing] = [prepared(of('training')), prepared(of('choosing'))]
  const first = learn([...invented, ...training]).weights
  const thresholds = await tunedThresholds(of('choosing'), first)
  console.log(JSON.stringify(thresholds))
  await printCompared('choosing', of('choosing'), { ...first, thresholds })
  const all = [...training, ...choosing, ...invented]
  const last = learn(all, thresholds)
  if (values.blind === true) await printCompared('blind', of('blind'), last.weights)
  const rows = all.flatMap(({ example, rows: own }, place) =>
    example?.said === undefined ? [] : [{ id: example.id, rows: own, numbers: last.numbers[place] ?? { names: [], page: [] } }],
  )
  writeFileSync(rowsFile, packedRows(rows))
  writeFileSync(thresholdsFile, `${JSON.stringify(thresholds, null, 2)}\n`)
  writeFileSync(new URL('labels.jsonl', kept), real.map((one) => `${JSON.stringify(keptLabel(one))}\n`).join(''))
  if (values.curve === true) await printCurve(invented, training, of('choosing'), thresholds)
  return last.weights
}
