import { calls } from '#contract/calls.ts'
import { noColleagueChosen } from '#domain/accounts/person.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import '../../../ui/radio/radio.css'
import { call } from '../../../client/api.ts'
import { sentenceOf } from '../../../client/messages.ts'
import { forgetProspects } from '../../prospect-queries.ts'
import { ColleagueChoice } from '../../colleague-choice/colleague-choice.tsx'
import { holdingsQuery } from './holdings-query.ts'
import { holdingsWords } from './holdings-words.ts'
import { useUserChange } from './use-user-change.ts'
import type { UserDialogProps } from './user-dialog.ts'

/** Asks before an account is closed, and what becomes of its prospects; both happen in one step. */
export function DisableUserQuestion({ colleague, users, onClose }: UserDialogProps) {
  const { id, username } = colleague
  const client = useQueryClient()
  const { isWorking, carryOut } = useUserChange()
  const { data: holdings, error } = useQuery(holdingsQuery(id))
  const [choice, setChoice] = useState<'hand-over' | 'end-links'>('hand-over')
  const [to, setTo] = useState('')
  const [fieldError, setFieldError] = useState<string>()
  const hasProspects = holdings !== undefined && holdings.prospects > 0
  const handsOver = hasProspects && choice === 'hand-over'

  const disable = async () => {
    if (handsOver && to === '') return setFieldError(noColleagueChosen)
    const receiver = users.find((one) => one.id === to)?.username ?? ''
    const isDone = await carryOut(async () => {
      await call(calls.disableUser, { params: { id }, body: handsOver ? { handOverTo: to } : { endLinks: true } })
      const left = handsOver ? ` ${receiver} now has the prospects.` : ''
      return { title: 'User disabled', description: `${username} is signed out everywhere.${left}` }
    }, 'Failed to disable user')
    if (!isDone) return
    onClose()
    await forgetProspects(client)
  }

  return (
    <Dialog
      title={`Disable ${username}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="danger-filled"
            disabled={holdings === undefined}
            busy={isWorking ? 'Disabling…' : undefined}
            onClick={() => void disable()}
          >
            Disable user
          </Button>
        </>
      }
    >
      <p>{username} is signed out everywhere and cannot sign in until the account is enabled again.</p>
      {error !== null && <p role="alert">{sentenceOf(error)}</p>}
      {hasProspects && (
        <fieldset className="user-choices">
          <legend>
            {username} has {holdingsWords(holdings)}
          </legend>
          <Choice
            isChosen={choice === 'hand-over'}
            title="Hand them over to a colleague"
            text="With versions and interests. Links keep working."
            onChoose={() => setChoice('hand-over')}
          />
          {choice === 'hand-over' && (
            <div className="user-choice-field">
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
          )}
          <Choice
            isChosen={choice === 'end-links'}
            title="End the links"
            text="They no longer open for anyone. The prospects stay with the account and can be handed over later."
            onChoose={() => setChoice('end-links')}
          />
        </fieldset>
      )}
    </Dialog>
  )
}

interface ChoiceProps {
  isChosen: boolean
  title: string
  text: string
  onChoose: () => void
}

function Choice({ isChosen, title, text, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <div className="user-choice">
      <input
        type="radio"
        className="radio"
        id={id}
        name="prospects"
        checked={isChosen}
        aria-describedby={`${id}-text`}
        onChange={onChoose}
      />
      <div>
        <label htmlFor={id}>{title}</label>
        <p id={`${id}-text`}>{text}</p>
      </div>
    </div>
  )
}
