/** Figures of a part, printed as they come, and whether all were as they must be. */
export class Report {
  /** Figures that were not as they must be. */
  failures = 0
  readonly #print: (line: string) => void

  constructor(print: (line: string) => void) {
    this.#print = print
  }

  figure(name: string, value: number | string): void {
    this.#print(`${name}: ${value}`)
  }

  /** Slowest and median of measured times in milliseconds. */
  times(name: string, values: readonly number[]): void {
    const sorted = values.toSorted((a, b) => a - b)
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0
    this.#print(`${name}: ${Math.round(median)} ms in the middle, ${Math.round(sorted.at(-1) ?? 0)} ms at most`)
  }

  /** Says so only when a figure is not as it must be. */
  mustBe(name: string, found: number | string | null, wanted: number | string): void {
    if (found === wanted) return
    this.failures += 1
    this.#print(`WRONG ${name}: ${found}, not ${wanted}`)
  }

  mustBeAtMost(name: string, found: number, limit: number): void {
    this.#print(`${name}: ${Math.round(found * 100) / 100}`)
    if (found > limit) {
      this.failures += 1
      this.#print(`WRONG ${name}: over ${limit}`)
    }
  }
}
