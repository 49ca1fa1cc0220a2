import { system } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { ApiError } from '../api-error.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { openLookup } from '../lookups/open.ts'
import { resultFor } from '../lookups/read-with-names.ts'
import { findLookup } from '../lookups/store.ts'
import type { StoredLookup } from '../lookups/row.ts'
import { countNews, offer } from '../proposals/store.ts'
import { noteNamesUnread } from '../prospects/names-unread.ts'
import { findRow, lockRow, type StoredProspect } from '../prospects/store.ts'
import { claimSite, isAtWork, noteChecked, putOff, unreadSiteWaits } from './store.ts'
import { tellOwners } from './tell-owners.ts'

/**
 * Reads the sites of prospects whose time has come, one body at a time, and offers what has changed to their owners. The prospects
 * themselves stay as they are.
 * @param goesOn asked before each body
 * @returns how many bodies were read
 */
export async function recheckRound(context: Context, goesOn: () => boolean, signal: AbortSignal): Promise<number> {
  let read = 0
  while (goesOn() && !signal.aborted) {
    const claimed = await claimSite(context)
    const [first] = claimed ?? []
    if (claimed === undefined || first === undefined) break
    const ids = claimed.map(({ id }) => id)
    const lookup = await readAgain(context, first, signal)
    if (lookup === 'none left today') {
      await putOff(context.db, ids, null)
      break
    }
    if (lookup === undefined) {
      await putOff(context.db, ids, new Date(context.now().getTime() + unreadSiteWaits))
      continue
    }
    for (const id of ids) await holdAgainst(context, id, lookup)
    read += 1
  }
  // Of several processes the last one tells what all of them found, in one email.
  if (!(await isAtWork(context))) await tellOwners(context)
  return read
}

/** Reads the site of a prospect; undefined when it cannot be read now. It counts as work of the prospect's owner. */
async function readAgain(
  context: Context,
  { organization: saved, owner_id: ownerId }: StoredProspect,
  signal: AbortSignal,
): Promise<StoredLookup | 'none left today' | undefined> {
  const organization = context.research.identify(saved)
  if (organization === undefined) return undefined
  try {
    const question = { organization, prefer: 'live' as const, added: [], askedBy: ownerId }
    const asker = { user: { id: ownerId }, address: '' }
    let id: string | undefined
    let isFinished = false
    for await (const event of await openLookup(context, question, asker, signal)) {
      if (event.type === 'started') id = event.lookupId
      if (event.type === 'finished') isFinished = true
    }
    return id === undefined || !isFinished ? undefined : await findLookup(context.db, id)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'TOO_MANY') return 'none left today'
    throw error
  }
}

async function holdAgainst(context: Context, prospectId: number, lookup: StoredLookup): Promise<void> {
  if (lookup.result === null) return
  const named = await findRow(context.db, prospectId)
  const result = await resultFor(context, { settled_names: named?.settled_names ?? null }, { ...lookup, result: lookup.result })
  const now = context.now()
  await inTransaction(context.db, async (trx) => {
    const prospect = await lockRow(trx, prospectId)
    if (prospect === undefined) return
    const changes = await countNews(trx, prospect, result)
    await offer(trx, prospectId, lookup.id, changes, now)
    if (changes > 0) {
      await recordEvent(context, trx, {
        by: system,
        prospect,
        what: { type: 'recheck-difference', lookupId: lookup.id, changes },
      })
    }
    await noteNamesUnread(trx, prospectId, result)
    await noteChecked(trx, prospectId, now)
  })
}
