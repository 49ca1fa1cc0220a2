import { calls } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField } from '../../../ui/field/select-field.tsx'
import { PageHeading } from '../../../ui/page-heading/page-heading.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { call } from '../../../client/api.ts'
import { BackLink } from '../../back-link/back-link.tsx'
import { LoadFailure } from '../../load-failure/load-failure.tsx'
import { useEndedSession } from '../../session/use-ended-session.ts'
import { usersQuery } from '../../users-query.ts'
import './all-prospects-page.css'
import { AllProspectsTable } from './all-prospects-table.tsx'

/** The prospects of everybody, to be read; for administrators. */
export function AllProspectsPage({ owner, onOwner }: { owner: string | undefined; onOwner: (owner: string) => void }) {
  const { data: users } = useQuery(usersQuery)
  return (
    <div className="container all-prospects-page">
      <title>All prospects · Credscout</title>
      <BackLink to={pages.users()}>User Management</BackLink>
      <PageHeading
        title="All prospects"
        lead="Everyone’s prospects, read-only. To let a colleague work on them, hand them over in User Management."
      />
      <div className="all-prospects-owner">
        <SelectField
          label="Owner"
          placeholder="Everybody"
          options={(users ?? []).map(({ id, username }) => ({ value: id, text: username }))}
          value={owner ?? ''}
          onChange={({ target }) => onOwner(target.value)}
        />
      </div>
      <Prospects owner={owner} />
    </div>
  )
}

/** Asked anew whenever it is shown. */
const allProspectsQuery = (owner: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['all-prospects', owner ?? ''],
    queryFn: ({ pageParam, signal }) => call(calls.listAllProspects, { query: { owner, before: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ prospects, more }) => (more ? prospects.at(-1)?.id.toString() : undefined),
    staleTime: 0,
    gcTime: 0,
  })

function Prospects({ owner }: { owner: string | undefined }) {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    allProspectsQuery(owner),
  )
  const isOver = useEndedSession(error)
  if (data === undefined) {
    if (error === null || isOver) return <Spinner label="Loading all prospects" page />
    return (
      <LoadFailure
        heading="h2"
        title="Failed to load all prospects."
        text="Nothing is lost. The list could not be fetched."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  const prospects = data.pages.flatMap((page) => page.prospects)
  if (prospects.length === 0) return <p className="all-prospects-none">There are no prospects.</p>
  return (
    <>
      <AllProspectsTable prospects={prospects} />
      {hasNextPage && (
        <Button busy={isFetchingNextPage ? 'Loading…' : undefined} onClick={() => void fetchNextPage()}>
          Show older
        </Button>
      )}
    </>
  )
}
