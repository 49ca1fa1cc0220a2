import { ApiError } from '../api-error.ts'
import type { Caller } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { linkHolder } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { lockRow } from '../prospects/store.ts'
import { tellOfVisit } from '../shares/notices.ts'
import { openLink } from '../shares/open-link.ts'
import type { OpenedLink } from '../shares/store.ts'
import { isProgram } from './programs.ts'
import { addToVisit, countView, findVisit, insertVisit, noteFirstOpening, type Opened } from './store.ts'

/** Seconds for which a browser keeps the random id of its visit, and in which it counts once. Source: decisions.md 23. */
const visitSeconds = 30 * 60

/**
 * Counts a view of a link that opens, by a person: no known program, nothing that a browser fetches ahead, nobody who is signed in –
 * the owner and their colleagues – and no browser that was counted in the last 30 minutes. What a visit has opened since is added to
 * it. Anything else, an unknown link too, does nothing.
 * @throws ApiError PASSCODE_NEEDED
 */
export async function countVisit(context: Context, shareId: string, caller: Caller, opened: Opened = {}): Promise<void> {
  const link = await opens(context, shareId, caller)
  if (link === undefined) return
  if (isProgram(caller.userAgent) || caller.isFetchedAhead || caller.user !== null) return
  const now = context.now()
  const id = caller.visit(shareId)
  const since = new Date(now.getTime() - 1_000 * visitSeconds)
  const known = id === null ? undefined : await findVisit(context.db, id, shareId, since)
  const tells = [opened.programs, opened.quotes, opened.printed].some((one) => one !== undefined)
  if (known !== undefined) {
    if (tells) await inTransaction(context.db, (trx) => addToVisit(trx, known.id, opened))
    return
  }
  // What is told of a visit that is over begins no other one.
  if (tells) return
  const begun = context.ids.secret()
  await inTransaction(context.db, async (trx) => {
    await insertVisit(trx, begun, shareId, now)
    await countView(trx, shareId, link.prospect.id, now)
    if (!(await noteFirstOpening(trx, shareId, now))) return
    // Of a visitor no address is kept.
    const by = linkHolder(shareId, { address: null })
    await recordEvent(context, trx, { by, prospect: link.prospect, what: { type: 'visited', shareId } })
    const prospect = await lockRow(trx, link.prospect.id, link.prospect.owner_id)
    if (prospect !== undefined) await tellOfVisit(context, trx, shareId, prospect)
  })
  caller.setVisit(shareId, begun, visitSeconds)
}

async function opens(context: Context, shareId: string, caller: Caller): Promise<OpenedLink | undefined> {
  try {
    return await openLink(context, shareId, caller)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return undefined
    throw error
  }
}
