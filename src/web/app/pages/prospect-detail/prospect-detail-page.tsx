import { pages } from '#contract/pages.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { ErrorCard } from '../../../ui/error-card/error-card.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { ApiFailure } from '../../api.ts'
import { messages, sentenceOf } from '../../messages.ts'
import { prospectQuery } from '../../prospect-queries.ts'
import { useSession } from '../../session/session.tsx'
import { LoadedProspect } from './loaded-prospect.tsx'
import './prospect-detail-page.css'

/** One saved prospect. `id` is what stands in the address; what is no number of the user's is not found. */
export function ProspectDetailPage({ id }: { id: string }) {
  return (
    <div className="container prospect-detail">
      <Link to={pages.prospects()} className="prospect-back">
        <Icon of={ArrowLeft} />
        <span className="link">Back to Saved Searches</span>
      </Link>
      {/^[1-9]\d{0,9}$/.test(id) ? <AskedProspect id={Number(id)} /> : <SearchNotFound />}
    </div>
  )
}

function AskedProspect({ id }: { id: number }) {
  const { data: prospect, error, isFetching, refetch } = useQuery(prospectQuery(id))
  const { end } = useSession()
  const status = error instanceof ApiFailure ? error.status : undefined
  useEffect(() => {
    if (status === 401) end()
  }, [status, end])

  if (prospect !== undefined) return <LoadedProspect prospect={prospect} />
  if (error === null || status === 401) return <Spinner label="Loading the prospect" page />
  if (status === 404) return <SearchNotFound />
  return (
    <ErrorCard
      title={messages.fetchSearchFailed().title}
      text="Nothing is lost. The prospect could not be fetched."
      technical={sentenceOf(error)}
      actions={
        <Button look="filled" busy={isFetching ? 'Loading…' : undefined} onClick={() => void refetch()}>
          Try Again
        </Button>
      }
    />
  )
}

function SearchNotFound() {
  return (
    <>
      <title>Search Not Found · Credscout</title>
      <ErrorCard
        title="Search Not Found"
        text="The search doesn't exist or you don't have access."
        actions={
          <Link to="/" className={buttonClass('outlined')}>
            Return to Home
          </Link>
        }
      />
    </>
  )
}
