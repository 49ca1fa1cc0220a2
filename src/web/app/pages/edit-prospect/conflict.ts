import type { Snapshot } from '#domain/prospects/versions.ts'
import type { Saved } from './draft.ts'

/** Both sides of an edit that met another one in the same place. */
export interface Conflict {
  base: Snapshot
  mine: Snapshot
  theirs: Saved
  /** Who saved theirs, and when (ISO 8601 in UTC). */
  savedBy: string
  savedAt: string
  said: Said
}

/** What whoever saves says beside the edit. */
export interface Said {
  reason: string
  /** Who it is, through a link; undefined where that is known. */
  by: string | undefined
}
