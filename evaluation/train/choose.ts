// npm run train:choose [-- --pages FOLDER … --answers FOLDER …]: chooses the thresholds of the reader on pages that it has not learnt
// from: the opened sets c to f and collected real pages, a quarter of them left out at a time. Blind pages are not read.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Thresholds } from '../../src/research/reader/weights/weights.ts'
import type { PageScore } from '../score.ts'
import { inventedExamples } from './examples.ts'
import { keptPages } from './kept-pages.ts'
import { prepared } from './learn.ts'
import { groupLeftOut, leftOut } from './left-out.ts'
import { weighed } from './releases.ts'
import { folderOptions, realExamples } from './real-examples.ts'
import { printRow } from './report.ts'
import { judgementOf, scoreJudgement } from './score-reader.ts'
import chosen from './thresholds.json' with { type: 'json' }
import { tuned, worthOf } from './tune.ts'

const { values } = parseArgs({ options: folderOptions })
const real = (await realExamples(values)).filter(({ split }) => split !== 'blind')
const pages = weighed(prepared([...(await inventedExamples()), ...real]))
const judged = leftOut(
  pages,
  groupLeftOut,
  // Kept rows are of the same real pages: beside them they would tell what is left out.
  keptPages(real.length > 0 ? ['sites'] : undefined),
).map(({ page, weights }) => ({ page, weights, judgement: judgementOf(page, weights) }))

/** What these thresholds reach on written pages and on real ones. */
async function scores(thresholds: Thresholds): Promise<Record<'written' | 'real', PageScore[]>> {
  const found: Record<'written' | 'real', PageScore[]> = { written: [], real: [] }
  for (const { page, judgement, weights } of judged)
    found[page.example.set === 'real' ? 'real' : 'written'].push(
      await scoreJudgement(page.example, judgement, { ...weights, thresholds }),
    )
  return found
}

const best = await tuned(async (thresholds) => {
  const { written, real: own } = await scores(thresholds)
  // Real pages are what the reader is for.
  return worthOf(written) + (own.length === 0 ? 0 : 2 * worthOf(own))
}, chosen)
writeFileSync(new URL('thresholds.json', import.meta.url), `${JSON.stringify(best, undefined, 2)}\n`)
console.log(JSON.stringify(best))
for (const [name, thresholds] of Object.entries({ before: chosen, chosen: best }))
  for (const [kind, reached] of Object.entries(await scores(thresholds)))
    if (reached.length > 0) printRow(`${name}, ${kind} pages`, reached)
