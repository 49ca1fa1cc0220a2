import { expect, test } from 'vitest'
import { pagesByReaderTable } from './pages-by-reader.ts'
import { modelTable } from './table.ts'

/** Thousands of lines are held against their pages: some ten seconds of CPU, more on a machine that is busy. */
const patience = 120_000

test('what a scripted model says truly is kept, what it says falsely is refused', { timeout: patience }, async () => {
  const table = await modelTable()
  const tried = (rows: readonly { tried: number }[]) => rows.reduce((sum, row) => sum + row.tried, 0)
  expect(tried(table.kept)).toBeGreaterThan(300)
  expect(tried(table.refused)).toBeGreaterThan(650)
  expect(table.keptShare).toBeGreaterThanOrEqual(0.99)
  expect(table.refusedShare).toBeGreaterThanOrEqual(0.995)
  const borrowed = table.displaced.find(({ telling }) => telling === 'a fact of another certification')
  expect(borrowed).toMatchObject({ tried: 9, right: 9 })
})

test('so it is on labelled pages that were not written for it', { timeout: patience }, async () => {
  const { kept, refused, displaced } = await pagesByReaderTable()
  expect(kept.tried).toBeGreaterThan(150)
  expect(refused.tried).toBeGreaterThan(2_000)
  expect(kept.right / kept.tried).toBeGreaterThanOrEqual(0.98)
  expect(refused.right / refused.tried).toBeGreaterThanOrEqual(0.995)
  // True sentences under a wrong certification: at most one in fifty is shown.
  expect(displaced.tried).toBeGreaterThan(40)
  expect(displaced.right / displaced.tried).toBeGreaterThanOrEqual(0.97)
})
