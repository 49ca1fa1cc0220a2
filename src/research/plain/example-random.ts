import { randomOf } from './random.ts'

/** Numbers that look random and are the same in every run. */
export interface Random {
  /** A whole number from 0, smaller than `limit`. */
  below(limit: number): number
  pick<T>(list: readonly T[]): T
}

export function seededRandom(seed: number): Random {
  const next = randomOf(seed)
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
