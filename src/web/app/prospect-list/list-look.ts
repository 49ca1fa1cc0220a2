import { type ListSearch, readListSearch } from '#domain/prospects/list-view.ts'
import * as z from 'zod/mini'
import { readTrace, writeTrace } from '../../kept/kept.ts'

const keptSchema = z.record(z.string(), z.unknown())

/** Columns and order that somebody chose for the list last, in this browser. @param user id of whoever is signed in */
export function readLook(user: string): ListSearch {
  return readListSearch(readTrace('list-look', user, keptSchema) ?? {})
}

/** Keeps columns and order of what the list shows. */
export function keepLook(user: string, { columns, sort, direction }: ListSearch): void {
  writeTrace('list-look', user, { columns, sort, direction })
}

/** The list as this tab showed it last, so that the way back leads there. */
export function readLastList(user: string): ListSearch {
  return readListSearch(readTrace('last-list', user, keptSchema) ?? {})
}

export function noteLastList(user: string, search: ListSearch): void {
  writeTrace('last-list', user, search)
}

/** A search with the look that is kept, as far as it says nothing of it. */
export function withLook(search: ListSearch, { columns, sort, direction }: ListSearch): ListSearch {
  const order = search.sort === undefined && search.direction === undefined ? { sort, direction } : {}
  return readListSearch({ ...search, columns: search.columns ?? columns, ...order })
}
