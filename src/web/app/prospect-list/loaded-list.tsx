import { counted } from '#domain/text/counted.ts'
import { localDay } from '#domain/text/day-words.ts'
import { thousands } from '#domain/text/thousands.ts'
import {
  changedSearch,
  type ListSearch,
  listViewOf,
  narrowedRows,
  narrowings,
  orderedRows,
  readyForFilter,
  searchOf,
  sortedBy,
} from '#domain/prospects/list-view.ts'
import type { ListRow } from '#domain/prospects/prospect.ts'
import { cleanTags } from '#domain/prospects/prospect-work.ts'
import { Link } from '@tanstack/react-router'
import { startTransition, useCallback, useMemo, useRef, useState } from 'react'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { useMedia } from '../../ui/media.ts'
import { ContactDialog } from '../contact/contact-dialog.tsx'
import type { Message } from '../../client/messages.ts'
import { ShareByEmailDialog } from '../share-by-email/share-by-email-dialog.tsx'
import { ShareLinkDialog } from '../share-panel/share-link-dialog.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import './loaded-list.css'
import type { OnSearch } from './on-search.ts'
import { ProspectCards } from './prospect-cards.tsx'
import { ProspectTable } from './prospect-table.tsx'
import type { RowQuestion } from './row-menu.tsx'
import type { ShownList } from './shown-list.ts'
import { useDeleteProspect } from './use-delete-prospect.ts'
import { useSelection } from './use-selection.ts'

export interface LoadedListProps {
  /** At least one. */
  rows: readonly ListRow[]
  search: ListSearch
  onSearch: OnSearch
  /** What is said when a deletion was refused. */
  deleteFailed: (message?: string) => Message
}

export function LoadedList({ rows, search, onSearch, deleteFailed }: LoadedListProps) {
  const { columns } = useMemo(() => listViewOf({ columns: search.columns }), [search.columns])
  const wanted = { ...listViewOf(search), columns }
  const isWide = useMedia('(min-width: 720px)')
  const [question, setQuestion] = useState<{ question: RowQuestion; row: ListRow }>()
  const [now] = useState(() => new Date())
  // What is typed and not yet in the address; it counts as long as the address is the one it was typed over.
  const [ahead, setAhead] = useState({ filter: wanted.filter, over: wanted.filter })
  const [cleared, setCleared] = useState(0)
  const filter = ahead.over === wanted.filter ? ahead.filter : wanted.filter
  const view = wanted.view ?? (isWide ? 'table' : 'cards')
  const today = localDay(now)
  const { sort, direction, status, tag, certification, contact, due } = wanted
  // Put in order once: a key in the filter only leaves rows out. The address that follows it leaves out none.
  const ordered = useMemo(() => orderedRows(rows, { sort, direction }), [rows, sort, direction])
  const shown = useMemo(
    () => narrowedRows(ordered, { filter, status, tag, certification, contact, due }, today),
    [ordered, filter, status, tag, certification, contact, due, today],
  )
  const tags = useMemo(() => cleanTags(rows.flatMap(({ work }) => work.tags)).sort(new Intl.Collator('en').compare), [rows])
  const selection = useSelection(shown)
  const listRef = useRef<HTMLDivElement>(null)
  const askToDelete = useDeleteProspect(deleteFailed)

  // What was clicked disappears with its row, or with the empty state: the list takes the focus.
  const takeFocus = useCallback(() => setTimeout(() => listRef.current?.focus(), 0), [])
  const onDelete = useCallback(
    (row: ListRow) => {
      if (askToDelete(row)) takeFocus()
    },
    [askToDelete, takeFocus],
  )
  const onAsk = useCallback((what: RowQuestion, row: ListRow) => setQuestion({ question: what, row }), [])
  const onAnswered = (row: ListRow) => {
    setQuestion(undefined)
    // The menu entry that opened the dialog is gone: its menu takes the focus.
    const menu = () => listRef.current?.querySelector<HTMLElement>(`[data-menu-of="${row.id}"]`)
    setTimeout(() => menu()?.focus(), 0)
  }
  const { filter: written } = wanted
  const onType = useCallback((typed: string) => startTransition(() => setAhead({ filter: typed, over: written })), [written])
  const onBegin = useCallback(() => readyForFilter(ordered), [ordered])
  const onClear = () => {
    setAhead({ filter: '', over: '' })
    setCleared(cleared + 1)
    onSearch(() => searchOf({ view: wanted.view, sort, direction, columns, filter: '' }))
    takeFocus()
  }
  const list: ShownList = { rows: shown, total: rows.length, filter, now, today, selection, onAsk, onDelete }
  const isNarrowed = narrowings.some((name) => wanted[name] !== undefined)

  return (
    <>
      <ListToolbar
        search={search}
        view={view}
        tags={tags}
        today={today}
        cleared={cleared}
        onSearch={onSearch}
        onBegin={onBegin}
        onType={onType}
      />
      <div className="prospect-list" ref={listRef} tabIndex={-1}>
        {shown.length === 0 ? (
          <NothingShown filter={filter.trim()} isNarrowed={isNarrowed} total={rows.length} onClear={onClear} />
        ) : view === 'table' ? (
          <ProspectTable
            {...list}
            view={wanted}
            onSort={(column) => onSearch((before) => changedSearch(before, sortedBy(wanted, column)))}
          />
        ) : (
          <ProspectCards {...list} />
        )}
      </div>
      {question !== undefined && <RowDialog {...question} onClose={() => onAnswered(question.row)} />}
      {selection.rows.length > 0 && (
        <BulkBar rows={selection.rows} tags={tags} file={{ ...search, today }} onClear={selection.clear} />
      )}
      <output className="prospect-total">{totalWords(shown.length, rows.length)}</output>
    </>
  )
}

function RowDialog({ question, row, onClose }: { question: RowQuestion; row: ListRow; onClose: () => void }) {
  if (question === 'contact') return <ContactDialog prospect={row} onClose={onClose} />
  if (question === 'email') return <ShareByEmailDialog prospectId={row.id} onClose={onClose} />
  const { organization, id } = row
  return <ShareLinkDialog name={organization.abbreviation ?? organization.name} prospectId={id} onClose={onClose} />
}

/** '6 prospects', or '2 of 6 prospects' under a filter. */
function totalWords(shown: number, all: number): string {
  return shown === all ? counted(all, 'prospect') : `${thousands(shown)} of ${counted(all, 'prospect')}`
}

interface NothingShownProps {
  filter: string
  /** Whether more than the name is asked for. */
  isNarrowed: boolean
  total: number
  onClear: () => void
}

function NothingShown({ filter, isNarrowed, total, onClear }: NothingShownProps) {
  if (isNarrowed) {
    return (
      <Empty title="No prospect fits these filters" sentence={`You have ${counted(total, 'prospect')} in all.`}>
        <Button onClick={onClear}>Clear filters</Button>
      </Empty>
    )
  }
  return (
    <Empty
      title={`No organization contains “${filter}”`}
      sentence={`You have ${counted(total, 'prospect under another name', 'prospects under other names')}.`}
    >
      <Button onClick={onClear}>Clear filter</Button>
      <Link to="/" search={{ organization: filter }} className={buttonClass('quiet')}>
        Look up “{filter}”
      </Link>
    </Empty>
  )
}
