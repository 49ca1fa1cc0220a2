import { columnNames, defaultListView, type ListColumn, listColumns } from '#domain/prospects/list-view.ts'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import './columns-dialog.css'

export interface ColumnsDialogProps {
  columns: readonly ListColumn[]
  onChange: (columns: readonly ListColumn[]) => void
  onClose: () => void
}

/** Which columns the table has, and in which order. */
export function ColumnsDialog({ columns, onChange, onClose }: ColumnsDialogProps) {
  const all = [...columns, ...listColumns.filter((column) => !columns.includes(column))]
  const move = (column: ListColumn, by: 1 | -1) => {
    const from = columns.indexOf(column)
    const next = columns.filter((one) => one !== column)
    onChange([...next.slice(0, from + by), column, ...next.slice(from + by)])
  }
  return (
    <Dialog
      title="Columns"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onChange(all)}>All</Button>
          <Button onClick={() => onChange(defaultListView.columns)}>Reset</Button>
          <Button look="filled" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <ul className="column-choice">
        {all.map((column) => {
          const place = columns.indexOf(column)
          const name = columnNames[column]
          return (
            <li key={column}>
              <label>
                <input
                  type="checkbox"
                  checked={place >= 0}
                  onChange={() => onChange(place >= 0 ? columns.filter((one) => one !== column) : [...columns, column])}
                />
                {name}
              </label>
              {place >= 0 && (
                <span className="column-moves">
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={`Move ${name} before`}
                    disabled={place === 0}
                    onClick={() => move(column, -1)}
                  >
                    <Icon of={ArrowUp} />
                  </Button>
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={`Move ${name} after`}
                    disabled={place === columns.length - 1}
                    onClick={() => move(column, 1)}
                  >
                    <Icon of={ArrowDown} />
                  </Button>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
