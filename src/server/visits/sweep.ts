import type { Context } from '../context.ts'
import { deleteOldVisits } from './store.ts'

/** Forgets visits of more than 180 days ago; the counts stay. Called once an hour. */
export async function sweepVisits(context: Context): Promise<void> {
  await deleteOldVisits(context.db, context.now())
}
