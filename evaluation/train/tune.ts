import type { Thresholds } from '../../src/research/reader/weights/weights.ts'
import { figuresOf } from '../figures.ts'
import { type PageScore, sumOf } from '../score.ts'
import { fieldsOf } from './report.ts'

/** How far from where it stands a threshold is tried, the widest first. */
const steps = [0.2, 0.1, 0.05]
const [least, most] = [0.05, 0.95]
/** What a change must gain; less is chance. */
const telling = 1e-4

/** What a set of pages is worth: a wrong fee costs more than a missing one, and so does a page that states nothing. */
export function worthOf(pages: readonly PageScore[]): number {
  const sum = sumOf(pages)
  const { names, fees, validity, renewal, requirements } = fieldsOf(sum)
  const { feesPrecision, distractorsWithName } = figuresOf(sum)
  return 2 * names + 1.5 * fees + validity + renewal + requirements - distractorsWithName - Math.max(0, 0.8 - feesPrecision)
}

/** Thresholds that are worth most: each in turn, below and above where it stands, the others held, by ever smaller steps. */
export async function tuned(worth: (thresholds: Thresholds) => Promise<number>, start: Thresholds): Promise<Thresholds> {
  let best = start
  let reached = await worth(best)
  for (const step of steps)
    for (const [name, from] of Object.entries(best))
      for (const value of [from - step, from + step].map(rounded)) {
        if (value < least || value > most) continue
        const tried = { ...best, [name]: value }
        const worthTried = await worth(tried)
        if (worthTried <= reached + telling) continue
        reached = worthTried
        best = tried
      }
  return best
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
