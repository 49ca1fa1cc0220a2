import type { Context } from '../context.ts'
import { earliestUndo, removeDeleted } from './deletions.ts'

/** Removes prospects whose deletion can no longer be taken back; called once an hour. */
export async function sweepDeletedProspects(context: Context): Promise<void> {
  await removeDeleted(context.db, earliestUndo(context))
}
