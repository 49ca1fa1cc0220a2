import { calls } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { eventTypes } from '#domain/events/event.ts'
import { eventNames } from '#domain/events/event-words.ts'
import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { SelectField } from '../../../ui/field/select-field.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { PageHeading } from '../../../ui/page-heading/page-heading.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { addressOf, call } from '../../../client/api.ts'
import { BackLink } from '../../back-link/back-link.tsx'
import { LoadFailure } from '../../load-failure/load-failure.tsx'
import { useEndedSession } from '../../session/use-ended-session.ts'
import { usersQuery } from '../../users-query.ts'
import './audit-page.css'
import type { AuditSearch } from './audit-search.ts'
import { AuditTable } from './audit-table.tsx'

export interface AuditPageProps {
  search: AuditSearch
  onSearch: (next: AuditSearch) => void
}

/** Who did what, when and from where; for administrators. */
export function AuditPage({ search, onSearch }: AuditPageProps) {
  return (
    <div className="container audit-page">
      <title>Audit log · Credscout</title>
      <BackLink to={pages.users()}>User Management</BackLink>
      <PageHeading
        title="Audit log"
        lead="Who did what, when and from where."
        actions={
          <a className={buttonClass('outlined')} href={addressOf(calls.exportEvents.path, { query: search })} download>
            <span className="button-words">
              <Icon of={Download} />
              Export CSV
            </span>
          </a>
        }
      />
      <Filters search={search} onSearch={onSearch} />
      <Events search={search} onSearch={onSearch} />
    </div>
  )
}

function Filters({ search, onSearch }: AuditPageProps) {
  const { data: users } = useQuery(usersQuery)
  const people = (users ?? []).map(({ id, username }) => ({ value: id, text: username }))
  return (
    <div className="audit-filters">
      <SelectField
        label="Who"
        placeholder="Everybody"
        options={[...people, { value: 'link', text: 'Someone with a link' }, { value: 'system', text: 'Credscout itself' }]}
        value={search.who ?? ''}
        onChange={({ target }) => onSearch({ ...search, who: target.value === '' ? undefined : target.value })}
      />
      <SelectField
        label="What"
        placeholder="Everything"
        options={eventTypes.map((type) => ({ value: type, text: eventNames[type] }))}
        value={search.type ?? ''}
        onChange={({ target }) => onSearch({ ...search, type: eventTypes.find((type) => type === target.value) })}
      />
    </div>
  )
}

/** Asked anew whenever it is shown. */
const auditQuery = (search: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: ['audit', search],
    queryFn: ({ pageParam, signal }) => call(calls.listEvents, { query: { ...search, before: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ events, more }) => (more ? events.at(-1)?.id : undefined),
    staleTime: 0,
    gcTime: 0,
  })

function Events({ search, onSearch }: AuditPageProps) {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    auditQuery(search),
  )
  const isOver = useEndedSession(error)
  if (data === undefined) {
    if (error === null || isOver) return <Spinner label="Loading the audit log" page />
    return (
      <LoadFailure
        heading="h2"
        title="Failed to load the audit log."
        text="Nothing is lost. The list could not be fetched."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  const events = data.pages.flatMap((page) => page.events)
  if (events.length === 0) {
    return (
      <Empty title="Nothing here" sentence="No entries match.">
        <Button onClick={() => onSearch({})}>Show everything</Button>
      </Empty>
    )
  }
  return (
    <>
      <AuditTable events={events} />
      {hasNextPage && (
        <Button busy={isFetchingNextPage ? 'Loading…' : undefined} onClick={() => void fetchNextPage()}>
          Show older
        </Button>
      )}
    </>
  )
}
