import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button/button.tsx'
import { ErrorCard } from '../../ui/error-card/error-card.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { ApiFailure } from '../../client/api.ts'
import { type Message } from '../../client/messages.ts'
import { LoadFailure } from './load-failure.tsx'
import { useToldFailure } from './use-told-failure.ts'

export interface ProspectMissingProps {
  /** Null while it is being fetched. */
  error: Error | null
  /** What the notification says of a failure. */
  told: (sentence?: string) => Message
  retrying: boolean
  onRetry: () => void
  /** What helps beside going home. */
  also?: ReactNode
}

/** In the place of a prospect: it is on its way, it is not the reader's, or it could not be fetched. */
export function ProspectMissing({ error, told, retrying, onRetry, also }: ProspectMissingProps) {
  useToldFailure(error, told)
  if (error === null) return <Spinner label="Loading the prospect" page />
  if (error instanceof ApiFailure && [400, 401, 404].includes(error.status)) return <SearchNotFound also={also} />
  return (
    <LoadFailure
      title={told().title}
      text="Nothing is lost. The prospect could not be fetched."
      error={error}
      retrying={retrying}
      onRetry={onRetry}
    />
  )
}

export function SearchNotFound({ also }: Pick<ProspectMissingProps, 'also'>) {
  return (
    <>
      <title>Search Not Found · Credscout</title>
      <ErrorCard
        title="Search Not Found"
        text="The search doesn't exist or you don't have access."
        actions={
          <>
            {also}
            <Link to="/" className={buttonClass('outlined')}>
              Return to Home
            </Link>
          </>
        }
      />
    </>
  )
}
