// npm run train:blind -- --pages FOLDER … --answers FOLDER … --labels FOLDER … [--against CHECKOUT] [--splits blind]: holds the product as
// it is on collected pages of bodies that it has not learnt from, and an older checkout of it in the same run. Labels were checked against
// their pages by a reader; those of a page that nobody checked are made of the answers. Blind pages: once for each release of weights.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pathToFileURL } from 'node:url'
import { extractHere } from '../../src/research/example-reading.ts'
import { readLabel } from '../label.ts'
import { pageText } from '../page-text.ts'
import { comparePage, type PageScore } from '../score.ts'
import type { RealExample } from './real-examples.ts'
import { realExamples } from './real-examples.ts'
import { printScores } from './report.ts'

type Extract = typeof extractHere

const { values } = parseArgs({
  options: {
    pages: { type: 'string', multiple: true, default: [] },
    answers: { type: 'string', multiple: true, default: [] },
    labels: { type: 'string', multiple: true, default: [] },
    against: { type: 'string', multiple: true, default: [] },
    split: { type: 'string', default: 'blind' },
  },
})
const all = await realExamples(values.pages, values.answers)
const pages = all.filter(({ split }) => split === values.split).map(withCheckedLabel)
const own = await scores(extractHere)
for (const checkout of values.against) {
  const other: { extractHere: Extract } = await import(pathToFileURL(resolve(checkout, 'src/research/example-reading.ts')).href)
  printScores(`${values.split}, against ${checkout}`, own, await scores(other.extractHere))
}
if (values.against.length === 0) printScores(values.split, own, own)

function withCheckedLabel(page: RealExample): RealExample {
  const file = values.labels.map((folder) => pathToFileURL(resolve(folder, `${page.id}.json`))).find((one) => existsSync(one))
  return file === undefined ? page : { ...page, label: readLabel(file) }
}

async function scores(extract: Extract): Promise<PageScore[]> {
  const found: PageScore[] = []
  for (const { bytes, file, label, organization } of pages) {
    const started = performance.now()
    const { certifications } = await extract({ bytes, name: file }, organization.name)
    found.push(comparePage({ file, bytes, label }, certifications, await pageText(file, bytes), performance.now() - started))
  }
  return found
}
