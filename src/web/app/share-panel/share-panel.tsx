import { calls } from '#contract/calls.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import '../../ui/card/card.css'
import { formatDate } from '../../ui/day.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import { call } from '../api.ts'
import { messages } from '../messages.ts'
import { forgetProspects, sharesQuery } from '../prospect-queries.ts'
import { LinkField } from './link-field.tsx'
import './share-panel.css'
import { TurnOff } from './turn-off.tsx'

/** The link of a saved prospect: made once, copied, turned off. */
export function SharePanel({ prospectId }: { prospectId: number }) {
  const client = useQueryClient()
  const { data: shares = [] } = useQuery(sharesQuery(prospectId))
  const [made, setMade] = useState<{ shareId: string; shareUrl: string }>()
  const [isMaking, setMaking] = useState(false)
  const known = made === undefined ? shares[0] : shares.find(({ shareId }) => shareId === made.shareId)
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
  const forget = async () => {
    setMade(undefined)
    await forgetProspects(client)
  }

  return (
    <section className="card share-panel" aria-labelledby="share-panel-title">
      <h3 id="share-panel-title">Share</h3>
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
            <p>{known !== undefined && madeWords(known)}</p>
            <TurnOff shareId={link.shareId} onDone={forget} />
          </div>
        </>
      )}
    </section>
  )
}

function madeWords({ createdAt, openedAt }: { createdAt: string; openedAt: string | null }): string {
  return `Made ${formatDate(createdAt)}. ${openedAt === null ? 'Not opened yet' : `First opened ${formatDate(openedAt)}`}.`
}
