import { type ListView, type Narrowing, narrowings } from '#domain/list-view.ts'
import { Columns3, LayoutGrid, ListFilter, Menu as Rows, Search } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import '../../ui/field/field.css'
import { Icon } from '../../ui/icon/icon.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { ColumnsDialog } from './columns-dialog.tsx'
import { FilterControls } from './filter-controls.tsx'
import { SortMenu } from './sort-menu.tsx'
import './toolbar.css'

export interface ToolbarProps {
  view: ListView & { view: 'table' | 'cards' }
  /** Every tag there is. */
  tags: readonly string[]
  onFilter: (filter: string) => void
  onFilterLeft: () => void
  onChange: (change: Partial<ListView>) => void
  /** What else is done with the list. */
  children?: ReactNode
}

/** Filter, order and view of the list. '/' leads to the filter from anywhere outside a field. */
export function Toolbar({ view, tags, onFilter, onFilterLeft, onChange, children }: ToolbarProps) {
  const controlsId = useId()
  const narrowed = narrowings.filter((name) => view[name] !== undefined).length
  const [isOpen, setOpen] = useState(narrowed > 0)
  const [isChoosing, setChoosing] = useState(false)
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
    <>
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
            maxLength={300}
            value={view.filter}
            onChange={(event) => onFilter(event.target.value)}
            onBlur={onFilterLeft}
          />
        </div>
        <div className="toolbar-looks">
          <Button
            icon={<Icon of={ListFilter} />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? controlsId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {narrowed === 0 ? 'Filters' : `Filters (${narrowed})`}
          </Button>
          {children}
          {view.view === 'cards' ? (
            <SortMenu sort={view.sort} direction={view.direction} onSort={onChange} />
          ) : (
            <Button icon={<Icon of={Columns3} />} onClick={() => setChoosing(true)}>
              Columns
            </Button>
          )}
          <Segmented
            label="View"
            value={view.view}
            onChange={(chosen) => onChange({ view: chosen })}
            options={[
              { value: 'table', label: <ViewName icon={Rows} name="Table" /> },
              { value: 'cards', label: <ViewName icon={LayoutGrid} name="Cards" /> },
            ]}
          />
        </div>
      </div>
      {isOpen && <FilterControls id={controlsId} view={view} tags={tags} onChange={(change: Narrowing) => onChange(change)} />}
      {isChoosing && (
        <ColumnsDialog columns={view.columns} onChange={(columns) => onChange({ columns })} onClose={() => setChoosing(false)} />
      )}
    </>
  )
}

function ViewName({ icon, name }: { icon: typeof Rows; name: string }) {
  return (
    <>
      <Icon of={icon} />
      {name}
    </>
  )
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'button', 'submit'].includes(target.type)
  return target instanceof HTMLElement && (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName))
}
