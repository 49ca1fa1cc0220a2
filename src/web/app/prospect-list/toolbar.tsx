import { type ListView, type Narrowing, narrowings } from '#domain/prospects/list-view.ts'
import { Columns3, LayoutGrid, ListFilter, Menu as Rows } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
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
  filterBox: ReactNode
  onChange: (change: Partial<ListView>) => void
  /** What else is done with the list. */
  children?: ReactNode
}

/** Filter, order and view of the list. */
export function Toolbar({ view, tags, filterBox, onChange, children }: ToolbarProps) {
  const controlsId = useId()
  const narrowed = narrowings.filter((name) => view[name] !== undefined).length
  const [isOpen, setOpen] = useState(narrowed > 0)
  const [isChoosing, setChoosing] = useState(false)

  return (
    <>
      <div className="toolbar">
        {filterBox}
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
