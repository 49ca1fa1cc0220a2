import type { Tick } from './ticks.ts'

/** All ticks of a kind in one drawing: a list of prospects has hundreds of them, and draws them anew for every key in its filter. */
export interface TickPath {
  tick: Tick
  /** Path data in the strip's own pixels. */
  path: string
}

/** What is drawn for ticks that stand six pixels from each other: one path a kind, in the order in which the kinds come. */
export function tickPaths(ticks: readonly Tick[]): TickPath[] {
  return [...new Set(ticks)].map((tick) => ({
    tick,
    path: ticks.flatMap((one, place) => (one === tick ? [shapes[tick](place * 6)] : [])).join(''),
  }))
}

/** A full tick, half of one, and a hollow one inside of its line. */
const shapes: Readonly<Record<Tick, (x: number) => string>> = {
  page: (x) => bar(x, 0, 4, 12, 1),
  catalogue: (x) => bar(x, 0, 4, 12, 1),
  person: (x) => bar(x, 6, 4, 6, 1),
  doubt: (x) => bar(x + 0.5, 0.5, 3, 11, 0.5),
}

/** A bar with round corners. */
function bar(x: number, y: number, width: number, height: number, r: number): string {
  const across = width - 2 * r
  const down = height - 2 * r
  const corner = (toX: number, toY: number) => `a${r} ${r} 0 0 1 ${toX} ${toY}`
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
}
