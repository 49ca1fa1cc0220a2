import type { ListSearch } from '#domain/prospects/list-view.ts'

/**
 * Changes what the list's address says of it.
 * @param as 'step': an entry of its own in the history, so that Back leads to the list as it was; else it takes the place of what was
 */
export type OnSearch = (change: (search: ListSearch) => ListSearch, as?: 'step') => void
