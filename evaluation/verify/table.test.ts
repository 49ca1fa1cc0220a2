import { describe, expect, it } from 'vitest'
import { sentences } from './sentences.ts'
import { verifierTable } from './table.ts'

describe('the verifier', () => {
  const table = verifierTable()

  it('is tried on enough of everything', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(60)
    expect(table.accepted.tried).toBeGreaterThanOrEqual(400)
    expect(table.refused.tried).toBeGreaterThanOrEqual(400)
    for (const row of table.harmful) expect(row.tried, row.rewrite).toBeGreaterThan(0)
  })

  it('accepts what changes nothing', () => {
    expect(table.accepted.right / table.accepted.tried, wrongOf(table.harmless)).toBeGreaterThanOrEqual(0.995)
  })

  it('refuses what changes the meaning', () => {
    expect(table.refused.right / table.refused.tried, wrongOf(table.harmful)).toBeGreaterThanOrEqual(0.999)
  })
})

function wrongOf(rows: readonly { rewrite: string; wrong: string[] }[]): string {
  return rows.flatMap((row) => row.wrong.map((wrong) => `${row.rewrite}: ${wrong}`)).join('\n')
}
