import type { Progress, ProspectRow } from '#domain/prospect.ts'
import { describe, expect, it } from 'vitest'
import { statusOf } from './status.ts'

const now = new Date('2026-11-21T12:00:00Z')
const saved: Progress = { sharedAt: null, openedAt: null, outcome: null, trialEndsAt: null, place: null, correctedAt: null }

function row(change: Partial<ProspectRow>): ProspectRow {
  return {
    id: 1,
    organization: { name: 'Project Management Institute', description: '' },
    certifications: [],
    email: null,
    contactFirstName: null,
    interested: false,
    billingName: null,
    billingEmail: null,
    pricingOptions: null,
    emailSubject: null,
    emailMessage: null,
    createdAt: '2026-11-18T09:00:00.000Z',
    viewCount: 0,
    version: 1,
    ...change,
  }
}

describe('statusOf', () => {
  it.each([
    ['Not shared', row({ progress: saved })],
    ['Link sent', row({ progress: { ...saved, sharedAt: '2026-11-18T10:00:00Z' } })],
    ['Link opened', row({ progress: { ...saved, sharedAt: '2026-11-18T10:00:00Z', openedAt: '2026-11-19T10:00:00Z' } })],
    ['Link opened', row({ viewCount: 7, progress: saved })],
    ['Not opened', row({})],
    ['Interested', row({ interested: true, viewCount: 3 })],
    ['Trial ended', row({ interested: true, progress: { ...saved, outcome: 'trial', trialEndsAt: '2026-11-21T12:00:00Z' } })],
  ])('says %s in plain words', (words, prospect) => {
    expect(statusOf(prospect, now)).toEqual({ words })
  })

  it.each([
    ['2026-11-30T12:00:00Z', 'Trial, 9 days left'],
    ['2026-11-22T12:00:01Z', 'Trial, 2 days left'],
    ['2026-11-22T12:00:00Z', 'Trial, 1 day left'],
    ['2026-11-21T12:00:01Z', 'Trial, 1 day left'],
  ])('counts the days of a trial that ends at %s', (trialEndsAt, words) => {
    const prospect = row({ interested: true, progress: { ...saved, outcome: 'trial', trialEndsAt } })
    expect(statusOf(prospect, now)).toEqual({ words, tag: 'good' })
  })

  it('names the place in the queue', () => {
    const prospect = row({ interested: true, progress: { ...saved, outcome: 'waitlist', place: 4 } })
    expect(statusOf(prospect, now)).toEqual({ words: 'Waitlist, place 4', tag: 'plain' })
  })
})
