import { afterEach, describe, expect, it, vi } from 'vitest'
import { currentToasts, dismissToast, nextToasts, showToast, subscribeToToasts, type Toast } from './toasts.ts'

const toast = (id: number, title = `Toast ${id}`): Toast => ({ id, title, open: true })

describe('nextToasts', () => {
  it('keeps one: a new one takes the place of the previous one', () => {
    expect(nextToasts([toast(1)], { type: 'shown', toast: toast(2) })).toEqual([toast(2)])
  })

  it('closes a dismissed one and keeps it until its removal', () => {
    const closed = nextToasts([toast(1)], { type: 'dismissed', id: 1 })
    expect(closed).toEqual([{ ...toast(1), open: false }])
    expect(nextToasts(closed, { type: 'removed', id: 1 })).toEqual([])
  })

  it('leaves the visible one alone when an older one is dismissed or removed', () => {
    const shown = [toast(2)]
    expect(nextToasts(shown, { type: 'dismissed', id: 1 })).toEqual(shown)
    expect(nextToasts(shown, { type: 'removed', id: 1 })).toEqual(shown)
  })
})

describe('the notifications of the page', () => {
  afterEach(() => vi.useRealTimers())

  it('removes a dismissed one after 1,000,000 ms and tells its readers each time', () => {
    vi.useFakeTimers()
    let changes = 0
    const stop = subscribeToToasts(() => {
      changes += 1
    })
    const id = showToast({ title: 'Prospect saved' })
    dismissToast(id)
    dismissToast(id)
    vi.advanceTimersByTime(999_999)
    expect(currentToasts()).toMatchObject([{ title: 'Prospect saved', open: false }])
    vi.advanceTimersByTime(1)
    expect(currentToasts()).toEqual([])
    expect(changes).toBe(3)
    stop()
    showToast({ title: 'Unheard' })
    expect(changes).toBe(3)
  })
})
