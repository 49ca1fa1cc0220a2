import { calls } from '#contract/calls.ts'
import type { Remark } from '#domain/shares/remark.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { keepFocus } from '../../ui/focus/keep-focus.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import { call } from '../../client/api.ts'
import { sentenceOf } from '../../client/messages.ts'
import { forgetProspects } from '../prospect-queries.ts'
import { remarkWords, saidWords, statusWords } from './remark-words.ts'
import { remarksQuery } from './remarks-query.ts'
import './remarks-section.css'

/** Remarks that are shown before one asks for the others. */
const shown = 5

/** What readers of the links said of the lines, and the decision about what they suggest; nothing where nobody said anything. */
export function RemarksSection({ prospectId }: { prospectId: number }) {
  const { data: remarks = [] } = useQuery(remarksQuery(prospectId))
  const [isWhole, setWhole] = useState(false)
  if (remarks.length === 0) return null
  // What waits for a decision stands first.
  const sorted = remarks.toSorted((a, b) => Number(b.status === 'open') - Number(a.status === 'open'))
  const listed = isWhole ? sorted : sorted.slice(0, shown)
  return (
    <section className="remarks-section" aria-labelledby="remarks-title">
      <h2 id="remarks-title">Said through the links</h2>
      <ul>
        {listed.map((remark) => (
          <li key={remark.id}>
            <Said remark={remark} prospectId={prospectId} />
          </li>
        ))}
      </ul>
      {listed.length < sorted.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          Show all {sorted.length}
        </Button>
      )}
    </section>
  )
}

function Said({ remark, prospectId }: { remark: Remark; prospectId: number }) {
  const client = useQueryClient()
  const [isDeciding, setDeciding] = useState(false)
  const decide = async (accept: boolean) => {
    setDeciding(true)
    try {
      await call(calls.decideRemark, { params: { id: String(prospectId), remarkId: remark.id }, body: { accept } })
      showToast({ title: accept ? 'Suggestion accepted' : 'Suggestion declined', tone: 'success' })
    } catch (error) {
      showToast({ title: 'Failed to decide', description: sentenceOf(error), tone: 'error' })
    } finally {
      await forgetProspects(client)
      setDeciding(false)
      keepFocus('#remarks-title')
    }
  }
  const dismiss = async () => {
    setDeciding(true)
    try {
      await call(calls.dismissRemark, { params: { id: String(prospectId), remarkId: remark.id } })
      showToast({ title: 'Dismissed', tone: 'success' })
    } catch (error) {
      showToast({ title: 'Failed to dismiss', description: sentenceOf(error), tone: 'error' })
    } finally {
      await forgetProspects(client)
      setDeciding(false)
      keepFocus('#remarks-title')
    }
  }
  const status = statusWords(remark)
  return (
    <>
      <p className="remarks-section-what" dir="auto">
        {remarkWords(remark)}
        {status !== null && <span className="remarks-section-status"> {status}</span>}
      </p>
      <p className="remarks-section-who">
        <bdi>{saidWords(remark)}</bdi>
      </p>
      {remark.status === 'open' && (
        <span className="remarks-section-ways">
          <Button
            size="small"
            aria-label={`Accept: ${remarkWords(remark)}`}
            disabled={isDeciding}
            onClick={() => void decide(true)}
          >
            Accept
          </Button>
          <Button
            size="small"
            look="quiet"
            aria-label={`Decline: ${remarkWords(remark)}`}
            disabled={isDeciding}
            onClick={() => void decide(false)}
          >
            Decline
          </Button>
        </span>
      )}
      {remark.status !== 'open' && (
        <span className="remarks-section-ways">
          <Button
            size="small"
            aria-label={`Dismiss: ${remarkWords(remark)}`}
            disabled={isDeciding}
            onClick={() => void dismiss()}
          >
            Dismiss
          </Button>
        </span>
      )}
    </>
  )
}
