import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import type { Figures } from './figures.ts'
import type { Half } from './label.ts'

const history = new URL('./history.md', import.meta.url)

/** Adds one line to history.md: day, commit, half and figures. */
export function recordRun(half: Half, figures: Figures): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: new URL('.', import.meta.url), encoding: 'utf8' })
  const { inventedValues, msPerPage, ...shares } = figures
  const cells = [
    new Date().toISOString().slice(0, 10),
    commit.trim(),
    half,
    ...Object.values(shares).map((share) => share.toFixed(3)),
    String(inventedValues),
    msPerPage.toFixed(1),
  ]
  appendFileSync(history, `| ${cells.join(' | ')} |\n`)
}
