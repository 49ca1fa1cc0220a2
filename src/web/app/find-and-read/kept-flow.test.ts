import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unsavedChanges } from '../../kept/kept.ts'
import { keeperOf } from '../../kept/place.ts'
import type { ProspectForm } from './prospect-form.ts'
import {
  bringBackKept,
  discardKept,
  flowFrom,
  flowFromLookup,
  forgetTabFlow,
  keepTabFlow,
  keptOf,
  type KeptResults,
  leaveTabFlow,
  listKeptLookups,
  listKeptResults,
  takeKept,
} from './kept-flow.ts'

const tab = 'create-prospect'
const dana = keeperOf({ id: '11' })
const maria: ProspectForm = { organization: 'PMI', contactFirstName: 'Maria', email: '' }

function results(draft: ProspectForm): KeptResults {
  const organization = { name: 'Project Management Institute', description: '' }
  const ledger = { namesSeen: [], detailed: [], notRead: [], pages: [] }
  const result = { organization, certifications: [], ledger, origin: 'catalogue', asOf: '2026-10-02' } as const
  const left = { lookupId: undefined, added: [], answered: [], completing: false, interruptedSave: undefined }
  return { kind: 'results', draft, matches: { candidates: [], chosen: 0 }, result: { ...result, certifications: [] }, ...left }
}

function storage() {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
})
afterEach(() => vi.unstubAllGlobals())

it('with saved results forgets others of the same body that hold no other contact, and keeps those for somebody else', () => {
  const others = [
    maria,
    { ...maria, contactFirstName: '' },
    { ...maria, contactFirstName: 'Ann' },
    { ...maria, email: 'maria@pmi.example.org' },
  ]
  for (const draft of others) {
    keepTabFlow(dana, tab, results(draft))
    leaveTabFlow(dana, tab)
  }
  keepTabFlow(dana, tab, results(maria))
  forgetTabFlow(dana, tab, results({ ...maria, organization: 'pmi.org' }))
  const left = listKeptResults(dana).map(({ data }) => [data.draft.contactFirstName, data.draft.email])
  expect(left).toHaveLength(2)
  expect(left).toEqual(
    expect.arrayContaining([
      ['Ann', ''],
      ['Maria', 'maria@pmi.example.org'],
    ]),
  )
})

it('takes what was kept under a name of its own, so that the tab that was at it before loses nothing of it', () => {
  keepTabFlow(dana, tab, results(maria))
  const other = sessionStorage
  vi.stubGlobal('sessionStorage', storage())
  const [kept] = listKeptResults(dana)
  if (kept === undefined) throw new Error('nothing is kept')
  takeKept(dana, tab, kept)
  expect(listKeptResults(dana)).toHaveLength(1)
  vi.stubGlobal('sessionStorage', other)
  forgetTabFlow(dana, tab, results({ ...maria, contactFirstName: 'Ann' }))
  expect(listKeptResults(dana)).toMatchObject([{ data: kept.data }])
})

it('goes on from a look-up with what it found, and from one that has nothing by asking', () => {
  const { matches, result } = results(maria)
  const kept = { kind: 'lookup', draft: maria, matches, readLive: true, added: [], lookupId: 'key' } as const
  expect(flowFromLookup(kept, result)).toMatchObject({ step: 'results', result, lookupId: 'key', savedId: null })
  expect(flowFromLookup(kept, null)).toMatchObject({ step: 'reading', feed: { lookupId: 'key' } })
})

it('keeps a question on its way with the key of its look-up, so that another tab can offer it until its end is seen', () => {
  const { matches } = results(maria)
  const asked = flowFrom({ kind: 'lookup', draft: maria, matches, readLive: false, added: [] })
  if (asked.step !== 'reading') throw new Error(asked.step)
  const kept = keptOf({ ...asked, feed: { ...asked.feed, lookupId: 'key' } })
  if (kept === undefined) throw new Error('nothing is kept')
  keepTabFlow(dana, tab, kept)
  expect(listKeptLookups(dana).map(({ data }) => data.lookupId)).toEqual(['key'])
  keepTabFlow(dana, tab, results(maria))
  expect(listKeptLookups(dana)).toEqual([])
})

it('counts as changes what somebody decided about lines and the pages they added, not results as they were found', () => {
  const found = results(maria)
  keepTabFlow(dana, tab, found)
  expect(unsavedChanges(dana)).toBe(0)
  const line = { certification: 'PMP', field: 'validityPeriod', text: '3 years', decision: { kind: 'keep' } } as const
  keepTabFlow(dana, tab, { ...found, answered: [line, { ...line, field: 'fees' }], added: ['page'] })
  expect(unsavedChanges(dana)).toBe(3)
  leaveTabFlow(dana, tab)
  const [left] = listKeptResults(dana)
  if (left === undefined) throw new Error('nothing is kept')
  discardKept(dana, left)
  expect(unsavedChanges(dana)).toBe(0)
  bringBackKept(dana, left)
  expect(unsavedChanges(dana)).toBe(3)
})
