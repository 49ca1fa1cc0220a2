import { calls } from '#contract/calls.ts'
import type { ListRow } from '#domain/prospects/prospect.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { readLinksLookedAt } from '../account/links-looked-at.ts'
import { query } from '../client/api.ts'

/** Rows of the first part of the list, which are soon there, and of each later one. */
const parts = { first: 60, later: 2_000 }

/**
 * The user's prospects as the list shows them, with their version counts; null when nobody is signed in. The first rows of a long
 * list are there while the rest is still fetched.
 */
export const prospectsQuery = queryOptions({
  queryKey: ['prospects'],
  queryFn: async ({ client, signal }): Promise<ListRow[] | null> => {
    const rows: ListRow[] = []
    for (let limit = parts.first; ; limit = parts.later) {
      const part = await listPart({ limit: String(limit), after: rows.at(-1)?.id.toString() }, signal)
      if (part === null) return null
      rows.push(...part)
      if (part.length < limit) return rows
      client.setQueryData<ListRow[] | null>(['prospects'], (all) => (all && all.length > rows.length ? all : [...rows]))
    }
  },
})

async function listPart(part: { limit: string; after: string | undefined }, signal: AbortSignal): Promise<ListRow[] | null> {
  const asked = { query: { withVersionCounts: 'true', brief: 'true', ...part } } as const
  const rows = await query(calls.listProspects, asked, 'null')({ signal })
  return rows?.filter((row) => 'certificationNames' in row) ?? null
}

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
export function takeOut(client: QueryClient, id: number): ListRow | undefined {
  const rows = client.getQueryData(prospectsQuery.queryKey) ?? []
  client.setQueryData(prospectsQuery.queryKey, (all) => all?.filter((row) => row.id !== id))
  return rows.find((row) => row.id === id)
}

/** Puts a prospect that was taken out into the list again; the list sorts itself. */
export function bringBack(client: QueryClient, row: ListRow): void {
  client.setQueryData(prospectsQuery.queryKey, (all) => [...(all ?? []).filter((one) => one.id !== row.id), row])
}
