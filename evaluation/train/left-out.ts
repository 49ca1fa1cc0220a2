import type { Weights } from '../../src/research/reader/weights.ts'
import type { Part } from '../label.ts'
import { keptPages } from './kept-pages.ts'
import { learn, type PreparedExample } from './learn.ts'

/** Of each set weights that all other pages taught, so that what they say of the set is what they say of unknown pages. */
export function weightsLeavingOut(sets: readonly Part[], pages: readonly PreparedExample[]): Map<Part, Weights> {
  const real = keptPages()
  return new Map(sets.map((set) => [set, learn([...real, ...pages.filter(({ example }) => example.set !== set)]).weights]))
}
