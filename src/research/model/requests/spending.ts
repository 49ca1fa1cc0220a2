import type { ModelUsage } from './usage.ts'

/** What was spent on a day, kept by whoever keeps things; absent: nothing is carried over from one process to the next. */
export interface ModelSpending {
  /** @param day 'YYYY-MM-DD' in UTC */
  spentOn: (day: string) => Promise<{ tokens: number; cost: number }>
  add: (day: string, usage: ModelUsage) => Promise<void>
}
