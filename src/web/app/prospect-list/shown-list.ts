import type { ListRow } from '#domain/prospects/prospect.ts'
import type { Today } from './list-cells.tsx'
import type { RowMenuProps } from './row-menu.tsx'
import type { ListSelection } from './use-selection.ts'

/** What table and cards are given alike: the rows that are shown, and what can be done with each. */
export interface ShownList extends Today {
  rows: readonly ListRow[]
  /** How many there are without any filter. */
  total: number
  /** The filter that the rows are found by, as typed. */
  filter: string
  selection: ListSelection
  onAsk: RowMenuProps['onAsk']
  onDelete: RowMenuProps['onDelete']
}
