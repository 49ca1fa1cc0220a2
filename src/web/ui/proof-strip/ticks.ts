import type { LineState } from '#domain/evidence/evidence.ts'

/** How one tick is drawn. */
export type Tick = 'page' | 'person' | 'catalogue' | 'doubt'

const tickOf: Record<LineState, Tick> = {
  'on-the-page': 'page',
  document: 'person',
  person: 'person',
  catalogue: 'catalogue',
  'not-confirmed': 'doubt',
  conflict: 'doubt',
  check: 'doubt',
}

/** Weakest first: the tick that stands for several lines is drawn like the weakest of them. */
const weakestFirst: readonly Tick[] = ['doubt', 'catalogue', 'person', 'page']

const mostTicks = 16

/** One tick a line, in the order of the lines; more than 16 lines share 16 ticks, rounded in favor of doubt. */
export function ticksOf(states: readonly LineState[]): Tick[] {
  const ticks = states.map((state) => tickOf[state])
  if (ticks.length <= mostTicks) return ticks
  return Array.from({ length: mostTicks }, (_, index) => {
    const from = Math.floor((index * ticks.length) / mostTicks)
    const to = Math.floor(((index + 1) * ticks.length) / mostTicks)
    const shared = ticks.slice(from, to)
    return weakestFirst.find((tick) => shared.includes(tick)) ?? 'page'
  })
}
