import type { Calls } from '#contract/calls.ts'
import type { LookupResult } from '#domain/lookups/lookup.ts'
import { wasSiteRead } from '#domain/lookups/recheck.ts'
import { orNotFound } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { isSameBody, storedBody, storedSite } from '../evidence/site.ts'
import { resultFor } from '../lookups/read-with-names.ts'
import { isVisibleTo } from '../lookups/question.ts'
import { findLookup } from '../lookups/store.ts'
import type { StoredLookup } from '../lookups/row.ts'
import { account } from '../events/actor.ts'
import { acceptedOf, changesBy, decide, isOffered, unknownChanges } from '../proposals/store.ts'
import { noteChecked } from '../rechecks/store.ts'
import { ownProspect, refuseStale } from './own-prospect.ts'
import { saveEdit } from './save.ts'
import { findRow, lockRow, type StoredProspect } from './store.ts'

export const getRecheck: Handler<Calls['getRecheck']> = async (context, { params, query }, { user }) => {
  const prospect = orNotFound(await findRow(context.db, params.id, user.id))
  const { result } = await readAgain(context, query.lookupId, prospect, user.id)
  const isOffer = await isOffered(context.db, prospect.id, query.lookupId)
  // Whoever asks for a reading sees all of it; an offer tells only what its owner has not decided before.
  const changes = isOffer ? await unknownChanges(context.db, prospect, result) : changesBy(prospect, result)
  return { changes, version: prospect.version, ledger: result.ledger, siteRead: wasSiteRead(result.ledger) }
}

/** The accepted lines and their proof are taken from the look-up's row; the request only says which. */
export const acceptRecheck: Handler<Calls['acceptRecheck']> = async (context, { params, body }, caller) =>
  inTransaction(context.db, async (trx) => {
    const { user } = caller
    const prospect = orNotFound(await lockRow(trx, params.id, user.id))
    const { organization } = prospect
    const lookup = await readAgain({ ...context, db: trx }, body.lookupId, prospect, user.id)
    await refuseStale(trx, prospect, body.baseVersion)
    const numbers = new Set(body.accepted)
    const offered = await unknownChanges(trx, prospect, lookup.result)
    const accepted = changesBy(prospect, lookup.result).filter(({ number }) => numbers.has(number))
    const { certifications, proof } = acceptedOf(prospect, lookup.result, accepted)
    const changeReason = body.changeReason ?? null
    await saveEdit(context, trx, prospect, {
      organization,
      certifications,
      renewed: { lookupId: lookup.id, site: storedSite(lookup), certifications: proof },
      changeReason,
      by: account(caller),
    })
    const left = offered.filter(({ number }) => !numbers.has(number))
    await decide(trx, prospect.id, lookup.id, (await isOffered(trx, prospect.id, lookup.id)) ? left : [])
    if (wasSiteRead(lookup.result.ledger)) await noteChecked(trx, prospect.id, lookup.finished_at ?? context.now())
    return ownProspect(trx, params.id, user.id)
  })

export const declineRecheck: Handler<Calls['declineRecheck']> = async (context, { params, query }, { user }) => {
  await inTransaction(context.db, async (trx) => {
    const prospect = orNotFound(await lockRow(trx, params.id, user.id))
    const { result } = await readAgain({ ...context, db: trx }, query.lookupId, prospect, user.id)
    await decide(trx, prospect.id, query.lookupId, await unknownChanges(trx, prospect, result))
  })
}

/**
 * What a look-up read of a body's site, with what the prospect's owner said of names.
 * @throws ApiError NOT_FOUND for one that is not there, not finished, not read on the site, of another body, or somebody else's
 */
async function readAgain(
  context: Context,
  id: string,
  prospect: StoredProspect,
  userId: string,
): Promise<StoredLookup & { result: LookupResult }> {
  const lookup = orNotFound(await findLookup(context.db, id))
  const result = orNotFound(isVisibleTo(lookup, userId) && (lookup.result ?? undefined))
  orNotFound(result.origin !== 'catalogue' && isOf(lookup, prospect))
  return { ...lookup, result: await resultFor(context, prospect, { ...lookup, result }) }
}

/** Of the same body; of the same name only where the prospect has no site. */
function isOf(lookup: StoredLookup, prospect: StoredProspect): boolean {
  const [read, own] = [storedBody(lookup), storedBody(prospect)]
  return isSameBody(read, own) && (own.site === null || read.site !== null)
}
