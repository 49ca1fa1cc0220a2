import type { Certainty } from '#domain/evidence/certainty.ts'
import type { Sign } from '#domain/evidence/reading-signs.ts'
import { type Claim, factLists } from '../drafts/draft.ts'
import weights from './weights.json' with { type: 'json' }

/** What the built-in reader may be sure of or not: a name, or a fact of one list. */
export const judgedFields = ['name', ...factLists] as const
export type JudgedField = (typeof judgedFields)[number]

/** What a sign adds, where it is shown, and the sum from which on a reader is sure. Made by `npm run train:certainty`. */
export interface FieldWeights {
  base: number
  sure: number
  signs: Readonly<Partial<Record<Sign, number>>>
}

const trained: Readonly<Record<JudgedField, FieldWeights>> = weights

/** The sum that the signs of a name or fact come to. */
export function scoreOf({ base, signs: each }: FieldWeights, signs: readonly Sign[]): number {
  const sum = signs.reduce((known, sign) => known + (each[sign] ?? 0), base)
  return Math.round(sum * 100) / 100
}

/**
 * Whether the built-in reader is sure of a name or fact, and the signs that say so. The only place where this is decided.
 * @param claims where it was read, with the signs of each place; the place that speaks for it most decides
 * @returns undefined of what a model or a person said, too: they answer for it
 */
export function certaintyOf(field: JudgedField, claims: readonly Pick<Claim, 'documentId' | 'signs'>[]): Certainty | undefined {
  const readings = claims.flatMap(({ signs }) => (signs === undefined ? [] : [signs]))
  if (readings.length < claims.length) return undefined
  const own = trained[field]
  const shared: readonly Sign[] = new Set(claims.map(({ documentId }) => documentId)).size > 1 ? ['several-pages'] : []
  const best = readings.map((signs) => [...signs, ...shared]).reduce((a, b) => (scoreOf(own, b) > scoreOf(own, a) ? b : a))
  const weighty = best
    .map((sign) => ({ sign, weight: own.signs[sign] ?? 0 }))
    .toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
  return {
    verdict: scoreOf(own, best) >= own.sure ? 'sure' : 'check',
    for: weighty.filter(({ weight }) => weight > 0).map(({ sign }) => sign),
    against: weighty.filter(({ weight }) => weight < 0).map(({ sign }) => sign),
  }
}
