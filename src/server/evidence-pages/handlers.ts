import type { Calls } from '#contract/calls.ts'
import type { CallInput } from '#contract/call.ts'
import { ApiError } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import type { Statements } from '../db/transaction.ts'
import { findLookup, foundIn, isVisibleTo } from '../lookups/store.ts'
import { findRow, isQuotedInVersions } from '../prospects/store.ts'
import { findEvidencePage } from './store.ts'

/** A page is shown to whoever may see a line that quotes it; any other one is missing. */
export const getEvidencePage: Handler<Calls['getEvidencePage']> = async (context, { params, query }, { user }) => {
  if (!(await isQuoted(context.db, params.pageId, query, user.id))) throw new ApiError('NOT_FOUND')
  const page = await findEvidencePage(context.db, params.pageId)
  if (page === undefined) throw new ApiError('NOT_FOUND')
  return { url: page.final_url, title: page.title, readOn: page.read_at.toISOString().slice(0, 10), text: page.text }
}

async function isQuoted(
  db: Statements,
  pageId: string,
  { searchId, lookupId }: CallInput<Calls['getEvidencePage']>['query'],
  userId: string,
): Promise<boolean> {
  if (searchId !== undefined) {
    const prospect = await findRow(db, searchId, userId)
    return prospect !== undefined && (await isQuotedInVersions(db, prospect.id, pageId))
  }
  const lookup = lookupId === undefined ? undefined : await findLookup(db, lookupId)
  if (lookup === undefined || !isVisibleTo(lookup, userId)) return false
  // A key of 64 hexadecimal digits stands nowhere but where a page is quoted.
  return JSON.stringify(foundIn(lookup)).includes(`"pageId":"${pageId}"`)
}
