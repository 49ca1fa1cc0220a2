import { type ErrorCode, errors } from '#contract/errors.ts'
import type { Calls } from '#contract/calls.ts'
import type { CallInput } from '#contract/call.ts'
import type { LookupEvent, LookupFailureCode } from '#domain/lookups/lookup.ts'
import type { Organization, OrganizationMatch } from '#domain/organizations/organization.ts'
import { findAddedPages } from '../added-pages/store.ts'
import { ApiError, orNotFound } from '../api-error.ts'
import type { Caller, Handler, StreamHandler } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { readKey } from './askers-key.ts'
import { countWork } from '../rate-limit.ts'
import { stopRun } from './keep-alive.ts'
import { openLookup } from './open.ts'
import { cancelled, interruptedSentence, isSilent } from './recover.ts'
import { writeEnding } from './ending.ts'
import { isAskedBy, isVisibleTo, type Question } from './question.ts'
import { findLookup, foundIn, requestCancel } from './store.ts'

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
    if (event.type === 'finished') return event.result.certifications
    if (event.type === 'failed') throw refusal(event)
  }
  throw unanswered(caller)
}

/** Why a look-up that goes on gave no answer: its asker left, or the process stops and the next one carries it on. */
export function unanswered({ signal }: Pick<Caller, 'signal'>): ApiError {
  return signal.aborted ? new ApiError('CALLER_LEFT') : new ApiError('INTERNAL', { message: interruptedSentence })
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

/** @throws ApiError ORG_NOT_FOUND when a name leads to no body, NOT_FOUND for an added page that is not the asker's */
export async function questionOf(
  context: Context,
  { organization, readLive = false, added = [] }: CallInput<Calls['queryCertifications']>['body'],
  caller: Caller,
): Promise<Question> {
  const userId = caller.user?.id
  const withPages = added.length > 0
  if (withPages && userId === undefined) throw new ApiError('SIGNED_OUT')
  if (withPages) orNotFound(await findAddedPages(context.db, added, userId ?? null))
  return {
    organization: await bodyOf(context, organization, caller, withPages),
    prefer: readLive || withPages ? 'live' : 'catalogue',
    added: [...new Set(added)],
    askedBy: userId ?? null,
  }
}

/**
 * The body as the directory or the web names it; a request says which one is meant, and never what it is called. One without a
 * website, of which only documents tell that its asker added, is called what the asker calls it: nobody else hears the answer.
 */
async function bodyOf(
  context: Context,
  asked: CallInput<Calls['queryCertifications']>['body']['organization'],
  caller: Caller,
  withPages: boolean,
): Promise<Organization> {
  if (typeof asked !== 'string') {
    const known = context.research.identify(asked)
    const message = `The website of ${asked.name} is not known. Give its address, and it will be read.`
    if (known === undefined && withPages && asked.website === undefined) return { name: asked.name, description: '' }
    if (known === undefined) throw new ApiError('ORG_NOT_FOUND', { message })
    return known
  }
  const [best] = await findBodies(context, asked, caller)
  if (best === undefined) throw new ApiError('ORG_NOT_FOUND')
  const { name, description, abbreviation, website } = best
  return { name, description, abbreviation, website }
}

/**
 * Readings of a name; counted in the asker's share of the day only when they are asked for outside. What somebody anonymous finds
 * there is not remembered: it would name a body for the next asker.
 */
function findBodies(context: Context, searchTerm: string, caller: Caller, asks = true): Promise<OrganizationMatch[]> {
  const beforeAsking = () => countWork(context, 'findOrganization', caller)
  return context.research.findOrganization(searchTerm, {
    signal: caller.signal,
    asks,
    beforeAsking,
    // Words that are still being typed name no body.
    remembers: asks && caller.user !== null,
  })
}

/** Failures without an error of their own are ours. */
const failureErrors: Record<LookupFailureCode, ErrorCode> = {
  ORG_NOT_FOUND: 'ORG_NOT_FOUND',
  NOTHING_FOUND: 'NOTHING_FOUND',
  SITE_UNREACHABLE: 'SITE_UNREACHABLE',
  SITE_BLOCKED: 'SITE_BLOCKED',
  CANCELLED: 'CANCELLED',
  INTERRUPTED: 'INTERNAL',
  INTERNAL: 'INTERNAL',
}

/** A failed look-up as the error of a call; one without a sentence of its own has that of its code. */
export function refusal({ code, message }: Extract<LookupEvent, { type: 'failed' }>): ApiError {
  const error = failureErrors[code]
  return new ApiError(error, { message: message === '' ? errors[error].sentence : message })
}
