import { columnNames, type ListColumn, type ListView, type SortColumn } from '#domain/prospects/list-view.ts'
import type { ListRow } from '#domain/prospects/prospect.ts'
import { Link } from '@tanstack/react-router'
import { memo, useEffect, useRef } from 'react'
import { SortHeader } from '../../ui/table/sort-header.tsx'
import { cellOf, numericColumns, sortOf, type Today } from './list-cells.tsx'
import { metaOf, RowNews, RowTags } from './prospect-facts.tsx'
import './prospect-name.css'
import './prospect-table.css'
import { type RowChoice, RowCheck } from './row-check.tsx'
import { RowMenu, type RowMenuProps } from './row-menu.tsx'
import type { ShownList } from './shown-list.ts'
import { useElementKeys } from './use-element-keys.ts'
import { useLongList } from './use-long-list.ts'
import type { ListSelection } from './use-selection.ts'

/** Columns that every table has: the box to choose by, the organization, the menu. */
const fixedColumns = 3
/** Pixels of those that have the same width whatever the window; the organization takes the rest, and never less than this. */
const widths = { check: 44, organization: 220, menu: 58 }
const columnWidths: Readonly<Record<ListColumn, number>> = {
  certifications: 150,
  status: 150,
  nextStep: 160,
  tags: 160,
  notes: 240,
  contact: 220,
  versions: 82,
  views: 82,
  created: 118,
}
/** Height in pixels of a row whose name fits one line. */
const rowHeight = 65

export interface ProspectTableProps extends ShownList {
  view: ListView
  onSort: (column: SortColumn) => void
}

export function ProspectTable({ rows, total, filter, view, now, today, selection, onSort, onAsk, onDelete }: ProspectTableProps) {
  const { listRef, lines, before, after } = useLongList(rows.length, total, rowHeight)
  const drawn = lines.flatMap((index) => rows.slice(index, index + 1).map((row) => ({ row, index })))
  const keys = useElementKeys(
    drawn.map(({ row }) => row.id),
    filter,
  )
  const { columns } = view
  const heightOf = columns.length + fixedColumns
  return (
    <section className="table-box" aria-label="Prospects, table">
      <table className="table prospect-table" aria-rowcount={rows.length + 1} style={{ minWidth: leastWidth(columns) }}>
        <colgroup>
          <col style={{ width: widths.check }} />
          <col />
          {columns.map((column) => (
            <col key={column} style={{ width: columnWidths[column] }} />
          ))}
          <col style={{ width: widths.menu }} />
        </colgroup>
        <thead>
          <tr>
            <td className="column-check">
              <AllCheck rows={rows} selection={selection} />
            </td>
            <Head label="Organization" sort="name" view={view} onSort={onSort} />
            {columns.map((column) => (
              <Head
                key={column}
                label={columnNames[column]}
                sort={sortOf[column]}
                view={view}
                onSort={onSort}
                numeric={numericColumns.has(column)}
              />
            ))}
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody ref={listRef}>
          <Gap height={before} columns={heightOf} />
          {drawn.map(({ row, index }, place) => {
            const isChosen = selection.has(row.id)
            return (
              <tr key={keys[place]} data-index={index} data-selected={isChosen || undefined} aria-rowindex={index + 2}>
                <RowCells
                  row={row}
                  columns={columns}
                  now={now}
                  today={today}
                  isChosen={isChosen}
                  onToggle={selection.toggle}
                  onAsk={onAsk}
                  onDelete={onDelete}
                />
              </tr>
            )
          })}
          <Gap height={after} columns={heightOf} />
        </tbody>
      </table>
    </section>
  )
}

interface RowCellsProps extends Today, RowChoice, RowMenuProps {
  columns: readonly ListColumn[]
}

/** Drawn again only when something of the row changes: typing in the filter moves rows far more often than it changes them. */
const RowCells = memo(function RowCells({ row, columns, now, today, isChosen, onToggle, onAsk, onDelete }: RowCellsProps) {
  return (
    <>
      <td className="column-check">
        <RowCheck id={row.id} name={row.organization.name} isChosen={isChosen} onToggle={onToggle} />
      </td>
      <th scope="row">
        <Link to="/search/$id" params={{ id: String(row.id) }} className="prospect-name">
          {row.organization.name}
        </Link>
        <span className="prospect-meta">{metaOf(row)}</span>
        {!columns.includes('tags') && <RowTags row={row} />}
        <RowNews row={row} />
      </th>
      {columns.map((column) => (
        <td key={column} className={cellClass(column)}>
          {cellOf(column, row, { now, today })}
        </td>
      ))}
      <td className="prospect-menu">
        <RowMenu row={row} onAsk={onAsk} onDelete={onDelete} />
      </td>
    </>
  )
})

/** Pixels below which the table scrolls sideways in its box. */
function leastWidth(columns: readonly ListColumn[]): number {
  const chosen = columns.reduce((sum, column) => sum + columnWidths[column], 0)
  return widths.check + widths.organization + chosen + widths.menu
}

interface HeadProps {
  label: string
  sort: SortColumn | undefined
  view: ListView
  onSort: (column: SortColumn) => void
  numeric?: boolean
}

function Head({ label, sort, view, onSort, numeric = false }: HeadProps) {
  if (sort === undefined) {
    return (
      <th scope="col" className={numeric ? 'numeric' : undefined}>
        {label}
      </th>
    )
  }
  return (
    <SortHeader
      label={label}
      numeric={numeric}
      direction={view.sort === sort ? view.direction : undefined}
      onSort={() => onSort(sort)}
    />
  )
}

function AllCheck({ rows, selection }: { rows: readonly ListRow[]; selection: ListSelection }) {
  const box = useRef<HTMLInputElement>(null)
  const chosen = selection.rows.length
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = chosen > 0 && chosen < rows.length
  }, [chosen, rows.length])
  return (
    <label className="row-check">
      <span className="visually-hidden">Select all that are shown</span>
      <input ref={box} type="checkbox" checked={chosen === rows.length} onChange={selection.toggleAll} />
    </label>
  )
}

function cellClass(column: ListColumn): string {
  return numericColumns.has(column) ? `numeric cell-${column}` : `cell-${column}`
}

/** Stands for rows that are not drawn. */
function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden className="prospect-gap">
      <td colSpan={columns} style={{ height }}>
        …
      </td>
    </tr>
  )
}
