import { pages } from '#contract/pages.ts'
import type { ListSearch } from '#domain/prospects/list-view.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { LoadFailure } from '../load-failure/load-failure.tsx'
import { type Message, messages } from '../../client/messages.ts'
import { prospectsQuery } from '../prospect-queries.ts'
import { useSession } from '../session/session.tsx'
import { DeletedDialog } from './deleted-dialog.tsx'
import { LoadedList } from './loaded-list.tsx'
import type { OnSearch } from './on-search.ts'

export interface ProspectListProps {
  /** View, order and filter as they stand in the address. */
  search: ListSearch
  onSearch: OnSearch
  /** What is said when a deletion was refused. */
  deleteFailed?: (message?: string) => Message
}

/** The user's prospects as a table or as cards. */
export function ProspectList({ search, onSearch, deleteFailed = messages.deleteProspectFailed }: ProspectListProps) {
  const { data: rows, status, error, isFetching, refetch } = useQuery(prospectsQuery)
  const { end } = useSession()
  const isOver = rows === null
  useEffect(() => {
    if (isOver) end()
  }, [isOver, end])

  if (status === 'error') {
    return (
      <LoadFailure
        heading="h2"
        title="Failed to load your prospects."
        text="Nothing is lost. The list could not be fetched."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (rows === undefined) return <Spinner label="Loading your prospects" page />
  if (rows === null) return null
  if (rows.length === 0) return <NoProspects />
  return <LoadedList rows={rows} search={search} onSearch={onSearch} deleteFailed={deleteFailed} />
}

function NoProspects() {
  const [showsDeleted, setDeleted] = useState(false)
  return (
    <>
      <Empty
        unlit
        title="No prospects yet"
        sentence="Look up a credentialing body and save the result. It appears here with its versions, views and link."
      >
        <Link to={pages.home()} className={buttonClass('filled')}>
          Find New Prospect
        </Link>
        <Button look="quiet" onClick={() => setDeleted(true)}>
          Deleted prospects
        </Button>
      </Empty>
      {showsDeleted && <DeletedDialog onClose={() => setDeleted(false)} />}
    </>
  )
}
