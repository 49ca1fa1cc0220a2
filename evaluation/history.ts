import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Figures } from './figures.ts'
import type { Part } from './label.ts'

const history = new URL('./history.md', import.meta.url)

/** Adds one row to the table of runs, the first of history.md: day, commit, part and figures. */
export function recordRun(part: Part, figures: Figures): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: new URL('.', import.meta.url), encoding: 'utf8' })
  // What joined the figures later has no column there.
  const {
    inventedValues,
    msPerPage,
    pageFeesPrecision,
    feeKindsPrecision: _p,
    feeKindsRecall: _r,
    validityRecall: _v,
    ...shares
  } = figures
  const cells = [
    new Date().toISOString().slice(0, 10),
    commit.trim(),
    part,
    ...Object.values(shares).map((share) => share.toFixed(3)),
    String(inventedValues),
    msPerPage.toFixed(1),
    pageFeesPrecision.toFixed(3),
  ]
  const text = readFileSync(history, 'utf8')
  const end = text.indexOf('\n\n## ')
  writeFileSync(history, `${text.slice(0, end)}\n| ${cells.join(' | ')} |${text.slice(end)}`)
}
