import type { Calls } from '#contract/calls.ts'
import type { LookupResult } from '#domain/lookup.ts'
import { foldName, type Organization, organizationKey } from '#domain/organization.ts'
import { recheckProposal, withAccepted } from '#domain/recheck.ts'
import { ApiError } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import { inTransaction, type Statements } from '../db/transaction.ts'
import { findLookup, isVisibleTo } from '../lookups/store.ts'
import { ownProspect, refuseStale } from './own-prospect.ts'
import { saveEdit } from './save.ts'
import { lockRow } from './store.ts'

export const getRecheck: Handler<Calls['getRecheck']> = async (context, { params, query }, { user }) => {
  const { organization, certifications, version } = await ownProspect(context.db, params.id, user.id)
  const { ledger, ...found } = await readAgain(context.db, query.lookupId, organization, user.id)
  return { changes: recheckProposal(certifications, found.certifications), version, ledger }
}

/** The accepted lines and their proof are taken from the look-up's row; the request only says which. */
export const acceptRecheck: Handler<Calls['acceptRecheck']> = async (context, { params, body }, { user }) =>
  inTransaction(context.db, async (trx) => {
    const prospect = await lockRow(trx, params.id, user.id)
    if (prospect === undefined) throw new ApiError('NOT_FOUND')
    const { organization } = prospect
    const found = await readAgain(trx, body.lookupId, organization, user.id)
    await refuseStale(trx, prospect, body.baseVersion)
    const numbers = new Set(body.accepted)
    const accepted = recheckProposal(prospect.certifications, found.certifications).filter(({ number }) => numbers.has(number))
    const { certifications, proof } = withAccepted(prospect.certifications, accepted)
    const changeReason = body.changeReason ?? null
    await saveEdit(context, trx, prospect, {
      organization,
      certifications,
      renewed: proof,
      changeReason,
      author: user.username,
      via: 'editor',
    })
    return ownProspect(trx, params.id, user.id)
  })

/**
 * What a look-up read of a body's site.
 * @throws ApiError NOT_FOUND for one that is not there, not finished, not read live, of another body, or somebody else's
 */
async function readAgain(db: Statements, id: string, body: Organization, userId: string): Promise<LookupResult> {
  const lookup = await findLookup(db, id)
  const result = lookup !== undefined && isVisibleTo(lookup, userId) ? lookup.result : null
  if (lookup === undefined || result === null || result.origin !== 'live' || !isOf(lookup.organization, body)) {
    throw new ApiError('NOT_FOUND')
  }
  return result
}

function isOf(one: Organization, other: Organization): boolean {
  return organizationKey(one) === organizationKey(other) || foldName(one.name) === foldName(other.name)
}
