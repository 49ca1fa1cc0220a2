import type { Calls } from '#contract/calls.ts'
import type { CallInput } from '#contract/call.ts'
import { findAddedPages } from '../added-pages/store.ts'
import { ApiError, orNotFound } from '../api-error.ts'
import type { Caller } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { bodyOf } from './find-body.ts'
import type { Question } from './question.ts'

/**
 * The question that a caller asks, about a body as the directory or the web names it.
 * @throws ApiError ORG_NOT_FOUND when a name leads to no body, NOT_FOUND for an added page that is not the asker's
 */
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
