import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { organizationOf } from '../../src/research/organization-of-page.ts'
import { trainTrees } from './boost.ts'
import { documentOf } from './examples.ts'
import { trainLogistic } from './logistic.ts'
import { Features } from './reader/features.ts'
import { weightsFrom } from './reader/load-weights.ts'
import { sumOf } from './reader/linear.ts'
import { readFactsBy } from './reader/read-facts.ts'
import { sumOfTrees } from './reader/trees.ts'
import { realPageOf, splitOf } from './real-pages.ts'
import type { PageRows, Row } from './rows.ts'
import { packedRows, unpackedRows } from './rows-file.ts'

const row = (words: readonly string[], right: 0 | 1): Row => {
  const features = new Features()
  features.addAll('word', words)
  return { places: Int32Array.from(features.places), right, weight: 1 }
}
const fees = Array.from({ length: 40 }, (_, place) =>
  row(['exam', `w${place}`, place % 2 === 0 ? 'fee' : 'salary'], place % 2 === 0 ? 1 : 0),
)

describe('what is learnt', () => {
  test('tells what differs from what does not, and is the same each time', () => {
    const learnt = trainLogistic(fees)
    const of = (words: readonly string[]) => sumOf(learnt, row(words, 1))
    expect(of(['fee'])).toBeGreaterThan(0.5)
    expect(of(['salary'])).toBeLessThan(-0.5)
    expect(trainLogistic(fees).weights).toEqual(learnt.weights)
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

test('rows are unpacked as they were packed', () => {
  const rows: PageRows = {
    page: [],
    name: [],
    fee: fees,
    term: [{ ...row(['valid'], 1), claim: '1' }],
    requirement: [],
    renewal: [],
    owner: [],
  }
  const numbers = { names: [{ numbers: [0.25, -1, 3], right: 1 as const }], page: [{ numbers: [2], right: 0 as const }] }
  const [page] = unpackedRows(packedRows([{ id: '0123456789abcdef', rows, numbers }]))
  expect(page?.id).toBe('0123456789abcdef')
  expect(page?.numbers).toEqual(numbers)
  expect(page?.rows.fee.map(({ places, right }) => [places.toSorted((a, b) => a - b), right])).toEqual(
    fees.map(({ places, right }) => [places.toSorted((a, b) => a - b), right]),
  )
  expect(page?.rows.term[0]?.claim).toBe('1')
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

test('the kept weights fit the code: they read a page that teaches', async () => {
  const weights = weightsFrom(readFileSync(new URL('weights.json', import.meta.url), 'utf8'))
  const bytes = new TextEncoder().encode(
    'URL: https://www.board.example/fees\n\n# Certified Crane Keeper (CCK)\n\n## Fees\n\n- Exam fee: $300\n- Renewal fee: $120\n\n## Validity\n\nThe certification is valid for three years.\n',
  )
  const document = await documentOf(bytes, 'page.txt')
  const { certifications, common } = readFactsBy(document, organizationOf(document), weights)
  const all = [...certifications, common]
  expect(certifications.map(({ name }) => name.text)).toEqual(['Certified Crane Keeper'])
  expect(all.flatMap((one) => one.fees).map(({ text }) => text.slice(0, 4))).toEqual(['$300', '$120'])
  expect(all.flatMap((one) => one.validity).map(({ text }) => text)).toEqual(['3 years'])
})
