import type { ListRow } from '#domain/prospects/prospect.ts'
import { describe, expect, it } from 'vitest'
import { justSaved, listRow } from '#domain/prospects/example-list-rows.ts'
import { statusWords } from './status.ts'

const now = new Date('2026-11-21T12:00:00Z')
const row = (known: Partial<ListRow>) => listRow(1, 'Project Management Institute', known)

describe('statusWords', () => {
  it.each([
    ['New', row({ progress: justSaved })],
    ['Shared', row({ progress: { ...justSaved, sharedAt: '2026-11-18T10:00:00Z' } })],
    ['Opened', row({ progress: { ...justSaved, sharedAt: '2026-11-18T10:00:00Z', openedAt: '2026-11-19T10:00:00Z' } })],
    ['Corrected', row({ viewCount: 7, progress: { ...justSaved, lastCorrectedAt: '2026-11-19T10:00:00Z' } })],
    ['Opened', row({ viewCount: 7, progress: justSaved })],
    ['New', row({})],
    ['Interested', row({ interested: true, viewCount: 3 })],
    ['Trial ended', row({ interested: true, progress: { ...justSaved, outcome: 'trial', trialEndsAt: '2026-11-21T12:00:00Z' } })],
  ])('says %s in plain words', (words, prospect) => {
    expect(statusWords(prospect, now)).toEqual({ words })
  })

  it.each([
    ['2026-11-30T12:00:00Z', 'Trial, 9 days left'],
    ['2026-11-22T12:00:01Z', 'Trial, 2 days left'],
    ['2026-11-22T12:00:00Z', 'Trial, 1 day left'],
    ['2026-11-21T12:00:01Z', 'Trial, 1 day left'],
  ])('counts the days of a trial that ends at %s', (trialEndsAt, words) => {
    const prospect = row({ interested: true, progress: { ...justSaved, outcome: 'trial', trialEndsAt } })
    expect(statusWords(prospect, now)).toEqual({ words, tag: 'good' })
  })

  it('names the place in the queue', () => {
    const prospect = row({ interested: true, progress: { ...justSaved, outcome: 'waitlist', place: 4 } })
    expect(statusWords(prospect, now)).toEqual({ words: 'Waitlist, place 4', tag: 'plain' })
  })
})
