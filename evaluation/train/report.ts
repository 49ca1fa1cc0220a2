import { figureHead, figureRows, figuresOf } from '../figures.ts'
import { type PageScore, sumOf } from '../score.ts'
import { pairedBootstrap } from './bootstrap.ts'

/** Prints what the reader reaches on pages beside what another reading of them does, with intervals of the difference. */
export function printScores(name: string, reader: readonly PageScore[], other: readonly PageScore[]): void {
  const distractors = other.filter(({ label }) => label.distractor).length
  console.log(`\n${name}: ${other.length} pages, ${distractors} of them distractors`)
  console.log(figureHead(['reader', 'other']))
  for (const row of figureRows([figuresOf(sumOf(reader)), figuresOf(sumOf(other))])) console.log(row)
  console.log('\n  F1              reader   other   difference, 95 of 100')
  for (const { field, reader: own, other: theirs, low, high } of pairedBootstrap(reader, other))
    console.log(`  ${field.padEnd(16)}${own.toFixed(3)}   ${theirs.toFixed(3)}   ${low.toFixed(3)} to ${high.toFixed(3)}`)
}
