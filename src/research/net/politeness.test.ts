import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createPoliteness } from './politeness.ts'

describe('politeness', () => {
  test('keeps a host to its number of requests at once and other hosts going', async () => {
    const politeness = createPoliteness({ perHost: 2, overall: 3, spacing: 0 })
    const active = new Map<string, number>()
    const most = new Map<string, number>()
    const work = (host: string) => async (): Promise<void> => {
      active.set(host, (active.get(host) ?? 0) + 1)
      most.set(host, Math.max(most.get(host) ?? 0, active.get(host) ?? 0))
      await wait(10)
      active.set(host, (active.get(host) ?? 0) - 1)
    }
    await Promise.all(['a', 'a', 'a', 'a', 'b', 'b'].map((host) => politeness.turn(host, work(host))))
    expect(most.get('a')).toBe(2)
    expect(most.get('b')).toBeGreaterThanOrEqual(1)
  })

  test('leaves the spacing between two starts on one host, longer when the site asks', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const politeness = createPoliteness({ perHost: 4, overall: 12, spacing: 20 })
    politeness.slowDown('a', 40)
    const starts: number[] = []
    const turns = [1, 2, 3].map(() => politeness.turn('a', () => Promise.resolve(starts.push(Date.now()))))
    await vi.advanceTimersByTimeAsync(100)
    await Promise.all(turns)
    const [first = 0, second = 0, third = 0] = starts
    expect(second - first).toBe(40)
    expect(third - second).toBe(40)
  })

  test('a turn that waits ends with its signal and holds nobody up', async () => {
    const politeness = createPoliteness({ perHost: 1, overall: 1, spacing: 0 })
    const controller = new AbortController()
    const first = politeness.turn('a', () => wait(30))
    const second = politeness.turn('a', () => Promise.resolve('never'), controller.signal)
    controller.abort(new Error('cancelled'))
    await expect(second).rejects.toThrow('cancelled')
    await first
    await expect(politeness.turn('a', () => Promise.resolve('next'))).resolves.toBe('next')
  })

  test('a failing request gives its place back', async () => {
    const politeness = createPoliteness({ perHost: 1, overall: 1, spacing: 0 })
    await expect(politeness.turn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await expect(politeness.turn('a', () => Promise.resolve(1))).resolves.toBe(1)
  })
})
