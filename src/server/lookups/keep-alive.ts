import { ResearchError } from '#research'
import { errors } from '#contract/errors.ts'
import { removeAddedPages } from '../added-pages/store.ts'
import type { Context } from '../context.ts'
import { keptSince } from '../retention.ts'
import { Stopping } from './conduct.ts'
import { recover, silentSince } from './recover.ts'
import { findSilent, writeAlive } from './signs-of-life.ts'
import { removeEnded } from './store.ts'

/** Milliseconds between two signs of life; somebody else's cancel is seen within one. */
const aliveEvery = 500
/** Milliseconds between two searches for look-ups that fell silent. */
const recoverEvery = 30_000

/**
 * Keeps the look-ups of this process alive in the database, stops those that somebody canceled, and recovers those whose process
 * is gone. Called once, when the server starts.
 * @returns ends it; the running look-ups are left to the next process
 */
export async function keepLookupsAlive(context: Context): Promise<() => Promise<void>> {
  // The embedded database has one process: whatever ran in it before is gone.
  await recoverSilent(context, context.config.databaseUrl === null ? context.now() : silentSince(context))
  const alive = repeat(context, aliveEvery, () => sayAlive(context))
  const recovery = repeat(context, recoverEvery, () => recoverSilent(context, silentSince(context)))
  return async () => {
    clearInterval(alive)
    clearInterval(recovery)
    const runs = [...context.runs.values()]
    for (const run of runs) run.stop(new Stopping())
    await Promise.all(runs.map((run) => run.ended))
  }
}

/** Stops a look-up that this process runs. @returns settles when its end is written; undefined when it does not run here */
export function stopRun(context: Context, id: string): Promise<void> | undefined {
  const run = context.runs.get(id)
  run?.stop(new ResearchError('CANCELLED', errors.CANCELLED.sentence))
  return run?.ended
}

/** Ends or runs again every look-up that was last alive before a moment. */
export async function recoverSilent(context: Context, before: Date): Promise<void> {
  const silent = await findSilent(context.db, before)
  for (const lookup of silent) {
    if (!context.runs.has(lookup.id)) await recover(context, lookup, before)
  }
}

/** Removes look-ups that ended long ago, and pages that were added for them; called once an hour. */
export async function sweepLookups(context: Context): Promise<void> {
  const before = keptSince(context, 'lookups')
  await removeEnded(context.db, before)
  await removeAddedPages(context.db, before)
}

async function sayAlive(context: Context): Promise<void> {
  if (context.runs.size === 0) return
  for (const id of await writeAlive(context.db, [...context.runs.keys()], context.now())) void stopRun(context, id)
}

function repeat(context: Context, every: number, work: () => Promise<void>): NodeJS.Timeout {
  const timer = setInterval(() => {
    work().catch((error: unknown) => context.log.warn({ err: error }, 'look-ups could not be kept alive'))
  }, every)
  return timer.unref()
}
