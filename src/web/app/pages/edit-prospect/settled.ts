import { merge, type Snapshot } from '#domain/prospects/versions.ts'
import type { Conflict } from './conflict.ts'

/** What a conflict comes to: the side that is taken where both changed the same, with everything else that either of them changed. */
export function settled({ base, mine, theirs }: Pick<Conflict, 'base' | 'mine' | 'theirs'>, prefer: 'mine' | 'theirs'): Snapshot {
  return merge(base, mine, theirs, prefer).merged
}
