import { csvLine } from '../text/csv.ts'
import { columnNames, type ListColumn } from '../prospects/list-view.ts'
import type { ListRow } from '../prospects/prospect.ts'
import { statusNames, statusOf } from '../prospects/prospect-work.ts'
import { cellOfTags } from './tags-in-a-cell.ts'

/** A row of the list with its notes whole. */
export interface ExportedRow extends ListRow {
  notes: string | null
}

/** Heads of the two columns that every export has and every import looks for. */
const organizationHead = 'Organization'
const abbreviationHead = 'Abbreviation'

type Cell = string | number | null

/** Columns of a file for each column of the list: a file has no room for two texts in one cell. */
const cells: Readonly<Record<ListColumn, readonly (readonly [head: string, cell: (row: ExportedRow) => Cell])[]>> = {
  certifications: [
    [columnNames.certifications, (row) => row.certificationNames.map(({ name, acronym }) => acronym ?? name).join('; ')],
  ],
  status: [[columnNames.status, (row) => statusNames[statusOf(row)]]],
  nextStep: [
    [columnNames.nextStep, (row) => row.work.nextStep],
    ['Due', (row) => row.work.nextStepDue],
  ],
  tags: [[columnNames.tags, (row) => cellOfTags(row.work.tags)]],
  notes: [[columnNames.notes, (row) => row.notes]],
  contact: [
    ['Contact first name', (row) => row.contactFirstName],
    ['Email', (row) => row.email],
  ],
  versions: [[columnNames.versions, (row) => row.version]],
  views: [[columnNames.views, (row) => row.viewCount]],
  created: [[columnNames.created, (row) => row.createdAt]],
}

/** The first line of the file: the body, then the columns of a view. */
export function csvHead(columns: readonly ListColumn[]): string {
  const heads = columns.flatMap((column) => cells[column].map(([head]) => head))
  return csvLine([organizationHead, abbreviationHead, 'Website', ...heads])
}

/** A row of the list as a line of the file. */
export function csvRow(columns: readonly ListColumn[], row: ExportedRow): string {
  const { name, abbreviation = null, website = null } = row.organization
  const shown = columns.flatMap((column) => cells[column].map(([, cell]) => cell(row)))
  return csvLine([name, abbreviation, website, ...shown])
}
