import { judgedNames } from '../../src/research/reader/likely-names.ts'
import type { Weights } from '../../src/research/reader/weights.ts'
import { type NumbersRow, trainTrees } from './boost.ts'
import type { Example } from './examples.ts'
import { trainLogistic } from './logistic.ts'
import { rowsOf, type Row } from './rows.ts'
import type { KeptRows } from './rows-file.ts'
import { verdictOn } from './truth.ts'

/** A page with what its names teach, made once for all runs. */
export interface Prepared {
  rows: readonly Row[]
  /** The page itself, or what the trees are asked about it where its text is no longer at hand. */
  page: Example | readonly NumbersRow[]
  /** Pages of one fold are judged by what the others teach. */
  fold: number
}

/** What was learnt, and of each page what pages outside its fold say of its names. */
export interface Learnt {
  weights: Weights
  numbers: readonly (readonly NumbersRow[])[]
}

const folds = 3

/** Pages at hand, made ready. */
export function prepared(pages: readonly Example[]): Prepared[] {
  return pages.map((page, place) => ({ page, rows: rowsOf(page), fold: place % folds }))
}

/** Pages of which only rows are kept, made ready. */
export function preparedRows(pages: readonly KeptRows[]): Prepared[] {
  return pages.map(({ rows, numbers }, place) => ({ rows, page: numbers, fold: place % folds }))
}

/** Learns names from labelled pages. */
export function learn(pages: readonly Prepared[]): Learnt {
  const rowsIn = (some: readonly Prepared[]) => some.flatMap(({ rows }) => rows)
  const outside = Array.from({ length: folds }, (_, fold) => trainLogistic(rowsIn(pages.filter((page) => page.fold !== fold))))
  const numbers = pages.map(({ page, fold }) => {
    const places = outside[fold]
    if (!('label' in page)) return page
    return places === undefined ? [] : numbersOf(page, places)
  })
  return { weights: { places: trainLogistic(rowsIn(pages)), trees: trainTrees(numbers.flat()) }, numbers }
}

/** What the trees are asked about the names of a page, with what is right of them. */
function numbersOf({ document, organization, label }: Example, places: Float32Array): NumbersRow[] {
  return judgedNames(document, organization, places).flatMap(({ candidate, numbers }): NumbersRow[] => {
    const verdict = verdictOn(candidate, label)
    return verdict === 'mentioned' ? [] : [{ numbers, right: verdict === 'wrong' ? 0 : 1 }]
  })
}
