import type { ProspectRow } from '#domain/prospect.ts'
import { Link } from '@tanstack/react-router'
import { formatDate } from '../../ui/day.ts'
import { SortHeader } from '../../ui/table/sort-header.tsx'
import type { ListView, SortColumn } from './list-view.ts'
import { metaOf, RowNews, RowProof, RowStatus } from './prospect-facts.tsx'
import './prospect-table.css'
import { RowMenu, type RowMenuProps } from './row-menu.tsx'
import { useLongList } from './use-long-list.ts'

const columns = 7
/** Height in pixels of a row whose name fits one line. */
const rowHeight = 65

export interface ProspectTableProps {
  rows: readonly ProspectRow[]
  view: ListView
  now: Date
  onSort: (column: SortColumn) => void
  onAsk: RowMenuProps['onAsk']
  onDelete: (row: ProspectRow) => void
}

export function ProspectTable({ rows, view, now, onSort, onAsk, onDelete }: ProspectTableProps) {
  const { listRef, lines, before, after, measure } = useLongList(rows.length, rows.length, rowHeight)
  const direction = (column: SortColumn) => (view.sort === column ? view.direction : undefined)
  return (
    <section className="table-box" aria-label="Prospects, table">
      <table className="table prospect-table" aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            <th scope="col">Organization</th>
            <th scope="col">Certifications</th>
            <th scope="col">Status</th>
            <th scope="col" className="numeric">
              Versions
            </th>
            <SortHeader label="Views" numeric direction={direction('views')} onSort={() => onSort('views')} />
            <SortHeader label="Created" direction={direction('created')} onSort={() => onSort('created')} />
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody ref={listRef}>
          <Gap height={before} />
          {lines.map((index) => {
            const row = rows[index]
            return (
              row !== undefined && (
                <tr key={row.id} ref={measure} data-index={index} aria-rowindex={index + 2}>
                  <th scope="row">
                    <Link to="/search/$id" params={{ id: String(row.id) }} className="prospect-name">
                      {row.organization.name}
                    </Link>
                    <span className="prospect-meta">{metaOf(row)}</span>
                    <RowNews row={row} />
                  </th>
                  <td>
                    <span className="prospect-proof">
                      <span className="prospect-count">{row.certifications.length}</span>
                      <RowProof row={row} />
                    </span>
                  </td>
                  <td className="prospect-status">
                    <RowStatus row={row} now={now} />
                  </td>
                  <td className="numeric">{row.versionCount ?? row.version}</td>
                  <td className="numeric">{row.viewCount.toLocaleString('en-US')}</td>
                  <td className="prospect-date">{formatDate(row.createdAt)}</td>
                  <td className="prospect-menu">
                    <RowMenu row={row} onAsk={onAsk} onDelete={onDelete} />
                  </td>
                </tr>
              )
            )
          })}
          <Gap height={after} />
        </tbody>
      </table>
    </section>
  )
}

/** Stands for rows that are not drawn. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden className="prospect-gap">
      <td colSpan={columns} style={{ height }}>
        …
      </td>
    </tr>
  )
}
