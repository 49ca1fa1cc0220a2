import { sumOfTrees } from '../../src/research/reader/trees.ts'
import { probability } from '../../src/research/reader/linear.ts'
import { judged } from '../../src/research/reader/likely-names.ts'
import type { Weights } from '../../src/research/reader/weights.ts'
import { type NumbersRow, trainTrees } from './boost.ts'
import type { Example } from './examples.ts'
import { trainLogistic } from './logistic.ts'
import { rowsOf, type Row } from './rows.ts'
import { verdictOn } from './truth.ts'

/** A page with what its names teach, made once for all runs. */
export interface Prepared {
  rows: readonly Row[]
  /** The page itself, or what the trees are asked about it where its text is no longer at hand. */
  page: Example | readonly NumbersRow[]
  /** Pages of one fold are judged by what the others teach. */
  fold: number
}

export const folds = 3

/** Written pages made ready. */
export function prepared(examples: readonly Example[]): Prepared[] {
  return examples.map((page, place) => ({ page, rows: rowsOf(page), fold: place % folds }))
}

/** Learns names from labelled pages. */
export function learn(pages: readonly Prepared[]): Weights {
  const rows = (some: readonly Prepared[]) => some.flatMap((one) => one.rows)
  const outside = Array.from({ length: folds }, (_, fold) => trainLogistic(rows(pages.filter((page) => page.fold !== fold))))
  const numbers = pages.flatMap(({ page, fold }) => {
    const places = outside[fold]
    if (!('label' in page)) return page
    return places === undefined ? [] : numbersOf(page, places)
  })
  return { places: trainLogistic(rows(pages)), trees: trainTrees(numbers) }
}

/** What the trees are asked about the names of a page, with what is right of them. */
export function numbersOf({ document, organization, label }: Example, places: Float32Array): NumbersRow[] {
  return judged(document, organization, places).flatMap(({ thing, numbers }): NumbersRow[] => {
    const verdict = verdictOn(thing.text, thing.acronym, label)
    return verdict === 'mentioned' ? [] : [{ numbers, right: verdict === 'wrong' ? 0 : 1 }]
  })
}

/** How likely the trees hold a row for right. */
export function likelyBy({ trees }: Weights, { numbers }: NumbersRow): number {
  return probability(sumOfTrees(trees, numbers))
}
