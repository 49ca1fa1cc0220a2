import { readFileSync } from 'node:fs'
import { type Prepared, preparedRows } from './learn.ts'
import { unpackedRows } from './rows-file.ts'

/** What the kept real pages teach. */
export function keptPages(): Prepared[] {
  return preparedRows(unpackedRows(readFileSync(new URL('real/rows.br', import.meta.url))))
}
