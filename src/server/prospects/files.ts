import type { Calls } from '#contract/calls.ts'
import { type ListColumn, listViewOf, shownRows } from '#domain/prospects/list-view.ts'
import type { ListRow } from '#domain/prospects/prospect.ts'
import { csvHead, csvRow } from '#domain/prospect-files/prospect-csv.ts'
import type { Handler } from '../call-handler.ts'
import type { Statements } from '../db/transaction.ts'
import { findListRows } from './list.ts'
import { findNotes } from './owned.ts'

/** The rules by which the list shows its rows choose those of the file. */
export const exportProspects: Handler<Calls['exportProspects']> = async ({ db, now }, { query }, { user }) => {
  const { today = now().toISOString().slice(0, 10), ids, ...search } = query
  const view = listViewOf(search)
  const chosen = ids === undefined ? undefined : new Set(ids.split(',').map(Number))
  const rows = shownRows(await findListRows(db, user.id), view, today)
  return pieces(
    db,
    user.id,
    view.columns,
    rows.filter(({ id }) => chosen?.has(id) ?? true),
  )
}

/** Lines sent at once. */
const atOnce = 500

/** Notes are long: they are read for the lines of a piece alone, and only when the file shows them. */
async function* pieces(
  db: Statements,
  ownerId: string,
  columns: readonly ListColumn[],
  rows: readonly ListRow[],
): AsyncGenerator<string> {
  yield csvHead(columns)
  for (let start = 0; start < rows.length; start += atOnce) {
    const part = rows.slice(start, start + atOnce)
    const ids = part.map(({ id }) => id)
    const notes = columns.includes('notes') ? await findNotes(db, ids, ownerId) : new Map<number, string>()
    yield part.map((row) => csvRow(columns, { ...row, notes: notes.get(row.id) ?? null })).join('')
  }
}
