import { pages } from '#contract/pages.ts'
import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ErrorCard } from '../../ui/error-card/error-card.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { sentenceOf } from '../messages.ts'
import { useSession } from './session.tsx'

/** Pages that need a session: a spinner while it loads; signed out to /learn, or to /auth when the session ended in use. */
export function SignedInOnly() {
  const { status, ended, error, reload } = useSession()
  if (status === 'signed-in') return <Outlet />
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
  if (status === 'signed-out') return <Leave to={ended ? pages.auth() : pages.learn()} />
  return <Spinner label="Loading your account" page />
}

function Leave({ to }: { to: string }) {
  useEffect(() => location.replace(to), [to])
  return <Spinner label="One moment" page />
}
