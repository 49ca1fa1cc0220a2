import { expect, test } from 'vitest'
import { modelTable } from './table.ts'

test('what a scripted model says truly is kept, what it says falsely is refused', async () => {
  const table = await modelTable()
  const tried = (rows: readonly { tried: number }[]) => rows.reduce((sum, row) => sum + row.tried, 0)
  expect(tried(table.kept)).toBeGreaterThan(300)
  expect(tried(table.refused)).toBeGreaterThan(700)
  expect(table.keptShare).toBeGreaterThanOrEqual(0.99)
  expect(table.refusedShare).toBeGreaterThanOrEqual(0.995)
})
