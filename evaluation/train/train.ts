// npm run train [-- --pages FOLDER … --answers FOLDER …] [--only DECISION …]: makes the reader's weights from all labelled pages, always
// the same. With folders of collected real pages and answers about them, their rows are made anew and kept; without, the kept rows are
// used. With decisions ('page', 'owner', …) these alone are learnt, and the others stay as they are.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { learntWeights } from '../../src/research/reader/weights/weights.ts'
import { inventedExamples } from './examples.ts'
import { keptLabel } from './kept-labels.ts'
import { keepPages, keptPages } from './kept-pages.ts'
import { learn, prepared } from './learn.ts'
import { weighed, withOnly } from './releases.ts'
import { folderOptions, realExamples } from './real-examples.ts'
import { packedWeights } from './weights-file.ts'

const { values } = parseArgs({
  options: { ...folderOptions, out: { type: 'string' }, only: { type: 'string', multiple: true, default: [] } },
})
const invented = prepared(await inventedExamples())
if (values.pages.length > 0) {
  // Kept are labels and what open pages teach, but none of their text.
  const real = await realExamples(values)
  keepPages('rows', prepared(real.filter(({ split }) => split !== 'blind')), invented)
  const labels = real.map((one) => `${JSON.stringify(keptLabel(one))}\n`)
  writeFileSync(new URL('real/labels.jsonl', import.meta.url), labels.join(''))
  for (const [split, { length }] of Map.groupBy(real, (one) => one.split)) console.log(`${length} real pages for ${split}`)
}
const { weights } = learn([...keptPages(), ...weighed(invented)])
const released = values.only.length === 0 ? weights : withOnly(learntWeights(), weights, values.only)
writeFileSync(values.out ?? new URL('../../src/research/reader/weights/weights.json', import.meta.url), packedWeights(released))
