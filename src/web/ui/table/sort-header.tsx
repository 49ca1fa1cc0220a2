import { ArrowDown, ArrowUp } from 'lucide-react'
import './table.css'

export interface SortHeaderProps {
  label: string
  /** How the table is sorted by this column; absent when it is sorted by another one. */
  direction?: 'ascending' | 'descending' | undefined
  onSort: () => void
  numeric?: boolean
}

/** Head of a column that the table can be sorted by. */
export function SortHeader({ label, direction, onSort, numeric }: SortHeaderProps) {
  return (
    <th scope="col" aria-sort={direction} className={numeric ? 'numeric' : undefined}>
      <button type="button" className="sort-button" onClick={onSort}>
        {label}
        <span className="sort-arrow">
          {direction === 'ascending' && <ArrowUp size={16} strokeWidth={1.75} aria-hidden />}
          {direction === 'descending' && <ArrowDown size={16} strokeWidth={1.75} aria-hidden />}
        </span>
      </button>
    </th>
  )
}
