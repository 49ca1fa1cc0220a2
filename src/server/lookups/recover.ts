import { errors } from '#contract/errors.ts'
import type { Context } from '../context.ts'
import { conduct, runAgain } from './conduct.ts'
import { type Ending, writeEnding } from './ending.ts'
import { isOutside, silence, takeOver } from './signs-of-life.ts'
import type { StoredLookup } from './row.ts'

export const interruptedSentence = 'The look-up was interrupted. What it found so far has been kept. Please try again.'

/** Whether a look-up says that it runs, and nobody runs it. */
export function isSilent(context: Context, lookup: StoredLookup): boolean {
  return lookup.status === 'running' && !context.runs.has(lookup.id) && isOutside(lookup.alive_at, silentSince(context))
}

/** Look-ups that were last alive before this moment are silent. */
export function silentSince(context: Context): Date {
  return new Date(context.now().getTime() - silence)
}

/**
 * Takes over a look-up whose process is gone: runs it again, once, where that cannot cost a second time; else ends it, visibly,
 * with what it had found. Of several processes one does it.
 * @param before a look-up that was alive after this moment is left alone
 */
export async function recover(context: Context, lookup: StoredLookup, before = silentSince(context)): Promise<void> {
  const taken = await takeOver(context.db, lookup.id, before, context.now())
  if (taken === undefined) return
  if (!taken.cancel_requested && taken.starts <= 2 && costsNothing(context)) {
    conduct(context, taken, runAgain)
    return
  }
  await writeEnding(context.db, context.ids.row, taken.id, taken.cancel_requested ? cancelled : interrupted, context.now())
}

export const cancelled: Ending = { status: 'cancelled', code: 'CANCELLED', message: errors.CANCELLED.sentence }

const interrupted: Ending = { status: 'failed', code: 'INTERRUPTED', message: interruptedSentence }

/** Only a model is paid for. */
function costsNothing({ config }: Context): boolean {
  return config.model === null
}
