import type { ImportRow, ImportState } from '#domain/prospect-files/import.ts'
import type { Organization, OrganizationMatch } from '#domain/organizations/organization.ts'
import type { ColumnType } from 'kysely'
import type { Json, Moment } from './columns.ts'

/** A list of bodies and contacts that is taken over in the background. */
export interface ImportsTable {
  id: string
  owner_id: string
  created_at: Moment
  cancelled_at: Moment | null
}

export interface ImportRowsTable {
  import_id: string
  /** From 1, as in the file. */
  number: number
  given: Json<ImportRow>
  state: ImportState
  /** Readings of the name, once it has several. */
  candidates: ColumnType<OrganizationMatch[] | null, string | null | undefined, string | null>
  /** The reading that its owner chose. */
  organization: ColumnType<Organization | null, string | null | undefined, string | null>
  message: ColumnType<string | null, string | null | undefined, string | null>
  prospect_id: ColumnType<number | null, number | null | undefined, number | null>
  /** Who works on it; null of a row that nobody has begun, and of one that is done. */
  claim: ColumnType<string | null, string | null | undefined, string | null>
  /** A waiting row is not begun before; of a claimed one, when another process may take it. */
  not_before: Moment
}

export interface ImportsTables {
  imports: ImportsTable
  import_rows: ImportRowsTable
}
