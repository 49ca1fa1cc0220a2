import { expect, test } from 'vitest'
import { fuzz } from './fuzz.ts'

test('random requests get documented answers, and never a failure of ours', { timeout: 60_000 }, async () => {
  const { requests, byStatus } = await fuzz(500, 20_261_121)
  expect(requests).toBe(500)
  // The requests reach behind the checks of input: a good part is carried out, and refusals are of several kinds.
  expect([...byStatus.keys()]).toEqual(expect.arrayContaining([200, 204, 400, 401, 404]))
  expect(byStatus.get(200) ?? 0).toBeGreaterThan(50)
})
