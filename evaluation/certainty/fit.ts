import type { Sign } from '../../src/domain/evidence/reading-signs.ts'
import type { FieldWeights, JudgedField } from '../../src/research/certainty/certainty.ts'
import type { Example } from './examples.ts'

const passes = 400
const rate = 0.5
/** Keeps a sign that few examples show from weighing much; a prior of so many examples. */
const prior = 8

/** Signs that a page alone never shows, so that no labelled page teaches them; set by judgement. */
const judged: Readonly<Partial<Record<Sign, number>>> = { 'several-pages': 1 }

/** What a sign can only speak for, or only against, whatever a few pages seem to teach; a person is told these as reasons. */
const onlyFor: readonly Sign[] = [
  'title',
  'short-form',
  'credential-word',
  'repeated',
  'link-words',
  'facts-beside',
  'facts-of-kinds',
  'one-named',
  'page-certifies',
  'named-beside',
  'under-its-name',
  'kind-stated',
  'reads-like-one',
  'clearly-one',
  'clear-line',
  'clearly-its',
  'nobody-elses',
]
const onlyAgainst: readonly Sign[] = [
  'short-form-alone',
  'no-credential-word',
  'one-word',
  'long-name',
  'said-once',
  'no-facts-beside',
  'many-named',
  'of-all',
  'named-elsewhere',
  'kind-unstated',
  'may-be-one',
  'doubtful-line',
  'very-doubtful-line',
]

/**
 * Where something stands tells nothing of times, renewal and fees that holds on a set left out: what was learnt of it on the other
 * sets chose worse than chance.
 */
const placeless: readonly JudgedField[] = ['validity', 'renewal', 'fees']
const places: readonly Sign[] = ['heading', 'table', 'list', 'sentence', 'named-beside', 'under-its-name']

/** How much each sign speaks for a name or fact being right: logistic regression over all examples, in whole-gradient steps. */
export function weightsOf(field: JudgedField, examples: readonly Example[]): Omit<FieldWeights, 'sure'> {
  const isUsed = (sign: Sign) => !(placeless.includes(field) && places.includes(sign))
  const signs = [...new Set(examples.flatMap((one) => one.signs))].filter(isUsed).toSorted()
  const weights = new Map<Sign, number>(signs.map((sign) => [sign, 0]))
  let base = 0
  const size = Math.max(1, examples.length)
  for (let pass = 0; pass < passes; pass += 1) {
    const gradient = new Map<Sign, number>()
    let onBase = 0
    for (const { signs: shown, right } of examples) {
      const score = shown.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), base)
      const error = (right ? 1 : 0) - 1 / (1 + Math.exp(-score))
      onBase += error
      for (const sign of shown) gradient.set(sign, (gradient.get(sign) ?? 0) + error)
    }
    base += (rate * onBase) / size
    for (const [sign, weight] of weights) {
      const next = weight + (rate * ((gradient.get(sign) ?? 0) - prior * weight)) / size
      weights.set(sign, onlyFor.includes(sign) ? Math.max(0, next) : onlyAgainst.includes(sign) ? Math.min(0, next) : next)
    }
  }
  const kept = [...weights].filter(([, weight]) => Math.abs(weight) >= 0.05).map(([sign, weight]) => [sign, rounded(weight)])
  return { base: rounded(base), signs: { ...Object.fromEntries(kept), ...judged } }
}

/** An example with the sum of signs that it reached. */
export interface Scored {
  score: number
  right: boolean
}

/** The lowest sum from which on at least a share of the examples is right. */
export function sureFrom(scored: readonly Scored[], share: number): number {
  const best = scored.toSorted((one, other) => other.score - one.score)
  let [right, lowest] = [0, Number.POSITIVE_INFINITY]
  for (const [place, one] of best.entries()) {
    if (one.right) right += 1
    if (best[place + 1]?.score !== one.score && right / (place + 1) >= share) lowest = one.score
  }
  return lowest
}

/** The sum that all but a share of the examples reach. */
export function reachedByAllBut(scored: readonly Scored[], share: number): number {
  const sums = scored.map(({ score }) => score).toSorted((one, other) => one - other)
  return sums[Math.floor(sums.length * share)] ?? 0
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
