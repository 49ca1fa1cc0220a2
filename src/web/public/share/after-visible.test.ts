import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterVisible } from './after-visible.ts'

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'

  becomes(state: DocumentVisibilityState): void {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

const run = vi.fn()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  run.mockClear()
})

it('runs once after a second in view', () => {
  const page = new Page()
  afterVisible(page, 1_000, run)
  vi.advanceTimersByTime(999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  page.becomes('hidden')
  page.becomes('visible')
  vi.advanceTimersByTime(5_000)
  expect(run).toHaveBeenCalledTimes(1)
})

it('counts the second anew after a break, and nothing in the background', () => {
  const page = new Page()
  page.visibilityState = 'hidden'
  afterVisible(page, 1_000, run)
  vi.advanceTimersByTime(5_000)
  page.becomes('visible')
  vi.advanceTimersByTime(900)
  page.becomes('hidden')
  vi.advanceTimersByTime(5_000)
  page.becomes('visible')
  vi.advanceTimersByTime(900)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(run).toHaveBeenCalledTimes(1)
})

it('never runs once stopped', () => {
  const page = new Page()
  const stop = afterVisible(page, 1_000, run)
  stop()
  page.becomes('visible')
  vi.advanceTimersByTime(5_000)
  expect(run).not.toHaveBeenCalled()
})
