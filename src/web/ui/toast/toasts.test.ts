import { afterEach, describe, expect, it, vi } from 'vitest'
import { withoutPart } from './act-on.ts'
import { currentToasts, dismissToast, durationOf, nextToasts, showToast, subscribeToToasts, type Toast } from './toasts.ts'

const toast = (id: number, at = id * 10_000): Toast => ({ id, open: true, at, parts: [{ id, title: `Toast ${id}` }] })
const shown = (id: number, at: number, title = `Toast ${id}`) => ({ type: 'shown', id, at, content: { title } }) as const
const titles = (toasts: readonly Toast[]) => toasts.map(({ parts }) => parts.map(({ title }) => title))

describe('nextToasts', () => {
  it('keeps one: a new one takes the place of the previous one', () => {
    expect(nextToasts([toast(1, 0)], shown(2, 2_000))).toEqual([toast(2, 2_000)])
  })

  it('lets what comes within two seconds stand in the same one, after it', () => {
    const both = nextToasts([toast(1, 0)], shown(2, 1_999))
    expect(titles(both)).toEqual([['Toast 1', 'Toast 2']])
    expect(both).toMatchObject([{ id: 2, open: true, at: 1_999 }])
  })

  it('does not say the same twice, and nothing that was closed', () => {
    expect(titles(nextToasts([toast(1, 0)], shown(2, 500, 'Toast 1')))).toEqual([['Toast 1']])
    expect(titles(nextToasts([{ ...toast(1, 0), open: false }], shown(2, 500)))).toEqual([['Toast 2']])
  })

  it('removes the failure message after a success', () => {
    const failed = { type: 'shown', id: 1, at: 0, content: { title: 'Failed to save', tone: 'error' } } as const
    expect(titles(nextToasts(nextToasts([], failed), shown(2, 900, 'Saved')))).toEqual([['Saved']])
    expect(
      titles(
        nextToasts(nextToasts([], failed), { ...failed, id: 2, at: 900, content: { title: 'Failed again', tone: 'error' } }),
      ),
    ).toEqual([['Failed to save', 'Failed again']])
  })

  it('keeps each way back: two deletions are undone one by one', () => {
    const action = { label: 'Undo', run: () => undefined }
    const deleted: Toast = { ...toast(1, 0), parts: [{ id: 1, title: 'Prospect deleted', action }] }
    const second = { type: 'shown', id: 2, at: 900, content: { title: 'Prospect deleted', action } } as const
    expect(titles(nextToasts([deleted], second))).toEqual([['Prospect deleted', 'Prospect deleted']])
  })

  it('keeps the other way back when one is taken, also beside the answer to that one', () => {
    const action = { label: 'Undo', run: () => undefined }
    const deleted = (id: number, at: number) =>
      ({ type: 'shown', id, at, content: { title: 'Prospect deleted', action } }) as const
    const both = nextToasts(nextToasts([], deleted(1, 0)), deleted(2, 900))
    const one = both.map((all) => withoutPart(all, 1))
    expect(one).toMatchObject([{ open: true, parts: [{ id: 2 }] }])
    const answered = nextToasts(one, shown(3, 9_000, 'Prospect restored'))
    expect(answered).toMatchObject([
      {
        open: true,
        parts: [
          { id: 2, action },
          { id: 3, title: 'Prospect restored' },
        ],
      },
    ])
    // The answer has come; what comes later takes its place.
    expect(titles(nextToasts(answered, shown(4, 20_000)))).toEqual([['Toast 4']])
  })

  it('says three things at most, the newest ones', () => {
    const many = [1, 2, 3, 4].reduce<readonly Toast[]>((all, id) => nextToasts(all, shown(id, id * 1_000)), [])
    expect(titles(many)).toEqual([['Toast 2', 'Toast 3', 'Toast 4']])
  })

  it('stays as long as what stays longest in it', () => {
    expect(durationOf(toast(1))).toBe(5_000)
    expect(
      durationOf({
        ...toast(1),
        parts: [
          { id: 1, title: 'Prospect deleted', duration: 10_000 },
          { id: 2, title: 'More' },
        ],
      }),
    ).toBe(10_000)
  })

  it('closes a dismissed one and keeps it until its removal', () => {
    const closed = nextToasts([toast(1)], { type: 'dismissed', id: 1 })
    expect(closed).toEqual([{ ...toast(1), open: false }])
    expect(nextToasts(closed, { type: 'removed', id: 1 })).toEqual([])
  })

  it('leaves the visible one alone when an older one is dismissed or removed', () => {
    const visible = [toast(2)]
    expect(nextToasts(visible, { type: 'dismissed', id: 1 })).toEqual(visible)
    expect(nextToasts(visible, { type: 'removed', id: 1 })).toEqual(visible)
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
    expect(currentToasts()).toMatchObject([{ parts: [{ title: 'Prospect saved' }], open: false }])
    vi.advanceTimersByTime(1)
    expect(currentToasts()).toEqual([])
    expect(changes).toBe(3)
    stop()
    showToast({ title: 'Unheard' })
    expect(changes).toBe(3)
  })
})
