import { changedSearch, type ListSearch, listViewOf } from '#domain/prospects/list-view.ts'
import { Download } from 'lucide-react'
import { memo } from 'react'
import { buttonClass } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { exportAddress, exportHolds } from './export-address.ts'
import { FilterBox } from './filter-box.tsx'
import type { OnSearch } from './on-search.ts'
import { Toolbar } from './toolbar.tsx'
import { ViewsMenu } from './views-menu.tsx'

export interface ListToolbarProps {
  /** What stands in the address. */
  search: ListSearch
  view: 'table' | 'cards'
  /** Every tag there is. */
  tags: readonly string[]
  today: string
  /** Changes when the filter is cleared elsewhere: what is typed goes, whether or not the address has it. */
  cleared: number
  onSearch: OnSearch
  /** The filter takes the focus. */
  onBegin: () => void
  onType: (filter: string) => void
}

/** All that stands above the list. Drawn when the address changes, and not for every key in the filter. */
export const ListToolbar = memo(function ListToolbar(props: ListToolbarProps) {
  const { search, view, tags, today, cleared, onSearch, onBegin, onType } = props
  const wanted = listViewOf(search)
  return (
    <Toolbar
      view={{ ...wanted, view }}
      tags={tags}
      onChange={(change) => onSearch((before) => changedSearch(before, change))}
      filterBox={
        <FilterBox
          key={cleared}
          written={wanted.filter}
          onBegin={onBegin}
          onType={onType}
          onWrite={(filter) => onSearch((before) => changedSearch(before, { filter }))}
        />
      }
    >
      <ViewsMenu search={search} onSearch={onSearch} />
      <a className={buttonClass('outlined')} href={exportAddress({ ...search, today })} title={exportHolds} download>
        <span className="button-words">
          <Icon of={Download} />
          Export
        </span>
      </a>
    </Toolbar>
  )
})
