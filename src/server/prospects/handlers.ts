import type { Calls } from '#contract/calls.ts'
import { orNotFound } from '../api-error.ts'
import type { Context } from '../context.ts'
import type { Handler, SignedInCaller } from '../call-handler.ts'
import { inTransaction } from '../db/transaction.ts'
import { account } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { keptUntil } from '../retention.ts'
import { earliestUndo, findDeleted, markDeleted, unmarkDeleted } from './deletions.ts'
import { knownProspect } from './known-prospect.ts'
import { findListRows } from './list.ts'
import { ownProspect, refuseStale } from './own-prospect.ts'
import { findProspects } from './owned.ts'
import { findProgress } from './progress.ts'
import { restoreVersion } from './restore.ts'
import { saveEdit, saveProspect } from './save.ts'
import { lockRow, markLooked } from './store.ts'
import { findVersions } from './versions.ts'

export const createProspect: Handler<Calls['createProspect']> = async (context, { body }, caller) =>
  inTransaction(context.db, async (trx) => {
    const { id } = await saveProspect(context, trx, account(caller), body)
    return ownProspect(trx, id, caller.user.id)
  })

export const listProspects: Handler<Calls['listProspects']> = async (context, { query }, { user }) => {
  if (query.brief === 'true') return findListRows(context.db, user.id, query)
  const prospects = await findProspects(context.db, user.id)
  if (query.withVersionCounts !== 'true') return prospects
  const progress = await findProgress(context.db, user.id)
  // Versions are numbered from 1 without a gap and never deleted one by one.
  return prospects.map((prospect) => ({ ...prospect, versionCount: prospect.version, progress: progress.get(prospect.id) }))
}

export const getProspect: Handler<Calls['getProspect']> = async (context, { params }, { user }) =>
  ownProspect(context.db, params.id, user.id)

export const updateProspect: Handler<Calls['updateProspect']> = async (context, { params, body }, caller) =>
  inTransaction(context.db, async (trx) => {
    const { user } = caller
    const prospect = orNotFound(await lockRow(trx, params.id, user.id))
    await refuseStale(trx, prospect, body.baseVersion)
    const [{ changeReason = null }, by] = [body, account(caller)]
    if (body.restores === undefined) await saveEdit(context, trx, prospect, { ...body, changeReason, by })
    else await restoreVersion(context, trx, prospect, { number: body.restores, changeReason, by })
    return ownProspect(trx, params.id, user.id)
  })

export const deleteCertification: Handler<Calls['deleteCertification']> = async (context, { params }, caller) =>
  inTransaction(context.db, async (trx) => {
    const { user } = caller
    const prospect = orNotFound(await lockRow(trx, params.id, user.id))
    const certifications = prospect.certifications.filter(({ id }) => id !== params.certId)
    orNotFound(certifications.length < prospect.certifications.length)
    await saveEdit(context, trx, prospect, {
      organization: prospect.organization,
      certifications,
      changeReason: null,
      by: account(caller),
    })
    return ownProspect(trx, params.id, user.id)
  })

export const deleteProspect: Handler<Calls['deleteProspect']> = async (context, { params }, caller) =>
  inTransaction(context.db, async (trx) => {
    const prospect = orNotFound(await lockRow(trx, params.id, caller.user.id))
    await markDeleted(trx, [prospect.id], context.now())
    await recordEvent(context, trx, { by: account(caller), prospect, what: { type: 'deleted' } })
    return undefined
  })

/** A prospect that is not deleted is answered as it is: a second click on Undo is no error. */
export const restoreProspect: Handler<Calls['restoreProspect']> = async (context, { params }, caller) =>
  inTransaction(context.db, async (trx) => {
    const { user } = caller
    const back = await unmarkDeleted(trx, [params.id], user.id, earliestUndo(context))
    const prospect = await ownProspect(trx, params.id, user.id)
    if (back.length > 0) await recordEvent(context, trx, { by: account(caller), prospect, what: { type: 'undeleted' } })
    return prospect
  })

export const listDeletedProspects: Handler<Calls['listDeletedProspects']> = async (context, _input, { user }) => {
  const rows = await findDeleted(context.db, user.id, earliestUndo(context))
  return rows.map(({ deleted_at: deletedAt, ...row }) => ({
    ...knownProspect(row),
    deletedAt: deletedAt.toISOString(),
    keptUntil: keptUntil(context, 'deletedProspects', deletedAt).toISOString(),
  }))
}

export const listVersions: Handler<Calls['listVersions']> = async (context, { params, query }, { user, setNext }) => {
  await ownProspect(context.db, params.id, user.id)
  const versions = await findVersions(context.db, params.id, query.before)
  // Versions are numbered from 1 without a gap.
  const oldest = versions.at(-1)?.id ?? 1
  if (oldest > 1) setNext({ before: String(oldest) })
  return versions
}

export const noteLook: Handler<Calls['noteLook']> = async (context, { params }, { user }) => {
  orNotFound(await markLooked(context.db, params.id, user.id, context.now()))
}

/** An answer about a prospect is for whoever owns it now. */
export const mayRepeatOnProspect = async (context: Context, { params }: { params: { id: number } }, { user }: SignedInCaller) => {
  await ownProspect(context.db, params.id, user.id)
}
