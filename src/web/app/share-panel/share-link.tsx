import { calls } from '#contract/calls.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import { ApiFailure, call } from '../../client/api.ts'
import { LoadFailure } from '../load-failure/load-failure.tsx'
import { messages } from '../../client/messages.ts'
import { RequestKey } from '../../client/request-key.ts'
import { forgetProspects, sharesQuery } from '../prospect-queries.ts'
import { HeldBack } from './held-back.tsx'
import { modeSentences } from './link-words.ts'
import './share-panel.css'
import { SharedLink } from './shared-link.tsx'

/** The links of a saved prospect, oldest first, and the way to another one. */
export function ShareLink({ prospectId, onLeave }: { prospectId: number; onLeave?: () => void }) {
  const client = useQueryClient()
  const { data: shares, error, isFetching, refetch } = useQuery(sharesQuery(prospectId))
  const [isMaking, setMaking] = useState(false)
  const [key] = useState(() => new RequestKey())

  const make = async (another: boolean) => {
    setMaking(true)
    try {
      const body = { searchId: prospectId, another }
      await call(calls.createShare, { body }, { idempotencyKey: key.of(body) })
      key.answered()
      showToast({ ...messages.shareLinkGenerated, tone: 'success' })
      await forgetProspects(client)
    } catch (failure) {
      if (failure instanceof ApiFailure) key.answered()
      showToast({ ...messages.shareLinkFailed, tone: 'error' })
    } finally {
      setMaking(false)
    }
  }

  if (shares === undefined) {
    if (error === null) return <Spinner label="Loading the link" />
    return (
      <LoadFailure
        heading="h2"
        title="The link could not be loaded"
        text="Nothing is lost. A link that was made keeps working."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  const busy = isMaking ? 'Generating…' : undefined
  if (shares.length === 0) {
    return (
      <div className="share-link">
        <p className="share-panel-lead">{modeSentences.edit}</p>
        <HeldBack prospectId={prospectId} onLeave={onLeave} />
        <Button look="filled" busy={busy} onClick={() => void make(false)}>
          Generate link
        </Button>
      </div>
    )
  }
  return (
    <div className="share-link">
      <HeldBack prospectId={prospectId} onLeave={onLeave} />
      {shares.toReversed().map((link) => (
        <SharedLink key={link.shareId} link={link} />
      ))}
      <Button busy={busy} onClick={() => void make(true)}>
        Make another link
      </Button>
    </div>
  )
}
