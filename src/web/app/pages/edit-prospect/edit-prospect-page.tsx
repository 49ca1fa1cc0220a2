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
import { failureLine } from '../../failure-line.ts'
import { messages } from '../../messages.ts'
import { prospectQuery } from '../../prospect-queries.ts'
import { useSession } from '../../session/session.tsx'
import { shareViewQuery } from '../../share-queries.ts'
import { Editor } from './editor.tsx'
import './edit-prospect-page.css'
import { targetOf } from './edit-target.ts'

/** The editor of what an address names: a number of the user's, or 'share_' and the key of a link. */
export function EditProspectPage({ id }: { id: string }) {
  const target = targetOf(id)
  return (
    <div className="container edit-page">
      {target === undefined && <SearchNotFound />}
      {target?.kind === 'prospect' && <OwnProspect key={id} id={target.id} />}
      {target?.kind === 'share' && <SharedProspect key={id} shareId={target.shareId} />}
    </div>
  )
}

function OwnProspect({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(prospectQuery(id))
  const { status: session, end } = useSession()
  const ended = error instanceof ApiFailure && error.status === 401 && session === 'signed-in'
  useEffect(() => {
    if (ended) end()
  }, [ended, end])
  if (data === undefined) return <NotThere error={error} retrying={isFetching} onRetry={() => void refetch()} />
  return (
    <>
      <Link to={pages.prospect(id)} className="prospect-back">
        <Icon of={ArrowLeft} />
        <span className="link">Back to Prospect</span>
      </Link>
      <Editor target={{ kind: 'prospect', id }} saved={data} />
    </>
  )
}

function SharedProspect({ shareId }: { shareId: string }) {
  const { data, error, isFetching, refetch } = useQuery(shareViewQuery(shareId))
  return (
    <>
      <meta name="robots" content="noindex" />
      {data === undefined ? (
        <NotThere error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Editor target={{ kind: 'share', shareId }} saved={data} />
      )}
    </>
  )
}

function NotThere({ error, retrying, onRetry }: { error: Error | null; retrying: boolean; onRetry: () => void }) {
  if (error === null) return <Spinner label="Loading the prospect" page />
  if (error instanceof ApiFailure && [400, 401, 404].includes(error.status)) return <SearchNotFound />
  return (
    <ErrorCard
      title={messages.fetchSearchFailed().title}
      text="Nothing is lost. The prospect could not be fetched."
      technical={failureLine(error)}
      actions={
        <Button look="filled" busy={retrying ? 'Loading…' : undefined} onClick={onRetry}>
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
