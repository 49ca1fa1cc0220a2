import { calls } from '#contract/calls.ts'
import { areTwoPeople, type ContactPerson, contactWords, joinedContact } from '#domain/prospects/contact.ts'
import { formatDate } from '#domain/text/day-words.ts'
import type { KnownProspect } from '#domain/prospects/prospect.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import { call } from '../../client/api.ts'
import { sentenceOf } from '../../client/messages.ts'
import { forgetProspects, prospectQuery } from '../prospect-queries.ts'
import { useSignInAgain } from '../session/use-sign-in-again.tsx'

export interface MergeQuestionProps {
  /** The prospect that stays. */
  into: ContactPerson & { id: number }
  from: KnownProspect
  onClose: () => void
}

/** Asks before another prospect of the same body goes into the one in view. */
export function MergeQuestion({ into, from, onClose }: MergeQuestionProps) {
  const client = useQueryClient()
  const { withSession, dialog } = useSignInAgain()
  const [isWorking, setWorking] = useState(false)
  const merge = async () => {
    setWorking(true)
    try {
      const params = { id: String(into.id) }
      const merged = await withSession(() => call(calls.mergeProspect, { params, body: { from: from.id } }))
      client.setQueryData(prospectQuery(into.id).queryKey, merged)
      onClose()
      showToast({ title: 'Prospects merged', description: 'Links, versions and what happened are kept.', tone: 'success' })
      await forgetProspects(client)
    } catch (error) {
      showToast({ title: 'Failed to merge prospects', description: sentenceOf(error), tone: 'error' })
    } finally {
      setWorking(false)
    }
  }
  return (
    <>
      <Dialog
        title="Merge these two prospects?"
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>Keep both</Button>
            <Button look="filled" busy={isWorking ? 'Merging…' : undefined} onClick={() => void merge()}>
              Merge
            </Button>
          </>
        }
      >
        <p>
          The one saved on {formatDate(from.createdAt)} goes into this one. Its links open this one, its versions join the
          history, and its timeline joins this timeline. The lines shown here stay as they are. This cannot be undone.
        </p>
        <p>{contactSentence(into, from)}</p>
      </Dialog>
      {dialog}
    </>
  )
}

function contactSentence(into: ContactPerson, from: ContactPerson): string {
  const stays = contactWords(joinedContact(into, from))
  if (stays === '') return 'Neither of them has a contact.'
  return areTwoPeople(into, from) ? `The contact stays ${stays}. ${contactWords(from)} is not kept.` : `The contact is ${stays}.`
}
