import { verifierTable, verifierTableLines } from '../evaluation/verify/table.ts'

/** How many drawings of the table are measured, after one that warms up. */
const drawings = 8

export interface VerifyFigures {
  quotes: number
  accepted: number
  refused: number
  /** Milliseconds of CPU a quote, over all drawings. */
  perQuote: number
}

/** Judges the verifier's table and some more drawings of it, and prints shares and time. */
export function benchVerify(print: (line: string) => void): VerifyFigures {
  for (const line of verifierTableLines(verifierTable())) print(line)
  const tables = Array.from({ length: drawings }, (_, seed) => verifierTable(seed + 1))
  const sum = (of: (table: (typeof tables)[number]) => number) => tables.reduce((total, table) => total + of(table), 0)
  const figures = {
    quotes: sum((table) => table.accepted.tried + table.refused.tried),
    accepted: sum((table) => table.accepted.right) / sum((table) => table.accepted.tried),
    refused: sum((table) => table.refused.right) / sum((table) => table.refused.tried),
    perQuote: sum((table) => table.perQuote) / drawings,
  }
  const share = (value: number) => `${(value * 100).toFixed(2)} %`
  print(
    `${drawings} more drawings, ${figures.quotes} cases: harmless accepted ${share(figures.accepted)}, harmful refused ${share(figures.refused)}, ${figures.perQuote.toFixed(3)} ms of CPU a quote`,
  )
  return figures
}
