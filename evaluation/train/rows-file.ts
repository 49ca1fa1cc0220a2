import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { decisions, pairDecisions } from '../../src/research/reader/weights/weights.ts'
import type { NumbersRow } from './boost.ts'
import { noNumbers, noRows, type Numbers, type PageRows, type Row } from './rows.ts'

/** What a real page teaches without its text: hashed rows, and numbers of what stands beside each other. */
export interface KeptRows extends PageRows {
  id: string
  numbers: Numbers
}

const scale = 1_000
const asked = [...decisions, ...pairDecisions] as const

/** Rows as bytes: places by their distances, all numbers of variable length. */
export function packedRows(pages: readonly KeptRows[]): Buffer {
  const bytes: number[] = []
  const put = (number: number) => {
    let rest = number
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128)
    bytes.push(rest)
  }
  const putRow = ({ places, right }: Row) => {
    put(right)
    put(places.length)
    let last = 0
    for (const place of places.toSorted((a, b) => a - b)) {
      put(place - last)
      last = place
    }
  }
  const putNumbers = (rows: readonly NumbersRow[]) => {
    put(rows.length)
    put(rows[0]?.numbers.length ?? 0)
    for (const one of rows) {
      put(one.right)
      for (const number of one.numbers) put(Math.round((number + 1) * scale))
    }
  }
  put(pages.length)
  for (const { id, rows, numbers } of pages) {
    for (let at = 0; at < 16; at += 2) bytes.push(Number.parseInt(id.slice(at, at + 2), 16))
    for (const decision of decisions) {
      put(rows[decision].length)
      for (const row of rows[decision]) putRow(row)
    }
    for (const decision of asked) putNumbers(numbers[decision])
  }
  return brotliCompressSync(Buffer.from(bytes), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
  })
}

/** The rows that `packedRows` packed. */
export function unpackedRows(packed: Buffer): KeptRows[] {
  const bytes = brotliDecompressSync(packed)
  let at = 0
  const take = () => {
    let [number, factor] = [0, 1]
    for (;;) {
      const byte = bytes[at] ?? 0
      at += 1
      number += (byte & 127) * factor
      if (byte < 128) return number
      factor *= 128
    }
  }
  const times = <One>(count: number, make: () => One) => Array.from({ length: count }, make)
  const rightOrNot = () => (take() === 1 ? 1 : 0)
  const takeRow = (): Row => {
    const right = rightOrNot()
    let last = 0
    return { right, places: Int32Array.from(times(take(), () => (last += take()))) }
  }
  const takeNumbers = () => {
    const count = take()
    const width = take()
    return times(count, (): NumbersRow => {
      const right = rightOrNot()
      return { right, numbers: times(width, () => take() / scale - 1) }
    })
  }
  return times(take(), () => {
    const id = bytes.subarray(at, at + 8).toString('hex')
    at += 8
    const rows = noRows()
    for (const decision of decisions) rows[decision] = times(take(), takeRow)
    const numbers = noNumbers()
    for (const decision of asked) numbers[decision] = takeNumbers()
    return { id, rows, numbers }
  })
}
