// npm run eval [-- --sealed] [--record] [--explain]: what the rules, the search of bodies and the verifier reach.
import { parseArgs } from 'node:util'
import { extractFile } from '../extract-file.ts'
import { explainPage } from './explain.ts'
import { figureRows, figuresOf } from './figures.ts'
import { recordRun } from './history.ts'
import { type Half, readCases } from './label.ts'
import { scorePages, sumOf } from './score.ts'

const { values } = parseArgs({
  options: {
    /** Scores the sealed half too: once for each change of the rules. */
    sealed: { type: 'boolean' },
    /** Adds the run to history.md. */
    record: { type: 'boolean' },
    /** Shows what is wrong, page by page; tuning half only. */
    explain: { type: 'boolean' },
  },
})

await printHalf('tuning', values.explain === true)
if (values.sealed === true) await printHalf('sealed', false)
await printVerifier()
console.log('\nFinding bodies')
await import('./find/score.ts')

async function printHalf(half: Half, explained: boolean): Promise<void> {
  const cases = readCases(half)
  const pages = await scorePages(cases, extractFile)
  const score = sumOf(pages)
  const figures = figuresOf(score)
  console.log(`\nRules on the ${half} half: ${score.pages} pages, ${score.distractors} of them distractors`)
  for (const row of figureRows(figures)) console.log(row)
  if (explained) for (const explanation of pages.map(explainPage)) if (explanation !== '') console.log(explanation)
  if (values.record === true) recordRun(half, figures)
}

async function printVerifier(): Promise<void> {
  const { verifierTable } = await import('./verify/table.ts')
  const { accepted, refused, perQuote } = verifierTable()
  console.log('\nVerifier')
  console.log(`  harmless rewrites accepted   ${accepted.right} of ${accepted.tried} (${percent(accepted)}, goal ≥ 99.5 %)`)
  console.log(`  harmful rewrites refused     ${refused.right} of ${refused.tried} (${percent(refused)}, goal ≥ 99.9 %)`)
  console.log(`  milliseconds a quote         ${perQuote.toFixed(3)} (goal ≤ 0.2)`)
}

function percent({ right, tried }: { right: number; tried: number }): string {
  return `${((100 * right) / tried).toFixed(2)} %`
}
