import type { Calls } from '#contract/calls.ts'
import { listViewOf } from '#domain/list-view.ts'
import { listAsCsv } from '#domain/prospect-csv.ts'
import type { Handler } from '../call-handler.ts'
import { findListRows } from './list.ts'

/** The rules by which the list shows its rows choose those of the file. */
export const exportProspects: Handler<Calls['exportProspects']> = async (context, { query }, { user }) => {
  const { today = context.now().toISOString().slice(0, 10), ids, ...search } = query
  const rows = await findListRows(context.db, user.id)
  const chosen = ids === undefined ? undefined : new Set(ids.split(',').map(Number))
  return pieces(listAsCsv(rows, listViewOf(search), today, chosen))
}

/** Lines sent at once. */
const atOnce = 500

async function* pieces(lines: Iterable<string>): AsyncGenerator<string> {
  let piece: string[] = []
  for (const line of lines) {
    piece.push(line)
    if (piece.length < atOnce) continue
    yield piece.join('')
    piece = []
  }
  yield await Promise.resolve(piece.join(''))
}
