import { calls } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import type { ShareView } from '#contract/shares.ts'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { afterVisible } from '../../../public/share/after-visible.ts'
import { ShareError } from '../../../public/share/share-error.tsx'
import { ShareFrame } from '../../../public/share/share-frame.tsx'
import { SharePage } from '../../../public/share/share-page.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { ApiFailure, call } from '../../api.ts'
import { failureLine } from '../../failure-line.ts'
import { messages } from '../../messages.ts'
import { shareViewQuery } from '../../share-queries.ts'
import { useSubmitInterest } from './use-submit-interest.ts'

/** The share page inside the application; a link that was used already leads to its place in line. */
export function ShareRoutePage({ shareId }: { shareId: string }) {
  const { data: view, error, isFetching, refetch } = useQuery(shareViewQuery(shareId))
  if (view?.interested === true) return <Navigate to={pages.waitlist(shareId)} replace />
  if (view !== undefined) return <ReadShare shareId={shareId} view={view} />
  if (error === null) {
    return (
      <ShareFrame shareId={shareId}>
        <Spinner label="Loading the shared credentials" page />
      </ShareFrame>
    )
  }
  const mayHelp = !(error instanceof ApiFailure && error.status === 404)
  return (
    <ShareError
      shareId={shareId}
      technical={`${messages.fetchSharedSearchFailed().title}. ${failureLine(error)}`}
      actions={
        mayHelp && (
          <Button look="filled" busy={isFetching ? 'Loading…' : undefined} onClick={() => void refetch()}>
            Try Again
          </Button>
        )
      }
    />
  )
}

/** Milliseconds a page stands before a reader until it counts as seen. Source: decisions.md 23. */
const seenAfter = 1_000

function ReadShare({ shareId, view }: { shareId: string; view: ShareView }) {
  const submit = useSubmitInterest(shareId)
  useEffect(
    () =>
      afterVisible(document, seenAfter, () => {
        // A view that is not counted is of no matter to the reader.
        call(calls.countShareView, { params: { shareId } }).catch(() => undefined)
      }),
    [shareId],
  )
  return <SharePage shareId={shareId} view={view} submit={submit} />
}
