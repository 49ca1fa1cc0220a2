import { describe, expect, it } from 'vitest'
import { justSaved, listRow } from './example-list-rows.ts'
import { cleanTags, statusByHand, statusOf } from './prospect-work.ts'

const { work } = listRow(1, 'PMI')
const byHand = (status: typeof work.status) => ({ ...work, status, statusSetAt: '2026-11-18T12:00:00Z' })

describe('a status set by hand', () => {
  const openedBefore = { ...justSaved, openedAt: '2026-11-18T11:00:00Z' }
  const openedAfter = { ...justSaved, openedAt: '2026-11-18T13:00:00Z' }
  const interested = { ...justSaved, outcome: 'trial' as const, interestedAt: '2026-11-19T10:00:00Z' }

  it('stays until something newer happens', () => {
    expect(statusOf(listRow(1, 'PMI', { work: byHand('interested'), progress: openedBefore }))).toBe('interested')
    expect(statusOf(listRow(1, 'PMI', { work: byHand('new'), progress: openedAfter }))).toBe('opened')
  })

  it('is none any more once something newer happened', () => {
    expect(statusByHand(listRow(1, 'PMI', { work: byHand('interested'), progress: openedBefore }))).toBe('interested')
    expect(statusByHand(listRow(1, 'PMI', { work: byHand('new'), progress: openedAfter }))).toBeNull()
    expect(statusByHand(listRow(1, 'PMI', { work: byHand('lost'), interested: true, progress: interested }))).toBe('lost')
  })

  it('stays for good where it is an end', () => {
    expect(statusOf(listRow(1, 'PMI', { work: byHand('lost'), interested: true, progress: interested }))).toBe('lost')
    expect(statusOf(listRow(1, 'PMI', { work: byHand('won'), interested: true, progress: interested }))).toBe('won')
  })

  it('is not there unless somebody sets it', () => {
    expect(statusOf(listRow(1, 'PMI', { interested: true, progress: interested }))).toBe('trial')
  })
})

it('keeps each tag once, as it was first written', () => {
  expect(cleanTags([' Warm', 'warm', '', 'Q4 '])).toEqual(['Warm', 'Q4'])
})
