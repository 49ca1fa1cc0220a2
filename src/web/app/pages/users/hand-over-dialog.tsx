import { calls } from '#contract/calls.ts'
import { counted } from '#domain/text/counted.ts'
import { noColleagueChosen } from '#domain/accounts/person.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { call } from '../../../client/api.ts'
import { sentenceOf } from '../../../client/messages.ts'
import { forgetProspects } from '../../prospect-queries.ts'
import { ColleagueChoice } from '../../colleague-choice/colleague-choice.tsx'
import { holdingsQuery } from './holdings-query.ts'
import { holdingsWords } from './holdings-words.ts'
import { useUserChange } from './use-user-change.ts'
import type { UserDialogProps } from './user-dialog.ts'

/** Gives all prospects of an account to a colleague. */
export function HandOverDialog({ colleague, users, onClose }: UserDialogProps) {
  const { id, username } = colleague
  const client = useQueryClient()
  const { isWorking, carryOut } = useUserChange()
  const { data: holdings, error } = useQuery(holdingsQuery(id))
  const [to, setTo] = useState('')
  const [fieldError, setFieldError] = useState<string>()
  const hasNothing = holdings?.prospects === 0

  const handOver = async () => {
    if (to === '') return setFieldError(noColleagueChosen)
    const receiver = users.find((one) => one.id === to)?.username ?? ''
    const isDone = await carryOut(async () => {
      const { prospects } = await call(calls.handOver, { params: { id }, body: { handOverTo: to } })
      const given = counted(prospects, 'prospect')
      return { title: 'Prospects handed over', description: `${receiver} now has ${given} from ${username}.` }
    }, 'Failed to hand over prospects')
    if (!isDone) return
    onClose()
    await forgetProspects(client)
  }

  return (
    <Dialog
      title={`Hand over the prospects of ${username}`}
      onClose={onClose}
      actions={
        hasNothing || error !== null ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              look="filled"
              disabled={holdings === undefined}
              busy={isWorking ? 'Handing over…' : undefined}
              onClick={() => void handOver()}
            >
              Hand over prospects
            </Button>
          </>
        )
      }
    >
      {error !== null ? (
        <p role="alert">{sentenceOf(error)}</p>
      ) : holdings === undefined ? (
        <p>Looking up what {username} has…</p>
      ) : hasNothing ? (
        <p>{username} has no prospects.</p>
      ) : (
        <>
          <p>
            {holdingsWords(holdings)}, with versions and interests, go to the colleague, who is told by email. Links keep working.
          </p>
          <div className="user-dialog-field">
            <ColleagueChoice
              giver={colleague.id}
              users={users}
              value={to}
              error={fieldError}
              onChange={(chosen) => {
                setTo(chosen)
                setFieldError(undefined)
              }}
            />
          </div>
        </>
      )}
    </Dialog>
  )
}
