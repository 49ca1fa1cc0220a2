import type { Calls } from '#contract/calls.ts'
import { sourcesOf } from '#domain/evidence/sources.ts'
import { ApiError, orNotFound } from '../api-error.ts'
import type { Handler, StreamHandler } from '../call-handler.ts'
import { readKey } from './askers-key.ts'
import { questionOf } from './asked-question.ts'
import { stopRun } from './keep-alive.ts'
import { openLookup } from './open.ts'
import { cancelled, isSilent } from './recover.ts'
import { writeEnding } from './ending.ts'
import { findBodies } from './find-body.ts'
import { isAskedBy, isVisibleTo } from './question.ts'
import { refusal, unanswered } from './refusal.ts'
import { findLookup, requestCancel } from './store.ts'
import { foundIn } from './row.ts'

export const queryOrganization: Handler<Calls['queryOrganization']> = async (context, { body }, caller) => {
  const candidates = await findBodies(context, body.searchTerm, caller, body.knownOnly !== true)
  const [best] = candidates
  if (best === undefined) throw new ApiError('ORG_NOT_FOUND')
  return { ...best, candidates }
}

/** Waits for the end of the look-up. It goes on when the caller is gone. */
export const queryCertifications: Handler<Calls['queryCertifications']> = async (context, { body }, caller) => {
  const question = await questionOf(context, body, caller)
  for await (const event of await openLookup(context, question, caller, caller.signal)) {
    if (event.type === 'finished') return event.result.certifications.map((one) => ({ ...one, sources: sourcesOf(one.evidence) }))
    if (event.type === 'failed') throw refusal(event)
  }
  throw unanswered(caller)
}

export const streamCertifications: StreamHandler<Calls['queryCertifications']> = async function* (context, { body }, caller) {
  yield* await openLookup(context, await questionOf(context, body, caller), caller, caller.signal)
}

export const getLookup: Handler<Calls['getLookup']> = async (context, { params }, { user }) => {
  const lookup = orNotFound(await findLookup(context.db, readKey(params.id).id))
  orNotFound(isVisibleTo(lookup, user?.id))
  const { id, status, organization, result, failure_code: code, failure_message: message } = lookup
  const endedAt = lookup.finished_at?.toISOString() ?? null
  const failure = code && { code, message: message ?? '' }
  return { id, status, organization, certifications: foundIn(lookup), result, endedAt, failure }
}

/**
 * Stops a look-up that runs here at once, and one that runs elsewhere within a second; one that has ended stays as it is. Only who
 * asked it first may; to everybody else it is missing.
 */
export const cancelLookup: Handler<Calls['cancelLookup']> = async (context, { params }, { user }) => {
  const { id, secret } = readKey(params.id)
  const known = orNotFound(await findLookup(context.db, id))
  orNotFound(isVisibleTo(known, user?.id) && isAskedBy(known, user?.id, secret))
  // Others who asked the same hear it, too: it goes on for them.
  if ((context.runs.get(known.id)?.listeners ?? 0) > 1) return
  const lookup = orNotFound(await requestCancel(context.db, known.id))
  await stopRun(context, lookup.id)
  if (isSilent(context, lookup)) await writeEnding(context.db, context.ids.row, lookup.id, cancelled, context.now())
}
