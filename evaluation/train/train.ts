// npm run train [-- --pages FOLDER … --answers FOLDER]: makes the weights of the reader of names from all labelled pages. With folders
// of collected real pages and answers about them, their rows are made anew and kept; without, the kept rows are used.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { inventedExamples } from './examples.ts'
import { folds, learn, prepared } from './learn.ts'
import { unpackedRows } from './rows-file.ts'
import { packedWeights } from './weights-file.ts'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', multiple: true },
    answers: { type: 'string' },
    out: { type: 'string' },
  },
})
const rowsFile = new URL('real/rows.br', import.meta.url)
const started = performance.now()
const invented = prepared(await inventedExamples())
const real = unpackedRows(readFileSync(rowsFile)).map(({ rows, numbers }, place) => ({ rows, page: numbers, fold: place % folds }))
const weights = learn([...real, ...invented])
writeFileSync(values.out ?? new URL('../../src/research/reader/weights.json', import.meta.url), packedWeights(weights))
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`)
