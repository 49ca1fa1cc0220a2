/** Numbers that look random and are the same in every run. */
export interface Random {
  /** A whole number from 0, smaller than `limit`. */
  below(limit: number): number
  pick<T>(list: readonly T[]): T
}

/** mulberry32 by Tommy Ettinger, public domain. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick: (list) => {
      const picked = list[below(list.length)]
      if (picked === undefined) throw new RangeError('Nothing to pick from.')
      return picked
    },
  }
}
