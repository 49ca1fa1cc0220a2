import { askedOfFacts } from '../../src/research/reader/judgement/fact-numbers.ts'
import { readLines } from '../../src/research/reader/page/lines.ts'
import { numbersOf, worthAsking } from '../../src/research/reader/judgement/name-numbers.ts'
import { Overlaps } from '../../src/research/reader/names/overlaps.ts'
import { pageNumbers } from '../../src/research/reader/judgement/page-numbers.ts'
import { type Questions, questionsOf, type Scores, scoresOf } from '../../src/research/reader/judgement/scores.ts'
import { leastPaired, mostPaired } from '../../src/research/reader/names/same-names.ts'
import { NamePairs } from '../../src/research/reader/names/same-numbers.ts'
import { byDecision, type Decision, type Weights } from '../../src/research/reader/weights/weights.ts'
import type { PageLabel } from '../label.ts'
import { type NumbersRow, trainTrees, type TreeSizes } from './boost.ts'
import type { Example } from './examples.ts'
import { trainLogistic } from './logistic.ts'
import { noNumbers, type Numbers, type PageRows, type Row, rowsOf, type Taught } from './rows.ts'
import { verdictOn } from './truth.ts'
import chosen from './thresholds.json' with { type: 'json' }

/** A page with what it teaches, made once for all runs. */
export interface Prepared extends PageRows {
  /** What the trees are asked about it, by sums that other pages taught. */
  numbers: (sums: Weights['sums']) => Numbers
  /** Pages of one fold are judged by what the others teach. */
  fold: number
  /** How often it counts; once if nothing is said. */
  times?: number
}

/** A page at hand, with the questions that it raises. */
export interface PreparedExample<One extends Example = Example> extends Prepared {
  example: One
  questions: Questions
}

export const folds = 3

/** Larger and deeper than of others where that reads more of pages left out. */
const deep: TreeSizes = { trees: 150, depth: 4 }
const sizes: Partial<Record<Decision, TreeSizes>> = {
  page: { trees: 60, depth: 2 },
  name: deep,
  requirement: deep,
  renewal: deep,
}

/** Pages at hand, made ready. */
export function prepared<One extends Example>(pages: readonly One[]): PreparedExample<One>[] {
  return pages.map((example, place) => {
    const questions = questionsOf(readLines(example.document), example.organization)
    const taught = rowsOf(example, questions)
    return {
      ...taught,
      example,
      questions,
      fold: place % folds,
      numbers: (sums) => numbersFrom(questions, taught, example.label, sums),
    }
  })
}

/** What was learnt, and of each page what pages outside its fold say of it. */
export interface Learnt {
  weights: Weights
  numbers: readonly Numbers[]
}

/** Learns everything from labelled pages. */
export function learn(pages: readonly Prepared[]): Learnt {
  const outside = Array.from({ length: folds }, (_, fold) => sumsFrom(pages.filter((page) => page.fold !== fold)))
  const numbers = pages.map(({ numbers: of, fold }) => of(outside[fold] ?? sumsFrom(pages)))
  const treesOf = (decision: keyof Numbers, size?: TreeSizes) => {
    const rows = numbers.flatMap((one, place) => counted(one[decision], pages[place]?.times))
    return trainTrees(rows, size)
  }
  const trees = {
    ...byDecision((decision) => treesOf(decision, sizes[decision])),
    owner: treesOf('owner', { trees: 150, depth: 5 }),
    same: treesOf('same', { trees: 150, depth: 5 }),
  }
  return { weights: { sums: sumsFrom(pages), trees, thresholds: chosen }, numbers }
}

function sumsFrom(pages: readonly Prepared[]): Weights['sums'] {
  return byDecision((decision) => trainLogistic(pages.flatMap(({ rows, times }) => counted(rows[decision], times))))
}

function counted<One extends Row | NumbersRow>(rows: readonly One[], times = 1): readonly One[] {
  return times === 1 ? rows : rows.map((row) => ({ ...row, times }))
}

/** What the trees are asked about a page, its names and facts, with what is right of them. */
function numbersFrom(questions: Questions, { right, owners }: Taught, label: PageLabel, sums: Weights['sums']): Numbers {
  const numbers: Numbers = { ...noNumbers(), owner: owners }
  const scores = scoresOf(questions, sums)
  const add = (decision: Decision, own: readonly number[] = [], verdict: boolean | undefined) => {
    if (verdict !== undefined) numbers[decision].push({ numbers: own, right: verdict ? 1 : 0 })
  }
  const verdicts = new Map(questions.names.map(({ candidate }, place) => [candidate, right.names[place]]))
  const asked = worthAsking(scores.names)
  const overlaps = new Overlaps(asked.map(({ candidate }) => candidate))
  const ofNames = numbersOf(scores, asked, overlaps)
  for (const [place, { candidate }] of asked.entries()) add('name', ofNames[place], verdicts.get(candidate))
  numbers.same = pairsIn(scores, overlaps, label)
  const ofFacts = askedOfFacts(scores, (_, all) => all)
  for (const [place, { kind }] of questions.facts.entries()) add(kind, ofFacts[place], right.facts[place])
  add('page', pageNumbers(scores), right.page)
  return numbers
}

/** What is right of each two likely names of a page of which its label tells: those of one certification, or of two. */
function pairsIn({ page, around, names }: Scores, overlaps: Overlaps, label: PageLabel): NumbersRow[] {
  const told = overlaps
    .apart(worthAsking(names))
    .filter(({ score }) => score >= leastPaired)
    .slice(0, mostPaired)
    .map(({ candidate }) => ({ candidate, verdict: verdictOn(candidate, label) }))
  const pairs = new NamePairs(
    page.document.text,
    around,
    told.map(({ candidate }) => candidate),
  )
  return told.flatMap((one, place) =>
    told.slice(0, place).flatMap((other, before): NumbersRow[] => {
      if (one.verdict === 'wrong' || other.verdict === 'wrong') return []
      if (typeof one.verdict === 'string' && typeof other.verdict === 'string') return []
      return [{ numbers: pairs.numbers(before, place), right: one.verdict === other.verdict ? 1 : 0 }]
    }),
  )
}
