import { pages } from '#contract/pages.ts'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { ErrorCard } from '../../ui/error-card/error-card.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { sentenceOf } from '../../client/messages.ts'
import { useSession } from './session.tsx'
import { forgetWayBack, keepWayBack } from '../../sign-in/way-back.ts'

/** Pages that need a session: a spinner while it loads; signed out to /learn, or to /auth when the session ended in use. */
export function SignedInOnly() {
  const { status, ended, hasLeft, keptNote, error, reload } = useSession()
  // Whoever came in by single sign-on was led back by the server.
  useEffect(() => {
    if (status === 'signed-in') forgetWayBack()
  }, [status])
  if (status === 'signed-in') return <Outlet />
  if (status === 'owing') {
    return (
      <Suspense fallback={<Spinner label="One moment" page />}>
        <SetUpPage />
      </Suspense>
    )
  }
  if (status === 'failed') {
    return (
      <div className="container">
        <ErrorCard
          title="Something went wrong"
          text="Your account could not be loaded."
          technical={sentenceOf(error)}
          actions={
            <Button look="filled" onClick={reload}>
              Try Again
            </Button>
          }
        />
      </div>
    )
  }
  if (status === 'signed-out') {
    const note = ended ? (keptNote ?? endedNote) : undefined
    return <Leave to={ended ? pages.auth() : pages.learn()} returns={!hasLeft} note={note} />
  }
  return <Spinner label="Loading your account" page />
}

/** Few are ever led there. */
const SetUpPage = lazy(async () => ({ default: (await import('../factors/set-up-page.tsx')).SetUpPage }))

const endedNote = 'Your session has ended. Sign in to pick up where you left off.'

interface LeaveProps {
  to: string
  /** Whoever signs in next in this tab comes back to the page that was asked for. */
  returns: boolean
  note: string | undefined
}

function Leave({ to, returns, note }: LeaveProps) {
  useEffect(() => {
    if (returns) keepWayBack({ to: `${location.pathname}${location.search}`, note })
    location.replace(to)
  }, [to, returns, note])
  return <Spinner label="One moment" page />
}
