import { LayoutGrid, Menu as Rows, Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import '../../ui/field/field.css'
import { Icon } from '../../ui/icon/icon.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import type { ListView } from './list-view.ts'
import { SortMenu } from './sort-menu.tsx'
import './toolbar.css'

export interface ToolbarProps {
  view: ListView & { view: 'table' | 'cards' }
  onFilter: (filter: string) => void
  onFilterLeft: () => void
  onChange: (change: Partial<ListView>) => void
}

/** Filter, order and view of the list. '/' leads to the filter from anywhere outside a field. */
export function Toolbar({ view, onFilter, onFilterLeft, onChange }: ToolbarProps) {
  const filterRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      filterRef.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <div className="toolbar">
      <div className="toolbar-filter">
        <Icon of={Search} />
        <input
          ref={filterRef}
          type="search"
          className="field-input"
          aria-label="Filter by organization"
          aria-keyshortcuts="/"
          placeholder="Filter by organization"
          value={view.filter}
          onChange={(event) => onFilter(event.target.value)}
          onBlur={onFilterLeft}
        />
      </div>
      <div className="toolbar-looks">
        {view.view === 'cards' && <SortMenu sort={view.sort} direction={view.direction} onSort={onChange} />}
        <Segmented
          label="View"
          value={view.view}
          onChange={(chosen) => onChange({ view: chosen })}
          options={[
            {
              value: 'table',
              label: (
                <>
                  <Icon of={Rows} />
                  Table
                </>
              ),
            },
            {
              value: 'cards',
              label: (
                <>
                  <Icon of={LayoutGrid} />
                  Cards
                </>
              ),
            },
          ]}
        />
      </div>
    </div>
  )
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'button', 'submit'].includes(target.type)
  return target instanceof HTMLElement && (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName))
}
