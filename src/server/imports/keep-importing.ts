import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '../context.ts'
import { claimRow, renewClaim } from './store.ts'
import { takeOver } from './take-over.ts'

/** Rows that one process works on at once. */
const atOnce = 2
/** Milliseconds between two looks for rows that nobody told of. */
const every = 5_000
/** Milliseconds a claim lasts; it is renewed in a third of it. A killed process loses its rows after this time. */
const claimLasts = 15_000

/** Does the rows of imports in the background, each in one process alone. @returns ends it; a row that is not done is left to the next process */
export function keepImporting(context: Context): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const workers = Array.from({ length: atOnce }, () => work(context, stopping.signal))
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(workers)
    },
  }
}

async function work(context: Context, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      if (!(await importRow(context, signal))) await rest(context, signal)
    } catch (error) {
      context.log.warn({ err: error }, 'imports could not go on')
      await rest(context, signal)
    }
  }
}

/** Does the next row that waits. @returns whether there was one */
export async function importRow(context: Context, signal: AbortSignal): Promise<boolean> {
  const claim = context.ids.row()
  const until = () => new Date(context.now().getTime() + claimLasts)
  const row = await claimRow(context.db, claim, context.now(), until())
  if (row === undefined) return false
  const renewing = setInterval(() => {
    renewClaim(context.db, claim, until()).catch((error: unknown) => context.log.warn({ err: error }, 'a row was not renewed'))
  }, claimLasts / 3)
  try {
    await takeOver(context, row, claim, signal)
  } finally {
    clearInterval(renewing)
  }
  return true
}

/** Until a row waits, or a while. */
async function rest(context: Context, signal: AbortSignal): Promise<void> {
  const told = new AbortController()
  const wake = () => told.abort()
  context.signals.once('import-row-waits', wake)
  await wait(every, undefined, { signal: AbortSignal.any([signal, told.signal]), ref: false }).catch(() => undefined)
  context.signals.off('import-row-waits', wake)
}
