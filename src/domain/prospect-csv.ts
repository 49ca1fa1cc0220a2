import { csvLine } from './csv.ts'
import { columnNames, type ListColumn, type ListView, shownRows } from './list-view.ts'
import type { ListRow } from './prospect.ts'
import { statusNames, statusOf } from './prospect-work.ts'

/** Heads of the two columns that every export has and every import looks for. */
const organizationHead = 'Organization'
const abbreviationHead = 'Abbreviation'

type Cell = string | number | null

/** Columns of a file for each column of the list: a file has no room for two texts in one cell. */
const cells: Readonly<Record<ListColumn, readonly (readonly [head: string, cell: (row: ListRow) => Cell])[]>> = {
  certifications: [
    [columnNames.certifications, (row) => row.certificationNames.map(({ name, acronym }) => acronym ?? name).join('; ')],
  ],
  status: [[columnNames.status, (row) => statusNames[statusOf(row)]]],
  nextStep: [
    [columnNames.nextStep, (row) => row.work.nextStep],
    ['Due', (row) => row.work.nextStepDue],
  ],
  tags: [[columnNames.tags, (row) => row.work.tags.join(', ')]],
  contact: [
    ['Contact first name', (row) => row.contactFirstName],
    ['Email', (row) => row.email],
  ],
  versions: [[columnNames.versions, (row) => row.version]],
  views: [[columnNames.views, (row) => row.viewCount]],
  created: [[columnNames.created, (row) => row.createdAt]],
}

/**
 * The list as a file, a piece at a time: the same rows, columns and order as it shows.
 * @param ids only these prospects
 */
export function* listAsCsv(
  rows: readonly ListRow[],
  view: ListView,
  today: string,
  ids?: ReadonlySet<number>,
): Generator<string> {
  const columns = view.columns.flatMap((column) => cells[column])
  yield csvLine([organizationHead, abbreviationHead, 'Website', ...columns.map(([head]) => head)])
  for (const row of shownRows(rows, view, today)) {
    if (ids !== undefined && !ids.has(row.id)) continue
    const { name, abbreviation = null, website = null } = row.organization
    yield csvLine([name, abbreviation, website, ...columns.map(([, cell]) => cell(row))])
  }
}
