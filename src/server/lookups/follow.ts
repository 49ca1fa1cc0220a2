import type { LookupEvent, LookupResult } from '#domain/lookups/lookup.ts'
import { sameValue } from '#domain/text/same-value.ts'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '../context.ts'
import { interruptedSentence } from './recover.ts'
import { findLookup } from './store.ts'
import { foundIn, type StoredLookup } from './row.ts'

/** Milliseconds between two readings of a row that another process writes. */
const pollEvery = 500

/**
 * The events of a look-up as its row tells them: of one that has ended at once, of one that another process runs as they are
 * written – its beginning, its certifications, its end.
 */
export async function* follow(
  context: Context,
  lookup: StoredLookup,
  signal: AbortSignal,
): AsyncGenerator<LookupEvent, undefined> {
  const elapsed = () => Math.max(0, context.now().getTime() - lookup.started_at.getTime())
  const told = new Map<string, unknown>()
  const isKept = lookup.status === 'finished'
  yield {
    type: 'started',
    at: lookup.status === 'running' ? elapsed() : 0,
    lookupId: lookup.id,
    organization: lookup.organization,
  }
  const stored = context.config.liveReading === 'on' ? storedAnswer(context, lookup) : undefined
  if (stored !== undefined) yield { type: 'stored', at: elapsed(), result: stored }
  for (let row: StoredLookup | undefined = lookup; !signal.aborted; row = await findLookup(context.db, lookup.id)) {
    const known = new Set((row?.certifications ?? []).map((one) => one.id ?? one.name))
    // A row that has finished holds its certifications in its result.
    const withdrawn = row?.status === 'running' ? [...told.keys()].filter((one) => !known.has(one)) : []
    for (const id of withdrawn) {
      told.delete(id)
      yield { type: 'certification-withdrawn', at: elapsed(), id }
    }
    for (const certification of row !== undefined && !isKept ? foundIn(row) : []) {
      const key = certification.id ?? certification.name
      if (sameValue(told.get(key), certification)) continue
      told.set(key, certification)
      yield { type: 'certification', at: elapsed(), certification }
    }
    if (row?.status !== 'running') {
      yield lastEvent(row, elapsed(), isKept)
      return
    }
    await wait(pollEvery, undefined, { signal }).catch(() => undefined)
  }
}

/** What the catalogue answers before the site has completed it, of a look-up that another process runs. */
function storedAnswer(context: Context, { status, prefer, organization }: StoredLookup): LookupResult | undefined {
  if (status !== 'running' || prefer !== 'catalogue') return undefined
  return context.research.storedAnswer(organization)
}

/** @param isKept whether it had ended before it was asked for: then it says when */
function lastEvent(row: StoredLookup | undefined, at: number, isKept: boolean): LookupEvent {
  if (row !== undefined && row.result !== null) {
    const readAt = isKept ? row.finished_at?.toISOString() : undefined
    return { type: 'finished', at, result: row.result, ...(readAt !== undefined && { readAt }) }
  }
  return { type: 'failed', at, code: row?.failure_code ?? 'INTERRUPTED', message: row?.failure_message ?? interruptedSentence }
}
