import { Button } from '../../ui/button/button.tsx'
import { ErrorCard } from '../../ui/error-card/error-card.tsx'
import { failureLine } from '../../client/failure-line.ts'

export interface LoadFailureProps {
  /** 'h2' where the page has its title already. */
  heading?: 'h1' | 'h2'
  title: string
  text: string
  error: unknown
  /** True while it is being loaded again. */
  retrying: boolean
  onRetry: () => void
}

/** In the place of something that could not be fetched: what happened, and the way to try again. */
export function LoadFailure({ heading, title, text, error, retrying, onRetry }: LoadFailureProps) {
  return (
    <ErrorCard
      {...(heading === undefined ? {} : { heading })}
      title={title}
      text={text}
      technical={failureLine(error)}
      actions={
        <Button look="filled" busy={retrying ? 'Loading…' : undefined} onClick={onRetry}>
          Try Again
        </Button>
      }
    />
  )
}
