import { isLabelledName, isMentionedName, statesNothing } from './truth.ts'
import { probability, sumOf } from './reader/linear.ts'
import { judge, nameNumbers, pageNumbers } from './reader/judge.ts'
import { readLines } from './reader/lines.ts'
import type { Decision, Thresholds, Weights } from './reader/weights.ts'
import { type NumbersRow, trainTrees } from './boost.ts'
import type { Example } from './examples.ts'
import { trainLogistic } from './logistic.ts'
import { joinedRows, type PageRows } from './rows.ts'

/** A page with its rows, made once for all runs. */
export interface Prepared {
  /** The page itself, where its text is at hand. */
  example?: Example
  /** What the trees are asked about it, kept where its text is not. */
  numbers?: PageNumbers
  rows: PageRows
  /** Pages of one fold are judged by what the others teach. */
  fold: number
}

export const folds = 3

/** Chosen on the lots and the first two opened sets, with the others learnt from; real pages choose anew. */
const startThresholds: Thresholds = {
  name: 0.3,
  onlyName: 0.15,
  sureName: 0.8,
  fee: 0.45,
  term: 0.5,
  requirement: 0.2,
  renewal: 0.4,
  owner: 0.55,
  onlyOwner: 0.15,
  states: 0.15,
  unnamed: 0.9,
}

/** What the trees are asked about a page, with what is right: of its names, and of itself. */
export interface PageNumbers {
  names: readonly NumbersRow[]
  page: readonly NumbersRow[]
}

/** What was learnt, and what pages outside the fold of each page say of it. */
export interface Learnt {
  weights: Weights
  numbers: readonly PageNumbers[]
}

const noNumbers: PageNumbers = { names: [], page: [] }

/** Learns everything from labelled pages. */
export function learn(pages: readonly Prepared[], thresholds: Thresholds = startThresholds): Learnt {
  const outside = Array.from({ length: folds }, (_, fold) => learnLinear(pages.filter((page) => page.fold !== fold)))
  const numbers = pages.map(({ example, numbers: own, fold }) => {
    const linear = outside[fold]
    return example === undefined || linear === undefined ? (own ?? noNumbers) : numbersOf(example, linear)
  })
  const nameTrees = trainTrees(numbers.flatMap(({ names }) => names))
  const pageTrees = trainTrees(numbers.flatMap(({ page }) => page))
  return { weights: { linear: learnLinear(pages), nameTrees, pageTrees, thresholds }, numbers }
}

/** What the trees are asked about a page and its names, with what is right of them. */
function numbersOf({ document, organization, label }: Example, linear: Weights['linear']): PageNumbers {
  const judgement = judge(readLines(document), organization, { linear })
  const names = nameNumbers(judgement, { linear }).flatMap(({ thing, numbers }): NumbersRow[] => {
    const which = isLabelledName(thing.text, thing.acronym, label)
    if (which === undefined && isMentionedName(thing.text, label)) return []
    return [{ numbers, right: which === undefined ? 0 : 1 }]
  })
  return { names, page: [{ numbers: pageNumbers(judgement), right: statesNothing(label) ? 0 : 1 }] }
}

function learnLinear(pages: readonly Prepared[]): Weights['linear'] {
  const rows = joinedRows(pages.map((page) => page.rows))
  const of = (decision: Decision) => trainLogistic(rows[decision])
  return {
    page: of('page'),
    name: of('name'),
    fee: of('fee'),
    term: trainLogistic(withoutUnlikely(pages, of('term'))),
    requirement: of('requirement'),
    renewal: of('renewal'),
    owner: of('owner'),
  }
}

/** How much less likely than the likeliest row of its claim a row may be to teach. */
const farthest = 0.35

/** A time that a label gives stands on a page in other senses, too: of the rows that would be one claim the likely ones teach. */
function withoutUnlikely(pages: readonly Prepared[], linear: Weights['linear']['term']): PageRows['term'] {
  return pages.flatMap(({ rows }) => {
    const scored = rows.term.map((row) => ({ row, score: probability(sumOf(linear, row)) }))
    const best = new Map<string, number>()
    for (const { row, score } of scored)
      if (row.claim !== undefined) best.set(row.claim, Math.max(best.get(row.claim) ?? 0, score))
    return scored
      .filter(({ row, score }) => row.claim === undefined || score >= (best.get(row.claim) ?? 0) - farthest)
      .map(({ row }) => row)
  })
}
