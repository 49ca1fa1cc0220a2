import * as z from 'zod/mini'
import type { ListRow } from './prospect.ts'
import { prospectStatuses, prospectStatusSchema, statusOf } from './prospect-work.ts'

const sortColumns = ['created', 'views', 'name', 'status', 'due'] as const
export type SortColumn = (typeof sortColumns)[number]
export type SortDirection = 'ascending' | 'descending'

/** Columns beside the organization, in the order in which a choice shows them. */
export const listColumns = [
  'certifications',
  'status',
  'nextStep',
  'tags',
  'notes',
  'contact',
  'versions',
  'views',
  'created',
] as const
export type ListColumn = (typeof listColumns)[number]
const defaultColumns: readonly ListColumn[] = ['certifications', 'status', 'nextStep', 'versions', 'views', 'created']

export const columnNames: Readonly<Record<ListColumn, string>> = {
  certifications: 'Certifications',
  status: 'Status',
  nextStep: 'Next step',
  tags: 'Tags',
  notes: 'Notes',
  contact: 'Contact',
  versions: 'Versions',
  views: 'Views',
  created: 'Created',
}

/** Next steps by their day. 'now': today or overdue; 'week': until a week from today. */
export const dueChoices = ['overdue', 'now', 'week', 'any', 'none'] as const
export type DueChoice = (typeof dueChoices)[number]

const words = z.string().check(z.minLength(1), z.maxLength(300))
const fields = {
  view: z.enum(['table', 'cards']),
  sort: z.enum(sortColumns),
  direction: z.enum(['ascending', 'descending']),
  filter: words,
  certification: words,
  tag: words,
  status: prospectStatusSchema,
  contact: words,
  due: z.enum(dueChoices),
  columns: words,
} as const

/** What the list shows, as search parameters: of the page and of the export. */
export const listSearchSchema = z.partial(z.object(fields))
export type ListSearch = z.infer<typeof listSearchSchema>

/** Columns as a program names them: 'tags,status', or 'none'. An address of the page may name some that there were once. */
export const namedColumnsSchema = words.check(
  z.refine((named) => named === 'none' || columnsOf(named).length === new Set(named.split(',')).size, {
    error: `Separate columns with commas: ${listColumns.join(', ')}. 'none' shows none.`,
  }),
)

/** What the list is narrowed to, beside the text of its filter. */
export const narrowings = ['status', 'tag', 'certification', 'contact', 'due'] as const
export type Narrowing = Pick<ListSearch, (typeof narrowings)[number]>

export interface ListView extends Narrowing {
  /** Absent: table on wide windows, cards on narrow ones. */
  view?: 'table' | 'cards' | undefined
  sort: SortColumn
  direction: SortDirection
  /** Any part of the organization's name or abbreviation; '' shows all. */
  filter: string
  columns: readonly ListColumn[]
}

/** Newest first, nothing left out. Source: specification §4, 'List sort'. */
export const defaultListView: ListView = { sort: 'created', direction: 'descending', filter: '', columns: defaultColumns }

/** Reads search parameters; a value nobody offers counts as not given, a default one stands in no address. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const given = Object.entries(fields).flatMap(([name, field]) => {
    if (search[name] === undefined) return []
    const parsed = field.safeParse(search[name])
    return parsed.success ? [[name, parsed.data] as const] : []
  })
  const { sort, direction, columns, ...rest } = listSearchSchema.parse(Object.fromEntries(given))
  const chosen = columns === undefined ? undefined : columnsOf(columns).join(',')
  return {
    ...rest,
    ...(sort !== undefined && sort !== defaultListView.sort && { sort }),
    ...(direction === 'ascending' && { direction }),
    ...(chosen !== undefined && chosen !== defaultColumns.join(',') && { columns: chosen === '' ? 'none' : chosen }),
  }
}

/** What stands in the address for a view: nothing for a default. */
export function searchOf({ columns, ...view }: ListView): ListSearch {
  return readListSearch({ ...view, columns: columns.length === 0 ? 'none' : columns.join(',') })
}

export function listViewOf({ columns, ...search }: ListSearch): ListView {
  return { ...defaultListView, ...search, ...(columns !== undefined && { columns: columnsOf(columns) }) }
}

/** What stands in the address once a part of its view is another. */
export function changedSearch(search: ListSearch, change: Partial<ListView>): ListSearch {
  return searchOf({ ...listViewOf(search), ...change })
}

/** 'status,tags' in its order, each column once. */
function columnsOf(named: string): ListColumn[] {
  const known = named.split(',').flatMap((name) => listColumns.filter((column) => column === name))
  return [...new Set(known)]
}

/** The same column flips its direction; a new column starts descending. */
export function sortedBy(view: Pick<ListView, 'sort' | 'direction'>, column: SortColumn): Pick<ListView, 'sort' | 'direction'> {
  const flips = view.sort === column && view.direction === 'descending'
  return { sort: column, direction: flips ? 'ascending' : 'descending' }
}

/**
 * The rows to show, in order. The filter goes by what a row shows of its organization: name and abbreviation. Equal ones keep the
 * newest first.
 * @param today '2026-11-18', the reader's
 */
export function shownRows(rows: readonly ListRow[], view: ListView, today: string): readonly ListRow[] {
  return narrowedRows(orderedRows(rows, view), view, today)
}

/** All rows in a view's order; equal ones keep the newest first. */
export function orderedRows(rows: readonly ListRow[], { sort, direction }: Pick<ListView, 'sort' | 'direction'>): ListRow[] {
  const compare = comparing(sort, direction === 'ascending' ? 1 : -1)
  return rows.toSorted((a, b) => compare(a, b) || b.id - a.id)
}

/**
 * Those of the rows that a view's filter and narrowings leave, in the order they have; the rows themselves where nothing is left out.
 * @param today '2026-11-18', the reader's
 */
export function narrowedRows(
  rows: readonly ListRow[],
  view: Narrowing & Pick<ListView, 'filter'>,
  today: string,
): readonly ListRow[] {
  const tests = testsOf(rows, view, today)
  return tests.length === 0 ? rows : rows.filter((row, place) => tests.every((test) => test(row, place)))
}

/** Whether a row at a place of the list stays. */
type RowTest = (row: ListRow, place: number) => boolean

/** A test for each thing that is asked, and for nothing else: a key in the filter asks ten thousand rows. */
function testsOf(rows: readonly ListRow[], view: Narrowing & Pick<ListView, 'filter'>, today: string): RowTest[] {
  const { status, due } = view
  const tag = view.tag?.toLowerCase()
  const inAWeek = dayAfter(today, 7)
  return [
    ...containing(rows, 'name', view.filter),
    ...(status === undefined ? [] : [(row: ListRow) => statusOf(row) === status]),
    ...(tag === undefined ? [] : [(row: ListRow) => row.work.tags.some((one) => one.toLowerCase() === tag)]),
    ...containing(rows, 'certifications', view.certification),
    ...containing(rows, 'contact', view.contact),
    ...(due === undefined ? [] : [(row: ListRow) => isDue(row, due, today, inAWeek)]),
  ]
}

function isDue({ work: { nextStep, nextStepDue: day } }: ListRow, due: DueChoice, today: string, inAWeek: string): boolean {
  if (due === 'none' || due === 'any') return (nextStep === null && day === null) === (due === 'none')
  if (day === null) return false
  return due === 'overdue' ? day < today : day <= (due === 'now' ? today : inAWeek)
}

/** '2026-11-25' from '2026-11-18' and 7. */
function dayAfter(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/** What a row is found by. */
const texts = {
  name: ({ organization: { name, abbreviation = '' } }: ListRow) => `${name}\n${abbreviation}`,
  certifications: ({ certificationNames }: ListRow) =>
    certificationNames.map(({ name, acronym }) => `${name}\n${acronym ?? ''}`).join('\n'),
  contact: ({ contactFirstName, email }: ListRow) => `${contactFirstName ?? ''}\n${email ?? ''}`,
} as const

type Searched = keyof typeof texts

const knownTexts = new WeakMap<readonly ListRow[], Partial<Record<Searched, readonly string[]>>>()

function containing(rows: readonly ListRow[], searched: Searched, wanted = ''): RowTest[] {
  const part = folded(wanted)
  if (part === '') return []
  const all = foldedTexts(rows, searched)
  return [(_row, place) => all[place]?.includes(part) === true]
}

/** Makes ready what the filter compares with, so that the first key in it waits no longer than the next. */
export function readyForFilter(rows: readonly ListRow[]): void {
  foldedTexts(rows, 'name')
}

/** The texts of all rows in their order, folded once a list: a key only compares. */
function foldedTexts(rows: readonly ListRow[], searched: Searched): readonly string[] {
  const known = knownTexts.get(rows) ?? {}
  const found = known[searched] ?? rows.map((row) => folded(texts[searched](row)))
  knownTexts.set(rows, { ...known, [searched]: found })
  return found
}

function folded(text: string): string {
  return text.trim().toLowerCase()
}

/** Compares by a column; what has no day comes after what has one, whatever the direction. */
function comparing(sort: SortColumn, sign: 1 | -1): (a: ListRow, b: ListRow) => number {
  if (sort === 'views') return (a, b) => (a.viewCount - b.viewCount) * sign
  if (sort === 'name') {
    const { compare } = new Intl.Collator('en')
    return (a, b) => compare(a.organization.name, b.organization.name) * sign
  }
  if (sort === 'status') {
    const place = (row: ListRow) => prospectStatuses.indexOf(statusOf(row))
    return (a, b) => (place(a) - place(b)) * sign
  }
  if (sort === 'due') {
    return ({ work: { nextStepDue: a } }, { work: { nextStepDue: b } }) =>
      a === null || b === null ? Number(a === null) - Number(b === null) : compareText(a, b) * sign
  }
  return (a, b) => compareText(a.createdAt, b.createdAt) * sign
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
