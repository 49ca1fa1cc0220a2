import type { Weights } from '../../src/research/reader/weights/weights.ts'
import type { Part } from '../label.ts'
import type { Example } from './examples.ts'
import { learn, type Prepared, type PreparedExample } from './learn.ts'
import { drawOf } from './real-pages.ts'

/** Sets of written pages that are read by what all others teach. */
export const setsLeftOut: readonly Part[] = ['opened-c', 'opened-d', 'opened-e', 'opened-f']

/** The group in which a page is left out: the written set, and a quarter of the bodies of real pages beside each. */
export function groupLeftOut({ set, owner }: Pick<Example, 'set' | 'owner'>): Part | undefined {
  return setsLeftOut.find(
    (one, at) => one === set || (owner !== undefined && at === drawOf('quarter', owner) % setsLeftOut.length),
  )
}

/** A page with weights that know nothing of its group. */
interface LeftOut<One extends Example> {
  page: PreparedExample<One>
  weights: Weights
}

/**
 * Pages by what all others teach that are not of their group, as they would be read if they were unknown.
 * @param groupOf pages without a group teach and are not judged
 * @param always what teaches besides, whichever group is left out
 */
export function leftOut<One extends Example>(
  pages: readonly PreparedExample<One>[],
  groupOf: (example: One) => string | number | undefined,
  always: readonly Prepared[],
): LeftOut<One>[] {
  return [...Map.groupBy(pages, ({ example }) => groupOf(example))].flatMap(([group, own]) => {
    if (group === undefined) return []
    const { weights } = learn([...always, ...pages.filter((page) => !own.includes(page))])
    return own.map((page) => ({ page, weights }))
  })
}
