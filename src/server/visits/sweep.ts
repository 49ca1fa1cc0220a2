import type { Context } from '../context.ts'
import { keptSince } from '../retention.ts'
import { deleteVisits } from './store.ts'

/** Forgets old visits; the counts stay. Called once an hour. */
export async function sweepVisits(context: Context): Promise<void> {
  await deleteVisits(context.db, keptSince(context, 'visits'))
}
