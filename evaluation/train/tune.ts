import type { Thresholds } from '../../src/research/reader/weights.ts'
import { type PageScore, sumOf } from '../score.ts'
import { fieldsOf } from './bootstrap.ts'

const steps: readonly (readonly [keyof Thresholds, readonly number[]])[] = [
  ['page', [0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6]],
  ['name', [0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5]],
  ['onlyName', [0.05, 0.1, 0.15, 0.2, 0.3]],
  ['fee', [0.3, 0.4, 0.5, 0.6, 0.7]],
  ['owner', [0.3, 0.4, 0.5, 0.6, 0.7]],
  ['onlyOwner', [0.05, 0.2, 0.35]],
  ['besideOwner', [0.3, 0.5, 0.6, 0.7, 0.8, 0.9]],
  ['term', [0.2, 0.3, 0.4, 0.5]],
  ['requirement', [0.2, 0.3, 0.4, 0.5]],
  ['renewal', [0.2, 0.3, 0.4, 0.5]],
  ['unnamed', [0.5, 0.6, 0.7, 0.8, 0.9]],
]

/** What a set of pages is worth: a wrong fee costs more than a missing one, and so does a page that states nothing. */
function worthOf(pages: readonly PageScore[]): number {
  const sum = sumOf(pages)
  const { names, fees, validity, renewal, requirements } = fieldsOf(sum)
  const distracted = sum.distractors === 0 ? 0 : sum.distractorsWithName / sum.distractors
  return 2 * names.f1 + 1.5 * fees.f1 + validity.f1 + renewal.f1 + requirements.f1 - distracted - Math.max(0, 0.8 - fees.p)
}

/** Thresholds that reach most on written and real pages: each in turn, the others held; twice, since each depends on the others. */
export async function tuned(
  scores: (thresholds: Thresholds) => Promise<Record<'written' | 'real', readonly PageScore[]>>,
  start: Thresholds,
): Promise<Thresholds> {
  const worth = async (thresholds: Thresholds) => {
    const { written, real } = await scores(thresholds)
    // Real pages are what the reader is for.
    return worthOf(written) + (real.length === 0 ? 0 : 2 * worthOf(real))
  }
  let best = start
  let most = await worth(best)
  for (const [name, values] of [...steps, ...steps])
    for (const value of values) {
      if (best[name] === value) continue
      const tried = { ...best, [name]: value }
      const reached = await worth(tried)
      if (reached <= most + 1e-4) continue
      most = reached
      best = tried
    }
  return best
}
