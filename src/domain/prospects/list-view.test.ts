import { listRow } from './example-list-rows.ts'
import { describe, expect, it } from 'vitest'
import { defaultListView, listViewOf, namedColumnsSchema, readListSearch, searchOf, shownRows, sortedBy } from './list-view.ts'
import type { ListRow } from './prospect.ts'

function row(id: number, name: string, createdAt: string, viewCount: number): ListRow {
  return listRow(id, name, { createdAt, viewCount })
}

const pmi = row(1, 'Project Management Institute', '2026-11-03T10:00:00Z', 7)
const isc2 = row(2, 'ISC2', '2026-11-18T10:00:00Z', 12)
const shrm = row(3, 'Society for Human Resource Management', '2026-10-29T10:00:00Z', 7)
const today = '2026-11-20'
const rows = [pmi, isc2, shrm]
const ids = (shown: readonly ListRow[]) => shown.map((one) => one.id)

describe('shownRows', () => {
  it('shows the newest first unless asked otherwise', () => {
    expect(ids(shownRows(rows, defaultListView, today))).toEqual([2, 1, 3])
    expect(ids(shownRows(rows, { ...defaultListView, direction: 'ascending' }, today))).toEqual([3, 1, 2])
  })

  it('sorts by views, equal ones newest first in both directions', () => {
    expect(ids(shownRows(rows, { ...defaultListView, sort: 'views' }, today))).toEqual([2, 3, 1])
    expect(ids(shownRows(rows, { ...defaultListView, sort: 'views', direction: 'ascending' }, today))).toEqual([3, 1, 2])
  })

  it('filters by any part of the name without regard to case', () => {
    expect(ids(shownRows(rows, { ...defaultListView, filter: 'MANAGE' }, today))).toEqual([1, 3])
    expect(ids(shownRows(rows, { ...defaultListView, filter: ' isc2 ' }, today))).toEqual([2])
    expect(ids(shownRows(rows, { ...defaultListView, filter: 'nursing' }, today))).toEqual([])
  })

  it('filters by the abbreviation that a row shows', () => {
    const shown = { ...pmi, organization: { ...pmi.organization, abbreviation: 'PMI' } }
    expect(ids(shownRows([shown, isc2, shrm], { ...defaultListView, filter: 'pmi' }, today))).toEqual([1])
  })

  it('leaves the given list as it was', () => {
    shownRows(rows, defaultListView, today)
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
    expect(searchOf({ ...defaultListView, view: 'cards', sort: 'views', direction: 'ascending', filter: 'pmi' })).toEqual({
      view: 'cards',
      sort: 'views',
      direction: 'ascending',
      filter: 'pmi',
    })
  })

  it('reads back as the same view, and ignores what nobody offers', () => {
    const view = { ...defaultListView, view: 'table', sort: 'views', direction: 'ascending', filter: 'a' } as const
    expect(listViewOf(readListSearch({ ...searchOf(view) }))).toEqual(view)
    expect(listViewOf(readListSearch({ view: 'list', sort: 'price', direction: 'up', filter: '' }))).toEqual(defaultListView)
    expect(readListSearch({ filter: { a: 1 } })).toEqual({})
  })
})

describe('what the list is narrowed to', () => {
  const { work } = pmi
  const worked = [
    listRow(1, 'PMI', {
      certificationNames: [{ name: 'Project Management Professional', acronym: 'PMP' }],
      contactFirstName: 'Maria',
      email: 'maria@pmi.example.org',
      work: { ...work, tags: ['Warm'], nextStep: 'Call', nextStepDue: '2026-11-19' },
    }),
    listRow(2, 'ISC2', { viewCount: 3, work: { ...work, tags: ['cold'], nextStepDue: '2026-11-20' } }),
    listRow(3, 'SHRM', { work: { ...work, nextStep: 'Write', nextStepDue: '2026-11-27' } }),
    listRow(4, 'AWS', { work: { ...work, status: 'won', statusSetAt: '2026-11-18T10:00:00Z' } }),
  ]
  it.each([
    [{ tag: 'warm' }, [1]],
    [{ status: 'opened' }, [2]],
    [{ status: 'won' }, [4]],
    [{ certification: 'pmp' }, [1]],
    [{ certification: 'management prof' }, [1]],
    [{ contact: 'MARIA' }, [1]],
    [{ contact: 'pmi.example' }, [1]],
    [{ due: 'overdue' }, [1]],
    [{ due: 'now' }, [2, 1]],
    [{ due: 'week' }, [3, 2, 1]],
    [{ due: 'none' }, [4]],
    [{ due: 'any' }, [3, 2, 1]],
    [{ due: 'now', tag: 'cold' }, [2]],
  ] as const)('%j', (narrowed, expected) => {
    expect(ids(shownRows(worked, { ...defaultListView, ...narrowed }, today))).toEqual(expected)
  })

  it('goes into the address and back', () => {
    const view = { ...defaultListView, tag: 'warm', due: 'now', status: 'won', columns: ['status', 'tags'] } as const
    expect(searchOf(view)).toEqual({ tag: 'warm', due: 'now', status: 'won', columns: 'status,tags' })
    expect(listViewOf(readListSearch({ ...searchOf(view) }))).toEqual(view)
    expect(listViewOf(readListSearch({ columns: 'tags,price,tags' })).columns).toEqual(['tags'])
    expect(listViewOf(readListSearch({ ...searchOf({ ...defaultListView, columns: [] }) })).columns).toEqual([])
  })

  it('sorts by due day, what has none last in both directions', () => {
    expect(ids(shownRows(worked, { ...defaultListView, sort: 'due', direction: 'ascending' }, today))).toEqual([1, 2, 3, 4])
    expect(ids(shownRows(worked, { ...defaultListView, sort: 'due' }, today))).toEqual([3, 2, 1, 4])
    expect(ids(shownRows(worked, { ...defaultListView, sort: 'name', direction: 'ascending' }, today))).toEqual([4, 2, 1, 3])
    expect(ids(shownRows(worked, { ...defaultListView, sort: 'status' }, today))).toEqual([4, 2, 3, 1])
  })
})

it('columns that are named wrongly are refused with what would be right', () => {
  const told = namedColumnsSchema.safeParse('tags,nonsense').error?.issues[0]?.message
  expect(told).toMatch(/^Separate columns with commas: .*\btags\b.*\. 'none' shows none\.$/)
})
