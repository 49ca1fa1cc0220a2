import { calls } from '#contract/calls.ts'
import type { AccountSession } from '#domain/accounts/account.ts'
import { formatDate, formatMoment } from '#domain/text/day-words.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorCard } from '../../../ui/error-card/error-card.tsx'
import { PageHeading } from '../../../ui/page-heading/page-heading.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { ApiFailure, call, query } from '../../../client/api.ts'
import { sentenceOf } from '../../../client/messages.ts'
import { useSession } from '../../session/session.tsx'
import './sessions-page.css'

const sessionsQuery = queryOptions({ queryKey: ['sessions'], queryFn: query(calls.listSessions, {}, 'throw') })

/** Where one is signed in, and the way to end it there. */
export function SessionsPage() {
  const { data: sessions, error, refetch } = useQuery(sessionsQuery)
  return (
    <div className="container sessions-page">
      <title>Your Sessions · Credscout</title>
      <PageHeading title="Your Sessions" />
      {sessions !== undefined ? (
        <SessionList sessions={sessions} />
      ) : error === null ? (
        <Spinner label="Loading your sessions" page />
      ) : (
        <ErrorCard
          title="Something went wrong"
          text="Your sessions could not be loaded."
          technical={sentenceOf(error)}
          actions={
            <Button look="filled" onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        />
      )}
    </div>
  )
}

function SessionList({ sessions }: { sessions: readonly AccountSession[] }) {
  const { end } = useSession()
  const client = useQueryClient()
  /** Id of the session that is being ended, or 'others'. */
  const [ending, setEnding] = useState<string>()

  const carryOut = async (which: string, work: () => Promise<void>) => {
    setEnding(which)
    try {
      await work()
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      showToast({ title: which === 'others' ? 'Signed out everywhere else' : 'Session ended', tone: 'success' })
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 401) end()
      showToast({ title: 'Failed to end session', description: sentenceOf(error), tone: 'error' })
    } finally {
      setEnding(undefined)
    }
  }

  return (
    <>
      <p className="sessions-hint">
        Every browser you are signed in with. End any you do not recognize, and reset your password.
      </p>
      <ul className="sessions">
        {sessions.map(({ id, device, createdAt, seenAt, current }) => {
          const name = device === '' ? 'Unknown device' : device
          return (
            <li key={id}>
              <div>
                <p className="session-device">
                  {name} {current && <Tag tone="good">This session</Tag>}
                </p>
                <p className="session-times">
                  Signed in {formatDate(createdAt)} · {current ? 'In use now' : `Last used ${formatMoment(seenAt)}`}
                </p>
              </div>
              {!current && (
                <Button
                  look="danger-quiet"
                  size="small"
                  aria-label={`End session: ${name}, last used ${formatMoment(seenAt)}`}
                  busy={ending === id ? 'Ending…' : undefined}
                  onClick={() => void carryOut(id, () => call(calls.endSession, { params: { id } }))}
                >
                  End
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {sessions.length > 1 && (
        <Button
          busy={ending === 'others' ? 'Signing out…' : undefined}
          onClick={() => void carryOut('others', () => call(calls.endOtherSessions))}
        >
          Sign out everywhere else
        </Button>
      )}
    </>
  )
}
