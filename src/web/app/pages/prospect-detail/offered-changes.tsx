import { calls } from '#contract/calls.ts'
import { counted } from '#domain/text/counted.ts'
import { formatDate } from '#domain/text/day-words.ts'
import type { Prospect } from '#domain/prospects/prospect.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { call } from '../../../client/api.ts'
import { messages, sentenceOf } from '../../../client/messages.ts'
import { forgetProspects, recheckQuery } from '../../prospect-queries.ts'
import { useEndedSession } from '../../session/use-ended-session.ts'
import { RecheckProposal } from './recheck-proposal.tsx'

type Offer = NonNullable<Prospect['proposal']>

/** Over a prospect whose site says something else by now. */
export function OfferNotice({ offer: { changes, madeAt }, onSee }: { offer: Offer; onSee: () => void }) {
  return (
    <Notice
      tone="doubt"
      icon={Bell}
      action={
        <Button size="small" onClick={onSee}>
          See the changes
        </Button>
      }
    >
      The site was read on {formatDate(madeAt)}. It would change, add or confirm {counted(changes, 'line')}. The prospect has not
      changed.
    </Notice>
  )
}

export interface OfferedChangesProps {
  prospect: Prospect
  offer: Offer
  onAdd: () => void
  onClose: () => void
}

/** What a reading in the background, or the rest of a look-up that was saved early, would change. */
export function OfferedChanges({ prospect, offer: { lookupId }, onAdd, onClose }: OfferedChangesProps) {
  const client = useQueryClient()
  const { data: proposal, error, refetch, isFetching } = useQuery(recheckQuery(prospect.id, lookupId))
  const isOver = useEndedSession(error)

  const decline = async () => {
    try {
      await call(calls.declineRecheck, { params: { id: String(prospect.id) }, query: { lookupId } })
      onClose()
      await forgetProspects(client)
    } catch (failure) {
      showToast({ ...messages.saveChangesFailed(sentenceOf(failure)), tone: 'error' })
    }
  }

  if (proposal !== undefined) {
    return (
      <RecheckProposal
        prospect={prospect}
        lookupId={lookupId}
        proposal={proposal}
        onAdd={onAdd}
        onClose={onClose}
        onDecline={() => void decline()}
      />
    )
  }
  if (error === null || isOver) return <Spinner label="Loading the changes" />
  return (
    <Notice
      tone="danger"
      role="alert"
      action={
        <div className="recheck-ways">
          <Button size="small" busy={isFetching ? 'Trying…' : undefined} onClick={() => void refetch()}>
            Try Again
          </Button>
          <Button size="small" look="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
      }
    >
      {sentenceOf(error) ?? 'The changes could not be loaded.'} The prospect has not changed.
    </Notice>
  )
}
