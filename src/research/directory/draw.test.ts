import { expect, test } from 'vitest'
import { drawnTable } from './draw.ts'
import { loadedWeldingBody } from './example-bodies.ts'

test('draws the same lines for the same seed, each once, with its source', () => {
  const table = drawnTable([loadedWeldingBody], 'lines', 7, 4)
  expect(drawnTable([loadedWeldingBody], 'lines', 7, 4)).toBe(table)
  expect(drawnTable([loadedWeldingBody], 'lines', 8, 4)).not.toBe(table)
  const rows = table.split('\n').slice(2, -1)
  expect(rows).toHaveLength(4)
  expect(new Set(rows.map((row) => row.replace(/^\| \d+/, '')))).toHaveLength(4)
  expect(rows.every((row) => row.includes('Example Welding Society (ews)') && row.includes('<https://'))).toBe(true)
})

test('draws prices apart, and no more than there are', () => {
  expect(drawnTable([loadedWeldingBody], 'prices', 1, 40)).toBe(
    [
      '| # | Line | Certification | Body | Source |',
      '|---|---|---|---|---|',
      '| 1 | fees: US$1,100 exam (non-members) | Certified Example Inspector (CEI) | Example Welding Society (ews) | <https://www.ews.example/fees> |',
      '| 2 | fees: US$900 exam (members) | Certified Example Inspector (CEI) | Example Welding Society (ews) | <https://www.ews.example/fees> |',
      '',
    ].join('\n'),
  )
})
