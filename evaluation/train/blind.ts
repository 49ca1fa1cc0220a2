// npm run train:blind -- --pages FOLDER … --answers FOLDER … --labels FOLDER … [--against CHECKOUT] [--splits blind]: holds the product as
// it is on collected pages of bodies that it has not learnt from, and an older checkout of it in the same run. Labels were checked against
// their pages by a reader; those of a page that nobody checked are made of the answers. Blind pages: once for each release of weights.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pathToFileURL } from 'node:url'
import { extractHere } from '../../src/research/files/example-reading.ts'
import { learntWeights } from '../../src/research/reader/weights/weights.ts'
import { examplesOf } from '../certainty/examples.ts'
import { printCertainty } from '../certainty/print-certainty.ts'
import { type PageScore, scorePages } from '../score.ts'
import { folderOptions, realExamples } from './real-examples.ts'
import { printScores } from './report.ts'

const { values } = parseArgs({
  options: {
    ...folderOptions,
    against: { type: 'string', multiple: true, default: [] },
    split: { type: 'string', default: 'blind' },
  },
})
const pages = (await realExamples(values)).filter(({ split }) => split === values.split)
const own = await scores(extractHere)
for (const checkout of values.against) {
  const other: { extractHere: typeof extractHere } = await import(
    pathToFileURL(resolve(checkout, 'src/research/files/example-reading.ts')).href
  )
  printScores(`${values.split}, against ${checkout}`, own, await scores(other.extractHere))
}
if (values.against.length === 0) printScores(values.split, own, own)
printCertainty(
  (line) => console.log(line),
  values.split,
  pages.flatMap((page) => examplesOf(page, learntWeights())),
)

async function scores(extract: typeof extractHere): Promise<PageScore[]> {
  const found: PageScore[] = []
  for (const page of pages) found.push(...(await scorePages([page], (file) => extract(file, page.organization.name))))
  return found
}
