import { afterEach, expect, test, vi } from 'vitest'
import { LookupRun } from './run.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('whoever joins a look-up later hears for how long it has run', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const run = new LookupRun('k1')
  run.publish({ type: 'started', at: 0, organization: { name: 'Welding Board', description: '' } })
  const first = async () => (await run.listen(new AbortController().signal).next()).value?.at
  expect(await first()).toBe(0)
  vi.advanceTimersByTime(61_500)
  expect(await first()).toBe(61_000)
})
