import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { accountHere, noteAccount } from './account-here.ts'
import { eraseKept, forget, keep, listKept, readKept, readTrace, sweepKept, unsavedChanges, writeTrace } from './kept.ts'
import { keeperOf } from './place.ts'

/** A browser's storage with room for so many characters. */
class StorageWithRoom {
  readonly items = new Map<string, string>()
  readonly room: number
  constructor(room = 1_000) {
    this.room = room
  }
  get length() {
    return this.items.size
  }
  key(index: number) {
    return [...this.items.keys()][index] ?? null
  }
  getItem(key: string) {
    return this.items.get(key) ?? null
  }
  setItem(key: string, value: string) {
    const others = [...this.items].filter(([one]) => one !== key).reduce((sum, [, text]) => sum + text.length, 0)
    if (others + value.length > this.room) throw new DOMException('full', 'QuotaExceededError')
    this.items.set(key, value)
  }
  removeItem(key: string) {
    this.items.delete(key)
  }
}

const dana = keeperOf({ id: '11' })
const week = 7 * 86_400_000
const words = z.string()
let storage: StorageWithRoom
let tab: StorageWithRoom
beforeEach(() => {
  storage = new StorageWithRoom()
  tab = new StorageWithRoom()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', tab)
})
afterEach(() => vi.unstubAllGlobals())

describe('what the device keeps', () => {
  it('is found again for a week, with when it was kept', () => {
    expect(keep(dana, 'edit.12', 'typed', { changes: 0, at: 0 })).toBe(true)
    expect(readKept(dana, 'edit.12', words, week)).toEqual({ name: 'edit.12', at: 0, data: 'typed' })
    expect(readKept(dana, 'edit.12', words, week + 1)).toBeUndefined()
    expect(storage.length).toBe(0)
  })

  it('is never shown to another account, also one whose id begins alike', () => {
    keep(dana, 'edit.12', 'typed', { changes: 0 })
    for (const other of [keeperOf({ id: '1' }), keeperOf({ id: '111' }), keeperOf(null)]) {
      expect(readKept(other, 'edit.12', words)).toBeUndefined()
      expect(listKept(other, '', words)).toEqual([])
    }
  })

  it('is erased at sign-out with what was typed through links, not what is kept of others', () => {
    const priya = keeperOf({ id: '22' })
    keep(dana, 'edit.12', 'typed', { changes: 0 })
    keep(dana, 'create.a', 'found', { changes: 0 })
    keep(keeperOf(null), 'edit.share_k', 'corrected', { changes: 0 })
    keep(priya, 'edit.5', 'her own', { changes: 0 })
    for (const trace of ['recent-lookups', 'recent-prospects', 'list-look', 'last-list'] as const) {
      writeTrace(trace, dana, [trace])
      writeTrace(trace, priya, [])
      expect(readTrace(trace, dana, z.array(words))).toEqual([trace])
    }
    eraseKept(dana)
    expect([...storage.items.keys()].filter((place) => !place.includes('.22'))).toEqual([])
    expect([...tab.items.keys()]).toEqual(['credscout.last-list.22'])
    expect(readKept(priya, 'edit.5', words)?.data).toBe('her own')
  })

  it('is kept no longer of an account that has signed out, or that another one has followed in a tab of this browser', () => {
    for (const next of [null, '22']) {
      noteAccount('11')
      keep(dana, 'edit.12', 'typed', { changes: 0 })
      noteAccount(next)
      eraseKept(dana)
      expect(keep(dana, 'edit.12', 'typed again', { changes: 0 })).toBe(true)
      writeTrace('list-look', dana, ['typed again'])
      keep(keeperOf(null), 'edit.share_k', 'a link is open to anyone', { changes: 0 })
      expect([...storage.items.keys()]).toEqual(['credscout.account', 'credscout.kept.link.edit.share_k'])
      expect(accountHere()).toBe(next ?? '')
    }
  })

  it('says how much unsaved work would be erased with it', () => {
    keep(dana, 'edit.12', 'typed', { changes: 2 })
    keep(dana, 'work.12', 'typed', { changes: 1 })
    keep(dana, 'create.a', 'found', { changes: 0 })
    keep(dana, 'create.b', 'a look-up that goes on in the server', { changes: 0 })
    keep(keeperOf(null), 'typed.k', 'beside a line of a link', { changes: 1 })
    keep(keeperOf({ id: '22' }), 'edit.5', 'her own', { changes: 9 })
    expect(unsavedChanges(dana)).toBe(4)
  })

  it('is listed newest first, and forgotten one by one', () => {
    keep(dana, 'create.a', 'older', { changes: 0, at: 1 })
    keep(dana, 'create.b', 'newer', { changes: 0, at: 2 })
    keep(dana, 'create-form', 'no look-up', { changes: 0, at: 3 })
    expect(listKept(dana, 'create.', words, 4).map(({ data }) => data)).toEqual(['newer', 'older'])
    forget(dana, 'create.b')
    expect(listKept(dana, 'create.', words, 4).map(({ data }) => data)).toEqual(['older'])
  })

  it('is no longer there once there was no room for its newest state; what is too old gives way first', () => {
    const long = 'x'.repeat(500)
    keep(dana, 'create.a', long, { changes: 0, at: 0 })
    expect(keep(dana, 'create.b', long, { changes: 0, at: 1 })).toBe(false)
    expect(readKept(dana, 'create.b', words, 1)).toBeUndefined()
    expect(keep(dana, 'create.b', long, { changes: 0, at: week + 1 })).toBe(true)
    expect(readKept(dana, 'create.a', words, week + 1)).toBeUndefined()
  })

  it('goes with what was kept without a time, when the application starts or somebody signs out', () => {
    const timeless = () => storage.setItem('credscout-contact-9f3KqT0vYb7mWz2LxR5sNa', '{"billingEmail":"priya@example.org"}')
    storage.setItem('credscout-remark-name', 'Priya')
    storage.setItem('selectedPricingOptions', '{}')
    keep(dana, 'edit.12', 'old', { changes: 0, at: 0 })
    keep(keeperOf({ id: '22' }), 'edit.5', 'old', { changes: 0, at: 0 })
    keep(dana, 'edit.13', 'new', { changes: 0, at: 1 })
    timeless()
    sweepKept(week + 1)
    expect([...storage.items.keys()]).toEqual(['selectedPricingOptions', 'credscout.kept.11.edit.13'])
    timeless()
    eraseKept(dana)
    expect([...storage.items.keys()]).toEqual(['selectedPricingOptions'])
  })

  it('is not taken where it has another shape or is no JSON', () => {
    keep(dana, 'edit.12', { typed: 1 }, { changes: 0 })
    storage.setItem('credscout.kept.11.edit.13', '{')
    storage.setItem('credscout.list-look.11', '{')
    expect(readTrace('list-look', dana, words)).toBeUndefined()
    expect(readKept(dana, 'edit.12', words)).toBeUndefined()
    expect(readKept(dana, 'edit.13', words)).toBeUndefined()
  })
})
