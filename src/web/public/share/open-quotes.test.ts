import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openQuotes } from './open-quotes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function quotes(count: number) {
  return Array.from({ length: count }, () => ({ open: false }))
}

it('opens the first quotes at once and all of them soon', () => {
  const all = quotes(540)
  openQuotes(all, true)
  const first = all.filter(({ open }) => open).length
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThan(20)
  expect(all[first - 1]?.open).toBe(true)
  vi.runAllTimers()
  expect(all.every(({ open }) => open)).toBe(true)
})

it('stops when the reader switches back meanwhile', () => {
  const all = quotes(100)
  const stop = openQuotes(all, true)
  stop()
  openQuotes(all, false)
  vi.runAllTimers()
  expect(all.every(({ open }) => !open)).toBe(true)
})
