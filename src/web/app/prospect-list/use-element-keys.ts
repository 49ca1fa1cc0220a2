import { useState } from 'react'

/** What is drawn: each row's element by its key. */
export interface DrawnElements {
  filter: string
  ids: readonly number[]
  /** In the order of the ids. */
  keys: readonly number[]
  /** Greater than every key there was. */
  next: number
}

/**
 * Keys of the elements that rows are drawn in. A row keeps its element as long as it is drawn. What the filter takes out leaves its
 * element to what the filter brings in: to change one costs half of what it costs to make one. Only the filter does so, because who
 * types has the focus in its field; when rows come and go otherwise, the focus may be in one of them and must not pass to another.
 */
export function useElementKeys(ids: readonly number[], filter: string): readonly number[] {
  const [drawn, setDrawn] = useState<DrawnElements>(() => drawnAfter({ filter, ids: [], keys: [], next: 0 }, ids, filter))
  const isSame = drawn.filter === filter && drawn.ids.length === ids.length && ids.every((id, place) => id === drawn.ids[place])
  if (isSame) return drawn.keys
  const now = drawnAfter(drawn, ids, filter)
  setDrawn(now)
  return now.keys
}

/** What is drawn once other rows are, or the same ones in another order. */
export function drawnAfter(before: DrawnElements, ids: readonly number[], filter: string): DrawnElements {
  const known = new Map(before.ids.map((id, place) => [id, before.keys[place]]))
  const stay = new Set(ids)
  const free = filter === before.filter ? [] : before.keys.filter((_key, place) => !stay.has(before.ids[place] ?? -1))
  let { next } = before
  const keys = ids.map((id) => known.get(id) ?? free.shift() ?? next++)
  return { filter, ids, keys, next }
}
