import { calls } from '#contract/calls.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { formatDate } from '../../ui/day.ts'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import { call } from '../api.ts'
import { LoadFailure } from '../load-failure/load-failure.tsx'
import { messages } from '../messages.ts'
import { forgetProspects, sharesQuery } from '../prospect-queries.ts'
import { LinkField } from './link-field.tsx'
import { LinkQuestion, type LinkChange } from './link-question.tsx'
import { openedWords } from './opened-words.ts'
import { PreviewLink } from './preview-link.tsx'
import './share-panel.css'

/** The link of a saved prospect: made once, copied, seen as its reader sees it, renewed, turned off. */
export function ShareLink({ prospectId }: { prospectId: number }) {
  const client = useQueryClient()
  const { data: shares, error, isFetching, refetch } = useQuery(sharesQuery(prospectId))
  const [made, setMade] = useState<{ shareId: string; shareUrl: string }>()
  const [isMaking, setMaking] = useState(false)
  const [asked, setAsked] = useState<LinkChange>()
  const known = made === undefined ? shares?.[0] : shares?.find(({ shareId }) => shareId === made.shareId)
  const link = known ?? made

  const make = async () => {
    setMaking(true)
    try {
      setMade(await call(calls.createShare, { body: { searchId: prospectId } }))
      showToast({ ...messages.shareLinkGenerated, tone: 'success' })
      await forgetProspects(client)
    } catch {
      showToast({ ...messages.shareLinkFailed, tone: 'error' })
    } finally {
      setMaking(false)
    }
  }

  if (link === undefined && shares === undefined) {
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
  return (
    <div className="share-link">
      <p className="share-panel-lead">
        Anyone with this link can read the lines and correct them. Corrections are kept as versions.
      </p>
      {link === undefined ? (
        <Button look="filled" busy={isMaking ? 'Generating…' : undefined} onClick={() => void make()}>
          Generate link
        </Button>
      ) : (
        <>
          <LinkField key={link.shareUrl} url={link.shareUrl} />
          <div className="share-panel-foot">
            <p>{known !== undefined && `Made ${formatDate(known.createdAt)}. ${openedWords(known)}.`}</p>
            <span className="share-panel-ways">
              <PreviewLink shareId={link.shareId} />
              <Button look="quiet" onClick={() => setAsked('renew')}>
                Renew link
              </Button>
              <Button look="danger-quiet" onClick={() => setAsked('turn-off')}>
                Turn off link
              </Button>
            </span>
          </div>
          {asked !== undefined && (
            <LinkQuestion
              change={asked}
              shareId={link.shareId}
              onClose={() => setAsked(undefined)}
              onChanged={async (next) => {
                setMade(next)
                await forgetProspects(client)
              }}
            />
          )}
        </>
      )}
    </div>
  )
}
