import type { ColumnType } from 'kysely'
import type { Moment } from './columns.ts'

/** What a look-up would change in a prospect, until its owner has decided; one a prospect, the newest. */
export interface ProposalsTable {
  prospect_id: number
  lookup_id: string
  /** How many changes are news; null while the look-up runs. */
  changes: number | null
  made_at: Moment
  /** When the owner was told by mail; null until then. */
  told_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** What the owner of a prospect has declined of what was read again. */
export interface RechecksTable {
  prospect_id: number
  /** Changes that the owner did not want, by their words; they are not proposed again. */
  declined: ColumnType<string[], string, string>
}

export interface ProposalsTables {
  proposals: ProposalsTable
  rechecks: RechecksTable
}
