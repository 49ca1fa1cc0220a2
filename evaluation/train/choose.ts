// npm run train:choose [-- --pages FOLDER … --answers FOLDER …] [--explain]: chooses the thresholds of the reader on pages that it has
// not learnt from: the opened sets c to f and collected real pages, a quarter of them left out at a time. Blind pages are not read.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Judgement } from '../../src/research/reader/judgement.ts'
import type { Thresholds, Weights } from '../../src/research/reader/weights.ts'
import { figureHead, figureRows, figuresOf } from '../figures.ts'
import { type PageScore, sumOf } from '../score.ts'
import { inventedExamples } from './examples.ts'
import { learn, prepared, type PreparedExample } from './learn.ts'
import { realExamples } from './real-examples.ts'
import { judgementOf, scoreJudgement } from './score-reader.ts'
import chosen from './thresholds.json' with { type: 'json' }
import { tuned } from './tune.ts'

const { values } = parseArgs({
  options: { pages: { type: 'string', multiple: true }, answers: { type: 'string', multiple: true } },
})
const quarters = ['opened-c', 'opened-d', 'opened-e', 'opened-f'] as const
const real = await realExamples(values.pages ?? [], values.answers ?? [])
const hosts = [...new Set(real.map(({ url }) => URL.parse(url)?.hostname ?? ''))].toSorted()
const open = prepared(real.filter(({ split }) => split !== 'blind'))
const invented = prepared(await inventedExamples())
const urls = new Map(real.map(({ id, url }) => [id, url]))

/** Which quarter a page is left out in; undefined of one that always teaches. */
function quarterOf({ example: { id, set } }: PreparedExample): number | undefined {
  if (set === 'real') return hosts.indexOf(URL.parse(urls.get(id) ?? '')?.hostname ?? '') % quarters.length
  const place = quarters.findIndex((one) => one === set)
  return place < 0 ? undefined : place
}

const judged: { page: PreparedExample; judgement: Judgement; weights: Weights }[] = []
for (const quarter of quarters.keys()) {
  const all = [...invented, ...open]
  const { weights } = learn(all.filter((page) => quarterOf(page) !== quarter))
  for (const page of all) if (quarterOf(page) === quarter) judged.push({ page, judgement: judgementOf(page, weights), weights })
}

/** What these thresholds reach on written pages and on real ones. */
async function scores(thresholds: Thresholds): Promise<{ written: PageScore[]; real: PageScore[] }> {
  const found: { written: PageScore[]; real: PageScore[] } = { written: [], real: [] }
  for (const { page, judgement, weights } of judged)
    found[page.example.set === 'real' ? 'real' : 'written'].push(
      await scoreJudgement(page.example, judgement, { ...weights, thresholds }),
    )
  return found
}

const best = await tuned(scores, chosen)
writeFileSync(new URL('thresholds.json', import.meta.url), `${JSON.stringify(best, undefined, 2)}\n`)
console.log(JSON.stringify(best))
for (const [name, thresholds] of [
  ['before', chosen],
  ['chosen', best],
] as const) {
  const { written, real: own } = await scores(thresholds)
  console.log(figureHead([`written, ${name}`, 'real']))
  for (const row of figureRows([figuresOf(sumOf(written)), figuresOf(sumOf(own))])) console.log(row)
}
