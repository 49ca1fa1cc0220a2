import { readFileSync } from 'node:fs'
import { type Prepared, preparedRows } from './learn.ts'
import { unpackedRows } from './rows-file.ts'

/** What the kept real pages teach. */
export function realRows(): Prepared[] {
  return rowsIn('rows.br')
}

/** What is kept of pages without their text: of real ones, and of those of the sites that look-ups are judged on. */
export function keptPages(): Prepared[] {
  return [...realRows(), ...rowsIn('sites.br')]
}

function rowsIn(file: string): Prepared[] {
  return preparedRows(unpackedRows(readFileSync(new URL(`real/${file}`, import.meta.url))))
}
