import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { besideOthers, testsThatMeasure } from '../scripts/measuring.mjs'

test('what holds a time runs alone, what only waits runs with the rest', () => {
  const alone = testsThatMeasure()
  for (const file of ['src/research/model/cost.test.ts', 'src/research/same/group.test.ts', 'src/server/listen.test.ts']) {
    expect(alone).toContain(file)
  }
  expect(alone).not.toContain('src/server/accounts/password-reset.test.ts')
  expect(alone).not.toContain('test/measuring.test.ts')
  for (const [file, reason] of Object.entries(besideOthers)) {
    expect(existsSync(file), file).toBe(true)
    expect(reason.length).toBeGreaterThan(20)
    expect(alone).not.toContain(file)
  }
})
