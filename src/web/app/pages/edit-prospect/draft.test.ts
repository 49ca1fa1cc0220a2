import type { Certification } from '#domain/certifications/certification.ts'
import { expect, test } from 'vitest'
import { changeCount, type EditDraft, type DraftEvent, draftOf, draftSchema, nextDraft, snapshotOf } from './draft.ts'
import { targetOf } from './edit-target.ts'

const author = { by: 'dana', via: 'editor', at: '2026-11-21T12:00:00.000Z' } as const
const otr: Certification = {
  id: 'otr',
  name: 'OTR',
  summary: '',
  requirements: [],
  validityPeriod: '3 years',
  renewalRequirements: [],
  fees: [],
}
const cota = { ...otr, id: 'cota', name: 'COTA' }
const saved = { organization: { name: 'NBCOT', description: '' }, certifications: [otr, cota], version: 3 }
const after = (...events: DraftEvent[]): EditDraft => events.reduce(nextDraft, draftOf(saved))
const count = (draft: EditDraft) => changeCount(draft.base, snapshotOf(draft, author))

/** The card of OTR with another validity typed in. */
function typed(validityPeriod: string): EditDraft {
  const open = after({ type: 'card-opened', id: 'otr' })
  const edited = open.openCards['otr']
  if (edited === undefined) throw new Error('not open')
  const line = { key: 'v', text: validityPeriod, origin: { text: '3 years' } }
  return nextDraft(open, { type: 'card-typed', id: 'otr', edited: { ...edited, validityPeriod: [line] } })
}

test('what is typed in an open card counts as a change at once; Cancel takes it back, Save keeps it', () => {
  expect(count(after({ type: 'card-opened', id: 'otr' }))).toBe(0)
  const draft = typed('4 years')
  expect(count(draft)).toBe(1)
  expect(count(nextDraft(draft, { type: 'card-cancelled', id: 'otr' }))).toBe(0)
  const kept = nextDraft(draft, { type: 'card-kept', id: 'otr', author })
  expect(kept.openCards).toEqual({})
  expect(kept.mine.certifications[0]?.validityPeriod).toBe('4 years')
  expect(count(kept)).toBe(1)
})

test('what arrives late for a card that was closed does not open it again', () => {
  const draft = typed('4 years')
  const edited = draft.openCards['otr']
  if (edited === undefined) throw new Error('not open')
  const late = { type: 'card-typed', id: 'otr', edited } as const
  for (const closing of [
    { type: 'card-cancelled', id: 'otr' },
    { type: 'card-kept', id: 'otr', author },
  ] as const) {
    const closed = nextDraft(draft, closing)
    expect(nextDraft(closed, late)).toEqual(closed)
  }
})

test('the organization counts as one change, restored by Cancel', () => {
  const draft = after(
    { type: 'organization-opened' },
    { type: 'organization-typed', typed: { name: 'NBCOT Inc.', description: 'x' } },
  )
  expect(count(draft)).toBe(1)
  expect(count(nextDraft(draft, { type: 'organization-cancelled' }))).toBe(0)
  expect(nextDraft(draft, { type: 'organization-kept' }).mine.organization).toEqual({ name: 'NBCOT Inc.', description: 'x' })
})

test('deleting the description leaves the name, and what is typed of it', () => {
  const described = { ...saved, organization: { name: 'NBCOT', description: 'Certifies.' } }
  const open = nextDraft(draftOf(described), { type: 'organization-opened' })
  const typing = nextDraft(open, { type: 'organization-typed', typed: { name: 'NBCOT Inc.', description: 'Certifies!' } })
  const deleted = nextDraft(typing, { type: 'description-deleted' })
  expect(snapshotOf(deleted, author).organization).toEqual({ name: 'NBCOT Inc.', description: '' })
  const cancelled = nextDraft(deleted, { type: 'organization-cancelled' })
  expect(snapshotOf(cancelled, author).organization).toEqual({ name: 'NBCOT', description: '' })
  expect(count(cancelled)).toBe(1)
})

test('a card that was added and cancelled without a name is gone', () => {
  const draft = after({ type: 'card-added', id: 'new' })
  expect(draft.mine.certifications).toHaveLength(3)
  expect(count(nextDraft(draft, { type: 'card-cancelled', id: 'new' }))).toBe(0)
})

test('a deletion that is saved moves the base on, unless somebody saved in between', () => {
  const left = { ...saved, certifications: [cota] }
  const moved = after({ type: 'card-deleted', id: 'otr', savedAs: { ...left, version: 4 } })
  expect([moved.baseVersion, count(moved)]).toEqual([4, 0])
  const stale = after({ type: 'card-deleted', id: 'otr', savedAs: { ...left, version: 5 } })
  expect([stale.baseVersion, count(stale)]).toEqual([3, 1])
  expect(count(after({ type: 'card-deleted', id: 'otr', savedAs: undefined }))).toBe(1)
})

test('a draft survives being written down, with a nameless card and open forms', () => {
  const draft = nextDraft(typed('4 years'), { type: 'card-added', id: 'new' })
  const read = draftSchema.parse(JSON.parse(JSON.stringify(draft)))
  expect(snapshotOf(read, author)).toEqual(snapshotOf(draft, author))
})

test('an address names a prospect, a link, or nothing', () => {
  expect(targetOf('12')).toEqual({ kind: 'prospect', id: 12 })
  expect(targetOf('share_ab-C')).toEqual({ kind: 'share', shareId: 'ab-C' })
  for (const id of ['', '0', '-1', '1.5', 'x', 'share_']) expect(targetOf(id)).toBeUndefined()
})

test('an edit goes on top of a restored version; where nothing was typed, that is what is shown', () => {
  const restored = {
    organization: { name: 'NBCOT Inc.', description: '' },
    certifications: [otr, { ...cota, validityPeriod: '5 years' }],
    version: 4,
  }
  const draft = nextDraft(typed('4 years'), { type: 'rebased', saved: restored })
  expect(draft.baseVersion).toBe(4)
  expect(draft.base.organization.name).toBe('NBCOT Inc.')
  expect(snapshotOf(draft, author)).toMatchObject({
    organization: { name: 'NBCOT Inc.' },
    certifications: [{ validityPeriod: '4 years' }, { validityPeriod: '5 years' }],
  })
  expect(count(draft)).toBe(1)
})

test('a discarded edit can be brought back as it was', () => {
  const draft = typed('4 years')
  const discarded = nextDraft(draft, { type: 'reset', saved })
  expect(count(discarded)).toBe(0)
  expect(nextDraft(discarded, { type: 'brought-back', draft })).toEqual(draft)
})

test('a form that stands open untouched shows what is saved by now', () => {
  const open = after({ type: 'card-opened', id: 'otr' }, { type: 'organization-opened' })
  const now = { ...saved, version: 4, certifications: [{ ...otr, validityPeriod: '4 years' }] }
  const followed = nextDraft(open, { type: 'followed', saved: now })
  expect(followed.baseVersion).toBe(4)
  expect(followed.openCards['otr']?.validityPeriod[0]?.text).toBe('4 years')
  expect(followed.openOrganization).toEqual({ name: 'NBCOT', description: '' })
  expect(count(followed)).toBe(0)
})
