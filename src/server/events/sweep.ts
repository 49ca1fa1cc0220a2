import type { Context } from '../context.ts'
import { keptSince } from '../retention.ts'

/** Removes old events, with the addresses they were done from; called once an hour. */
export async function sweepEvents(context: Context): Promise<void> {
  await context.db.deleteFrom('events').where('at', '<', keptSince(context, 'events')).execute()
}
