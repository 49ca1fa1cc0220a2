import type { Context } from '../context.ts'

/** Milliseconds an event is kept, with the address it was done from. */
const keptFor = 365 * 86_400_000

/** Removes events of more than a year ago; called once an hour. */
export async function sweepEvents(context: Context): Promise<void> {
  await context.db
    .deleteFrom('events')
    .where('at', '<', new Date(context.now().getTime() - keptFor))
    .execute()
}
