// npm run train [-- --pages FOLDER … --answers FOLDER …]: makes the reader's weights from all labelled pages, always the same. With
// folders of collected real pages and answers about them, their rows are made anew and kept; without, the kept rows are used.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { inventedExamples } from './examples.ts'
import { keptLabel } from './kept-labels.ts'
import { keptPages } from './kept-pages.ts'
import { learn, prepared } from './learn.ts'
import { realExamples } from './real-examples.ts'
import { packedRows } from './rows-file.ts'
import { packedWeights } from './weights-file.ts'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', multiple: true },
    answers: { type: 'string', multiple: true },
    out: { type: 'string' },
  },
})
const started = performance.now()
if (values.pages !== undefined && values.answers !== undefined) await keep(values.pages, values.answers)
const { weights } = learn([...keptPages(), ...prepared(await inventedExamples())])
writeFileSync(values.out ?? new URL('../../src/research/reader/weights.json', import.meta.url), packedWeights(weights))
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`)

/** Keeps what collected pages teach, and their labels, but none of their text; of the blind ones the labels alone. */
async function keep(folders: readonly string[], answers: readonly string[]): Promise<void> {
  const real = await realExamples(folders, answers)
  const teaching = prepared(real.filter(({ split }) => split !== 'blind'))
  const { numbers } = learn([...teaching, ...prepared(await inventedExamples())])
  const rows = teaching.map(({ example, rows: own }, place) => ({ id: example.id, rows: own, numbers: numbers[place] }))
  const folder = new URL('./real/', import.meta.url)
  writeFileSync(
    new URL('rows.br', folder),
    packedRows(rows.flatMap((one) => (one.numbers === undefined ? [] : [{ ...one, numbers: one.numbers }]))),
  )
  writeFileSync(new URL('labels.jsonl', folder), real.map((one) => `${JSON.stringify(keptLabel(one))}\n`).join(''))
  const of = (split: string) => real.filter((one) => one.split === split).length
  console.log(`${real.length} real pages: ${of('training')} training, ${of('choosing')} choosing, ${of('blind')} blind`)
}
