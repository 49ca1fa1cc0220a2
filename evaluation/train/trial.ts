// npm run train:trial [-- SET …]: leaves one set of the labelled pages out at a time, and holds the product with the trained reader of
// names against the rules alone, which were made on these pages.
import { type Part, parts } from '../label.ts'
import type { PageScore } from '../score.ts'
import { inventedExamples } from './examples.ts'
import { readersLeavingOut } from './left-out.ts'
import { printScores } from './report.ts'
import { rulesAlone, scoreWith } from './score-pages.ts'

const examples = await inventedExamples()
const wanted = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const sets: readonly Part[] = wanted.length > 0 ? parts.filter((part) => wanted.includes(part)) : parts
const withReader: PageScore[] = []
const withoutReader: PageScore[] = []
for (const [set, reader] of readersLeavingOut(sets, examples)) {
  const own: PageScore[] = []
  const rules: PageScore[] = []
  for (const example of examples.filter((one) => one.set === set)) {
    own.push(await scoreWith(example, reader))
    rules.push(await scoreWith(example, rulesAlone))
  }
  if (sets.length > 1) printScores(set, own, rules)
  withReader.push(...own)
  withoutReader.push(...rules)
}
printScores(sets.join(', '), withReader, withoutReader)
