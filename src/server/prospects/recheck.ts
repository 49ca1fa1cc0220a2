import type { Calls } from '#contract/calls.ts'
import type { LookupResult } from '#domain/lookup.ts'
import { foldName } from '#domain/organization.ts'
import { wasSiteRead, withAccepted } from '#domain/recheck.ts'
import { ApiError } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { isAmong, storedSite } from '../evidence/site.ts'
import { resultFor } from '../lookups/read-with-names.ts'
import { isVisibleTo } from '../lookups/question.ts'
import { findLookup, type StoredLookup } from '../lookups/store.ts'
import { account } from '../events/actor.ts'
import { changesBy, decide, isOffered, unknownChanges } from '../proposals/store.ts'
import { noteChecked } from '../rechecks/store.ts'
import { ownProspect, refuseStale } from './own-prospect.ts'
import { saveEdit } from './save.ts'
import { findRow, lockRow, type StoredProspect } from './store.ts'

export const getRecheck: Handler<Calls['getRecheck']> = async (context, { params, query }, { user }) => {
  const prospect = await findRow(context.db, params.id, user.id)
  if (prospect === undefined) throw new ApiError('NOT_FOUND')
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
    const prospect = await lockRow(trx, params.id, user.id)
    if (prospect === undefined) throw new ApiError('NOT_FOUND')
    const { organization } = prospect
    const lookup = await readAgain({ ...context, db: trx }, body.lookupId, prospect, user.id)
    await refuseStale(trx, prospect, body.baseVersion)
    const numbers = new Set(body.accepted)
    const offered = await unknownChanges(trx, prospect, lookup.result)
    const accepted = changesBy(prospect, lookup.result).filter(({ number }) => numbers.has(number))
    const { certifications, proof } = withAccepted(prospect.certifications, accepted)
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
    const prospect = await lockRow(trx, params.id, user.id)
    if (prospect === undefined) throw new ApiError('NOT_FOUND')
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
  const lookup = await findLookup(context.db, id)
  const result = lookup !== undefined && isVisibleTo(lookup, userId) ? lookup.result : null
  if (lookup === undefined || result === null || result.origin === 'catalogue' || !isOf(lookup, prospect)) {
    throw new ApiError('NOT_FOUND')
  }
  return { ...lookup, result: await resultFor(context, prospect, { ...lookup, result }) }
}

/** Of the same site; of the same name only where the prospect has no site. */
function isOf(lookup: StoredLookup, prospect: StoredProspect): boolean {
  const [read, own] = [storedSite(lookup), storedSite(prospect)]
  if (own !== null) return read !== null && isAmong(read, [own])
  return foldName(lookup.organization.name) === foldName(prospect.organization.name)
}
