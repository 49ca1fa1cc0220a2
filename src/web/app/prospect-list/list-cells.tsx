import { formatDate } from '#domain/text/day-words.ts'
import type { ListColumn, SortColumn } from '#domain/prospects/list-view.ts'
import { stillOffered } from '#domain/certifications/still-offered.ts'
import type { ListRow } from '#domain/prospects/prospect.ts'
import { thousands } from '#domain/text/thousands.ts'
import type { ReactNode } from 'react'
import { RowNextStep, RowProof, RowStatus, RowTags } from './prospect-facts.tsx'

/** The reader's moment and day. */
export interface Today {
  now: Date
  /** '2026-11-18'. */
  today: string
}

/** The columns that the table can be sorted by. */
export const sortOf: Partial<Record<ListColumn, SortColumn>> = {
  status: 'status',
  nextStep: 'due',
  views: 'views',
  created: 'created',
}

export const numericColumns: ReadonlySet<ListColumn> = new Set(['versions', 'views'])

/** What a column shows of a prospect. */
export function cellOf(column: ListColumn, row: ListRow, { now, today }: Today): ReactNode {
  switch (column) {
    case 'certifications':
      return (
        <span className="prospect-proof">
          <span className="prospect-count">{stillOffered(row.certificationNames).length}</span>
          <RowProof row={row} />
        </span>
      )
    case 'status':
      return <RowStatus row={row} now={now} />
    case 'nextStep':
      return <RowNextStep row={row} today={today} />
    case 'tags':
      return <RowTags row={row} />
    case 'notes':
      return row.notesStart !== null && <span className="row-notes">{row.notesStart}</span>
    case 'contact':
      return (
        <>
          {row.contactFirstName}
          {row.email !== null && <span className="prospect-meta">{row.email}</span>}
        </>
      )
    case 'versions':
      return row.versionCount ?? row.version
    case 'views':
      return thousands(row.viewCount)
    case 'created':
      return formatDate(row.createdAt)
  }
}
