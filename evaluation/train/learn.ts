import { factNumbers } from '../../src/research/reader/fact-numbers.ts'
import { readLines } from '../../src/research/reader/lines.ts'
import { numbersOf, worthAsking } from '../../src/research/reader/name-numbers.ts'
import { Overlaps } from '../../src/research/reader/overlaps.ts'
import { pageNumbers } from '../../src/research/reader/page-numbers.ts'
import { type Questions, questionsOf, scoresOf } from '../../src/research/reader/scores.ts'
import type { Decision, Thresholds, Weights } from '../../src/research/reader/weights.ts'
import { trainTrees } from './boost.ts'
import type { Example } from './examples.ts'
import { trainLogistic } from './logistic.ts'
import { joinedRows, noNumbers, type Numbers, type PageRows, rowsOf, type Taught } from './rows.ts'
import type { KeptRows } from './rows-file.ts'
import chosen from './thresholds.json' with { type: 'json' }

/** A page with what it teaches, made once for all runs. */
export interface Prepared extends PageRows {
  /** What the trees are asked about it, by sums that other pages taught. */
  numbers: (sums: Weights['sums']) => Numbers
  /** Pages of one fold are judged by what the others teach. */
  fold: number
}

/** A page at hand, with the questions that it raises. */
export interface PreparedExample extends Prepared {
  example: Example
  questions: Questions
}

const folds = 3

/** Pages at hand, made ready. */
export function prepared(pages: readonly Example[]): PreparedExample[] {
  return pages.map((example, place) => {
    const questions = questionsOf(readLines(example.document), example.organization)
    const taught = rowsOf(example, questions)
    return { ...taught, example, questions, fold: place % folds, numbers: (sums) => numbersFrom(questions, taught, sums) }
  })
}

/** Pages of which only rows are kept, made ready. */
export function preparedRows(pages: readonly KeptRows[]): Prepared[] {
  return pages.map(({ rows, numbers }, place) => ({ rows, fold: place % folds, numbers: () => numbers }))
}

/** What was learnt, and of each page what pages outside its fold say of it. */
export interface Learnt {
  weights: Weights
  numbers: readonly Numbers[]
}

/** Learns everything from labelled pages. */
export function learn(pages: readonly Prepared[], thresholds: Thresholds = chosen): Learnt {
  const outside = Array.from({ length: folds }, (_, fold) => sumsFrom(pages.filter((page) => page.fold !== fold)))
  const numbers = pages.map(({ numbers: of, fold }) => of(outside[fold] ?? sumsFrom(pages)))
  const all = (decision: keyof Numbers) => numbers.flatMap((one) => one[decision])
  const trees = {
    page: trainTrees(all('page'), { depth: 2, trees: 60 }),
    name: trainTrees(all('name')),
    fee: trainTrees(all('fee')),
    term: trainTrees(all('term')),
    requirement: trainTrees(all('requirement')),
    renewal: trainTrees(all('renewal')),
    owner: trainTrees(all('owner'), { depth: 5, trees: 150 }),
  }
  return { weights: { sums: sumsFrom(pages), trees, thresholds }, numbers }
}

function sumsFrom(pages: readonly PageRows[]): Weights['sums'] {
  const rows = joinedRows(pages)
  const of = (decision: Decision) => trainLogistic(rows[decision])
  return {
    page: of('page'),
    name: of('name'),
    fee: of('fee'),
    term: of('term'),
    requirement: of('requirement'),
    renewal: of('renewal'),
  }
}

/** What the trees are asked about a page, its names and facts, with what is right of them. */
function numbersFrom(questions: Questions, { right, owners }: Taught, sums: Weights['sums']): Numbers {
  const numbers: Numbers = { ...noNumbers(), owner: owners }
  const scores = scoresOf(questions, sums)
  const verdicts = new Map(questions.names.map(({ candidate }, place) => [candidate, right.names[place]]))
  const asked = worthAsking(scores.names)
  const nameNumbers = numbersOf(scores, asked, new Overlaps(asked.map(({ candidate }) => candidate)))
  for (const [place, { candidate }] of asked.entries()) {
    const verdict = verdicts.get(candidate)
    if (verdict !== undefined) numbers.name.push({ numbers: nameNumbers[place] ?? [], right: verdict ? 1 : 0 })
  }
  for (const [place, own] of factNumbers(scores).entries()) {
    const verdict = right.facts[place]
    const kind = questions.facts[place]?.kind
    if (verdict !== undefined && kind !== undefined) numbers[kind].push({ numbers: own, right: verdict ? 1 : 0 })
  }
  numbers.page.push({ numbers: pageNumbers(scores), right: right.page ? 1 : 0 })
  return numbers
}
