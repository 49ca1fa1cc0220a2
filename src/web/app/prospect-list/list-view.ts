import type { ProspectRow } from '#domain/prospect.ts'

export type SortColumn = 'created' | 'views'
export type SortDirection = 'ascending' | 'descending'

/** What the list shows, as it stands in the address. */
export interface ListView {
  /** Absent: table on wide windows, cards on narrow ones. */
  view?: 'table' | 'cards'
  sort: SortColumn
  direction: SortDirection
  filter: string
}

/** Newest first, nothing left out. Source: specification §4, 'List sort'. */
export const defaultListView: ListView = { sort: 'created', direction: 'descending', filter: '' }

/** The search parameters of the address: only what differs from the default. */
export interface ListSearch {
  view?: 'table' | 'cards'
  sort?: SortColumn
  direction?: SortDirection
  filter?: string
}

/** Reads search parameters; a value nobody offers counts as not given. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const { view, sort, direction, filter } = search
  return {
    ...((view === 'table' || view === 'cards') && { view }),
    ...(sort === 'views' && { sort }),
    ...(direction === 'ascending' && { direction }),
    ...(isTyped(filter) && { filter: String(filter) }),
  }
}

/** The router reads '?filter=360' as a number and '?filter=true' as a boolean. */
function isTyped(value: unknown): value is string | number | boolean {
  return (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean'
}

/** What stands in the address for a view: nothing for a default. */
export function searchOf({ view, sort, direction, filter }: ListView): ListSearch {
  return readListSearch({ view, sort, direction, filter })
}

export function listViewOf(search: ListSearch): ListView {
  return { ...defaultListView, ...search }
}

/** The same column flips its direction; a new column starts descending. */
export function sortedBy(view: ListView, column: SortColumn): Pick<ListView, 'sort' | 'direction'> {
  const flips = view.sort === column && view.direction === 'descending'
  return { sort: column, direction: flips ? 'ascending' : 'descending' }
}

/** The rows to show, in order. The filter goes by what a row shows of its organization: name and abbreviation. Equal ones keep the newest first. */
export function shownRows(rows: readonly ProspectRow[], { sort, direction, filter }: ListView): ProspectRow[] {
  const wanted = filter.trim().toLowerCase()
  const sign = direction === 'ascending' ? 1 : -1
  return rows
    .filter(({ organization: { name, abbreviation = '' } }) => `${name}\n${abbreviation}`.toLowerCase().includes(wanted))
    .sort((a, b) => {
      const difference = sort === 'views' ? a.viewCount - b.viewCount : Date.parse(a.createdAt) - Date.parse(b.createdAt)
      return difference === 0 ? b.id - a.id : difference * sign
    })
}
