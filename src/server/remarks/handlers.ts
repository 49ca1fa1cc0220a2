import type { Calls } from '#contract/calls.ts'
import { saidText, saysAlready, withRemark } from '#domain/shares/apply-remark.ts'
import { type Certification, writtenCertificationsSchema, linesOf } from '#domain/certifications/certification.ts'
import { isSingle } from '#domain/certifications/passages.ts'
import {
  changedSentence,
  type NewRemark,
  noKindSentence,
  type Remark,
  type RemarkStatus,
  unchangedSentence,
} from '#domain/shares/remark.ts'
import { readerWords } from '#domain/shares/link-holder.ts'
import { shownThroughLink } from '#domain/shares/shown-lines.ts'
import { ApiError, orNotFound } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { inTransaction, type Statements } from '../db/transaction.ts'
import { usualBytes } from '../http/request-body.ts'
import { account, linkHolder } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { typedOrNull } from '#domain/text/text.ts'
import { saveEdit } from '../prospects/save.ts'
import { findRow, lockRow, type StoredProspect } from '../prospects/store.ts'
import { countWork } from '../rate-limit.ts'
import { countSharedEdit } from '../shares/count-edit.ts'
import { tellOfEdit, tellOfRemark } from '../shares/notices.ts'
import { openLink } from '../shares/open-link.ts'
import {
  changeOf,
  countConfirmations,
  decide,
  deleteConfirmation,
  deleteRemark,
  findRemarks,
  findSame,
  insertRemark,
  lockRemark,
  type RemarkOfLink,
  type StoredRemark,
  wasSaid,
} from './store.ts'

export const makeRemark: Handler<Calls['makeRemark']> = async (context, { params: { shareId }, body }, caller) =>
  inTransaction(context.db, async (trx) => {
    const inside = { ...context, db: trx }
    const { prospect, mode } = await openLink(inside, shareId, caller, 'lock')
    if (mode === 'view') throw new ApiError('LINK_MODE')
    const remark = remarkOf(context, shareId, prospect, body, mode === 'edit' ? 'done' : 'open')
    const known = await statusKnown(trx, prospect, remark)
    if (known !== undefined) return { status: known }
    if (remark.kind !== 'right') changedBy(prospect, remark, shownThroughLink(prospect.certifications))
    await countWork(inside, 'remark', caller, { link: shareId })
    const by = linkHolder(shareId, caller, remark.said_by)
    if (remark.status === 'done') {
      const updated = await carriedOut(context, inside, prospect, remark, by)
      await countSharedEdit(inside, caller, shareId, prospect, updated)
      if (updated.version !== prospect.version) await tellOfEdit(context, trx, shareId, prospect, updated, { said: remark })
    } else {
      const { kind, line, text } = remark
      const what = { type: 'remarked' as const, shareId, kind, line, text }
      await recordEvent(context, trx, { by, prospect, what })
      await tellOfRemark(context, trx, shareId, prospect, remark)
    }
    await insertRemark(trx, remark)
    if (remark.kind === 'right') return { status: 'noted', remarkId: remark.id }
    return { status: remark.status === 'done' ? 'done' : 'open' }
  })

export const takeBackRemark: Handler<Calls['takeBackRemark']> = async (context, { params: { shareId, remarkId } }, caller) =>
  inTransaction(context.db, async (trx) => {
    const { prospect } = await openLink({ ...context, db: trx }, shareId, caller, 'lock')
    const remark = await deleteConfirmation(trx, shareId, remarkId)
    if (remark === undefined) return undefined
    const { line, said_by: name } = remark
    const what = { type: 'remarked' as const, shareId, kind: 'right' as const, line, text: null, takenBack: true as const }
    await recordEvent(context, trx, { by: linkHolder(shareId, caller, name), prospect, what })
    await tellOfRemark(context, trx, shareId, prospect, { ...remark, takenBack: true })
    return undefined
  })

export const listRemarks: Handler<Calls['listRemarks']> = async (context, { params }, { user }) => {
  const prospect = orNotFound(await findRow(context.db, params.id, user.id))
  return (await findRemarks(context.db, prospect.id)).map((remark) => {
    const isCarriedOut = remark.status === 'done' || remark.status === 'accepted'
    const isGone = isCarriedOut && !saysAlready(prospect.certifications, changeOf(remark))
    return { ...readRemark(remark), ...(isGone && { isGone }) }
  })
}

export const decideRemark: Handler<Calls['decideRemark']> = async (context, { params, body }, caller) =>
  inTransaction(context.db, async (trx) => {
    const prospect = orNotFound(await lockRow(trx, params.id, caller.user.id))
    const remark = orNotFound(await lockRemark(trx, prospect.id, params.remarkId))
    if (remark.status !== 'open') throw new ApiError('REMARK_CLOSED')
    const status: RemarkStatus = body.accept ? 'accepted' : 'declined'
    // Before its version is written, which closes what others suggested alike.
    await decide(trx, remark.id, status, context.now())
    if (body.accept) await carriedOut(context, { ...context, db: trx }, prospect, remark, account(caller))
    return readRemark({ ...remark, status })
  })

export const dismissRemark: Handler<Calls['dismissRemark']> = async (context, { params }, { user }) => {
  const prospect = orNotFound(await findRow(context.db, params.id, user.id))
  orNotFound(await deleteRemark(context.db, prospect.id, params.remarkId))
}

/** Times that one line or program is called right through one link, each under another name; more of the same say nothing new. */
const mostConfirmations = 20

/**
 * What a remark comes to that says nothing new: it was said through the link before, or what it misses is there. With the prospect's row
 * locked, so that of two equal ones at once the second says nothing new.
 * @throws ApiError INVALID for a correction that corrects nothing
 */
async function statusKnown(trx: Statements, { certifications }: StoredProspect, remark: StoredRemark) {
  if (remark.kind === 'right') {
    const saysNothingNew = (await wasSaid(trx, remark)) || (await countConfirmations(trx, remark)) >= mostConfirmations
    return saysNothingNew ? 'noted' : undefined
  }
  const says = saysAlready(shownThroughLink(certifications), changeOf(remark))
  if (says && remark.kind === 'wrong') throw new ApiError('INVALID', { field: 'text', message: unchangedSentence })
  const same = await findSame(trx, remark)
  if (says) return same === 'done' ? 'done' : 'there'
  // Through a link that lets its holders edit by now it waits no longer.
  return same === 'open' && remark.status === 'open' ? 'open' : undefined
}

/**
 * A remark about what the link shows.
 * @throws ApiError REMARK_CLOSED where the link does not show what it is about (any more)
 */
function remarkOf(
  context: Context,
  shareId: string,
  prospect: StoredProspect,
  said: NewRemark,
  statusOfChange: 'done' | 'open',
): StoredRemark {
  const certification = shownThroughLink(prospect.certifications).find(({ id }) => id === said.certification)
  const line = said.kind === 'missing' ? undefined : said.line
  const isThere =
    said.certification === undefined ||
    (certification !== undefined &&
      (line === undefined || linesOf(certification).some((one) => one.field === said.field && one.text === line)))
  if (!isThere) throw new ApiError('REMARK_CLOSED', { message: changedSentence })
  if (said.certification !== undefined && said.kind === 'missing' && said.field === undefined) {
    throw new ApiError('INVALID', { field: 'field', message: noKindSentence })
  }
  return {
    id: context.ids.row(),
    share_id: shareId,
    kind: said.kind,
    status: said.kind === 'right' ? 'noted' : statusOfChange,
    said_by: typedOrNull(said.by?.trim()),
    certification_id: said.certification ?? null,
    certification_name: certification?.name ?? null,
    field: said.field ?? null,
    line: line ?? null,
    text: said.kind === 'right' ? null : saidText(said.text, said.field),
    in_all: said.kind === 'wrong' && said.inAll === true,
    said_at: context.now(),
    decided_at: null,
  }
}

/** Saves what a remark says as a version: of the link's holder who says it, or of the owner who accepts it; the word is the reader's. */
async function carriedOut(
  context: Context,
  { db: trx }: Context,
  prospect: StoredProspect,
  remark: StoredRemark,
  by: Parameters<typeof saveEdit>[3]['by'],
): Promise<StoredProspect> {
  const isReader = by.kind === 'link'
  const certifications = isReader ? shownThroughLink(prospect.certifications) : prospect.certifications
  const changed = changedBy(prospect, remark, certifications)
  if (changed === certifications) return prospect
  const changeReason = isReader ? null : `Suggested by ${readerWords(remark.said_by, false)}`
  return saveEdit(context, trx, prospect, {
    organization: prospect.organization,
    certifications: [...changed],
    changeReason,
    saidByReader: true,
    by,
  })
}

/**
 * The certifications with what a remark says, within the limits of every other edit.
 * @throws ApiError REMARK_CLOSED where what it is about is not there (any more), INVALID or BODY_TOO_LARGE where it is over a limit
 */
function changedBy(
  { organization }: StoredProspect,
  remark: StoredRemark,
  certifications: readonly Certification[],
): readonly Certification[] {
  const changed = withRemark(certifications, changeOf(remark))
  if (changed === undefined) {
    const { kind, field, certification_id: about } = remark
    const isTaken = kind === 'missing' && field !== null && isSingle(field) && certifications.some(({ id }) => id === about)
    throw new ApiError('REMARK_CLOSED', isTaken ? { message: onlyLineSentence } : {})
  }
  const issue = writtenCertificationsSchema.safeParse(changed).error?.issues[0]
  if (issue !== undefined) throw new ApiError('INVALID', { field: 'text', message: issue.message })
  // More than the editor can send could be saved by nobody any more.
  if (Buffer.byteLength(JSON.stringify({ organization, certifications: changed })) > usualBytes) {
    throw new ApiError('BODY_TOO_LARGE', { field: 'text', message: 'This would make the prospect larger than 2 MB.' })
  }
  return changed
}

/** To a reader who adds a line where there can be one only, and is. */
const onlyLineSentence = 'There is already a line of this kind. Correct that one instead.'

function readRemark(remark: RemarkOfLink): Remark {
  const { certification_id: id, certification_name: name } = remark
  return {
    id: remark.id,
    at: remark.said_at.toISOString(),
    kind: remark.kind,
    status: remark.status,
    by: remark.said_by,
    link: { shareId: remark.share_id, name: remark.link_name },
    certification: id === null ? null : { id, name: name ?? '' },
    field: remark.field,
    line: remark.line,
    text: remark.text,
    ...(remark.in_all ? { inAll: true as const } : {}),
  }
}
