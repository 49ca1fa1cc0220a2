import { calls } from '#contract/calls.ts'
import type { CallOutput } from '#contract/call.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import type { Prospect } from '#domain/prospects/prospect.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { emptyFeed, type Feed, nextFeed } from '../../../prospect/lookup-progress/feed.ts'
import { LookupProgress } from '../../../prospect/lookup-progress/lookup-progress.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { ApiFailure, call, isAbort } from '../../../client/api.ts'
import { readCertifications, stopLookup } from '../../lookups.ts'
import { sentenceOf } from '../../../client/messages.ts'
import { useSession } from '../../session/session.tsx'
import { RecheckProposal } from './recheck-proposal.tsx'

export interface RecheckProps {
  prospect: Prospect
  /** Keys of pages that were added, to be read with the site. */
  added: readonly string[]
  onAdd: () => void
  onClose: () => void
  /** What the prospect holds; it stands there again where the reading failed. */
  children: ReactNode
}

type State =
  | { step: 'reading'; feed: Feed }
  | { step: 'proposed'; lookupId: string; proposal: CallOutput<typeof calls.getRecheck> }
  | { step: 'failed'; message: string }

const beginning: State = { step: 'reading', feed: emptyFeed }

/** Reads the body's site again and shows what that would change; the prospect stays as it is until its owner accepts. */
export function Recheck(props: RecheckProps) {
  const [tries, setTries] = useState(0)
  return <Run key={`${tries} ${props.added.join(' ')}`} {...props} onAgain={() => setTries(tries + 1)} />
}

/** One reading, from its beginning. */
function Run({ prospect, added, onAdd, onClose, onAgain, children }: RecheckProps & { onAgain: () => void }) {
  const [state, setState] = useState<State>(beginning)
  const [asked] = useState({ id: prospect.id, organization: prospect.organization, added })
  const { end } = useSession()

  useEffect(() => {
    const left = new AbortController()
    read(asked, setState, left.signal).catch((error: unknown) => {
      if (left.signal.aborted || isAbort(error)) return
      if (error instanceof ApiFailure && error.status === 401) end()
      else setState({ step: 'failed', message: sentenceOf(error) ?? 'The site could not be read.' })
    })
    return () => left.abort()
  }, [asked, end])

  if (state.step === 'reading') {
    const cancel = () => {
      stopLookup(state.feed.lookupId)
      onClose()
    }
    return <LookupProgress organization={prospect.organization} feed={state.feed} heading="h2" onCancel={cancel} />
  }
  if (state.step === 'proposed') {
    return (
      <RecheckProposal prospect={prospect} lookupId={state.lookupId} proposal={state.proposal} onAdd={onAdd} onClose={onClose} />
    )
  }
  return (
    <div className="prospect-main">
      <Notice
        tone="danger"
        role="alert"
        action={
          <div className="recheck-ways">
            <Button size="small" onClick={onAgain}>
              Try Again
            </Button>
            <Button size="small" onClick={onAdd}>
              Add a page or PDF
            </Button>
            <Button size="small" look="quiet" onClick={onClose}>
              Close
            </Button>
          </div>
        }
      >
        {state.message} The prospect has not changed.
      </Notice>
      {children}
    </div>
  )
}

/** Shows a reading as it goes on, up to its proposal or its failure. */
async function read(
  { id, organization, added }: { id: number; organization: Organization; added: readonly string[] },
  show: (state: State) => void,
  signal: AbortSignal,
): Promise<void> {
  let feed = emptyFeed
  for await (const event of readCertifications(organization, signal, { readLive: true, added })) {
    if (event.type === 'failed') {
      show({ step: 'failed', message: event.message })
    } else if (event.type !== 'finished') {
      feed = nextFeed(feed, event)
      show({ step: 'reading', feed })
    } else if (feed.lookupId !== undefined) {
      const args = { params: { id: String(id) }, query: { lookupId: feed.lookupId } }
      show({ step: 'proposed', lookupId: feed.lookupId, proposal: await call(calls.getRecheck, args, { signal }) })
    }
  }
}
