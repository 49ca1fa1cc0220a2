import { describe, expect, test } from 'vitest'
import { Features } from '../../src/research/reader/weights/features.ts'
import { sumOf } from '../../src/research/reader/weights/linear.ts'
import { sumOfTrees } from '../../src/research/reader/weights/trees.ts'
import { learntWeights, type Thresholds, weightsFrom } from '../../src/research/reader/weights/weights.ts'
import { trainTrees } from './boost.ts'
import { trainLogistic } from './logistic.ts'
import { realPageOf, splitOf } from './real-pages.ts'
import { noNumbers, noRows, type Row } from './rows.ts'
import { packedRows, unpackedRows } from './rows-file.ts'
import { tuned } from './tune.ts'
import { packedWeights } from './weights-file.ts'

const row = (words: readonly string[], right: 0 | 1): Row => {
  const features = new Features()
  features.addAll('word', words)
  return { places: Int32Array.from(features.places), right }
}
const names = Array.from({ length: 40 }, (_, place) =>
  row(['exam', `w${place}`, place % 2 === 0 ? 'certified' : 'salary'], place % 2 === 0 ? 1 : 0),
)

describe('what is learnt', () => {
  test('tells what differs from what does not, and is the same each time', () => {
    const learnt = trainLogistic(names)
    const of = (words: readonly string[]) => sumOf(learnt, row(words, 1))
    expect(of(['certified'])).toBeGreaterThan(0.5)
    expect(of(['salary'])).toBeLessThan(-0.5)
    expect(trainLogistic(names)).toEqual(learnt)
  })

  test('of numbers takes two borders where one does not do', () => {
    const rows = Array.from({ length: 300 }, (_, place) => ({
      numbers: [place % 30, (place * 7) % 11],
      right: place % 30 > 9 && place % 30 < 20 ? (1 as const) : (0 as const),
    }))
    const trees = trainTrees(rows)
    expect(sumOfTrees(trees, [15, 3])).toBeGreaterThan(1)
    expect(sumOfTrees(trees, [2, 3])).toBeLessThan(-1)
    expect(sumOfTrees(trees, [28, 3])).toBeLessThan(-1)
  })
})

test('what counts twice teaches trees what it does where it stands twice', () => {
  const rows = Array.from({ length: 200 }, (_, place) => ({
    numbers: [place % 30, (place * 7) % 11],
    right: (place * 13) % 30 > 12 ? (1 as const) : (0 as const),
  }))
  const sizes = { trees: 20, depth: 3 }
  const twice = trainTrees(
    rows.flatMap((one) => [one, one]),
    sizes,
  )
  expect(
    trainTrees(
      rows.map((one) => ({ ...one, times: 2 })),
      sizes,
    ),
  ).toEqual(twice)
  expect(trainTrees(rows, sizes)).not.toEqual(twice)
})

test('rows are unpacked as they were packed', () => {
  const numbers = { ...noNumbers(), owner: [{ numbers: [0.25, -1, 3], right: 1 as const }] }
  const [page] = unpackedRows(packedRows([{ id: '0123456789abcdef', rows: { ...noRows(), fee: names }, numbers }]))
  const sorted = (rows: readonly Row[]) => rows.map(({ places, right }) => [places.toSorted((a, b) => a - b), right])
  expect(page?.id).toBe('0123456789abcdef')
  expect(page?.numbers).toEqual(numbers)
  expect(page?.rows.name).toEqual([])
  expect(sorted(page?.rows.fee ?? [])).toEqual(sorted(names))
})

test('weights are read as they were kept, each within half a step', () => {
  const fee = trainLogistic(names)
  const known = learntWeights()
  const trees = { ...known.trees, owner: trainTrees([{ numbers: [1], right: 1 }]) }
  const kept = weightsFrom(JSON.parse(packedWeights({ ...known, sums: { ...known.sums, fee }, trees })))
  const largest = fee.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  expect(kept.trees).toEqual(trees)
  expect(kept.thresholds).toEqual(known.thresholds)
  for (const [place, weight] of fee.entries()) expect(Math.abs((kept.sums.fee[place] ?? 0) - weight)).toBeLessThan(largest / 200)
})

test('every threshold is tried, and kept where it is worth more', async () => {
  const start = learntWeights().thresholds
  const far = (thresholds: Thresholds) => Object.values(thresholds).map((one) => Math.abs(one - 0.5))
  const best = await tuned((tried) => Promise.resolve(-far(tried).reduce((sum, one) => sum + one, 0)), start)
  expect(Object.keys(best)).toEqual(Object.keys(start))
  expect(Math.max(...far(start))).toBeGreaterThan(0.3)
  expect(Math.max(...far(best))).toBeLessThan(0.1)
})

describe('a collected page', () => {
  test('is taken apart into its address, its body and its text', () => {
    const page = realPageOf('url: https://www.board.example/fees\nbody: Board\nkind: certification\n\nFees\n\nExam: $300\n')
    expect(page).toMatchObject({ url: 'https://www.board.example/fees', body: 'Board', kind: 'certification' })
    expect(new TextDecoder().decode(page?.bytes)).toBe('URL: https://www.board.example/fees\n\nFees\n\nExam: $300\n')
    expect(realPageOf('Fees\n\nExam: $300')).toBeUndefined()
  })

  test('stands in the part of its body, on whatever host of it', () => {
    const parts = Array.from({ length: 300 }, (_, place) => splitOf(`https://www.board${place}.example/`, ''))
    expect(parts.filter((part) => part === 'blind').length).toBeGreaterThan(30)
    expect(splitOf('https://exam.board7.example/a', '')).toBe(splitOf('https://www.board7.example/b', 'Board'))
  })
})
