import { likelyNames } from '../../src/research/reader/likely-names.ts'
import type { Weights } from '../../src/research/reader/weights.ts'
import { figureHead, figureRows, figuresOf } from '../figures.ts'
import { type PageScore, sumOf } from '../score.ts'
import { f1, precision, recall } from '../tally.ts'
import { fieldsOf, pairedBootstrap } from './bootstrap.ts'
import type { Example } from './examples.ts'
import { learn, type Prepared } from './learn.ts'
import { rulesAlone, scoreWith } from './score-pages.ts'
import { verdictOn } from './truth.ts'

/** Prints what two readings of the same pages reach, the product with its trained reader and the rules alone unless others are named, with intervals of the difference. */
export function printScores(
  name: string,
  withReader: readonly PageScore[],
  byRules: readonly PageScore[],
  heads: readonly [string, string] = ['with reader', 'rules alone'],
): void {
  const distractors = byRules.filter(({ label }) => label.distractor).length
  console.log(`\n${name}: ${byRules.length} pages, ${distractors} of them distractors`)
  console.log(figureHead(heads))
  for (const row of figureRows([figuresOf(sumOf(withReader)), figuresOf(sumOf(byRules))])) console.log(row)
  console.log(`\n  F1              ${heads.join('   ')}   difference, 95 of 100`)
  for (const { field, reader, rules, low, high } of pairedBootstrap(withReader, byRules))
    console.log(`  ${field.padEnd(16)}${reader.toFixed(3)}   ${rules.toFixed(3)}   ${low.toFixed(3)} to ${high.toFixed(3)}`)
}

/** The same of pages at hand, with what each least probability of a name would reach by itself. */
export async function printCompared(name: string, pages: readonly Example[], weights: Weights): Promise<void> {
  const own: PageScore[] = []
  const rules: PageScore[] = []
  for (const page of pages) {
    own.push(await scoreWith(page, (document, organization) => likelyNames(document, organization, weights)))
    rules.push(await scoreWith(page, rulesAlone))
  }
  printScores(name, own, rules)
  printNamesCurve(pages, weights)
}

/** Prints what so many real pages bring, on pages for choosing. */
export async function printCurve(
  invented: readonly Prepared[],
  training: readonly Prepared[],
  choosing: readonly Example[],
): Promise<void> {
  console.log('\nLearning curve: real pages, F1 of names, fees, validity, renewal, requirements')
  for (const count of [0, 125, 250].filter((one) => one < training.length).concat(training.length)) {
    const { weights } = learn([...invented, ...training.slice(0, count)])
    const scores: PageScore[] = []
    for (const page of choosing)
      scores.push(await scoreWith(page, (document, organization) => likelyNames(document, organization, weights)))
    const { names, fees, validity, renewal, requirements } = fieldsOf(sumOf(scores))
    const fields = [names, fees, validity, renewal, requirements].map((field) => field.f1.toFixed(3))
    console.log(`  ${String(count).padStart(4)}  ${fields.join('  ')}`)
  }
}

/** Prints precision and recall of the reader's names by themselves, by the least probability at which they are taken. */
function printNamesCurve(pages: readonly Example[], weights: Weights): void {
  const names = pages.flatMap(({ document, organization, label }) =>
    likelyNames(document, organization, weights).map((one) => ({ ...one, label, verdict: verdictOn(one, label) })),
  )
  const wanted = pages.reduce((sum, { label }) => sum + label.certifications.length, 0)
  console.log('\nNames by least probability: precision, recall, F1')
  for (const least of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const taken = names.filter(({ likely, verdict }) => likely >= least && verdict !== 'mentioned')
    const right = new Set(taken.flatMap(({ verdict }) => (typeof verdict === 'string' ? [] : [verdict]))).size
    const tally = { right, shown: right + taken.filter(({ verdict }) => verdict === 'wrong').length, wanted }
    console.log(`  ${least}  ${precision(tally).toFixed(3)}  ${recall(tally).toFixed(3)}  ${f1(tally).toFixed(3)}`)
  }
}
