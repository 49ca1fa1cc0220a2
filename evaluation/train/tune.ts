import { judge, judgedNames, statesOf } from './reader/judge.ts'
import { readLines } from './reader/lines.ts'
import { factsFor } from './reader/read-facts.ts'
import type { Thresholds, Weights } from './reader/weights.ts'
import { sumOf } from '../score.ts'
import { fieldsOf } from './bootstrap.ts'
import type { Example } from './examples.ts'
import { scoreFacts } from './score-pages.ts'

const steps: readonly (readonly [keyof Thresholds, readonly number[]])[] = [
  ['name', [0.2, 0.3, 0.4, 0.5, 0.6]],
  ['onlyName', [0.05, 0.1, 0.15, 0.25, 0.35, 0.5]],
  ['fee', [0.15, 0.25, 0.35, 0.45, 0.55, 0.65]],
  ['owner', [0.15, 0.25, 0.35, 0.45, 0.55]],
  ['onlyOwner', [0.05, 0.15, 0.3, 0.45]],
  ['term', [0.1, 0.15, 0.25, 0.35, 0.5]],
  ['requirement', [0.1, 0.2, 0.3, 0.4, 0.5]],
  ['renewal', [0.1, 0.2, 0.3, 0.4, 0.5]],
  ['unnamed', [0.5, 0.65, 0.8, 0.9]],
  ['states', [0.05, 0.15, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]],
]

/** Thresholds that reach most on pages kept for choosing: each in turn, the others held. */
export async function tunedThresholds(pages: readonly Example[], weights: Weights): Promise<Thresholds> {
  const judged = pages.map((example) => {
    const judgement = judge(readLines(example.document), example.organization, weights)
    return { example, judgement, names: judgedNames(judgement, weights) }
  })
  const worth = async (thresholds: Thresholds) => {
    const tried = { ...weights, thresholds }
    const scores = []
    for (const { example, judgement, names } of judged)
      scores.push(await scoreFacts(example, { ...factsFor(judgement, names, tried), states: statesOf(judgement, tried) }, tried))
    const sum = sumOf(scores)
    const { names, fees, validity, renewal, requirements } = fieldsOf(sum)
    const distracted = sum.distractors === 0 ? 0 : sum.distractorsWithName / sum.distractors
    return 2 * names.f1 + fees.f1 + validity.f1 + renewal.f1 + requirements.f1 - distracted - 0.5 * Math.max(0, 0.85 - fees.p)
  }
  let best = weights.thresholds
  let most = await worth(best)
  // Twice, since each was chosen with what the others were then.
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
