import { type ListSearch, readListSearch } from '#domain/list-view.ts'

/** Columns and order that somebody chose for the list last, in this browser. @param user id of whoever is signed in */
export function readLook(user: string): ListSearch {
  const { columns, sort, direction } = readPlace(() => localStorage, lookPlace(user))
  return readListSearch({ columns, sort, direction })
}

/** Keeps columns and order of what the list shows; a browser without room keeps none. */
export function keepLook(user: string, { columns, sort, direction }: ListSearch): void {
  write(() => localStorage, lookPlace(user), { columns, sort, direction })
}

/** The list as this tab showed it last, so that the way back leads there. */
export function readLastList(user: string): ListSearch {
  return readListSearch({ ...readPlace(() => sessionStorage, listPlace(user)) })
}

export function noteLastList(user: string, search: ListSearch): void {
  write(() => sessionStorage, listPlace(user), search)
}

/** A search with the look that is kept, as far as it says nothing of it. */
export function withLook(search: ListSearch, { columns, sort, direction }: ListSearch): ListSearch {
  const order = search.sort === undefined && search.direction === undefined ? { sort, direction } : {}
  return readListSearch({ ...search, columns: search.columns ?? columns, ...order })
}

function lookPlace(user: string): string {
  return `credscout.list-look.${user}`
}

function listPlace(user: string): string {
  return `credscout.last-list.${user}`
}

function readPlace(storage: () => Storage, place: string): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(storage().getItem(place) ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function write(storage: () => Storage, place: string, value: ListSearch): void {
  try {
    storage().setItem(place, JSON.stringify(value))
  } catch {
    // The list begins as ever.
  }
}
