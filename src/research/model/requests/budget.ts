import type { ModelFailure } from './failure.ts'
import type { ModelLimits } from './settings.ts'
import { type ModelUsage, noUsage, sumOf } from './usage.ts'

/** What was spent on a day, kept by whoever keeps things; absent: nothing is carried over from one process to the next. */
export interface ModelSpending {
  /** @param day 'YYYY-MM-DD' in UTC */
  spentOn: (day: string) => Promise<{ tokens: number; cost: number }>
  add: (day: string, usage: ModelUsage) => Promise<void>
}

/** Counts what a day has cost within this process, for installations that keep no count. */
export function countInProcess(): ModelSpending {
  const days = new Map<string, { tokens: number; cost: number }>()
  return {
    spentOn: (day) => Promise.resolve(days.get(day) ?? { tokens: 0, cost: 0 }),
    add(day, usage) {
      const before = days.get(day) ?? { tokens: 0, cost: 0 }
      days.clear()
      days.set(day, { tokens: before.tokens + usage.input + usage.output, cost: before.cost + usage.cost })
      return Promise.resolve()
    },
  }
}

/** The budget of one look-up and of the day: asked before every request, told after it. */
export class Budget {
  readonly #limits: ModelLimits
  readonly #spending: ModelSpending
  readonly #now: () => Date
  #used: ModelUsage = noUsage
  #reserved = { input: 0, output: 0 }

  constructor(limits: ModelLimits, spending: ModelSpending, now: () => Date) {
    this.#limits = limits
    this.#spending = spending
    this.#now = now
  }

  get used(): ModelUsage {
    return this.#used
  }

  /**
   * Sets tokens aside for a request.
   * @returns why it may not be sent; undefined when it may, `settle` is owed then
   */
  async reserve(input: number, output: number): Promise<ModelFailure | undefined> {
    const { runTokensIn, runTokensOut, dailyTokens, dailyCost } = this.#limits
    if (this.#used.input + this.#reserved.input + input > runTokensIn) return 'run-budget'
    if (this.#used.output + this.#reserved.output + output > runTokensOut) return 'run-budget'
    const open = this.#reserved.input + this.#reserved.output
    this.#reserved = { input: this.#reserved.input + input, output: this.#reserved.output + output }
    const spent = await this.#spending.spentOn(this.#day()).catch(() => undefined)
    // A count that cannot be read stops the spending, not the look-up.
    if (spent !== undefined && spent.tokens + open + input + output <= dailyTokens && spent.cost < dailyCost) return undefined
    this.#release(input, output)
    return 'daily-budget'
  }

  /** Gives back what was set aside and counts what was used; undefined when the request cost nothing. */
  async settle(input: number, output: number, usage: ModelUsage | undefined): Promise<void> {
    this.#release(input, output)
    if (usage === undefined) return
    this.#used = sumOf(this.#used, usage)
    await this.#spending.add(this.#day(), usage).catch(() => undefined)
  }

  #release(input: number, output: number): void {
    this.#reserved = { input: this.#reserved.input - input, output: this.#reserved.output - output }
  }

  #day(): string {
    return this.#now().toISOString().slice(0, 10)
  }
}
