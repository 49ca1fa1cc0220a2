import { type ListSearch, readListSearch } from '#domain/prospects/list-view.ts'

/** The tab in view, 'Generate New' when absent, and what the list of the other one shows. */
export interface AdminSearch extends ListSearch {
  tab?: 'prospects'
}

/** What is not right in an address is left out. */
export function readAdminSearch(search: Record<string, unknown>): AdminSearch {
  return { ...readListSearch(search), ...(search['tab'] === 'prospects' && { tab: 'prospects' }) }
}
