import { calls } from '#contract/calls.ts'
import type { ProspectRow } from '#domain/prospect.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { readLinksLookedAt } from '../account/links-looked-at.ts'
import { query } from './api.ts'

/** The user's prospects with their version counts; null when nobody is signed in. */
export const prospectsQuery = queryOptions({
  queryKey: ['prospects'],
  queryFn: query(calls.listProspects, { query: { withVersionCounts: 'true' } }, 'null'),
})

/** One prospect of the user; fails with 404 for one that is not theirs, or not there. */
export function prospectQuery(id: number) {
  return queryOptions({
    queryKey: ['prospects', id],
    queryFn: query(calls.getProspect, { params: { id: String(id) } }, 'throw'),
  })
}

/** What a look-up would change in a prospect. */
export function recheckQuery(id: number, lookupId: string) {
  return queryOptions({
    queryKey: ['prospects', id, 'recheck', lookupId],
    queryFn: query(calls.getRecheck, { params: { id: String(id) }, query: { lookupId } }, 'throw'),
  })
}

/** Live links of a prospect, newest first. */
export function sharesQuery(id: number) {
  return queryOptions({
    queryKey: ['prospects', id, 'shares'],
    queryFn: query(calls.listShares, { params: { id: String(id) } }, 'throw'),
  })
}

/** Live links of all prospects of the user, newest first. */
export const allSharesQuery = queryOptions({
  queryKey: ['prospects', 'shares'],
  queryFn: query(calls.listAllShares, {}, 'throw'),
})

/** What is new on the prospects and links of the user, as counts. */
export function newsQuery(user: string) {
  return queryOptions({
    queryKey: ['prospects', 'news', user],
    queryFn: ({ signal }) => query(calls.countNews, { query: { linksSince: readLinksLookedAt(user) } }, 'throw')({ signal }),
  })
}

/** After a save or an edit: the list, and what was read of the prospect, are asked for again when next shown. */
export async function forgetProspects(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: prospectsQuery.queryKey })
}

/** Takes a prospect out of the list at once; gives it back to `bringBack`. */
export function takeOut(client: QueryClient, id: number): ProspectRow | undefined {
  const rows = client.getQueryData(prospectsQuery.queryKey) ?? []
  client.setQueryData(prospectsQuery.queryKey, (all) => all?.filter((row) => row.id !== id))
  return rows.find((row) => row.id === id)
}

/** Puts a prospect that was taken out into the list again; the list sorts itself. */
export function bringBack(client: QueryClient, row: ProspectRow): void {
  client.setQueryData(prospectsQuery.queryKey, (all) => [...(all ?? []).filter((one) => one.id !== row.id), row])
}
