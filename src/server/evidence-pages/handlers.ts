import type { Calls } from '#contract/calls.ts'
import type { CallInput } from '#contract/call.ts'
import type { Evidence } from '#domain/evidence/evidence.ts'
import { orNotFound } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import type { Statements } from '../db/transaction.ts'
import { findLatestQuotes } from '../evidence/latest-quotes.ts'
import { findQuote } from '../evidence/store.ts'
import { isVisibleTo } from '../lookups/question.ts'
import { findLookup } from '../lookups/store.ts'
import { findRow } from '../prospects/store.ts'
import { findEvidencePage } from './store.ts'

/**
 * A copy is shown through a prospect or a look-up of the asker's whose evidence names it; any other one is missing. Its address is
 * the one it was quoted from: equal texts of two addresses are one copy.
 */
export const getEvidencePage: Handler<Calls['getEvidencePage']> = async (context, { params, query }, { user }) => {
  const found = await quoteOf(context.db, params.pageId, query, user.id)
  const quote = orNotFound(found?.kind === 'page' && found)
  const page = orNotFound(await findEvidencePage(context.db, params.pageId))
  return { url: quote.url, title: quote.title ?? '', readOn: quote.readOn, text: page.text }
}

/** Pages listed at once. */
const pagesAtOnce = 100

/** Each page once, as the newest quote of it among the asker's prospects has it; whatever is listed opens through that prospect. */
export const listEvidencePages: Handler<Calls['listEvidencePages']> = async (context, { query }, { user }) => {
  const quotes = await findLatestQuotes(context.db, user.id, { after: query.after, limit: pagesAtOnce + 1 })
  const listed = quotes.slice(0, pagesAtOnce)
  const last = quotes.length > pagesAtOnce ? listed.at(-1) : undefined
  return {
    pages: listed.map(({ pageId, prospectId, quote }) => ({
      pageId,
      searchId: prospectId,
      url: quote.url,
      title: quote.title ?? '',
      readOn: quote.readOn,
    })),
    ...(last === undefined ? {} : { next: last.id }),
  }
}

async function quoteOf(
  db: Statements,
  pageId: string,
  { searchId, lookupId }: CallInput<Calls['getEvidencePage']>['query'],
  userId: string,
): Promise<Evidence | undefined> {
  if (searchId !== undefined) {
    const prospect = await findRow(db, searchId, userId)
    return prospect && findQuote(db, { prospectId: prospect.id }, pageId)
  }
  const lookup = lookupId === undefined ? undefined : await findLookup(db, lookupId)
  return lookup !== undefined && isVisibleTo(lookup, userId) ? findQuote(db, { lookupId: lookup.id }, pageId) : undefined
}
