import { pages } from '#contract/pages.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { BackLink } from '../../back-link/back-link.tsx'
import { ProspectMissing, SearchNotFound } from '../../load-failure/prospect-missing.tsx'
import { messages } from '../../../client/messages.ts'
import { prospectQuery } from '../../prospect-queries.ts'
import { readLastList } from '../../prospect-list/list-look.ts'
import { useSession } from '../../session/session.tsx'
import { useEndedSession } from '../../session/use-ended-session.ts'
import { LoadedProspect } from './loaded-prospect.tsx'
import './prospect-detail-page.css'

/** One saved prospect. `id` is what stands in the address; what is no number of the user's is not found. */
export function ProspectDetailPage({ id }: { id: string }) {
  const { user } = useSession()
  const [left] = useState(() => (user === null ? {} : readLastList(user.id)))
  return (
    <div className="container prospect-detail">
      <BackLink to={pages.prospects()} search={left}>
        Back to Saved Searches
      </BackLink>
      {/^[1-9]\d{0,9}$/.test(id) ? <AskedProspect id={Number(id)} /> : <SearchNotFound />}
    </div>
  )
}

function AskedProspect({ id }: { id: number }) {
  const { data: prospect, error, isFetching, refetch } = useQuery(prospectQuery(id))
  const isOver = useEndedSession(error)
  // Another prospect is another page: what is typed or open on this one never goes along.
  if (prospect !== undefined) return <LoadedProspect key={id} prospect={prospect} />
  if (isOver) return <Spinner label="Loading the prospect" page />
  return <ProspectMissing error={error} told={messages.fetchSearchFailed} retrying={isFetching} onRetry={() => void refetch()} />
}
