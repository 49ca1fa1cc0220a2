// npm run eval [-- --record] [--explain] [--recorded]: what the built-in reader, the verifier, the reading of a model's words and the search of bodies reach.
import { parseArgs } from 'node:util'
import { extractHere } from '../src/research/files/example-reading.ts'
import { writtenExamples } from './certainty/examples.ts'
import { printCertainty } from './certainty/print-certainty.ts'
import { keptSigns } from './certainty/real-signs.ts'
import { explainPage } from './explain.ts'
import { type Figures, figureHead, figureRows, figuresOf } from './figures.ts'
import { printModel } from './print-model.ts'
import { printSettled } from './settled.ts'
import { recordRun } from './history.ts'
import { type Part, parts, readCases } from './label.ts'
import { type PageScore, scorePages, sumOf } from './score.ts'

const { values } = parseArgs({
  options: {
    /** Adds the run to history.md. */
    record: { type: 'boolean' },
    /** Shows what is wrong, page by page. */
    explain: { type: 'boolean' },
    /** Measures a language model's recorded answers and nothing else. */
    recorded: { type: 'boolean' },
  },
})

if (values.recorded === true) {
  const { printRecorded } = await import('./recorded/print-recorded.ts')
  await printRecorded((line) => console.log(line), values.explain === true)
} else {
  await printReader(parts)
  const print = (line: string) => console.log(line)
  printCertainty(print, 'written pages, each set read by what the others teach', await writtenExamples())
  printCertainty(print, 'real pages, read by what other bodies teach', keptSigns())
  await printSettled((line) => console.log(line))
  await printVerifier()
  await printModel((line) => console.log(line))
  console.log('\nFinding bodies')
  await import('./find/score.ts')
}

async function printReader(scored: readonly Part[]): Promise<void> {
  const columns: Figures[] = []
  const explained: PageScore[] = []
  console.log('\nBuilt-in reader')
  for (const part of scored) {
    const pages = await scorePages(readCases(part), extractHere)
    const score = sumOf(pages)
    const figures = figuresOf(score)
    columns.push(figures)
    if (values.explain === true) explained.push(...pages)
    if (values.record === true) recordRun(part, figures)
    console.log(`  ${part}: ${score.pages} pages, ${score.distractors} of them distractors`)
  }
  console.log(figureHead(scored))
  for (const row of figureRows(columns)) console.log(row)
  for (const explanation of explained.map(explainPage)) if (explanation !== '') console.log(explanation)
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
