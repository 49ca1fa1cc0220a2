import type { ProspectRow } from '#domain/prospect.ts'
import { describe, expect, it } from 'vitest'
import { defaultListView, listViewOf, readListSearch, searchOf, shownRows, sortedBy } from './list-view.ts'

function row(id: number, name: string, createdAt: string, viewCount: number): ProspectRow {
  return {
    id,
    organization: { name, description: '' },
    certifications: [],
    email: null,
    contactFirstName: null,
    interested: false,
    billingName: null,
    billingEmail: null,
    pricingOptions: null,
    emailSubject: null,
    emailMessage: null,
    createdAt,
    viewCount,
    version: 1,
  }
}

const pmi = row(1, 'Project Management Institute', '2026-11-03T10:00:00Z', 7)
const isc2 = row(2, 'ISC2', '2026-11-18T10:00:00Z', 12)
const shrm = row(3, 'Society for Human Resource Management', '2026-10-29T10:00:00Z', 7)
const rows = [pmi, isc2, shrm]
const ids = (shown: readonly ProspectRow[]) => shown.map((one) => one.id)

describe('shownRows', () => {
  it('shows the newest first unless asked otherwise', () => {
    expect(ids(shownRows(rows, defaultListView))).toEqual([2, 1, 3])
    expect(ids(shownRows(rows, { ...defaultListView, direction: 'ascending' }))).toEqual([3, 1, 2])
  })

  it('sorts by views, equal ones newest first in both directions', () => {
    expect(ids(shownRows(rows, { ...defaultListView, sort: 'views' }))).toEqual([2, 3, 1])
    expect(ids(shownRows(rows, { ...defaultListView, sort: 'views', direction: 'ascending' }))).toEqual([3, 1, 2])
  })

  it('filters by any part of the name without regard to case', () => {
    expect(ids(shownRows(rows, { ...defaultListView, filter: 'MANAGE' }))).toEqual([1, 3])
    expect(ids(shownRows(rows, { ...defaultListView, filter: ' isc2 ' }))).toEqual([2])
    expect(ids(shownRows(rows, { ...defaultListView, filter: 'nursing' }))).toEqual([])
  })

  it('filters by the abbreviation that a row shows', () => {
    const shown = { ...pmi, organization: { ...pmi.organization, abbreviation: 'PMI' } }
    expect(ids(shownRows([shown, isc2, shrm], { ...defaultListView, filter: 'pmi' }))).toEqual([1])
  })

  it('leaves the given list as it was', () => {
    shownRows(rows, defaultListView)
    expect(ids(rows)).toEqual([1, 2, 3])
  })
})

describe('sortedBy', () => {
  it('flips the same column and starts a new one descending', () => {
    const flipped = sortedBy(defaultListView, 'created')
    expect(flipped).toEqual({ sort: 'created', direction: 'ascending' })
    const both = { ...defaultListView, ...flipped }
    expect(sortedBy(both, 'created')).toMatchObject({ direction: 'descending' })
    expect(sortedBy(both, 'views')).toMatchObject({ sort: 'views', direction: 'descending' })
  })
})

describe('the address', () => {
  it('carries only what differs from the default', () => {
    expect(searchOf(defaultListView)).toEqual({})
    expect(searchOf({ view: 'cards', sort: 'views', direction: 'ascending', filter: 'pmi' })).toEqual({
      view: 'cards',
      sort: 'views',
      direction: 'ascending',
      filter: 'pmi',
    })
  })

  it('reads back as the same view, and ignores what nobody offers', () => {
    const view = { view: 'table', sort: 'views', direction: 'ascending', filter: 'a' } as const
    expect(listViewOf(readListSearch({ ...searchOf(view) }))).toEqual(view)
    expect(listViewOf(readListSearch({ view: 'list', sort: 'name', direction: 'up', filter: '' }))).toEqual(defaultListView)
    expect(readListSearch({ filter: 360 })).toEqual({ filter: '360' })
    expect(readListSearch({ filter: { a: 1 } })).toEqual({})
  })
})
