import type { Thresholds, Weights } from './reader/weights.ts'
import { figureHead, figureRows, figuresOf } from '../figures.ts'
import { sumOf } from '../score.ts'
import { f1, precision, recall } from '../tally.ts'
import { fieldsOf, pairedBootstrap } from './bootstrap.ts'
import type { Example } from './examples.ts'
import { learn, type Prepared } from './learn.ts'
import { judge, judgedNames } from './reader/judge.ts'
import { readLines } from './reader/lines.ts'
import { scoreReader, scoreRules } from './score-pages.ts'
import { isLabelledName, isMentionedName } from './truth.ts'

/** Prints what the reader and the rules reach on the same pages, with intervals of their difference. */
export async function printCompared(name: string, pages: readonly Example[], weights: Weights): Promise<void> {
  const reader = []
  const rules = []
  for (const page of pages) {
    reader.push(await scoreReader(page, weights))
    rules.push(await scoreRules(page))
  }
  console.log(`\n${name}: ${pages.length} pages, ${pages.filter(({ label }) => label.distractor).length} of them distractors`)
  console.log(figureHead(['reader', 'rules']))
  for (const row of figureRows([figuresOf(sumOf(reader)), figuresOf(sumOf(rules))])) console.log(row)
  printNamesCurve(pages, weights)
  console.log('\n  F1              reader   rules   difference, 95 of 100')
  for (const { field, reader: own, rules: theirs, low, high } of pairedBootstrap(reader, rules))
    console.log(`  ${field.padEnd(16)}${own.toFixed(3)}   ${theirs.toFixed(3)}   ${low.toFixed(3)} to ${high.toFixed(3)}`)
}

/** Prints what so many real pages bring, on pages for choosing. */
export async function printCurve(
  invented: readonly Prepared[],
  training: readonly Prepared[],
  choosing: readonly Example[],
  thresholds: Thresholds,
): Promise<void> {
  console.log('\nLearning curve: real pages, F1 of names, fees, validity, renewal, requirements')
  for (const count of [0, 125, 250].filter((one) => one < training.length).concat(training.length)) {
    const weights = learn([...invented, ...training.slice(0, count)], thresholds).weights
    const scores = []
    for (const page of choosing) scores.push(await scoreReader(page, weights))
    const { names, fees, validity, renewal, requirements } = fieldsOf(sumOf(scores))
    console.log(
      `  ${String(count).padStart(4)}  ${[names, fees, validity, renewal, requirements].map((field) => field.f1.toFixed(3)).join('  ')}`,
    )
  }
}

/** Prints precision and recall of names by the least probability at which they are shown. */
function printNamesCurve(pages: readonly Example[], weights: Weights): void {
  const judged = pages.map(({ document, organization, label }) => {
    const names = judgedNames(judge(readLines(document), organization, weights), weights)
    return {
      label,
      names: names.map(({ thing, score }) => ({ score, which: isLabelledName(thing.text, thing.acronym, label), thing })),
    }
  })
  const wanted = judged.reduce((sum, { label }) => sum + label.certifications.length, 0)
  console.log('\nNames by least probability: precision, recall, F1')
  for (const least of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    let [right, shown] = [0, 0]
    for (const { label, names } of judged) {
      const likely = names.filter(({ score, thing }) => score >= least && !isMentionedName(thing.text, label))
      const found = new Set(likely.flatMap(({ which }) => which ?? []))
      right += found.size
      shown += found.size + likely.filter(({ which }) => which === undefined).length
    }
    const tally = { right, shown, wanted }
    console.log(`  ${least}  ${precision(tally).toFixed(3)}  ${recall(tally).toFixed(3)}  ${f1(tally).toFixed(3)}`)
  }
}
