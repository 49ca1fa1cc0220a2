import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { decisions } from './reader/weights.ts'
import type { NumbersRow } from './boost.ts'
import type { PageNumbers } from './learn.ts'
import type { PageRows, Row } from './rows.ts'

/** What a real page teaches without its text: hashed rows, and numbers of its names. */
export interface KeptRows {
  id: string
  rows: PageRows
  numbers: PageNumbers
}

const scale = 1_000

/** Rows as bytes: places by their distances, all numbers of variable length. */
export function packedRows(pages: readonly KeptRows[]): Buffer {
  const bytes: number[] = []
  const put = (number: number) => {
    let rest = number
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128)
    bytes.push(rest)
  }
  put(pages.length)
  for (const { id, rows, numbers } of pages) {
    for (let at = 0; at < 16; at += 2) bytes.push(Number.parseInt(id.slice(at, at + 2), 16))
    for (const decision of decisions) {
      const claims = new Map<string, number>()
      put(rows[decision].length)
      for (const { places, right, weight, claim } of rows[decision]) {
        if (claim !== undefined && !claims.has(claim)) claims.set(claim, claims.size + 1)
        put(right)
        put(Math.round(weight * scale))
        put(claim === undefined ? 0 : (claims.get(claim) ?? 0))
        put(places.length)
        let last = 0
        for (const place of places.toSorted((a, b) => a - b)) {
          put(place - last)
          last = place
        }
      }
    }
    for (const list of [numbers.names, numbers.page]) {
      put(list.length)
      put(list[0]?.numbers.length ?? 0)
      for (const one of list) {
        put(one.right)
        for (const number of one.numbers) put(Math.round((number + 1) * scale))
      }
    }
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
  return times(take(), () => {
    const id = bytes.subarray(at, at + 8).toString('hex')
    at += 8
    const rows: PageRows = { page: [], name: [], fee: [], term: [], requirement: [], renewal: [], owner: [] }
    for (const decision of decisions)
      rows[decision] = times(take(), (): Row => {
        const right = take() === 1 ? 1 : 0
        const weight = take() / scale
        const claim = take()
        let last = 0
        const places = Int32Array.from(times(take(), () => (last += take())))
        return claim === 0 ? { places, right, weight } : { places, right, weight, claim: String(claim) }
      })
    const numbers = () => {
      const count = take()
      const width = take()
      return times(count, (): NumbersRow => ({ right: take() === 1 ? 1 : 0, numbers: times(width, () => take() / scale - 1) }))
    }
    return { id, rows, numbers: { names: numbers(), page: numbers() } }
  })
}
