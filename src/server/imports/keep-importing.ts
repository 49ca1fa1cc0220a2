import type { Context } from '../context.ts'
import { renewing } from '../queue/claim.ts'
import { Worker } from '../queue/worker.ts'
import { claimRow, renewClaim, rowClaims } from './store.ts'
import { takeOver } from './take-over.ts'

/** Does the rows of imports in the background, each in one process alone. @returns ends it; a row that is not done is left to the next process */
export function keepImporting(context: Context): { stop: () => Promise<void> } {
  return new Worker(context, {
    lanes: 2,
    every: 5_000,
    wokenBy: 'import-row-waits',
    graceful: 0,
    trouble: 'imports could not go on',
    next: (signal, claimed) => importRow(context, signal, claimed),
  }).start()
}

/** Does the next row that waits. @returns whether there was one */
export async function importRow(context: Context, signal: AbortSignal, claimed: () => void = () => {}): Promise<boolean> {
  const claim = context.ids.row()
  const row = await claimRow(context.db, claim, context.now())
  if (row === undefined) return false
  claimed()
  await renewing(
    rowClaims,
    () => renewClaim(context.db, claim, context.now()),
    (error) => context.log.warn({ err: error }, 'a row was not renewed'),
    () => takeOver(context, row, claim, signal),
  )
  return true
}
