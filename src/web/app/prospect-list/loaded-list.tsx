import type { ProspectRow } from '#domain/prospect.ts'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { useMedia } from '../../ui/media.ts'
import { ContactDialog } from '../contact/contact-dialog.tsx'
import type { Message } from '../messages.ts'
import { ShareByEmailDialog } from '../share-by-email/share-by-email-dialog.tsx'
import { ShareLinkDialog } from '../share-panel/share-link-dialog.tsx'
import { type ListSearch, type ListView, listViewOf, searchOf, shownRows, sortedBy } from './list-view.ts'
import './loaded-list.css'
import { ProspectCards } from './prospect-cards.tsx'
import { ProspectTable } from './prospect-table.tsx'
import type { RowQuestion } from './row-menu.tsx'
import { Toolbar } from './toolbar.tsx'
import { useDeleteProspect } from './use-delete-prospect.ts'
import { useTypedFilter } from './use-typed-filter.ts'

export interface LoadedListProps {
  /** At least one. */
  rows: readonly ProspectRow[]
  search: ListSearch
  onSearch: (change: (search: ListSearch) => ListSearch) => void
  /** What is said when a deletion was refused. */
  deleteFailed: (message?: string) => Message
}

export function LoadedList({ rows, search, onSearch, deleteFailed }: LoadedListProps) {
  const wanted = listViewOf(search)
  const isWide = useMedia('(min-width: 720px)')
  const [asked, setAsked] = useState<{ question: RowQuestion; row: ProspectRow }>()
  const [now] = useState(() => new Date())
  const change = (part: Partial<ListView>) => onSearch((before) => searchOf({ ...listViewOf(before), ...part }))
  const { typed: filter, type, leave } = useTypedFilter(wanted.filter, (typed) => change({ filter: typed }))
  const view = { ...wanted, filter, view: wanted.view ?? (isWide ? 'table' : 'cards') } as const
  const shown = shownRows(rows, view)
  const listRef = useRef<HTMLDivElement>(null)
  const askToDelete = useDeleteProspect(deleteFailed)

  // What was clicked disappears with its row, or with the empty state: the list takes the focus.
  const takeFocus = () => setTimeout(() => listRef.current?.focus(), 0)
  const onDelete = (row: ProspectRow) => {
    if (askToDelete(row)) takeFocus()
  }
  const onAsk = (question: RowQuestion, row: ProspectRow) => setAsked({ question, row })
  const onAnswered = (row: ProspectRow) => {
    setAsked(undefined)
    // The menu entry that opened the dialog is gone: its menu takes the focus.
    const menu = () => listRef.current?.querySelector<HTMLElement>(`[data-menu-of="${row.id}"]`)
    setTimeout(() => menu()?.focus(), 0)
  }
  const onClear = () => {
    type('')
    takeFocus()
  }

  return (
    <>
      <Toolbar view={view} onFilter={type} onFilterLeft={leave} onChange={change} />
      <div className="prospect-list" ref={listRef} tabIndex={-1}>
        {shown.length === 0 ? (
          <NothingShown filter={filter.trim()} total={rows.length} onClear={onClear} />
        ) : view.view === 'table' ? (
          <ProspectTable
            rows={shown}
            view={view}
            now={now}
            onSort={(column) => change(sortedBy(view, column))}
            onAsk={onAsk}
            onDelete={onDelete}
          />
        ) : (
          <ProspectCards rows={shown} now={now} onAsk={onAsk} onDelete={onDelete} />
        )}
      </div>
      {asked !== undefined && <RowDialog {...asked} onClose={() => onAnswered(asked.row)} />}
      <output className="prospect-total">{totalWords(shown.length, rows.length)}</output>
    </>
  )
}

function RowDialog({ question, row, onClose }: { question: RowQuestion; row: ProspectRow; onClose: () => void }) {
  if (question === 'contact') return <ContactDialog prospect={row} onClose={onClose} />
  if (question === 'email') return <ShareByEmailDialog prospectId={row.id} onClose={onClose} />
  const { organization, id } = row
  return <ShareLinkDialog name={organization.abbreviation ?? organization.name} prospectId={id} onClose={onClose} />
}

/** '6 prospects', or '2 of 6 prospects' under a filter. */
function totalWords(shown: number, all: number): string {
  const noun = all === 1 ? 'prospect' : 'prospects'
  return shown === all ? `${all} ${noun}` : `${shown} of ${all} ${noun}`
}

function NothingShown({ filter, total, onClear }: { filter: string; total: number; onClear: () => void }) {
  return (
    <Empty
      title={`No organization contains “${filter}”`}
      sentence={`You have ${total === 1 ? '1 prospect under another name' : `${total} prospects under other names`}.`}
    >
      <Button onClick={onClear}>Clear filter</Button>
      <Link to="/" search={{ organization: filter }} className={buttonClass('quiet')}>
        Look up “{filter}”
      </Link>
    </Empty>
  )
}
