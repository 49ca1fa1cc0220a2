import { readFileSync, writeFileSync } from 'node:fs'
import { folds, learn, type Prepared, type PreparedExample } from './learn.ts'
import { noNumbers } from './rows.ts'
import { timesOfReal } from './releases.ts'
import { packedRows, unpackedRows } from './rows-file.ts'

/** Pages that are kept without their text, and how often each teaches: real ones, and those of the sites that look-ups are judged on. */
const timesOfKept = { rows: timesOfReal, sites: 1 } as const
type KeptPages = keyof typeof timesOfKept

/** What kept pages teach. */
export function keptPages(which: readonly KeptPages[] = ['rows', 'sites']): Prepared[] {
  return which.flatMap((one) =>
    unpackedRows(readFileSync(fileOf(one))).map(({ rows, numbers }, place) => ({
      rows,
      fold: place % folds,
      times: timesOfKept[one],
      numbers: () => numbers,
    })),
  )
}

/** Keeps what pages teach. @param others pages that teach the sums beside them */
export function keepPages(which: KeptPages, pages: readonly PreparedExample[], others: readonly Prepared[]): void {
  const { numbers } = learn([...pages, ...others])
  const kept = pages.map(({ example, rows }, place) => ({ id: example.id, rows, numbers: numbers[place] ?? noNumbers() }))
  writeFileSync(fileOf(which), packedRows(kept))
}

function fileOf(which: KeptPages): URL {
  return new URL(`real/${which}.br`, import.meta.url)
}
